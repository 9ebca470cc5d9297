import type { Paragraph } from '../../wordml/paragraph.js'
import type { Citation } from '../citations.js'
import { isInterval } from '../in-text/interval.js'
import type { Reference } from '../reference-list/reference.js'

const bracket = /\[\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*\]/g

/** Whether numbers in brackets stand in the text of a paper that cites so and are no citations that are understood: they point into the list all the same. */
export const hasLooseNumbers = (paragraphs: readonly Paragraph[], references: readonly Reference[], citations: readonly Citation[]): boolean => {
  if (!citations.some(({ paragraph, form, from }) => form === 'numeric' && paragraph.text[from] === '[')) return false
  const entries = new Set(references.flatMap((reference) => reference.paragraphs))
  const highest = Math.max(...references.map(({ number, place }) => number ?? place))
  const cited = new Map<Paragraph, Citation[]>()
  for (const citation of citations) cited.set(citation.paragraph, [...(cited.get(citation.paragraph) ?? []), citation])
  return paragraphs.some((paragraph) => {
    if (entries.has(paragraph) || !paragraph.text.includes('[')) return false
    const known = cited.get(paragraph) ?? []
    return [...paragraph.text.matchAll(bracket)].some(({ 0: inner, index }) =>
      (inner.match(/\d+/g) ?? []).every((number) => Number(number) <= highest) && !isInterval(paragraph.text.slice(0, index), inner)
      && !known.some(({ from, to }) => from <= index && index < to))
  })
}
