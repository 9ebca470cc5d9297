import type { Part } from '../../model/label.js'
import { plainWordsIn } from '../sources/sure-source.js'
import { newsWords, periodicalWords } from '../../periodical-words.js'
import { namesThesis } from '../../thesis.js'
import { atLeast, certain, framed, has, inTurn, type Mend, sure, surely } from '../../segment.js'

const onlyYear = /^[\s(]*(?:1[5-9]|20)\d\d[a-z]?[\s).,;:]*$/u
const unquoted = /^[\s,.;:]*[^\s“"‘'«„].*[.;?!]\s*$/u
const quotes = /[“"‘'«„]/u
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

const numbered: ReadonlySet<Part> = new Set(['doi', 'isbn', 'original-date'])
const behindTitle: ReadonlySet<Part> = new Set(['translator', 'editor', 'edition', 'volume'])

/** `Berg, A. (2019). Tides and ropes. Winter.`: behind names, a year and a title that are sure, the one name that ends an entry is who published it. */
const withHouseAtEnd: Mend = (raw, segments) => {
  const [names, year, title, ...others] = segments.slice(segments.findIndex(({ label }) => named.has(label)))
  // `(M. Lund, Trans.; 2nd ed.)`
  const [house, ...behind] = others.slice(others.findIndex(({ label, confidence }) => !behindTitle.has(label) || confidence < certain))
  const isBook = year?.label === 'date' && title?.label === 'title' && house?.label === 'publisher' && behind.every(({ label }) => numbered.has(label))
  const ends = title !== undefined && (/[.?!]\s*$/.test(title.text) || /^\s*\(/.test(raw.slice(title.span[1])))
  if (!isBook || [names!, year, title].some(({ confidence }) => confidence < certain) || !ends || quotes.test(title.text)) return segments
  const isHouse = lastName.test(house.text) && plainWordsIn(house.text) === 0 && !periodical.test(house.text)
  return isHouse ? segments.map((segment) => (segment === house ? atLeast(framed, segment) : segment)) : segments
}

const counted = /^[\s.]*(?:Vols?\.?\s\d|\d{1,2}(?:st|nd|rd|th)\sed\.)/u

/** `Berg A. Tides and Ropes. Vol 2. 4th ed. Fjord Press; 2002.`: one sentence between names and what counts volumes or editions is the title. */
const withTitleBeforeCount: Mend = (_, segments) => {
  const isTold = (index: number): boolean => named.has(segments[index - 1]?.label ?? 'title') && counted.test(segments[index + 1]?.text ?? '')
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && oneSentence.test(text) && isTold(index))
  const [names, title, ...others] = segments.slice(Math.max(0, at - 1))
  const isBook = has(others, 'publisher') && others.every(({ label }) => ofBook.has(label) || behindTitle.has(label) || addressed.has(label))
  const isSure = names!.confidence >= certain && others.every(({ confidence }) => confidence >= certain)
  return at > 0 && isBook && isSure ? segments.with(at, atLeast(framed, title!)) : segments
}

const ofBook: ReadonlySet<Part> = new Set(['publisher', 'date', 'location'])
const oneSentence = /^[\s.]*\p{Lu}[^.?!“”"]*[.?!]\s*$/u

/** `Berg, Ada. Tides and Law. 2009. Fjord University, PhD dissertation.`: between names and a year stands the title of what is a thesis (MLA 9, appendix 1). */
const withTitleOfThesis: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label === 'title')
  const [names, title, year, house, kind] = segments.slice(Math.max(0, at - 1))
  const isFramed = names?.label === 'author' && names.confidence >= certain && year?.label === 'date' && onlyYear.test(year.text) && house?.label === 'publisher' && house.confidence >= certain
  return at < 1 || !isFramed || kind?.label !== 'genre' || !namesThesis(kind.text) || !oneSentence.test(title!.text) ? segments : segments.with(at, atLeast(framed, title!))
}

/** Makes sure of the title of a book and of who published it by what stands around them. */
export const withSureBook = inTurn(withTitleBeforeHouse, withTitleBeforeEdition, withTitleBeforeCount, withTitleOfThesis, withHouseAtEnd)
