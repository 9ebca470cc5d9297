import { defineCheck } from '../../check.js'
import type { Facts } from '../../facts.js'
import { once } from '../../once.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import { holdsNothing, markCanGo } from '../../wordml/removable.js'
import { isFront, titleBlock } from '../front-matter/title-block.js'
import { whole } from '../laid-out.js'
import { breakForBlanks } from './pushed-down.js'

/** Space comes from properties, not from empty lines; on a title page both are right where the style does not say how far down its title stands. */
export const blankParagraphs = defineCheck<{ readonly at: number }>({
  id: 'type.blank-paragraphs',
  aspect: 'typography',
  severity: 'warning',
  title: 'Empty paragraphs',
  expected: 'No empty paragraph stands in for space.',
  source: { source: 'APA 7', section: '2.21' },
  fix: 'tracked',
  help: 'Home › ¶ shows empty paragraphs; delete those between paragraphs of text.',
  examples: [
    { lines: ['It was a quiet year for the harbour.', 'Nobody expected the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour.', '', 'Nobody expected the ice to come so early.'], passes: false },
    { lines: ['It was a quiet year for the harbour.', ...Array<string>(9).fill(''), '[heading 1] The Ice', 'Nobody expected the ice to come so early.'], passes: false },
    { lines: ['It was a quiet year for the harbour.', '\t', ' ', 'Nobody expected the ice to come so early.'], passes: false },
    { lines: ['It was a quiet year for the harbour.', '<underline=single>\t\t</>', 'Nobody expected the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour.', 'freeze(harbour);', '', '', 'thaw(harbour);', 'Nobody expected the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour.', '', '[caption] Table 1\nShips', '{table: a | b}'], passes: true },
    { style: 'ieee', lines: ['It was a quiet year for the harbour.', '', '[caption] TABLE I\nShips', '{table: a | b}'], passes: false },
    { lines: ['', '[Title] The Harbour', '[APA Title Page] Ada Sample', '{pageBreakBefore=true} It was a quiet year for the harbour.'], passes: false },
  ],
  *subjects(facts) {
    const { flow } = facts.structure
    const text = flow.findIndex((view) => view.words > 0 && !isFront(facts, view))
    for (let index = placesTitle(facts) ? 0 : Math.max(text, 0); index < flow.length; index++)
      yield { at: index }
  },
  examine({ at }, facts) {
    if (!standsForSpace(facts, at)) return undefined
    const { paragraph } = facts.structure.flow[at]!
    const begun = breakForBlanks(at + 1, facts)
    const fix: Edit[] = [{ kind: 'remove-blocks', paragraph }, ...(begun ? [begun] : [])]
    return { at: whole(paragraph), message: 'An empty paragraph stands in for space; the style has none here.', found: 'empty paragraph', expected: begun ? 'a new page' : 'none', fix }
  },
})

/** Whether the paragraph at a place of the flow is empty and goes, behind the first text. */
export const standsForSpace = (facts: Facts, at: number): boolean => {
  const { [at]: view, [at + 1]: below } = facts.structure.flow
  const above = lastLeft(facts, at)
  if (view === undefined || below === undefined || !removable(view) || linesOfPrograms(facts).has(view)) return false
  return !(above && ownsSpace(facts, above, 'spaceAfter')) && !ownsSpace(facts, below, 'spaceBefore')
}

/** Empty lines between lines of a program, which are its own. */
const linesOfPrograms = once(({ structure: { flow, role } }: Facts): ReadonlySet<View> => {
  const found = new Set<View>()
  let isBelowCode = false
  let empty: View[] = []
  for (const view of flow) {
    if (view.words === 0) {
      empty.push(view)
      continue
    }
    const isCode = role(view.paragraph).kind === 'code'
    if (isBelowCode && isCode) for (const each of empty) found.add(each)
    isBelowCode = isCode
    empty = []
  }
  return found
})

/** What stands above once the changes that are pending are made: a caption that was moved is not there any more. */
const lastLeft = ({ structure: { flow } }: Facts, at: number): View | undefined => {
  for (let index = at - 1; index >= 0; index--) {
    const view = flow[index]!
    if (view.words > 0 || view.hasObject || !view.paragraph.revised) return view
  }
  return undefined
}

/** Whether the style says itself where the title stands, and it is certain what the lines around it are. */
const placesTitle = (facts: Facts): boolean => {
  const { definition, layout } = facts.style
  const before = Number(layout({ kind: 'title', confidence: 1, evidence: [] })?.paragraph['spaceBefore'] ?? 0)
  return titleBlock(facts) !== undefined && (definition.frontMatter.title !== 'page' || before > 0)
}

/** Empty in every way, between two paragraphs of the body. */
const removable = ({ paragraph, words, hasObject, startsPage }: View): boolean => {
  const { element } = paragraph
  if (words > 0 || hasObject || startsPage || !holdsNothing(paragraph)) return false
  const siblings = element.parent?.name === 'w:body' ? element.parent.children : []
  const at = siblings.indexOf(element)
  return at >= 0 && (at === 0 || siblings[at - 1]?.name === 'w:p') && markCanGo(paragraph)
}

/** Tables and figures keep an empty line between them and the text, where the style has no space there. */
const ownsSpace = ({ structure, style }: Facts, { paragraph }: View, side: 'spaceBefore' | 'spaceAfter'): boolean => {
  const role = structure.role(paragraph)
  return /^(figure|table-caption|figure-caption|caption-note)$/.test(role.kind) && !(Number(style.layout(role)?.paragraph[side] ?? 0) > 0)
}
