/** Patterns of what stands in the place of a year, to be matched whatever the case of the letters; `n.d.` is written in more ways than one. */
export const noDateAbroad = String.raw`ohne datum|sin fecha|sans date|s(?:enza|ine) data|sem data|(?:zonder|geen) datum|utan datum|uten dato|uden dato|s\.\s?[fd]\.|z\.\s?d\.|o\.\s?[jd]\.|u\.\s?å\.`
export const noDate = `no date|date unknown|${noDateAbroad}`
/** Behind such letters a name makes them initials: `N. D. Roe`. */
export const noName = String.raw`(?!\.?\s+(?!and\b)\p{L}{2})`
/** `350 B.C.E.`, `ca. 20 BC`: when the works of the ancients came out, which have a year of their edition beside it. */
export const beforeChrist = String.raw`(?:(?:ca?|circa)\.?\s)?\d{1,4}\s?B\.?\s?C\.?(?:\s?E\.?)?`
export const notYetOut = 'in press|forthcoming|to be published|in preparation|submitted|under review|to appear'
