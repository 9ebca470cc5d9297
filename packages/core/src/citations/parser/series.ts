import { joined, type Segment } from './segment.js'

const quoted = /[“”"„«»]|(?<!\p{L})[‘']|[’'](?!\p{L})/u
const within = /^[\s.,(]*In\b/iu
/** Academies print their journals themselves, and entries in East Asian letters name them. */
const periodical = /[^\p{Script=Latin}\p{Script=Common}]|journal|bulletin|review|annals|proceedings|conference|transactions|quarterly|magazine/iu
const counted = /\s\d{1,4}[\s.,)]*$/u

/**
 * `Ships of the North. Maritime Studies 12. Woodbridge: Boydell Press, 2009.`: what has a number, no pages and a publisher right behind it
 * is a series, and no journal; articles have pages or quotation marks, and chapters stand in something.
 */
export const withSeries = (raw: string, segments: readonly Segment[]): Segment[] => {
  const title = segments.find(({ label }) => label === 'title')
  const at = segments.findIndex(({ label }) => label === 'journal' || label === 'container-title')
  const [name, volume] = [segments[at], segments[at + 1]]
  if (!title || quoted.test(title.text) || !name || segments.some(({ label }) => apart.has(label))) return [...segments]
  if (within.test(name.text) || periodical.test(name.text)) return [...segments]
  const isCounted = volume?.label === 'volume'
  if (!isCounted && !(name.label === 'container-title' && counted.test(name.text))) return [...segments]
  const end = at + (isCounted ? 2 : 1)
  if (!isPublished(segments, at, end)) return [...segments]
  const series = isCounted ? joined(raw, name, volume, 'collection-title') : { ...name, label: 'collection-title' as const }
  return segments.toSpliced(at, end - at, series)
}

const apart: ReadonlySet<string> = new Set(['pages', 'doi', 'editor', 'collection-title'])

/** The publisher or its place stands next behind the series, or the series last of all. */
const isPublished = (segments: readonly Segment[], at: number, end: number): boolean => {
  const [next, after] = segments.slice(end)
  if (next === undefined) return segments.slice(0, at).some(({ label }) => label === 'publisher')
  return next.label === 'publisher' || (next.label === 'location' && after?.label === 'publisher')
}
