import { cutAt, joined, type Segment } from './segment.js'

/** `2. Aufl.`, `12., überarb. Aufl.`, `3e éd.`, `2.ª ed.`: the stops of German editions read as those of titles and of names, and others as words of titles. */
const edition = /(?:[([]\s?)?(?<![\p{L}\d])\d{1,2}(?:\.,?\s*(?:(?:\p{Ll}+\.?|u\.)\s+){0,4}Aufl(?:age\b|\.)|(?:e|ème|re)\s+éd(?:ition\b|\.)|\.?ª\s+ed(?:ición\b|\.))/u

/** An edition that says so is one, whatever its words were taken for. */
export const withEdition = (raw: string, segments: readonly Segment[]): Segment[] => {
  const found = edition.exec(raw)
  if (!found) return [...segments]
  const [from, to] = [found.index, found.index + found[0].length]
  const pieces = segments.flatMap((segment) => cutOut(segment, from, to))
  const at = pieces.findIndex(({ span }) => span[0] >= to)
  const here: Segment = { label: 'edition', text: found[0], span: [from, to], confidence: 1 }
  return withBook(raw, pieces.toSpliced(at < 0 ? pieces.length : at, 0, here))
}

/** What is left of a segment before and behind a stretch of the entry. The stretch is what the model was not sure of. */
const cutOut = (segment: Segment, from: number, to: number): Segment[] => {
  const [start, end] = segment.span
  if (end <= from || start >= to) return [segment]
  const rest = [cutAt(segment, Math.max(0, from - start), segment.label)[0], cutAt(segment, Math.min(end, to) - start, segment.label)[1]]
  return rest.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map((each) => ({ ...each, confidence: Math.max(each.confidence, sure) }))
}

const sure = 0.8

/** Before its edition stands the title of a book, which nothing contains: `In:` would say so. */
const withBook = (raw: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }) => label === 'edition') - 1
  const [before, named] = [segments[at - 1], segments[at]]
  if (!named || (named.label !== 'container-title' && named.label !== 'journal') || /^[\s.,]*in\b/iu.test(named.text)) return [...segments]
  // Whoever edited what a title stands in is named before it.
  if (before?.label === 'editor' && segments.some(({ label }) => label === 'title')) return [...segments]
  return before?.label === 'title' ? segments.toSpliced(at - 1, 2, joined(raw, before, named, 'title')) : segments.with(at, { ...named, label: 'title' })
}
