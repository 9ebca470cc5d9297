const label = /^(?:(?:title|topic|thema|titel|título|titulo|tema|titre|sujet|titolo|тема|на тему)\s*[:：]|на тему\s)\s*(?=\S)/iu

/** `Title: A Year in the Harbour`, `на тему: «Гавань»`: a line that calls itself the title. */
export const isCalledTitle = (text: string): boolean => label.test(text)

/** What the title says, without what it calls itself. */
export const titleWords = (text: string): string => text.replace(label, '')
