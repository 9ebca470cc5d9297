import { neighbour } from '../../structure/neighbour.js'
import { confidenceLimit, type RoleKind } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import { countWords } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** What stands in a paragraph, and does not end it. */
const interrupting: ReadonlySet<RoleKind> = new Set(['equation', 'block-quotation', 'list-item', 'code'])

/** `where g is …`: names that begin with a small letter have others in them. */
const smallWord = /^\s*\p{Ll}+[\s,;:]/u

/** Whether the text above an equation or a quotation goes on in a paragraph: it begins at the margin then. */
export const goesOn = (structure: Structure, paragraph: Paragraph): boolean =>
  smallWord.test(paragraph.text) && interrupting.has(kindAbove(structure, paragraph))

/** A line of verse, or of what somebody says in a play, may be as long. */
const longestLine = 16
const speaker = /^\s*\p{Lu}[\p{L}\d.’ ]{0,24}:\s/u
const source = /[)\]\uFFFC]\W*$/u

/** Whether a paragraph is the second or a further one of a quotation: the one above has not said its source yet. */
export const isFurtherQuoted = (structure: Structure, paragraph: Paragraph): boolean => {
  if (kindAbove(structure, paragraph) !== 'block-quotation') return false
  const above = neighbour(structure, paragraph, -1)!.paragraph
  return !source.test(above.text) && [above, paragraph].every(({ text }) => countWords(text) > longestLine && !speaker.test(text) && !text.includes('\n'))
}

/** What surely stands above a paragraph. */
export const kindAbove = (structure: Structure, paragraph: Paragraph): RoleKind => {
  const above = neighbour(structure, paragraph, -1)
  const role = above && structure.role(above.paragraph)
  return role && role.confidence >= confidenceLimit ? role.kind : 'other'
}
