import type { Figures } from '../citations/figures.js'
import type { Score } from './scorer.js'

/** The styles that the labelled documents are written in, and what they are called here. */
export const targets: Readonly<Record<string, string>> = {
  'apa': 'apa-7',
  'mla': 'mla-9',
  'chicago-author-date': 'chicago-18-ad',
  'chicago-notes': 'chicago-18-nb',
  'harvard': 'harvard',
  'ieee': 'ieee',
  'vancouver': 'vancouver',
  'ama': 'ama-11',
}

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 10000) / 100)

/** Percentages of entries, citations, paragraphs and neighbours in the list. What the source does not say is not counted. */
export const figuresOf = ({ refs, cites, body }: Score): Figures => {
  const counted = Object.entries(cites).flatMap(([kind, counts]) => (kind === 'lossy' ? [] : [counts]))
  const sum = (side: 'n' | 'exact'): number => counted.reduce((total, counts) => total + counts[side], 0)
  return {
    entries: percent(refs.ci, refs.n),
    citations: percent(sum('exact'), sum('n')),
    body: percent(body.intact, body.n),
    order: percent(refs.order, refs.orderN),
  }
}

export const printFigures = (name: string, documents: number, figures: Figures): void => {
  const columns = Object.entries(figures).map(([measure, value]) => `${measure} ${value.toFixed(2).padStart(6)}`)
  console.log(`${name.padEnd(24)} ${String(documents).padStart(5)} documents  ${columns.join('  ')}`)
}
