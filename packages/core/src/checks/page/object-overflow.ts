import { defineCheck } from '../../check.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { inInches } from '../wording.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'
/** What nobody sees. */
const leeway = 1.03

/** What is wider than the text is cut off, or runs into the margin. */
export const objectOverflow = defineCheck<{ readonly drawing: Drawing; readonly room: number }>({
  id: 'page.object-overflow',
  aspect: 'page',
  severity: 'warning',
  title: 'Pictures wider than the text',
  expected: 'Every picture in the line fits between the margins.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Click the picture, then Picture Format › Width.',
  examples: [
    { lines: [text, '{picture: a ship}', text], passes: true },
    { lines: [text, '{wide picture: a ship}', text], passes: false },
  ],
  *subjects(facts) {
    const { left, right } = facts.style.definition.page.margins
    for (const drawing of drawingsOf(facts)) {
      if (drawing.anchored || drawing.paragraph.cell || drawing.paragraph.story.kind !== 'body') continue
      const values = facts.document.sections[drawing.paragraph.section]?.own.values
      const width = Number(values?.['pageWidth'] ?? 0)
      // Between the margins that the style will set.
      if (width > 0) yield { drawing, room: width - left - right }
    }
  },
  examine({ drawing: { paragraph, at, width }, room }) {
    if (width <= room * leeway) return undefined
    const [found, expected] = [inInches(width), `at most ${inInches(room)}`]
    return { at: { paragraph, from: at, to: at + 1 }, message: `The picture is ${found} wide; between the margins there is room for ${inInches(room)}.`, found, expected, review: true }
  },
})
