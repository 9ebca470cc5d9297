import { announcementJoins, announces, surelyAnnounces } from '../../words/announcements.js'
import type { CslDate } from '../../item.js'
import { dotted, readDate } from './date.js'

const joins = String.raw`(?:[\s.,;:\])]+(?:${announcementJoins}|${surelyAnnounces}))*`
const announcement = new RegExp(String.raw`^[\s.,;:()[\]]*(?:${announces}|${announcementJoins})${joins}[\s.,;:\])]*$`, 'iu')
const access = new RegExp(String.raw`^[\s.,;:([]*${announces}${joins}[\s:]+([^()[\]]*\d[^()[\]]*?)${joins}[\s.,;:\])]*$`, 'iu')
/** `Web. 17 Apr. 2012.` (MLA 7) */
const onWeb = /^[\s.,]*Web\.\s+(.+)$/u
/** `March 3, 2012`, `3 March 2012`, `3 de marzo de 2012`, `2012 Mar 3`: a date and nothing else. */
const onlyDate = /^(?:\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\.?\s+\p{L}{3,9}\.?,?\s+\d{4}|\d{4},?\s+\p{L}{3,9}\.?\s+\d{1,2})$/u
/** `(May 3, 2021)`, behind an address (APSA Style Manual 2018); `[12.07.2019]`. */
const inBrackets = /^[([]([^()[\]]+)[)\]]$/u
/** `2023-04-11`, as the ACS Guide has it. */
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** `Retrieved from`, `Available at:`: words that announce an address and say nothing of the work. */
export const isAnnouncement = (text: string): boolean => announcement.test(text)

/** `Retrieved March 3, 2012, from`, `[cited 2012 Mar 3]`: the day on which a page was seen, where the words say nothing else. */
export const readAccess = (text: string): CslDate | undefined => {
  const day = (access.exec(text) ?? onWeb.exec(text) ?? inBrackets.exec(text))?.[1]?.trim().replace(/[\s.,;:]+$/, '').replace(/(?<=^\d{1,2}|\p{L}{3})\s+de(?=\s)/gu, '') ?? ''
  const [year = 0, month = 0, date = 0] = iso.exec(day)?.slice(1).map(Number) ?? []
  if (date > 0 && date < 32 && month > 0 && month < 13) return { 'date-parts': [[year, month, date]] }
  const read = onlyDate.test(day) || dotted.test(day) ? readDate(day)?.date : undefined
  return read?.['date-parts']?.[0]?.length === 3 ? read : undefined
}
