import { announcementJoins, announcesSight } from '../announcements.js'
import { cutAt, type Segment } from './segment.js'

const day = String.raw`(?:\p{L}{3,9}\.?\s+\d{1,2},?\s+(?:19|20)\d\d|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?(?:19|20)\d\d|\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d)(?!\d)`
const accessed = new RegExp(String.raw`(?<!\p{L})${announcesSight}(?:\s+${announcementJoins})?(?:\s*:)?\s+${day}(?:,?\s+${announcementJoins}(?=\s+(?:https?:|www\.)))?`, 'iu')

/** `Accessed: Sep. 29, 2025.`, `zuletzt geprüft am 1.2.2024`: the day on which a page was seen is none of the work, whatever its words were taken for. */
export const withAccessDate = (raw: string, segments: readonly Segment[]): Segment[] => {
  const match = accessed.exec(raw)
  if (!match) return [...segments]
  const [from, to] = [match.index, match.index + match[0].length]
  const within = segments.filter(({ span }) => span[0] < to && from < span[1])
  // In one piece it is read as what it is.
  if (within.length < 2 || within.some(({ label }) => label === 'author')) return [...segments]
  const note: Segment = { ...within[0]!, label: 'note', text: match[0], span: [from, to] }
  const [before] = cutAt(within[0]!, Math.max(0, from - within[0]!.span[0]), within[0]!.label)
  const last = within.at(-1)!
  const [, after] = cutAt(last, Math.min(last.text.length, to - last.span[0]), last.label)
  return segments.toSpliced(segments.indexOf(within[0]!), within.length, ...[before, note, after].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
}
