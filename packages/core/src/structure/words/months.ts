/** The months in the languages of papers and lists, each in English first. Russian dates have the genitive. */
const months = [
  'january januar janvier enero janeiro января',
  'february februar février febrero fevereiro февраля',
  'march märz mars marzo março марта',
  'april avril abril апреля',
  'may mai mayo maio мая',
  'june juni juin junio junho июня',
  'july juli juillet julio julho июля',
  'august août agosto августа',
  'september septembre septiembre setembro сентября',
  'october oktober octobre octubre outubro октября',
  'november novembre noviembre novembro ноября',
  'december dezember décembre diciembre dezembro декабря',
].map((names) => names.split(' '))

const numbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

/** The number of a month by its name in lower case; in English it may be shortened to three letters. */
export const monthNumber = (word: string): number | undefined =>
  numbers.get(word) ?? (word.length < 3 ? undefined : months.findIndex(([english]) => english!.startsWith(word)) + 1 || undefined)

/** Every name of a month, as a pattern. */
export const monthName = `(?:${[...numbers.keys()].join('|')}|${months.map(([english]) => english!.slice(0, 3)).join('|')}|sept)`
