import type { Replacement } from '../../citations/render/placed.js'
import { certainRole, type Facts } from '../facts.js'
import type { Paragraph } from '../../wordml/paragraph.js'

const stop = /^[.?!]$/

/** Where the style has the stop of a block quotation before its source, it stays there when a raised number at its end becomes that source. */
export const behindQuotation = (replacement: Replacement, paragraph: Paragraph, facts: Facts): Replacement => {
  const { to, text } = replacement
  const [first, last] = [text[0], text.at(-1)]
  const isLast = stop.test(last?.text ?? '') && paragraph.text.slice(to).trim() === ''
  const keeps = facts.style.definition.quotations.citation === 'after-stop' && isLast && certainRole(facts, paragraph).kind === 'block-quotation'
  if (!keeps || !first || !last) return replacement
  // One that ends with a question of its own keeps that, and has no other stop.
  const own = replacement.from === to - 1 ? '' : last.text
  return { ...replacement, text: [{ ...first, text: own + first.text }, ...text.slice(1, -1)] }
}
