import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment } from '../../segment.js'

const partOfTitle = /^[\s.]*[IVX]{1,5}\.\s+(?=\p{Lu})/u

/** `Genes of mosses. | VIII. Tidewatch 77`: a numeral with a stop of its own counts the parts of a title. */
const withPartOfTitle: Mend = (raw, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && segments[index - 1]?.label === 'title' && partOfTitle.test(segment.text))
  if (at < 0) return segments
  const [numeral, name] = cutAt(segments[at]!, partOfTitle.exec(segments[at]!.text)![0].length, segments[at]!.label)
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, numeral, 'title'), name)
}

/** `Proceedings of TIDES- | 92, 440`, `Tides and Ropes, TAR ’ | 13, 3–9`: two digits behind a hyphen or an apostrophe are the year of a meeting. */
const withYearOfMeeting: Mend = (raw, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && /\p{Lu}(?:-|\s?[’'])$/u.test(segment.text) && segments[index + 1]?.label === 'volume'
    && segments[index + 1]!.span[0] === segment.span[1] && /^\d\d[,.:;]?\s*$/.test(segments[index + 1]!.text))
  return at < 0 ? segments : segments.toSpliced(at, 2, joined(raw, segments[at]!, segments[at + 1]!, segments[at]!.label))
}

const volumeBehind = /(?<=[\p{L}\d)][.,])\s+(?=Vol\.?\s\d+[.,;]?\s*$)/u

/** `Harbour Systems Conference. Vol 4697. Fjord Press` */
const withVolumeBehind: Mend = (_, segments) => {
  if (has(segments, 'volume')) return segments
  return segments.flatMap((segment): Segment[] => {
    const cut = isContainer(segment) ? volumeBehind.exec(segment.text) : null
    return cut ? cutAt(segment, cut.index, 'volume') : [segment]
  })
}

const roman = /(?<=\p{Ll}[.,]?)\s+(?=(?=[IVXLC]{2,})(?:XC|XL|L?X{0,3}|C)(?:IX|IV|V?I{0,3})[.,]?\s*$)/u

/** `Harbour Review XLV (1967): 67–76`: a numeral between the name of a journal and its year or its pages counts its volume. */
const withRomanVolume: Mend = (_, segments) => {
  if (has(segments, 'volume')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const isCounted = segment.label === 'journal' && !/^[\s,]*in\s/iu.test(segment.text) && ['date', 'pages'].includes(segments[index + 1]?.label ?? '') && has(segments, 'pages')
    const cut = isCounted ? roman.exec(segment.text) : null
    return cut ? cutAt(segment, cut.index, 'volume') : [segment]
  })
}

const volumeBefore = /^\s*\d{1,4}\s+(?=\d+\s?[-–]\s?\d+[\s.,;]*$)/u

/** `Harbour Studies 2181 291–302.`: two numbers that nothing parts are a volume and its pages. */
const withVolumeBeforePages: Mend = (_, segments) => {
  if (has(segments, 'volume')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const found = segment.label === 'pages' && segments[index - 1] && isContainer(segments[index - 1]) ? volumeBefore.exec(segment.text) : null
    if (!found) return [segment]
    const [volume, pages] = cutAt(segment, found[0].length, 'pages')
    return [{ ...volume, label: 'volume' }, pages]
  })
}

/** Puts right where the name of what a work stands in ends, and its number begins. */
export const withContainerEdges = inTurn(withPartOfTitle, withYearOfMeeting, withVolumeBehind, withRomanVolume, withVolumeBeforePages)
