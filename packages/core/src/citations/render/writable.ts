import { isEditable } from '../../wordml/editable.js'
import { objectMark, type Paragraph } from '../../wordml/paragraph.js'
import type { Citation } from '../citations.js'
import { isTyped } from './cites.js'
import type { Replacement } from './placed.js'
import { isChanged } from './settling/unsteady.js'

/** What breaks a line or a page inside is not told from the text around it, but for a line that a tab sets in below the first. */
const breaks = /\f|\n(?!\t)/

/** Whether a stretch of a paragraph can be worded anew. */
export const isWritable = (stretch: { readonly paragraph: Paragraph; readonly from: number; readonly to: number }): boolean =>
  isEditable(stretch) && !breaks.test(stretch.paragraph.text.slice(stretch.from, stretch.to))

/** Whether a typed citation stays as it is: the style has no words for it, or they cannot be written where it stands. */
export const stays = (citation: Citation, replacement: Replacement | undefined): boolean =>
  isTyped(citation) && (!replacement || (isChanged(citation, replacement) && !takes(citation, replacement)))

/** A citation is only seen at the mark of its note where that can go. */
const takes = ({ paragraph, from, to }: Citation, replacement: Replacement): boolean =>
  paragraph.text.slice(from, to) === objectMark || isWritable({ ...replacement, paragraph })
