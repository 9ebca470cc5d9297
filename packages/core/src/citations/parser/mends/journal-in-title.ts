import { notYetOut } from '../../undated.js'
import { cutAt, has, surely, type Segment } from '../segment.js'
import { plainWordsIn } from './sure-source.js'

/** Behind `Ropes of the north, `, all of it: `Harbour Review, ` */
const named = /(?<=[\p{L}\d)”"]{2}[,.?!]["”]?)\s+(?=\p{Lu}[^,.?!]*[\s.,;:]*$)/u
const inFull = /^[\s(]*(?:[Vv]ol(?:\.|ume\s)|[Nn]os?\.)\s?\d/u
const volumeAtEnd = /(?<=\p{L})\s+(?=\d{1,3}[\s.,]*$)/u
const range = /^[\s.,:]*(?:pp?\.\s?)?\d+\s?[-–]\s?\d+/u
const comingOut = new RegExp(String.raw`^[\s(]*(?:${notYetOut}|in press)`, 'iu')

/**
 * `Ropes of the north, Harbour Review, | 9, | 17–36.`: what has a volume stands in a journal. Where none was found, its name is the last
 * piece of the title, in capitals.
 */
export const withJournalInTitle = (_: string, segments: readonly Segment[]): Segment[] => {
  if (has(segments, 'journal', 'container-title', 'publisher', 'genre', 'number', 'collection-title', 'editor')) return [...segments]
  const at = segments.findIndex(({ label }) => label === 'title')
  const after = segments[at + 1]
  if (at < 0 || !after) return [...segments]
  const { text } = segments[at]!
  const counted = after.label === 'pages' && range.test(after.text) ? volumeAtEnd.exec(text) : null
  if (!counted && !(after.label === 'volume' && /\d/.test(after.text)) && !comingOut.test(after.text)) return [...segments]
  const [words, ...volume] = counted ? cutAt(segments[at]!, counted.index, 'volume') : [segments[at]!]
  const cut = named.exec(words.text)
  if (!cut) return [...segments]
  const [title, journal] = cutAt(words, cut.index, 'journal')
  const isJournal = plainWordsIn(title.text) > 1 && (plainWordsIn(journal.text) === 0 || inFull.test(after.text))
  return isJournal ? segments.toSpliced(at, 1, surely(title), surely(journal), ...volume.map(surely)) : [...segments]
}
