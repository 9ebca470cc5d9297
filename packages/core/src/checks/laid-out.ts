import type { Facts, LaidOut } from './facts.js'
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
export const about = (facts: Facts, { roles, except }: About, speaks: (layout: ResolvedLayout) => boolean): readonly LaidOut[] => {
  const isMeant = (kind: RoleKind): boolean => {
    const kinds = kindsOf(kind)
    return (!roles || kinds.some((each) => roles.includes(each))) && !kinds.some((each) => except?.includes(each))
  }
  // A paper has a thousand paragraphs, and a dozen layouts and kinds.
  const [meant, speaking] = [new Map<RoleKind, boolean>(), new Map<ResolvedLayout, boolean>()]
  return facts.laidOut.filter(({ kind, layout }) => kept(speaking, layout, speaks) && kept(meant, kind, isMeant))
}

const kept = <Of>(known: Map<Of, boolean>, of: Of, answer: (of: Of) => boolean): boolean => {
  let found = known.get(of)
  if (found === undefined) known.set(of, (found = answer(of)))
  return found
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
