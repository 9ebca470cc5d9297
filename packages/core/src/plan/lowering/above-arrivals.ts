import { once } from '../../algorithms/once.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Block } from '../../wordml/story.js'
import type { ReplaceText } from '../edit.js'
import type { Plan } from '../plan.js'
import type { Lowering } from './context.js'

/**
 * LibreOffice takes text that is inserted at the very end of a paragraph and an inserted paragraph right behind it for one insertion, and rejecting it
 * joins the paragraphs around (seen in 7.4). What is deleted between them keeps them apart: so the last letter goes and comes again with the text.
 */
export const aboveArrivals = (lowering: Lowering, paragraph: Paragraph, replacements: readonly ReplaceText[]): readonly ReplaceText[] => {
  const { text } = paragraph
  const ending = replacements.filter(({ range, content, inside }) => range.from === range.to && range.to === text.length && content.length > 0 && !inside)
  const [first] = ending
  if (!first || !lowering.revisions || !standsAboveArrivals(lowering, paragraph)) return replacements
  const last = /[\p{L}\p{N}\p{P}]$/u.exec(text)?.[0]
  const from = text.length - (last?.length ?? 0)
  const host = paragraph.runs.find((run) => !run.deleted && !run.fallback && run.from <= from && run.to === text.length)
  const isPlain = host !== undefined && host.field === undefined && !host.inserted
  if (last === undefined || !isPlain || replacements.some(({ range }) => range.to > from && range.from < text.length)) return replacements
  const together: ReplaceText = { ...first, range: { ...first.range, from }, content: [{ text: last }, ...ending.flatMap(({ content }) => content)] }
  return [...replacements.filter((replacement) => !ending.includes(replacement)), together]
}

/** Whether a paragraph that is new or moved comes right behind one. */
export const standsAboveArrivals = ({ plan }: Lowering, paragraph: Paragraph): boolean => linesAbove(plan).has(paragraph)

/** The paragraphs right behind which new ones come, or such as moved. */
const linesAbove = once(({ moves, paragraphs }: Plan): ReadonlySet<Block> => {
  const planned = [...paragraphs].flatMap(([paragraph, { before }]) => (before.length > 0 ? [paragraph] : []))
  const arriving = [...moves.map(({ before }) => before), ...planned]
  const targets = new Set<Block | undefined>(arriving)
  const stories = new Set(arriving.map(({ story }) => story))
  const above = [...stories].flatMap(({ blocks }) => blocks.filter((_, index) => targets.has(blocks[index + 1])))
  return new Set([...above, ...moves.flatMap(({ under }) => under ?? [])])
})
