import { defineCheck, type Problem } from '../check.js'
import type { Edit } from '../../plan/edit.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'
import { inInches } from '../wording.js'
import { captionHeight } from './caption-height.js'
import { columnWidth } from './columns.js'
import { textHeight } from './size.js'

const paper = ['[Title] A Year in the Harbour', '[IEEE Title Page] Ada Sample']
/** What nobody sees. */
const leeway = 1.03

/** A picture that has to become smaller than this is rather to be drawn anew, or to stand on its side. */
const smallest = 0.6
/** As much of the page stays free where a picture is made less high, so that a caption may become two lines longer. */
const spare = 1200

interface Subject {
  readonly drawing: Drawing
  /** How wide and how high it may be, and how high its caption is. */
  readonly room: { readonly width: number; readonly height: number; readonly caption: number }
}

/** What is wider than the text, or than its column, is cut off or runs into what stands beside it; what fills the page leaves its caption alone on another. */
export const objectOverflow = defineCheck<Subject>({
  id: 'page.object-overflow',
  aspect: 'page',
  severity: 'warning',
  title: 'Pictures larger than the text',
  expected: 'Every picture in the line fits between the margins, with its caption.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Click the picture, then Picture Format › Width or Height.',
  examples: [
    { lines: [text, '{picture: a ship}', text], passes: true },
    { lines: [text, '{wide picture: a ship}', text], passes: false },
    { lines: [text, '{high picture: a ship}', text], passes: true },
    { lines: [text, '{high picture: a ship}', `[caption] Figure 1\n${text}`, text], passes: false },
    { style: 'ieee-conference', lines: [...paper, text, '{broad picture: a ship}', text], passes: false },
    { style: 'ieee', lines: [...paper, text, '{broad picture: a ship}', text], passes: true },
  ],
  *subjects(facts) {
    for (const drawing of drawingsOf(facts)) {
      const section = facts.document.sections[drawing.paragraph.section]
      if (!section || drawing.anchored || drawing.paragraph.cell || drawing.paragraph.story.kind !== 'body') continue
      const width = Math.floor(columnWidth(section, facts))
      const caption = captionHeight(drawing.paragraph, width, facts)
      if (width > 0) yield { drawing, room: { width, height: textHeight(section, facts) - caption, caption } }
    }
  },
  examine({ drawing, room }): Problem | undefined {
    const { paragraph, at, width, height, resizable } = drawing
    const range = { paragraph, from: at, to: at + 1 }
    const drawn = (to: number): Edit | undefined => resizable && { kind: 'replace-text', range, content: [{ drawing: resizable, xml: paragraph.story.document, width: to }] }
    const fitting = Math.min(width, room.width)
    if ((height * fitting) / width > room.height) {
      const share = (room.height - spare) / height
      const [found, expected] = [inInches(height), `at most ${inInches(room.height)}`]
      const message = `The picture is ${found} high; the margins of the style leave room for ${inInches(Math.max(room.height, 0))}${room.caption > 0 ? ' beside its caption' : ''}.`
      return { at: range, message, found, expected, fix: share < smallest ? undefined : drawn(Math.floor(Math.min(fitting, width * share))) }
    }
    if (width <= room.width * leeway) return undefined
    const [found, expected] = [inInches(width), `at most ${inInches(room.width)}`]
    return { at: range, message: `The picture is ${found} wide; the margins of the style leave room for ${inInches(room.width)}.`, found, expected, fix: drawn(room.width) }
  },
})
