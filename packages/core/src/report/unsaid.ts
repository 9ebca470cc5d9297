import { short } from '../checks/wording.js'
import { grouped } from '../algorithms/grouped.js'
import type { Finding } from './report.js'
import { placeWords } from './words.js'

/** Findings by what a reader is told: what holds of thirty places is said once, where it is found first. */
export const alike = (findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] => {
  const groups = grouped(findings, (finding) => JSON.stringify([finding.status, finding.message, comparedIn(finding), finding.related.map(({ id }) => id)]))
  return [...groups.values()] as (readonly [Finding, ...Finding[]])[]
}

/** Places of one finding by what a reader is shown of them: two citations within one pair of brackets read alike, and are one row. */
export const rowsOf = (findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] =>
  [...grouped(findings, (each) => JSON.stringify([unsaidOf(each).excerpt, unsaidOf(each).place])).values()] as (readonly [Finding, ...Finding[]])[]

/** For how many places a row stands, where it is more than one. */
export const timesOf = ({ length }: readonly Finding[]): string => (length === 1 ? '' : ` ${length} times`)

type Compared = readonly (readonly [name: string, text: string])[]

/** What the sentence of a finding does not say: the place, the words there, and those that come for them, each with its name. */
interface Unsaid {
  readonly place: string | undefined
  readonly excerpt: string | undefined
  readonly compared: Compared
}

/** Nothing is said twice: neither what the sentence has, nor the words at the place where what was found has them. */
export const unsaidOf = (finding: Finding): Unsaid => {
  const { message, excerpt, location } = finding
  const compared = comparedIn(finding)
  const [place, words] = [placeWords(location), bare(excerpt)]
  return {
    // A sentence about a section names it.
    place: place === '' || (location.paragraph_index === null && says(message.toLowerCase(), place)) ? undefined : place,
    excerpt: [message, ...compared.map(([, text]) => text)].some((text) => says(text, words)) ? undefined : excerpt,
    compared,
  }
}

/** A list of references in its old and its new order is long; the JSON report has the whole of it. */
const mostCompared = 300

/** Words of the document that others come for, where the sentence has neither; of what looks or stands otherwise, it says enough. */
const comparedIn = ({ status, message, excerpt, before, after, fix }: Finding): Compared => {
  if (before === null || after === null || fix.kind === 'comment' || says(message, before) || says(message, after.replace(numbered, ''))) return []
  if (begun(before) !== begun(after) && says(message, begun(before)) && says(message, begun(after))) return []
  const isOfDocument = bare(excerpt) !== '' && says(before, bare(excerpt).slice(0, telling)) && oneLine(before) !== oneLine(after)
  const [was, is] = status === 'fixed' ? ['Before', 'Now'] : ['Found', 'Wanted']
  return isOfDocument ? [[was, short(before, mostCompared)], [is, short(after, mostCompared)]] : []
}

/** Of what is long a sentence has the beginning: where two differ in it, that is enough. */
const begun = (text: string): string => oneLine(text).slice(0, 60)

/** The number of an entry of a list: its own sentence says what is wrong with it. */
const numbered = /^\S+\t/u

/** So many letters tell words from others. */
const telling = 16

const bare = (excerpt: string): string => excerpt.replace(/^…|…$/g, '')
const says = (text: string, words: string): boolean => oneLine(text).includes(oneLine(words))
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
