import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import { isFront, titleBlock } from '../front-matter/title-block.js'
import { whole } from '../laid-out.js'
import { breakForBlanks } from './break-for-blanks.js'
import { isItemWithoutWords, standsForSpace } from './stands-for-space.js'

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
    { lines: ['{numbering=2} Flour and salt', '{numbering=2}', '{numbering=2} Rope and tar', 'Nobody expected the ice to come so early.'], passes: false, asks: true },
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
    const { [at]: view } = facts.structure.flow
    const { paragraph } = view!
    if (isItemWithoutWords(view!)) return { at: whole(paragraph), message: 'The item of a list has a number or a bullet and no words. Fill it in, or delete it.', found: 'no words', expected: 'an item with words' }
    if (!standsForSpace(facts, at)) return undefined
    const begun = breakForBlanks(at + 1, facts)
    const fix: Edit[] = [{ kind: 'remove-blocks', paragraph }, ...(begun ? [begun] : [])]
    return { at: whole(paragraph), message: 'An empty paragraph stands in for space; the style has none here.', found: 'empty paragraph', expected: begun ? 'a new page' : 'none', fix }
  },
})

/** Whether the style says itself where the title stands, and it is certain what the lines around it are. */
const placesTitle = (facts: Facts): boolean => {
  const { definition, layout } = facts.style
  const before = Number(layout({ kind: 'title', confidence: 1, evidence: [] })?.paragraph['spaceBefore'] ?? 0)
  return titleBlock(facts) !== undefined && (definition.frontMatter.title !== 'page' || before > 0)
}
