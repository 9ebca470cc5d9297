import { defineCheck } from '../check.js'
import type { TextRange } from '../../plan/edit.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { childOf } from '../../wordml/tree.js'
import { stretches } from '../document/run-marks.js'
import { text } from '../examples.js'
import { readableOf } from '../text-rule.js'

/** Relative luminance of an sRGB colour (WCAG 2.2, definitions). */
const luminance = (color: string): number => {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** On white paper. */
const contrastOf = (color: string): number => 1.05 / (luminance(color) + 0.05)

/** Letters of 18 points, or of 14 in bold, are read more easily (WCAG 2.2, “large scale”); sizes are in half points. */
const enoughFor = ({ size, bold }: Properties): number => (Number(size ?? 20) >= (bold === true ? 28 : 36) ? 3 : 4.5)

const isFaint = (properties: Properties): boolean => {
  const { color } = properties
  return typeof color === 'string' && /^[0-9A-F]{6}$/i.test(color) && contrastOf(color) < enoughFor(properties)
}

const shaded = (properties: Properties): boolean => (properties['w:shd'] ?? '') !== '' || (properties['highlight'] ?? 'none') !== 'none'

/** A picture or a shape that lies behind the text has a colour that nobody knows (`wp:anchor`, ISO 29500-1, 20.4.2.3). */
const isOverDrawing = ({ element, story: { document } }: Paragraph): boolean => /\sbehindDoc="(?:1|true)"/.test(document.source.slice(element.start, element.end))

/** What a content control shows until something is typed there (`w:showingPlcHdr`, 17.5.2.39) is pale until then. */
const isPlaceholder = ({ element }: Run): boolean => {
  let control = element.parent
  while (control && control.name !== 'w:sdt') control = control.parent
  return control ? childOf(childOf(control, 'w:sdtPr'), 'w:showingPlcHdr') !== undefined : false
}

/** Text on paper can be told from the paper. What stands on a colour of its own is not judged. */
export const contrast = defineCheck<{ readonly paragraph: Paragraph; readonly faint: TextRange | undefined }>({
  id: 'a11y.contrast',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Contrast of text',
  expected: 'Text stands out from the paper at least as 4.5 to 1, and in large letters as 3 to 1.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.4.3' },
  fix: 'comment',
  help: 'Home › Font Color › Automatic.',
  because: 'Where the style has its text black, type.text-colour makes it so; elsewhere, in letterheads and in fields to be filled in, somebody chose the colour.',
  examples: [
    { lines: [text, '{footer: center PAGE}'], passes: true },
    { lines: [text, '<color=8C8C8C,size=40>The ships were late.</>'], options: { rules: { disabled: ['type.text-colour'] } }, passes: true },
    { lines: [text, '<color=8C8C8C,size=20>The ships were late.</>'], options: { rules: { disabled: ['type.text-colour'] } }, passes: false },
    { lines: [text, '<color=D0D0D0>The ships were late, and nobody was ready for them when they came.</>'], options: { rules: { disabled: ['type.text-colour'] } }, passes: false },
  ],
  *subjects(facts) {
    const kept = facts.options.rules.disabled.includes('type.text-colour')
    for (const paragraph of readableOf(facts)) {
      if (paragraph.cell || paragraph.story.kind === 'text-box' || shaded(paragraph.effective)) continue
      // What the style makes black is no question any more.
      const role = facts.structure.role(paragraph)
      if (!kept && 'color' in (facts.style.layout(role)?.run ?? {})) continue
      const isPale = (run: Run): boolean => isFaint(run.effective) && !shaded(run.effective) && /[\p{L}\p{N}]/u.test(paragraph.text.slice(run.from, run.to)) && !isPlaceholder(run)
      const faint = stretches(paragraph, isPale)[0]
      yield { paragraph, faint: faint && !isOverDrawing(paragraph) ? faint : undefined }
    }
  },
  examine: ({ faint }) =>
    faint && { at: faint, message: 'The colour of the text is too light on white paper.', found: 'a light colour', expected: 'at least 4.5 to 1, and 3 to 1 in large letters' },
})
