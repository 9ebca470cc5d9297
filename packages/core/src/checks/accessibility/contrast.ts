import { defineCheck } from '../../check.js'
import type { TextRange } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties, Value } from '../../wordml/properties/property.js'
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

const enough = 4.5

const isFaint = (color: Value | undefined): color is string => typeof color === 'string' && /^[0-9A-F]{6}$/i.test(color) && contrastOf(color) < enough

const shaded = (properties: Properties): boolean => (properties['w:shd'] ?? '') !== '' || (properties['highlight'] ?? 'none') !== 'none'

/** Text on paper can be told from the paper. What stands on a colour of its own is not judged. */
export const contrast = defineCheck<{ readonly paragraph: Paragraph; readonly faint: TextRange | undefined }>({
  id: 'a11y.contrast',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Contrast of text',
  expected: 'Text stands out from the paper at least as 4.5 to 1.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.4.3' },
  fix: 'comment',
  help: 'Home › Font Color › Automatic.',
  because: 'Where the style has its text black, type.text-colour makes it so; elsewhere, in letterheads and in fields to be filled in, somebody chose the colour.',
  examples: [
    { lines: [text, '{footer: center PAGE}'], passes: true },
    { lines: [text, '<color=D0D0D0>The ships were late, and nobody was ready for them when they came.</>'], options: { rules: { disabled: ['type.text-colour'] } }, passes: false },
  ],
  *subjects(facts) {
    const kept = facts.options.rules.disabled.includes('type.text-colour')
    for (const paragraph of readableOf(facts)) {
      if (paragraph.cell || paragraph.story.kind === 'text-box' || shaded(paragraph.effective)) continue
      // What the style makes black is no question any more.
      const role = facts.structure.role(paragraph)
      if (!kept && 'color' in (facts.style.layout(role)?.run ?? {})) continue
      const faint = stretches(paragraph, ({ effective, from, to }) => isFaint(effective['color']) && !shaded(effective) && /[\p{L}\p{N}]/u.test(paragraph.text.slice(from, to)))[0]
      yield { paragraph, faint }
    }
  },
  examine: ({ faint }) =>
    faint && { at: faint, message: 'The colour of the text is hard to tell from the paper.', found: 'a pale colour', expected: 'at least 4.5 to 1' },
})
