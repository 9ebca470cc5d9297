import { monthName, shortMonth } from '../../../structure/words/months.js'
import type { Part } from '../model/label.js'
import { publishedFirst } from '../role-words.js'

const month = `(?:${shortMonth}|${monthName})`
const thesis = String.raw`(?:Tese|Dissertação|Monografia|Trabalho de Conclusão de Curso)\s\((?:Doutorado|Mestrado|Graduação|Bacharelado|Licenciatura|Especialização)[^()]*\)`
/** Stretches that say themselves what they are by the standards of other countries, each with a sign without which there is none. */
export const stretchesAbroad: readonly (readonly [Part, sign: RegExp, RegExp])[] = [
  // `v. 21, n. 2, p. 101-119, maio/ago. 2019.` (ABNT NBR 6023)
  ['date', /\/.*\d{4}/, new RegExp(String.raw`(?<=\d,\s)${month}\/${month}\s(?:19|20)\d\d(?=\.(?:\s|$))`, 'iu')],
  ['date', /\d,\s\p{Ll}{3,9}\.?\s\d{4}\.?/u, new RegExp(String.raw`(?<=\sv\.\s\d[^]*\d,\s)${month}\s(?:19|20)\d\d(?=\.(?:\s|$))`, 'u')],
  // `Diário do Norte, Salvador, 14 abr. 2013.`
  ['date', /,\s\d{1,2}\s\p{L}+\.?\s\d{4}/u, new RegExp(String.raw`(?<=\p{L},\s)\d{1,2}\s${month}\s(?:19|20)\d\d(?=[.,]\s)`, 'iu')],
  // `2012. 243 f. Tese (Doutorado em História) – Universidade do Norte, Salvador, 2012.`
  ['genre', /Tese|Dissertação|Monografia|Trabalho/, new RegExp(String.raw`(?<=\.\s)${thesis}(?=\s[-–—]\s)|\[${thesis}\]|(?<=[”“»],\s)${thesis}(?=,\s)`, 'u')],
  ['pages', /\d\sf\.\s/, new RegExp(String.raw`(?<=(?:19|20)\d\d\.\s)\d{2,4}\sf\.(?=\s${thesis})`, 'u')],
  ['publisher', /\)\s[-–—]\s/, new RegExp(String.raw`(?<=${thesis}\s[-–—]\s)\p{Lu}[^.;:]*?(?=,\s[^,.;:]+,\s(?:19|20)\d\d\.?$)`, 'u')],
  ['location', /\)\s[-–—]\s/, new RegExp(String.raw`(?<=${thesis}\s[-–—]\s\p{Lu}[^.;:]*,\s)\p{Lu}[^,.;:]+(?=,\s(?:19|20)\d\d\.?$)`, 'u')],
  // `(Ouvrage original publié en 1905)`
  ['original-date', /\([^()]*\s\d{4}\)\.?$/u, new RegExp(String.raw`\((?:${publishedFirst})\s\d{4}\)`, 'iu')],
  // `2 Bde.`, `3 tomos.`
  ['volumes', /\d\s(?:Bde|Bände|tom)/, /(?<=[.,;?!]["”’»]?\s)\d{1,2}\s(?:Bde\.|Bände|tomes|tomos)(?=[.,;]?\s|$)|\(\d{1,2}\s(?:Bde\.|Bände|tomes|tomos)\)/u],
  // `Gezeiten (= Schriften zur Küste, Bd. 7).`, as German lists have series.
  ['collection-title', /\(=/, /\(=\s[^()]{3,100}\)/u],
]
