import { type Mend, surely, withStretch } from '../../segment.js'

/** `Low water [Song]. On Tidal. Fjord Records.` (APA 7, 10.13), `“Low Water.” On Tidal.` (CMOS 18, chapter 14), `Low water. On: Tidal.` (AMA 11, chapter 3) */
const songOn = /(?<=(?:\[song\][.,]\s|[.?!][”"]\s|\p{L}[.?!]\s(?=On:)))(?<on>On:?\s)(?<record>\p{Lu}[^.;]{0,100})(?=\.\s\p{Lu})/iu
/** `“Low Water.” Tidal, Fjord Records, 2016.` (MLA 9, appendix 2) */
const songBefore = /(?<=^[^“”"]{3,80}\.\s[“"][^“”"]{1,120}[.?!][”"]\s)(?<on>)(?<record>\p{Lu}[^“”",.]{0,80})(?=,\s(?<house>\p{Lu}[^“”",.\d]{0,50}\sRecord(?:ing)?s),\s(?:19|20)\d\d[.,])/u
/** `‘Low water’, Tidal [CD]. Fjord Records.` (Cite Them Right 12, sound recordings) */
const songOnDisc = /(?<=^[^‘’“”']{3,80}\s\((?:19|20)\d\d\)\s[‘'][^‘’]{1,120}[’'],\s)(?<on>)(?<record>\p{Lu}[^‘’[\].]{0,80})(?=\s\[(?:CD|LP|Album)\]\.\s)/u

/** A song stands on a record as a chapter stands in a book. */
export const withRecord: Mend = (raw, segments) => {
  const found = [songOn, songBefore, songOnDisc].map((pattern) => pattern.exec(raw)).find((each) => each !== null)
  if (!found) return segments
  const { on = '', record = '', house } = found.groups ?? {}
  const [from, end] = [found.index, found.index + found[0].length]
  const placed = withStretch(raw, segments, [from, end], 'container-title').map((segment) => (segment.span[0] === from && segment.span[1] === end ? { ...segment, text: raw.slice(from + on.length, end) } : segment))
  const at = house === undefined ? -1 : raw.indexOf(house, from + record.length)
  const published = at < 0 ? placed : withStretch(raw, placed, [at, at + house!.length], 'publisher')
  return published.map((segment) => (segment.label === 'title' || segment.label === 'publisher' ? surely(segment) : segment))
}
