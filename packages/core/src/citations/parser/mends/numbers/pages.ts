import { endOf } from '../../../../algorithms/matches.js'
import type { Part } from '../../model/label.js'
import { cutAt, has, type Mend, type Segment } from '../../segment.js'

// Where pages begin in what was taken for a volume or a date (`52(9):2645–55`, `(1998) 1713`), and where a volume ends in pages (`189, 1709–15`).
const afterVolume = /(?<=[\p{N}\p{L})])\s*[:,]\s*(?=(?:\p{L}?\d+\s?[-‐-―−]\s?\p{L}?\d+|article\s(?:ID\s|no\.?\s)?\w+)[\s.,;:]*$)/iu
const afterYear = /(?<=(?<!\d)(?:1[5-9]|20)\d\d[a-z]?\)?)(?:(?<=\))|[\s,:;])[\s,:;]*(?=[eA-Z]?\d{1,6}[\s.,;:]*$)/u
const beforePages = /^[\s(]*\d{1,4}\s*[,:;]\s*(?=\p{L}?\d+\s?[-‐-―−]\s?\p{L}?\d+[\s.,;:]*$)/u

/** Pages out of the volume or the date where the entry has no others, and the volume out of the pages. */
export const withPages: Mend = (_, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const { label, text } = segment
    if (label === 'pages' && !has(segments, 'volume')) {
      const [volume, pages] = cutAt(segment, endOf(beforePages.exec(text)), 'pages')
      return volume.text === '' ? [segment] : [{ ...volume, label: 'volume' }, pages]
    }
    if ((label !== 'volume' && label !== 'date') || has(segments, 'pages')) return [segment]
    if (label === 'date' && segments[index - 1]?.label !== 'volume') return [segment]
    const cut = endOf((label === 'volume' ? afterVolume : afterYear).exec(text))
    return cut > 0 ? cutAt(segment, cut, 'pages') : [segment]
  })

const numberAlone = /^\s*\d{1,3}[\s.]*$/u
const within: readonly Part[] = ['container-title', 'journal']
const unsure = 0.4

/**
 * `Fjord Press, 2003. | 32.`, `Vol. 3, | 3.`: a number alone behind a volume, or in what stands in nothing else, may count volumes or a series, and
 * nobody knows it for a page.
 */
export const withNumberAlone: Mend = (_, segments) => {
  if (!has(segments, 'publisher')) return segments
  const isWithin = has(segments, ...within)
  return segments.map((segment, index) => {
    const before = segments[index - 1]
    const isBehind = before !== undefined && (isWithin ? before.label === 'volume' && /^[\s,.(]*vol/iu.test(before.text)
      : before.label === 'volume' || (before.label === 'date' && /\.\s*$/.test(before.text)))
    return segment.label === 'pages' && isBehind && numberAlone.test(segment.text) ? { ...segment, confidence: Math.min(segment.confidence, unsure) } : segment
  })
}
