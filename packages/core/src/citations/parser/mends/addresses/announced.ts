import { announcementJoins, announcesSight, surelyAnnounces } from '../../../words/announcements.js'
import { isAnnouncement } from '../../fields/access.js'
import { cutAt, inTurn, joined, type Mend, surely, withStretch } from '../../segment.js'

/** Where a title has taken up words that announce an address or the day on which it was seen. */
const announcement = new RegExp(
  String.raw`[.,;]["”’]?\s+(?=(?:${surelyAnnounces}\s+)+${announcementJoins}(?!\p{L})|${announcesSight}(?:\s+${announcementJoins})?(?:\s*$|[\s:]+(?:\p{L}{3,9}\.?\s+)?\d))`, 'iu')

const announcedAddress = new RegExp(String.raw`(?<=(?<!\p{L})${surelyAnnounces}\s+${announcementJoins}:?\s+)https?:\/\/[^\s,;]*[^\s,;.]`, 'iu')

/** `Tides. Online verfügbar unter https://…, zuletzt geprüft am`: an address that is announced is one, whatever took it up. */
const withAddressOfTitle: Mend = (raw, segments) => {
  const match = announcedAddress.exec(raw)
  const isTaken = match !== null && segments.some(({ label, span }) => label === 'title' && span[0] < match.index && match.index < span[1])
  return isTaken ? withStretch(raw, segments, [match.index, match.index + match[0].length], 'url') : segments
}

/** What stands between a title and an address, and announces it, is no part of either: `Tides. Available at https://…`, `Gezeiten. Zugriff am 3.4.2021 unter …` */
const withAnnouncementOfTitle: Mend = (raw, found) => {
  const segments = found.map((segment) =>
    ((segment.label === 'title' || segment.label === 'note') && isAnnouncement(segment.text) ? surely({ ...segment, label: 'note' }) : segment))
  const at = segments.findIndex(({ label, text }) => label === 'title' && announcement.test(text))
  const address = segments.findIndex(({ label }, index) => index > at && (label === 'url' || label === 'doi'))
  const between = segments.slice(at + 1, address)
  if (at < 0 || address < 0 || between.some(({ label }) => label !== 'note' && label !== 'date' && label !== 'medium')) return segments
  const cut = announcement.exec(segments[at]!.text)!
  const [title, said] = cutAt(segments[at]!, cut.index + cut[0].length, 'note')
  const note = joined(raw, said, between.at(-1) ?? said, 'note')
  return [...segments.slice(0, at), ...[title, note].map(surely), ...segments.slice(address)]
}

/** Takes an address, and the words that announce it, out of the title. */
export const withAnnouncement = inTurn(withAddressOfTitle, withAnnouncementOfTitle)
