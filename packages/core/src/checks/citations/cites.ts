import type { Citation } from '../../citations/citations.js'
import type { Cite } from '../../citations/cluster.js'
import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import { once } from '../../algorithms/once.js'
import type { TextRange } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** A cite with the citation that it stands in. */
export interface CiteIn {
  readonly cite: Cite
  readonly citation: Citation
}

/** Every work that is cited, each time. */
export function* citesOf({ citations }: Facts): Generator<CiteIn> {
  for (const citation of citations.clusters) for (const cite of citation.cites) yield { cite, citation }
}

const byParagraph = once(({ citations: { clusters } }: Facts) => grouped(clusters, ({ paragraph }) => paragraph))

/** The citations of a paragraph. */
export const citationsIn = (paragraph: Paragraph, facts: Facts): readonly Citation[] => byParagraph(facts).get(paragraph) ?? []

const byMark = once(({ citations: { clusters } }: Facts) => grouped(clusters.filter(({ mark }) => mark !== undefined), ({ mark }) => mark!.paragraph))

/** The citations of the notes whose marks stand in a paragraph. */
export const citationsAtMarks = (paragraph: Paragraph, facts: Facts): readonly Citation[] => byMark(facts).get(paragraph) ?? []

export const placeOf = ({ cite, citation }: CiteIn): TextRange => ({ paragraph: citation.paragraph, from: cite.from, to: cite.to })
export const placeOfCitation = ({ paragraph, from, to }: Citation): TextRange => ({ paragraph, from, to })

/** A cite as the text has it. */
export const textOf = ({ cite, citation }: CiteIn): string => citation.paragraph.text.slice(cite.from, cite.to)

/** The brackets that a citation stands in, with what else they hold; raised it may be nothing but a number there. */
export const bracketAround = (text: string, { from, to }: Pick<Citation, 'from' | 'to'>): Pick<Citation, 'from' | 'to'> => {
  const [open, close] = [text.lastIndexOf('(', from), text.indexOf(')', to - 1)]
  return open >= 0 && close >= 0 && !text.slice(open, from).includes(')') ? { from: open, to: Math.max(close + 1, to) } : { from, to }
}
