import { defineCheck, type Problem } from '../check.js'
import { isCertain, layoutOf } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import { isEditable } from '../../wordml/editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { standsForSpace } from '../typography/stands-for-space.js'

const above = ['[heading 1] The Year', '[heading 2] The Harbour', '[heading 3] The Ice']

interface Subject {
  readonly view: View
  readonly end: string
}

/**
 * Headings of the lower levels stand in the line of their text. Word does that with a style separator: the mark of the
 * heading is hidden in a special way, so that it stays a heading in the outline and its text goes on with the next paragraph.
 */
export const headingRunIn = defineCheck<Subject>({
  id: 'head.run-in',
  aspect: 'headings',
  severity: 'warning',
  title: 'Headings in the line of the text',
  expected: 'Headings of the levels that the style runs in end with its mark, and the text goes on in their line.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'tracked',
  help: 'Click at the end of the heading and press Ctrl+Alt+Enter (style separator); type a period and a space before it.',
  examples: [
    { lines: [...above, '[heading 4] First Signs', text], passes: false },
    { lines: [...above, '[heading 4] First Signs', '', text], passes: false },
    { lines: [...above, '[heading 4] First Signs', text], passes: true, options: { runInHeadings: 'keep' } },
    { lines: [...above, '[heading 3] First Signs', text], passes: true },
    { style: 'asa-7', lines: [...above, text], passes: false },
  ],
  *subjects(facts) {
    const { structure, style, options } = facts
    if (options.runInHeadings === 'keep') return
    const ends = new Map(style.definition.headings.runIn.map(({ level, end }) => [level, end]))
    for (const [index, view] of structure.flow.entries()) {
      const role = structure.role(view.paragraph)
      const end = role.kind === 'heading' ? ends.get(role.level ?? 1) : undefined
      if (end === undefined || role.section || !isCertain(role) || view.words === 0) continue
      // Empty paragraphs between the two go, unless they are to stay.
      let at = index + 1
      while (!options.rules.disabled.includes('type.blank-paragraphs') && standsForSpace(facts, at)) at++
      const next = structure.flow[at]
      if (next && structure.role(next.paragraph).kind === 'body' && !next.startsPage && isNext(view, next, at - index)) yield { view, end }
    }
  },
  examine({ view, end }, facts): Problem | undefined {
    const { paragraph } = view
    if (paragraph.mark.values['continuesHeading'] === true && paragraph.mark.values['hidden'] === true) return undefined
    const problem = {
      at: whole(paragraph),
      message: 'The heading stands in a line of its own; in the style its text goes on in the line of the heading.',
      found: 'a line of its own',
      expected: `in the line of the text, ending with “${end}”`,
    }
    if (!isEditable(whole(paragraph)) || paragraph.own.locked || paragraph.mark.locked || paragraph.sectionBreak) return problem
    const length = paragraph.text.trimEnd().length
    const ended = /[.?!:]$/.test(paragraph.text.slice(0, length))
    const ending = `${ended ? '' : end} `
    // Behind code or signs of another script the end has letters that nobody chose.
    const run = layoutOf(facts, paragraph)?.run ?? {}
    const properties = Object.fromEntries(letters.flatMap((name) => (run[name] === undefined ? [] : [[name, run[name]]])))
    const fix: Edit[] = [
      { kind: 'replace-text', range: { paragraph, from: length, to: paragraph.text.length }, content: [{ text: ending, properties }] },
      { kind: 'format-text', range: whole(paragraph), properties: { hidden: true, continuesHeading: true }, mark: 'only' },
    ]
    return { ...problem, found: view.text, expected: `${paragraph.text.slice(0, length)}${ending}`, fix }
  },
})

/** What of the letters of a heading the style says, whatever they say. */
const letters = ['fontAscii', 'fontHAnsi', 'size']

/** Behind it in the same place, with nothing between the two but paragraphs that go, so that the line can go on. */
const isNext = ({ paragraph: { element } }: View, { paragraph }: View, places: number): boolean => {
  const siblings = element.parent?.children ?? []
  return siblings[siblings.indexOf(element) + places] === paragraph.element
}
