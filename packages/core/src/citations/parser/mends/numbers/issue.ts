import { cutAt, type Mend, type Segment } from '../../segment.js'

const fourDigits = /^\s*\((\d{4})\)[:,.]*\s*$/u
const yearIn = ({ label, text }: Segment): number => (label === 'date' ? Number(/\d{4}/.exec(text)?.[0] ?? 0) : 0)

/** `2014. … 369 (1651): 20130300`: what stands between volume and pages, a century before the year of the entry, is no year. */
const isIssue = (segments: readonly Segment[], index: number): boolean => {
  if (segments[index - 1]?.label !== 'volume' || segments[index + 1]?.label !== 'pages' || !fourDigits.test(segments[index]!.text)) return false
  return segments.slice(0, index).some((other) => yearIn(other) > yearIn(segments[index]!) + 100)
}

const issueAtStart = /^[\s(]*[\p{L}\p{N}][\p{L}\p{N}–-]*\)\s*[:,.]?\s*(?=[\p{L}\p{N}])/u

/** `54(3): 12–15`: the issue is the volume's, whatever was taken for the beginning of the pages. */
export const withIssue: Mend = (_, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const before = segments[index - 1]
    if (isIssue(segments, index)) return [{ ...segment, label: 'volume', text: `no. ${segment.text.replace(/[^\d]/g, '')}` }]
    const issue = segment.label === 'pages' && before?.label === 'volume' ? issueAtStart.exec(segment.text) : null
    if (!issue || /[(\d]\s*\(/.test(before!.text.slice(0, -1))) return [segment]
    const [number, pages] = cutAt(segment, issue[0].length, 'pages')
    return [{ ...number, label: 'volume', text: `no. ${number.text.replace(/^[\s(]+/, '')}` }, pages]
  })
