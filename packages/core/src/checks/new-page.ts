import { defineCheck, type AnyCheck, type Check } from './check.js'
import { certainRole, layoutOf, type Facts } from './facts.js'
import type { RoleKind } from '../structure/role.js'
import type { View } from '../structure/view.js'
import { isFrontNote } from '../structure/words/front-note.js'
import { begunPage } from './begun-page.js'
import { setParagraph } from './paragraph-layout.js'

type Declared = Omit<Check, 'severity' | 'fix' | 'help' | 'subjects' | 'examine'> & { readonly of: RoleKind; readonly alone?: readonly RoleKind[] }

/**
 * A check that a heading starts a page where the style has it so: by a property, a break, or a new section before it; and that
 * what follows on it does, where the part, which goes through such paragraphs, has its page for itself.
 */
export const newPageCheck = ({ of, alone, ...check }: Declared): AnyCheck => defineCheck<View>({
  ...check,
  severity: 'warning',
  fix: 'tracked',
  help: 'Right-click the heading, then Paragraph › Line and Page Breaks › Page break before.',
  *subjects(facts) {
    const { flow } = facts.structure
    for (const [index, view] of flow.entries()) {
      if (certainRole(facts, view.paragraph).kind !== of) continue
      if (layoutOf(facts, view.paragraph)?.paragraph['pageBreakBefore'] !== true) continue
      yield view
      if (alone) yield* nextPart(behind(index, alone, facts), flow)
    }
    if (alone) yield* nextPart(behindUnnamed(of, alone, facts), flow)
  },
  examine(view, facts) {
    return begunPage(view, () => setParagraph(facts, view.paragraph, layoutOf(facts, view.paragraph)!, { pageBreakBefore: true }), facts)
  },
})

function* nextPart(at: number | undefined, flow: readonly View[]): Generator<View> {
  if (at !== undefined) yield flow[at]!
}

/** The heading that ends a part without a heading of its own, as an abstract may be that has only a style; keywords alone are no such part. */
const behindUnnamed = (of: RoleKind, through: readonly RoleKind[], facts: Facts): number | undefined => {
  const { flow, role } = facts.structure
  const first = flow.findIndex(({ paragraph }) => certainRole(facts, paragraph).kind === through[0])
  const wanted = facts.style.layout({ kind: of, level: 1, confidence: 1, evidence: [] })?.paragraph['pageBreakBefore']
  return first < 0 || wanted !== true || flow.some(({ paragraph }) => role(paragraph).kind === of) ? undefined : behind(first - 1, through, facts)
}

/** The heading that ends a part, which has some text. */
const behind = (from: number, through: readonly RoleKind[], facts: Facts): number | undefined => {
  const { flow } = facts.structure
  let at = from + 1
  while (at < flow.length && goesThrough(flow[at]!, through, facts)) at++
  const next = flow[at]
  const role = next && certainRole(facts, next.paragraph)
  return role?.kind === 'heading' && role.level === 1 && flow.slice(from + 1, at).some(({ words }) => words > 0) ? at : undefined
}

/** What belongs to the title may stand among it, and may come to stand there. */
const goesThrough = ({ paragraph, words, text }: View, through: readonly RoleKind[], facts: Facts): boolean => {
  const { kind } = certainRole(facts, paragraph)
  return words === 0 || through.includes(kind) || kind === 'affiliation' || kind === 'author-note' || isFrontNote(text, kind === 'heading')
}
