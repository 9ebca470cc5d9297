import type { Label } from './label.js'
import { cutAt, joined, type Segment } from './segment.js'

// Puts right what the words of an entry say of the kind of its work: whose it is, which number it has in a series, who published it.

const publishing: ReadonlySet<Label> = new Set(['journal', 'container-title', 'publisher'])

/** `Nursing Council (2018) The code`: what an entry begins with, before a year in brackets and a title, is who wrote it and no journal. */
export const withLeadingGroup = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const first = segments[at]
  const dated = segments[at + 1]?.label === 'date' && /^\s*\(/.test(segments[at + 1]!.text) && segments[at + 2]?.label === 'title'
  return first && publishing.has(first.label) && dated && !segments.some(({ label }) => label === 'author') ? segments.with(at, { ...first, label: 'author' }) : [...segments]
}

const paperSeries = /\b(?:working|discussion|policy|research|occasional|technical)\s+(?:papers?|reports?|notes?|briefs?)(?:\s+series)?[\s,.:(]*(?:nos?\.?\s*)?$/iu

/** `Working Paper 2017-11`: the number of a paper in its series is no range of pages. */
export const withPaperNumber = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }, index) => label === 'pages' && paperSeries.test(segments[index - 1]?.text ?? ''))
  return at < 1 ? [...segments] : segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'journal'))
}

const genre = /\s*\[(?:computer )?(?:software|program|data ?set|mobile app(?:lication)?|film|video|podcast|database|map|photograph)\][\s.,]*$/iu
const thesisInBrackets = /^[\s.,]*\[[^\]]*(?:thesis|dissertation|proefschrift|avhandling|afhandling|tesis|thèse)[^\]]*\][\s.,]*$/iu

const dataSet = /^[\s.,]*data\s?set[\s.,]*$/iu

/** `IPUMS [dataset].`, `[Proefschrift, Universiteit Utrecht]`: what stands in brackets behind a title, or `Data set.` alone, says what it is. */
export const withGenre = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment): Segment[] => {
    if (segment.label === 'location' && thesisInBrackets.test(segment.text)) return [{ ...segment, label: 'genre' }]
    if (segment.label === 'container-title' && dataSet.test(segment.text)) return [{ ...segment, label: 'genre' }]
    const at = segment.label === 'title' ? segment.text.search(genre) : -1
    return at > 0 ? cutAt(segment, at, 'genre') : [segment]
  })

const pressFirst = /^.*(?:\b(?:Press|Books|Publish\p{L}*|Verlag|Wiley\S*|Springer\S*|Elsevier|Inc\.?|Sons))(:\s+)\p{Lu}[^:;]*$/u

/** `; University Science Books: Sausalito, 1991`: chemists name the publisher first, and then the place (ACS Guide, 4.3). */
export const withPressFirst = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.some(({ label }) => label === 'location') ? [...segments] : segments.flatMap((segment, index): Segment[] => {
    const sign = segment.label === 'publisher' && /;\s*$/.test(segments[index - 1]?.text ?? '') ? pressFirst.exec(segment.text)?.[1] : undefined
    return sign === undefined ? [segment] : cutAt(segment, segment.text.indexOf(sign) + sign.length, 'location')
  })
