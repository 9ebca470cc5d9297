import { announcementJoins, announcesSight, surelyAnnounces } from '../../../announcements.js'
import { isAnnouncement } from '../../fields/access.js'
import { cutAt, joined, type Mend, surely } from '../../segment.js'

/** Where a title has taken up words that announce an address or the day on which it was seen. */
const announcement = new RegExp(
  String.raw`[.,;]["”’]?\s+(?=(?:${surelyAnnounces}\s+)+${announcementJoins}(?!\p{L})|${announcesSight}(?:\s+${announcementJoins})?(?:\s*$|[\s:]+(?:\p{L}{3,9}\.?\s+)?\d))`, 'iu')

/** What stands between a title and an address, and announces it, is no part of either: `Tides. Available at https://…`, `Gezeiten. Zugriff am 3.4.2021 unter …` */
export const withAnnouncement: Mend = (raw, found) => {
  const segments = found.map((segment) => (segment.label === 'title' && isAnnouncement(segment.text) ? { ...segment, label: 'note' as const } : segment))
  const at = segments.findIndex(({ label, text }) => label === 'title' && announcement.test(text))
  const address = segments.findIndex(({ label }, index) => index > at && (label === 'url' || label === 'doi'))
  const between = segments.slice(at + 1, address)
  if (at < 0 || address < 0 || between.some(({ label }) => label !== 'note' && label !== 'date' && label !== 'medium')) return segments
  const cut = announcement.exec(segments[at]!.text)!
  const [title, said] = cutAt(segments[at]!, cut.index + cut[0].length, 'note')
  const note = joined(raw, said, between.at(-1) ?? said, 'note')
  return [...segments.slice(0, at), ...[title, note].map(surely), ...segments.slice(address)]
}
