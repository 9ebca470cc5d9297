/** The months in the languages of papers and lists, each in English first. Russian dates have the genitive. */
const months = [
  'january januar janvier enero janeiro gennaio januari января',
  'february februar février febrero fevereiro febbraio februari февраля',
  'march märz mars marzo março maart marts марта',
  'april avril abril aprile апреля',
  'may mai mayo maio maggio mei maj мая',
  'june juni juin junio junho giugno июня',
  'july juli juillet julio julho luglio июля',
  'august août agosto augustus augusti августа',
  'september septembre septiembre setembro settembre сентября',
  'october oktober octobre octubre outubro ottobre октября',
  'november novembre noviembre novembro ноября',
  'december dezember décembre diciembre dezembro dicembre декабря',
].map((names) => names.split(' '))

const numbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

/** What they are shortened to where that is no English beginning; with a stop, since some of them are words. */
const shortened = [
  'janv. ene. jan. gen.', 'févr. fev. feb.', 'mär. mar. mrt.', 'avr. abr.', 'mai. may. mag.', 'jun. giu.', 'juil. jul. lug.', 'ago.', 'sept. set.', 'okt. oct. out. ott.', 'nov.',
  'déc. dez. dic.',
]
const byShort = new Map(shortened.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)))

/** Those as a pattern. */
export const shortMonth = `(?:${[...byShort.keys()].join('|').replaceAll('.', String.raw`\.`)})`

/** The number of a month by its name in lower case, `fev.` with its stop; in English it may be shortened to three letters. */
export const monthNumber = (word: string): number | undefined =>
  numbers.get(word) ?? byShort.get(word) ?? (word.length < 3 ? undefined : months.findIndex(([english]) => english!.startsWith(word)) + 1 || undefined)

/** `March` of 3. */
export const monthInEnglish = (number: number): string => months[number - 1]![0]!.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** Every name of a month, as a pattern. */
export const monthName = `(?:${[...numbers.keys()].join('|')}|${months.map(([english]) => english!.slice(0, 3)).join('|')}|sept)`

const isEnglish = (name: string, index: number): boolean => months[index]![0]!.startsWith(name.replace('.', ''))
const others = [...months.map((names) => names.slice(1)), ...shortened.map((names) => names.split(' '))]

/** Those of other languages than English alone. */
export const monthAbroad = `(?:${others.flatMap((names, index) => names.filter((name) => !isEnglish(name, index % 12))).join('|').replaceAll('.', String.raw`\.`)})`

/** The seasons of those languages, which journals are dated by; as a pattern, with a second one behind it: `Winter–Spring`. */
const season = '(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno)'
/** `Firstquarter`, `3rd Quart.` (IEEE Reference Guide 2023, periodicals) */
export const quarter = String.raw`(?:(?:first|second|third|fourth)\s?quarter|(?:1st|2nd|3rd|4th)\squart(?:er|\.))`
export const seasonName = String.raw`(?:${quarter}|${season}(?:\s?[\/–-]\s?${season})?)`
