import { readMonth } from '../../fields/date.js'
import { namesMeeting } from '../../fields/type.js'
import { has, isContainer, type Mend, type Segment } from '../../segment.js'

const isRange = ({ label, text }: Segment): boolean => label === 'pages' && /\d\s?[-–]\s?\p{L}?\d/u.test(text)
const isOfMonth = ({ label, text }: Segment): boolean => label === 'date' && readMonth(/^[\s,]*(?:\d{1,2}\s)?(\p{L}{3,})/u.exec(text)?.[1] ?? '') !== undefined

const within = /(?:^|\s)(?:in|en|em|dans|im)[\s:]*$/iu
const begunWithin = /^[\s,.;:(“"]*(?:in|en|em|dans|im)\b/iu

/**
 * `“Tides.” Harbour Studies, 296–321.`, `“Tides.” Harbour Monthly, May 2019.`: a book has editors, a publisher or an “In” before it; what has none
 * of these, names no meeting, and has pages from one to another, the month of an issue behind it or is not in print yet, is a journal.
 */
export const withPeriodical: Mend = (_, found) => {
  const segments = found.map(asBook(found))
  const isPrinted = segments.some((segment, index) => segment.label === 'status' || isRange(segment) || (isOfMonth(segment) && index > 0 && isContainer(segments[index - 1])))
  if (!isPrinted || has(segments, 'editor', 'publisher', 'location', 'edition', 'collection-title')) return segments
  return segments.map((segment, index) => {
    const { label, text } = segment
    const before = segments[index - 1]
    const isBook = label !== 'container-title' || before?.label !== 'title' || within.test(before.text) || begunWithin.test(text) || namesMeeting(text)
    return isBook ? segment : { ...segment, label: 'journal' }
  })
}

const bookWords = /encyclop(?:a?e|æ)dia|dictionary|handbook|companion\sto|lexikon|enciclopedia|encyclopédie/iu

/**
 * `In Philo, vol. 6, … Cambridge: Fjord Press`, `Harbour Encyclopedia, vol. 3, Fjord Press,`: a journal has no publisher behind an “In”, is not called so, and
 * counts issues.
 */
const asBook = (segments: readonly Segment[]) => (segment: Segment): Segment => {
  const isBook = segment.label === 'journal' && ((begunWithin.test(segment.text) && has(segments, 'location')) || bookWords.test(segment.text)) && has(segments, 'publisher') && !has(segments, 'doi')
    && !segments.some(({ label, text }) => label === 'volume' && /\d\D+\d/.test(text))
  return isBook ? { ...segment, label: 'container-title' } : segment
}
