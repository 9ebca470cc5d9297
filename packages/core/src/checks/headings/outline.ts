import { defineCheck } from '../check.js'
import { isCertain } from '../facts.js'
import type { Heading, Structure } from '../../structure/structure.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import { templateSign } from '../../structure/words/template-sign.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { headingSaid } from './heading-said.js'
import { opensSection } from './opens-section.js'

/** Five levels are what styles describe; a paper with more is hard to find one's way in. */
export const headingDepth = defineCheck<Heading>({
  id: 'head.depth',
  aspect: 'headings',
  severity: 'warning',
  title: 'Depth of headings',
  expected: 'Headings have no more levels than the style has looks for.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'comment',
  help: 'Raise the heading by a level, or make it the first words of its paragraph.',
  examples: [
    { lines: ['[heading 1] The Ice', text, '[heading 2] The Ships', text], passes: true },
    { lines: [...[1, 2, 3, 4, 5].flatMap((level) => [`[heading ${level}] The ${level}. Ice`, text]), '{outlineLevel=5} <bold=true>The Sixth Ice</>', text], passes: false },
    { lines: ['[heading 1] Terms', `{outlineLevel=5} ${text}`, `{outlineLevel=5} ${text}`], passes: true },
    { lines: ['[heading 1] Terms', ...['sell', 'lend'].map((verb) => `{outlineLevel=5} ${verb} any ship of the town without the written consent of all who own a part of it; or`)], passes: true },
    { lines: ['[heading 1] Terms', '[heading 6] [unless the town agrees:', '[heading 6] Notice of Ice. The harbour master shall:'], passes: true },
    { lines: ['[heading 9] Index', 'The Ice\t1', 'The Ships\t4', 'The Town\t9', '[heading 1] The Ice', text, '[heading 1] The Ships', text], passes: true },
  ],
  // The level of a line that may be no heading is a guess upon a guess, and over a contents list stands none of the outline.
  subjects: ({ structure: { outline, role } }) =>
    outline.filter((heading) => opensSection(heading) && isCertain(role(heading.paragraph)) && role(heading.paragraph).section !== 'contents'),
  examine({ paragraph, level }, { structure, style }) {
    const deepest = Math.max(...Object.keys(style.definition.layouts).map((key) => Number(/^heading-(\d)$/.exec(key)?.[1] ?? 0)))
    if (level <= deepest) return undefined
    return { at: whole(paragraph), message: `${headingSaid(structure, paragraph)} of level ${level}; the style has ${deepest} levels.`, found: `level ${level}`, expected: `at most level ${deepest}` }
  },
})

const longestName = 120

/** Nothing stands between the two but empty lines. */
const isEmpty = (heading: Heading, next: Heading, { flow, view }: Structure): boolean =>
  flow.slice(flow.indexOf(view(heading.paragraph)) + 1, flow.indexOf(view(next.paragraph))).every(({ words, hasObject }) => words === 0 && !hasObject)

/** What is divided has at least two parts. */
export const loneSubheading = defineCheck<{ readonly heading: Heading; readonly lone: boolean }>({
  id: 'head.lone-subheading',
  aspect: 'headings',
  severity: 'info',
  title: 'Single subheadings',
  expected: 'A section has no subsection, or at least two.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'comment',
  help: 'Take the single subheading out, or divide the section further.',
  examples: [
    { lines: ['[heading 1] The Ice', text, '[heading 2] Its Coming', text, '[heading 2] Its Going', text], passes: true },
    { lines: ['[heading 1] The Ice', text, '[heading 2] Its Coming', text, '[heading 1] The Ships', text], passes: false },
    { lines: ['[heading 1] The Ice', text, '[heading 2] Its Coming', '[heading 1] The Ships', text], passes: true },
    { lines: ['Ice', 'Ships'].flatMap((name) => [`[heading 1] ${name}`, '[heading 2] Their Coming', '<size=32>[Words to come.]</>', '[heading 2] Their Going', text]), passes: true },
    { lines: ['[heading 1] The Ice', text, '[heading 2] {Name of the part}', text, '[heading 1] The Ships', text], passes: true },
  ],
  *subjects({ structure }) {
    const { outline, role } = structure
    // A line that may be none begins and ends no section, but may be a sister.
    const certain = outline.filter(({ paragraph }) => isCertain(role(paragraph)))
    const places = new Map(outline.map((heading, place) => [heading, place]))
    for (const [index, heading] of certain.entries()) {
      const above = certain[index - 1]
      // A sentence, a caption or what is to be filled in divides nothing, though it has the style of a heading.
      if (heading.text.length > longestName || captionLabel(heading.text) || templateSign.test(heading.text)) continue
      // The first one below a heading stands for its sisters; where a level was left out it is another check's affair.
      if (!above || heading.level !== above.level + 1) continue
      // What counts as the second has a first.
      if (/^(?:\d+\.)*(?:[2-9]|\d\d)[.)]?\s|^[b-z][.)]\s/i.test(heading.text)) continue
      let next = index + 1
      // Nor does a line that has nothing under it.
      if (certain[next] && certain[next]!.level < heading.level && isEmpty(heading, certain[next]!, structure)) continue
      while (next < certain.length && certain[next]!.level > heading.level) next++
      const within = outline.slice(places.get(heading)! + 1, next < certain.length ? places.get(certain[next]!)! + 1 : undefined)
      yield { heading, lone: !within.some(({ level }) => level === heading.level) }
    }
  },
  examine: ({ heading: { paragraph }, lone }) =>
    lone ? { at: whole(paragraph), message: 'The heading is the only one of its level in its section; at least two are wanted, or none.', found: 'one subsection', expected: 'none, or at least two' } : undefined,
})
