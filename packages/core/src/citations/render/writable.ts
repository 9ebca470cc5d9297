import { isPending, isPlain, type Stretch } from '../../wordml/editable.js'
import { isRevisedOnlyBy } from '../../wordml/revised-by.js'
import { objectMark } from '../../wordml/paragraph.js'
import type { Citation } from '../citations.js'
import { isTyped } from './cites.js'
import type { Replacement } from './placed.js'
import { isChanged } from './settling/unsteady.js'

/** What breaks a line or a page inside is not told from the text around it, but for a line that a tab sets in below the first. */
const breaks = /\f|\n(?!\t)/

/** Whether a stretch of a paragraph can be worded anew. */
export const isWritable = (stretch: Stretch): boolean => !isPending(stretch) && isPlainLine(stretch)

/** The same of a document in which all that an author has pending is accepted: what is pending by our own hand is no reason for anything. */
export const isWritableBut = (author: string, stretch: Stretch): boolean =>
  (!isPending(stretch) || isRevisedOnlyBy(author, stretch.paragraph)) && isPlainLine(stretch)

const isPlainLine = (stretch: Stretch): boolean => isPlain(stretch) && !breaks.test(stretch.paragraph.text.slice(stretch.from, stretch.to))

/** Whether a typed citation stays as it is: the style has no words for it, or they cannot be written where it stands. */
export const stays = (citation: Citation, replacement: Replacement | undefined, author: string): boolean =>
  isTyped(citation) && (!replacement || (isChanged(citation, replacement) && !takes(citation, replacement, author)))

/** A citation is only seen at the mark of its note where that can go. */
const takes = ({ paragraph, from, to }: Citation, replacement: Replacement, author: string): boolean =>
  paragraph.text.slice(from, to) === objectMark || isWritableBut(author, { ...replacement, paragraph })
