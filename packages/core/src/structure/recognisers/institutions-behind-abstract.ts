import type { Line } from '../flow.js'
import type { Claim, Recogniser } from '../structure.js'
import { frontPart } from '../words/front-part.js'
import { beginsAbstract } from '../words/section-names.js'
import { isPlace, mark } from './front-matter.js'

/** So many lines has the front of a paper, its abstract with what parts that has among them. */
const mostLines = 40
/** An institution with its address, or how an author is reached, is said in no more words. */
const mostWords = 45

/**
 * Institutions that a manuscript has behind its abstract: one after the other they begin with all the numbers that the names have, and with no
 * other. How to reach an author may stand under them.
 */
export const institutionsBehindAbstract: Recogniser = function* ({ lines }) {
  const front = lines.slice(0, mostLines)
  const abstract = front.findIndex(({ section, view }) => section === 'abstract' || view.styleName === 'abstract' || beginsAbstract(view.text))
  const names = front.slice(0, Math.max(abstract, 0)).filter(({ view, at }) => at > 0 && /\d/.test(view.text) && frontPart(view.text) === 'author')
  const [name] = names
  if (names.length !== 1 || !name) return
  const marks = new Set(name.view.text.match(mark) ?? [])
  const numbers = [...marks].filter((each) => /\d/.test(each))
  const from = front.findIndex((line) => line.at > abstract && isInstitution(line, marks))
  const places = from < 0 ? [] : lines.slice(from, from + numbers.length)
  if (!numbers.every((number, index) => places[index] && beginsWith(places[index], number) && isInstitution(places[index], marks))) return
  yield claimed(name, 'author', 'has the numbers of the institutions behind the abstract')
  for (const place of places) yield claimed(place, 'affiliation', 'begins with a number that a name has')
  const reached = lines[from + places.length]
  if (reached && reached.view.words <= mostWords && frontPart(reached.view.text) === 'author-note') yield claimed(reached, 'author-note', 'stands under the institutions')
}

const isInstitution = ({ view: { text, words, numbered } }: Line, marks: ReadonlySet<string>): boolean =>
  !numbered && words <= mostWords && isPlace(text, marks) && frontPart(text) === 'affiliation'

const beginsWith = ({ view: { text } }: Line, number: string): boolean => text.startsWith(number) && !/^\d/.test(text.slice(number.length))

const claimed = ({ view: { paragraph } }: Line, kind: 'author' | 'affiliation' | 'author-note', evidence: string): Claim =>
  ({ paragraph, role: { kind }, confidence: 0.9, evidence })
