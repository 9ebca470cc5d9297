import type { Part } from '../../model/label.js'
import { plainWordsIn } from '../sources/sure-source.js'
import { newsWords, periodicalWords } from '../../periodical-words.js'
import { atLeast, certain, framed, inTurn, type Mend, sure, surely } from '../../segment.js'

const onlyYear = /^[\s(]*(?:1[5-9]|20)\d\d[a-z]?[\s).,;:]*$/u
const unquoted = /^[\s,.;:]*[^\s“"‘'«„].*[.;?!]\s*$/u
const oneName = /^[\s.,;]*\p{Lu}[^.;:()[\]\d]*[,;]\s*$/u
const periodical = new RegExp(`${periodicalWords}|${newsWords}`, 'iu')
const named: ReadonlySet<Part> = new Set(['author', 'editor'])
const addressed: ReadonlySet<Part> = new Set(['url', 'doi', 'isbn', 'note', 'medium'])

/**
 * `W. Berg, Tides and ropes. Fjord Press, 1929.`, `Berg, W. Tides and ropes; Fjord Press, 1929.`: between names and the year with which an entry
 * ends stand the title of a book and who published it, and nothing else. One of both has to be sure, or a semicolon tells them apart.
 */
const withTitleBeforeHouse: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }, index) => label === 'title' && segments[index + 1]?.label === 'publisher' && segments[index + 2]?.label === 'date')
  const [names, title, house, year, ...behind] = segments.slice(Math.max(0, at - 1))
  if (at < 1 || !names || !title || !house || !year || !named.has(names.label) || names.confidence < sure) return segments
  const isHouse = oneName.test(house.text) && !periodical.test(house.text)
  const isFramed = unquoted.test(title.text) && isHouse && onlyYear.test(year.text) && behind.every(({ label }) => addressed.has(label))
  const isTold = title.confidence >= certain || house.confidence >= certain || /;\s*$/.test(title.text)
  if (!isFramed || !isTold) return segments
  return segments.map((segment) => (segment === title || segment === house ? atLeast(framed, segment) : segment))
}

/** `Berg, A. (2019). Seile. Ein Lehrbuch. 2. Aufl., Kaiverlag.`: all between the year and the edition is the title, of however many sentences. */
const withTitleBeforeEdition: Mend = (_, segments) =>
  segments.map((segment, index) => {
    const [names, year, title, edition] = segments.slice(Math.max(0, index - 2), index + 2)
    const isFramed = title === segment && segment.label === 'title' && named.has(names!.label) && year!.label === 'date' && edition?.label === 'edition'
    return isFramed && unquoted.test(segment.text) && [names!, year!, edition].every(({ confidence }) => confidence >= certain) ? surely(segment) : segment
  })

const lastName = /^[\s.,;]*\p{Lu}[^.;:,()[\]\d]*\.\s*$/u

const numbered: ReadonlySet<Part> = new Set(['doi', 'isbn'])

/** `Berg, A. (2019). Tides and ropes. Winter.`: behind names, a year and a title that are sure, the one name that ends an entry is who published it. */
const withHouseAtEnd: Mend = (_, segments) => {
  const [names, year, title, house, ...behind] = segments.slice(segments.findIndex(({ label }) => named.has(label)))
  const isBook = year?.label === 'date' && title?.label === 'title' && house?.label === 'publisher' && behind.every(({ label }) => numbered.has(label))
  if (!isBook || [names!, year, title].some(({ confidence }) => confidence < certain) || !unquoted.test(title.text)) return segments
  const isHouse = lastName.test(house.text) && plainWordsIn(house.text) === 0 && !periodical.test(house.text)
  return isHouse ? segments.map((segment) => (segment === house ? atLeast(framed, segment) : segment)) : segments
}

/** Makes sure of the title of a book and of who published it by what stands around them. */
export const withSureBook = inTurn(withTitleBeforeHouse, withTitleBeforeEdition, withHouseAtEnd)
