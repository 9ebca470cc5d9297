const label = /^(?:(?:title|topic|thema|titel|título|titulo|tema|titre|sujet|titolo|тема|на тему)\s*[:：]|на тему\s)\s*(?=\S)/iu

/** `Title: A Year in the Harbour`, `на тему: «Гавань»`: a line that calls itself the title. */
export const isCalledTitle = (text: string): boolean => label.test(text)

const asked = /^(?:[\p{L}\p{M}]+ ){0,3}(?:title|titel|título|titulo|titre|titolo|temat|тема)\s?[:：]?$/iu

/** `Proposed Title:`, over the line that is filled in there: what stands above it all is what the form is called. */
export const asksForTitle = (text: string): boolean => asked.test(text.trim())

/** What the title says, without what it calls itself. */
export const titleWords = (text: string): string => text.replace(label, '')
