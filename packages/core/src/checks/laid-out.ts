import type { Facts, LaidOut } from '../facts.js'
import type { TextRange } from '../plan/edit.js'
import { kindsOf, type RoleKind } from '../structure/role.js'
import type { ResolvedLayout } from '../styles/resolved.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Value } from '../wordml/properties/property.js'

/** Which roles a check is about; all that have a layout where nothing is said. */
export interface About {
  readonly roles?: readonly RoleKind[] | undefined
  readonly except?: readonly RoleKind[] | undefined
}

/** The paragraphs that a check looks at: of its roles, with content, and with a layout that speaks of its properties. */
export function* about(facts: Facts, { roles, except }: About, speaks: (layout: ResolvedLayout) => boolean): Generator<LaidOut> {
  const speaking = new Map<ResolvedLayout, boolean>()
  for (const each of facts.laidOut) {
    let wanted = speaking.get(each.layout)
    if (wanted === undefined) speaking.set(each.layout, (wanted = speaks(each.layout)))
    if (!wanted) continue
    const kinds = kindsOf(each.kind)
    if ((!roles || kinds.some((kind) => roles.includes(kind))) && !kinds.some((kind) => except?.includes(kind))) yield each
  }
}

/** How far a measure may be off before anybody sees it: twips, and 240ths of a line. */
const tolerance: Readonly<Record<string, number>> = {
  line: 6,
  spaceBefore: 20,
  spaceAfter: 20,
  indentStart: 30,
  indentEnd: 30,
  firstLine: 30,
}

export const agrees = (name: string, value: Value | undefined, wanted: Value): boolean =>
  value === wanted || (typeof value === 'number' && typeof wanted === 'number' && Math.abs(value - wanted) <= (tolerance[name] ?? 0))

/** The whole text of a paragraph. */
export const whole = (paragraph: Paragraph): TextRange => ({ paragraph, from: 0, to: paragraph.text.length })
