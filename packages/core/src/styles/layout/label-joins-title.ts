import type { RoleKind } from '../../structure/role.js'
import type { StyleDefinition } from '../definition.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { blockBelow, holdsTextAlone, markCanGo } from '../../wordml/removable.js'

/**
 * Whether the label of a caption comes into the line of its title, which stands in the paragraph below: the style has both in one line, and
 * the line that the label leaves can go.
 */
export const labelJoinsTitle = (label: Paragraph, title: Paragraph, kind: RoleKind, { captions }: StyleDefinition): boolean => {
  const { separator } = kind === 'table-caption' ? captions.table : captions.figure
  return separator !== '\n' && markCanGo(label) && holdsTextAlone(label) && blockBelow(label) === title.element && holdsLabelAlone(label)
}

/** No page begins with it, and no field but that which counts it. */
const holdsLabelAlone = ({ fields, text, effective }: Paragraph): boolean =>
  fields.every(({ name }) => name === 'SEQ') && !text.includes('\f') && effective['pageBreakBefore'] !== true
