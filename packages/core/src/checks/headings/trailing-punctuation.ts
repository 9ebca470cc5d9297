import { defineCheck } from '../check.js'
import { isCertain } from '../facts.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { possible, replace } from '../editable.js'
import { text } from '../examples.js'
import { opensSection } from './opens-section.js'

/** What is longer is a sentence with the style of a heading. */
const longest = 15

/** A heading on a line of its own has no stop at its end. */
export const headingPunctuation = defineCheck<View>({
  id: 'head.trailing-punctuation',
  aspect: 'headings',
  severity: 'info',
  title: 'Stops after headings',
  expected: 'A heading on a line of its own ends without a stop or a colon.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'tracked',
  help: 'Delete the stop or the colon.',
  examples: [
    { lines: ['[heading 1] What the Ice Did', text, '[heading 1] Ships, Boats, etc.', text, '[heading 1] What Now?', text], passes: true },
    { lines: ['[heading 1] What the Ice Did.', text], passes: false },
    { lines: ['[heading 2] The Ships:', text], passes: false },
    { lines: ['[heading 1] WHAT THE ICE DID:', text], passes: false },
    { lines: ['[heading 1] The Harbours of the U.S.', text], passes: true },
    { lines: ['[heading 1] Abstract: ', text, '[heading 1] What the Ice Did', text], passes: false },
    { lines: ['[heading 1] Notice of Ice. The harbour master shall:', '[heading 2] tell the town, and all who own a part of a ship of it, on the same day; and', text], passes: true },
    { lines: ['[heading 1] Important: Papers that come in after the third of May will not be read.', text], passes: true },
  ],
  *subjects({ structure, style }) {
    const runIn = new Set<number>(style.definition.headings.runIn.map(({ level }) => level))
    // Where the word is the lead of the abstract it does not stay a heading.
    const ownLine: ReadonlySet<RoleKind> = new Set(style.definition.frontMatter.abstractLead === null ? ['heading', 'abstract-heading'] : ['heading'])
    for (const view of structure.flow) {
      const role = structure.role(view.paragraph)
      if (ownLine.has(role.kind) && isCertain(role) && !role.runIn && !runIn.has(role.level ?? 1) && view.words <= longest && opensSection(view)) yield view
    }
  },
  examine({ paragraph, text: words }) {
    const [, sign] = /(?:\p{L}{2,}|\d|[)”’])([.:])$/u.exec(words) ?? []
    if (sign === undefined || /\b(?:etc|al|vs|ca|approx|inc|ltd|co|jr|sr|st|no|vol|cf|eds?|op|cit|ibid)\.$/i.test(words) || /\.\.$/.test(words)) return undefined
    const at = paragraph.text.lastIndexOf(sign)
    const fix = replace(paragraph, at, at + 1, '')
    return { at: fix.range, message: `The heading ends with “${sign}”; the style has none there.`, found: sign, expected: 'none', fix: possible(fix) }
  },
})
