import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import { isPushedDown } from '../../structure/pages/pushed-down.js'
import { beginsPage } from '../begins-page.js'
import { possible } from '../editable.js'
import { isFront, titleBlock } from '../front-matter/title-block.js'

/** The break that takes the place of the empty lines above a line of the flow, if they are there to move it on to a new page. */
export const breakForBlanks = (at: number, facts: Facts): Edit | undefined => {
  const { structure, style } = facts
  const view = structure.flow[at]!
  if (style.definition.page.columns.count > 1 || !isPushedDown(structure, at)) return undefined
  // Where the text begins under the title, the check of title pages says.
  if (isFront(facts, view) || titleBlock(facts)?.text === view || beginsPage(view, facts)) return undefined
  return possible({ kind: 'set-paragraph', paragraph: view.paragraph, properties: { pageBreakBefore: true } })
}
