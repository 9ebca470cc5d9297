import { defineCheck, type Problem } from '../../check.js'
import type { Edit } from '../../plan/edit.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'
import { inInches } from '../wording.js'
import { columnWidth } from './columns.js'

const paper = ['[Title] A Year in the Harbour', '[IEEE Title Page] Ada Sample']
/** What nobody sees. */
const leeway = 1.03

/** What is wider than the text, or than its column, is cut off or runs into what stands beside it. */
export const objectOverflow = defineCheck<{ readonly drawing: Drawing; readonly room: number }>({
  id: 'page.object-overflow',
  aspect: 'page',
  severity: 'warning',
  title: 'Pictures wider than the text',
  expected: 'Every picture in the line fits between the margins.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Click the picture, then Picture Format › Width.',
  examples: [
    { lines: [text, '{picture: a ship}', text], passes: true },
    { lines: [text, '{wide picture: a ship}', text], passes: false },
    { style: 'ieee-conference', lines: [...paper, text, '{broad picture: a ship}', text], passes: false },
    { style: 'ieee', lines: [...paper, text, '{broad picture: a ship}', text], passes: true },
  ],
  *subjects(facts) {
    for (const drawing of drawingsOf(facts)) {
      const section = facts.document.sections[drawing.paragraph.section]
      if (!section || drawing.anchored || drawing.paragraph.cell || drawing.paragraph.story.kind !== 'body') continue
      const room = Math.floor(columnWidth(section, facts))
      if (room > 0) yield { drawing, room }
    }
  },
  examine({ drawing: { paragraph, at, width, resizable }, room }): Problem | undefined {
    if (width <= room * leeway) return undefined
    const [found, expected] = [inInches(width), `at most ${inInches(room)}`]
    const range = { paragraph, from: at, to: at + 1 }
    const fix: Edit | undefined = resizable && { kind: 'replace-text', range, content: [{ drawing: resizable, xml: paragraph.story.document, width: room }] }
    return { at: range, message: `The picture is ${found} wide; there is room for ${inInches(room)}.`, found, expected, fix }
  },
})
