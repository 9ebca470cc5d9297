import { defineCheck } from '../check.js'
import { layoutOf, type Facts } from '../facts.js'
import { otherStyle } from '../../structure/headings/clues.js'
import { confidenceLimit, isHeadingKind, type Role } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import type { ResolvedLayout } from '../../styles/resolved.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { paragraphValue } from '../../wordml/values.js'
import { text as prose } from '../examples.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'
import { styleTitle } from '../wording.js'

/** What templates have in the place of words, and what nobody reads as a heading: what begins in small letters goes on, what ends in a colon leads on. */
const noWords = /[{}<>$[\]|«»]|\+\+|@|^[,;)\p{Ll}]|[,;:…]$|\.\.\.$|^(?!.*\p{L}{3})/u

/** A line is asked about that is set off, and stands over text, or over a list. */
const isAsked = ({ text, styleName }: View, { maybeHeading }: Role, flow: readonly View[], at: number): boolean => {
  if (!maybeHeading || noWords.test(text) || otherStyle.test(styleName)) return false
  let below = at + 1
  while (flow[below]?.words === 0 && !flow[below]!.hasObject) below++
  // What goes on in small letters is the first line of that text.
  return (flow[below]?.words ?? 0) >= fewestBelow && !/^\p{Ll}/u.test(flow[below]!.text)
}

/** Fewer words below a line are an address, a form or a list of names. */
const fewestBelow = 10

/** A style of the author's own that has a place in the outline does what the built-in one would do. */
export const lacksStyle = (paragraph: Paragraph, layout: ResolvedLayout, { style, structure }: Facts): boolean => {
  const wanted = layout.style === undefined ? undefined : style.wordStyles.get(layout.style)?.name
  return structure.role(paragraph).kind !== 'contents-heading' && paragraph.styleName !== wanted && Number(paragraphValue(paragraph.effective, 'outlineLevel') ?? 9) >= 9 && !paragraph.own.locked
}

/** What acts as a heading has the heading style: contents lists, navigation and screen readers go by it. */
export const headingDetected = defineCheck<View>({
  id: 'head.detected',
  aspect: 'headings',
  severity: 'error',
  title: 'Headings are headings',
  expected: 'Every heading has the heading style of its level.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'tracked',
  help: 'Click into the heading, then Home › Styles › Heading 1 (2, 3 …).',
  examples: [
    { lines: ['[heading 1] Methods', prose], passes: true },
    { lines: ['{align=center} <bold=true>Methods</>', prose], passes: false },
    { lines: ['[heading 1] Methods', prose, '{align=right} <italic=true>Ada Sample</>', 'Harbour Street 1'], passes: true },
    { lines: ['[heading 1] Methods', prose, '{align=right} <italic=true>Ada Sample of the Harbour</>', `says that ${prose}`], passes: true },
    { lines: ['[heading 1] Methods', prose, '{align=right} <italic=true>Ada Sample of the Harbour</>', prose], passes: false, asks: true },
  ],
  *subjects({ structure }) {
    for (const [at, view] of structure.flow.entries()) {
      const role = structure.role(view.paragraph)
      if (isHeadingKind(role.kind) && view.words > 0 && (role.confidence >= confidenceLimit || isAsked(view, role, structure.flow, at))) yield view
    }
  },
  examine({ paragraph, styleName }, facts) {
    const role = facts.structure.role(paragraph)
    if (role.kind === 'contents-heading') return undefined
    const set = `, and is set in Word’s style “${styleTitle(styleName)}”`
    // What is not even certain to be a heading has no level that the report could name.
    if (role.confidence < confidenceLimit) return { at: whole(paragraph), message: `The line looks like a heading${set}. Is it one?`, found: styleTitle(styleName) }
    const says = `The line looks like a heading${role.level ? ` of level ${role.level}` : ''}${set}`
    const layout = layoutOf(facts, paragraph)
    const wanted = layout?.style === undefined ? undefined : facts.style.wordStyles.get(layout.style)?.name
    if (!layout || !lacksStyle(paragraph, layout, facts)) return undefined
    const { outlineLevel: level } = layout.paragraph
    const edit = setParagraph(facts, paragraph, layout, level === undefined ? {} : { outlineLevel: level })
    // Under letters that somebody has pending the style cannot come in.
    const fix = edit.style === layout.style ? edit : undefined
    const expected = wanted === undefined ? 'a heading style' : styleTitle(wanted)
    return { at: whole(paragraph), message: `${says}; ${wanted === undefined ? expected : `“${expected}”`} is wanted.`, found: styleTitle(styleName), expected, fix }
  },
})
