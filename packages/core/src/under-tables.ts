import { once } from './once.js'
import { confidenceLimit, headingKinds, type RoleKind } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import { hasContent, type Paragraph } from './wordml/paragraph.js'

/** What is surely text, or over text; of other lines some are notes that nobody can tell from it. */
const apart: ReadonlySet<RoleKind> = new Set(['body', 'block-quotation', 'list-item', 'figure-caption', ...headingKinds])
/** What a style may have on the other side of a table or a picture: what stands below it comes to stand under the table. */
const movable: ReadonlySet<RoleKind> = new Set(['table-caption', 'figure-caption', 'figure'])

/** What stands right under a table, or will once captions have moved; the caption and the note of the table itself stay close to it. */
export const underTables = once(({ flow, role }: Structure): ReadonlySet<Paragraph> => {
  const found = new Set<Paragraph>()
  let above: RoleKind | 'table' | undefined
  let [isUnder, hasCaption] = [false, false]
  for (const block of flow[0]?.paragraph.story.blocks ?? []) {
    if (!('runs' in block)) {
      hasCaption = above === 'table-caption'
      ;[isUnder, above] = [true, 'table']
      continue
    }
    // What a pending move has left empty goes; other empty lines are the author's space.
    if (block.revised && !hasContent(block)) continue
    const { kind, confidence } = role(block)
    const isOfNext = kind === 'table-caption' && hasCaption
    // The title under a label goes on with it.
    if (isUnder && kind !== above && ((apart.has(kind) && confidence >= confidenceLimit) || isOfNext)) found.add(block)
    ;[isUnder, above] = [isUnder && movable.has(kind), kind]
  }
  return found
})
