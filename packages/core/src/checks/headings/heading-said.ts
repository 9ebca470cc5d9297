import { realLevel } from '../../structure/headings/likely.js'
import type { Structure } from '../../structure/structure.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** How a finding about the level of a heading begins: a level that nobody gave is only what the line looks like. */
export const headingSaid = ({ view }: Structure, paragraph: Paragraph): string =>
  realLevel(view(paragraph)) === undefined ? 'The line looks like a heading' : 'The heading is'
