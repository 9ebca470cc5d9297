import { announcementJoins, announcesSight } from '../../../words/announcements.js'
import { type Mend, withStretch } from '../../segment.js'

const day = String.raw`(?:\p{L}{3,9}\.?\s+\d{1,2},?\s+(?:19|20)\d\d|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?(?:19|20)\d\d|\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)`
const accessed = new RegExp(String.raw`(?<!\p{L})${announcesSight}(?:\s+${announcementJoins})?(?:\s*:)?\s+${day}(?:,?\s+${announcementJoins}(?=\s+(?:https?:|www\.)))?`, 'iu')

/** `Accessed: Sep. 29, 2025.`, `zuletzt geprüft am 1.2.2024`: the day on which a page was seen is none of the work, whatever its words were taken for. */
export const withAccessDate: Mend = (raw, segments) => {
  const match = accessed.exec(raw)
  if (!match) return segments
  const [from, to] = [match.index, match.index + match[0].length]
  const isNamed = segments.some(({ label, span }) => label === 'author' && span[0] < to && from < span[1])
  return isNamed ? segments : withStretch(raw, segments, [from, to], 'note')
}
