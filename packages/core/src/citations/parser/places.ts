import { joined, type Segment } from './segment.js'

/** `Frankfurt am Main/New York: Campus`: what stands before a slash is a place, as what stands behind it. */
export const withPlaces = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => label === 'location' && text.startsWith('/') && /^(?:container-title|journal|publisher)$/.test(segments[index - 1]?.label ?? ''))
  return at < 0 ? [...segments] : segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'location'))
}
