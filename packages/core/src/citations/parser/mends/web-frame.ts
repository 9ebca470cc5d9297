import { monthName } from '../../../structure/words/months.js'
import type { Part } from '../model/label.js'
import { type Mend, type Segment, withStretch } from '../segment.js'

const day = String.raw`(?:\d{1,2}\s)?(?:${monthName}\.?\s)?(?:19|20)\d\d`
const site = String.raw`\p{Lu}[^.,“”"]*(?:\.(?:com|edu|gov|net|org))?`
const house = String.raw`N\.\s?p\.|\p{Lu}[^,“”"]*`
const date = String.raw`n\.\s?d\.|${day}(?=\.)`
const quoted = String.raw`(?<title>[“"][^“”"]+[”"])\s+(?<site>${site})`
/** `Web. 4 Apr. 2022.` at the end, or before an address. */
export const seenOnWeb = String.raw`Web\.\s\d{1,2}\s${monthName}\.?\s\d{4}(?=\.?(?:$|\s<?https?:))`
const page = new RegExp(String.raw`${quoted}\.\s+(?<house>${house}),\s+(?<date>${date})\.?\s+${seenOnWeb}`, 'diu')
const parts: Readonly<Record<string, Part>> = { title: 'title', site: 'container-title', house: 'publisher', date: 'date' }

/**
 * `“Tides.” Harbour Life. | Coast Library, 12 May 2015. Web. 4 Apr. 2022.`: the title of a page, its site, who runs that and the day, as MLA 7
 * has them (5.6.2).
 */
export const withWebFrame: Mend = (raw, segments) =>
  Object.entries(page.exec(raw)?.indices?.groups ?? {}).reduce<readonly Segment[]>((all, [name, span]) => withStretch(raw, all, span, parts[name]!), segments)
