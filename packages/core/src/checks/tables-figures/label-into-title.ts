import { labelJoinsTitle } from '../../styles/layout/label-joins-title.js'
import { certainRole, type Facts } from '../facts.js'
import type { Edit, Inline, ReplaceText } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { replace } from '../editable.js'
import { sequenceFor } from './caption-number.js'
import type { Caption } from './caption-parts.js'

/**
 * Brings the label into the line of its title, where that stands in a paragraph of its own, and takes out the line that it leaves: the mark of
 * the title may be right above a table, where none can go. Undefined where that line has to stay.
 */
export const labelIntoTitle = (caption: Caption, facts: Facts): readonly Edit[] | undefined => {
  const { paragraph, titleBelow, wanted, at } = caption
  if (!titleBelow || !labelJoinsTitle(paragraph, titleBelow, certainRole(facts, paragraph).kind, facts.style.definition)) return undefined
  const { labelLook: properties } = wanted
  const shows = paragraph.text.slice(at.number, at.numberEnd)
  const field = sequenceFor(caption, facts)
  const number: Inline = field === undefined ? { text: shows, properties } : { field, shows, properties }
  // What is typed before the title takes none of its blanks along.
  const blanks = /^\s*/.exec(titleBelow.text)![0].length
  const content = [{ text: `${wanted.label} `, properties }, number, { text: wanted.separator, properties }]
  const led: ReplaceText = { kind: 'replace-text', range: { paragraph: titleBelow, from: 0, to: blanks }, content }
  return [led, { kind: 'remove-blocks', paragraph }]
}

/** The stop of a title, which begins at `from`, as the style has it. */
export function* endOfTitle({ wanted }: Caption, paragraph: Paragraph, from: number): Generator<ReplaceText> {
  const title = paragraph.text.slice(from).trimEnd()
  if (title === '' || wanted.end === null) return
  // Several sentences are a legend, which ends as sentences do.
  const legend = /[.?!]["”’)]*\s/.test(title)
  const end = from + title.length
  if (wanted.end === '' && !legend && /[^.]\.$/.test(title) && !/\b(?:etc|al|vs|ca|Inc|Jr|[A-Z])\.$/.test(title)) yield replace(paragraph, end - 1, end, '')
  if (wanted.end === '.' && /[\p{L}\p{N})”’%]$/u.test(title)) yield replace(paragraph, end, end, '.')
}
