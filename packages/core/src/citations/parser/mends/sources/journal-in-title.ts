import { notYetOut } from '../../../words/undated.js'
import { cutAt, has, type Mend, type Segment, surely } from '../../segment.js'
import { plainWordsIn } from './sure-source.js'

/** Behind `Ropes of the north, `, all of it: `Harbour Review, ` */
const named = /(?<=[\p{L}\d)”"]{2}[,.?!]["”]?)\s+(?=\p{Lu}[^,.?!]*[\s.,;:]*$)/u
const inFull = /^[\s(]*(?:[Vv]ol(?:\.|ume\s)|[Nn]os?\.)\s?\d/u
const volumeAtEnd = /(?<=\p{L})\s+(?=\d{1,3}[\s.,]*$)/u
const range = /^[\s.,:]*(?:pp?\.\s?)?\d+\s?[-–]\s?\d+/u
const comingOut = new RegExp(String.raw`^[\s(]*(?:${notYetOut})`, 'iu')

/**
 * `Ropes of the north, Harbour Review, | 9, | 17–36.`: what has a volume stands in a journal. Where none was found, its name is the last
 * piece of the title, in capitals.
 */
export const withJournalInTitle: Mend = (_, segments) => {
  const at = has(segments, ...otherwise) ? -1 : segments.findIndex(({ label }) => label === 'title')
  const after = segments[at + 1]
  if (at < 0 || !after) return segments
  const [words, ...volume] = withoutVolume(segments[at]!, after)
  const cut = volume.length > 0 || counts(after) || comingOut.test(after.text) ? named.exec(words!.text) : null
  if (!cut) return segments
  const [title, journal] = cutAt(words!, cut.index, 'journal')
  const isJournal = plainWordsIn(title.text) > 1 && (plainWordsIn(journal.text) === 0 || inFull.test(after.text))
  return isJournal ? segments.toSpliced(at, 1, surely(title), surely(journal), ...volume.map(surely)) : segments
}

/** What stands in something, or is something else. */
const otherwise = ['journal', 'container-title', 'publisher', 'genre', 'number', 'collection-title', 'editor'] as const

const counts = ({ label, text }: Segment): boolean => label === 'volume' && /\d/.test(text)

/** `Harbour Review 9 | 17–36.` */
const withoutVolume = (title: Segment, after: Segment): Segment[] => {
  const cut = after.label === 'pages' && range.test(after.text) ? volumeAtEnd.exec(title.text) : null
  return cut ? cutAt(title, cut.index, 'volume') : [title]
}
