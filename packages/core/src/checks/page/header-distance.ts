import { defineCheck, type Problem } from '../check.js'
import type { Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { inInches, listed } from '../wording.js'

/** How far header and footer may be off before anybody sees it, in twips. */
const leeway = 60

const distances = ['marginHeader', 'marginFooter']

/** Where headers and footers stand: at the edge of the paper many printers print nothing. */
export const headerDistance = defineCheck<Section>({
  id: 'page.header-distance',
  aspect: 'page',
  severity: 'info',
  title: 'Distance of headers and footers',
  expected: 'Headers and footers stand as far from the edge of the paper as the style has them.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Double-click the header or the footer, then Header & Footer › Header from Top, or Footer from Bottom.',
  examples: [
    { lines: ['Text.', '{section: marginHeader=708,marginFooter=708}'], passes: true },
    { lines: ['Text.', '{section: marginHeader=0,marginFooter=720}'], passes: false },
    { lines: ['Text.', '{section: marginFooter=400}'], passes: false },
  ],
  subjects: ({ document }) => document.sections.filter(({ own }) => distances.some((name) => own.values[name] !== undefined)),
  examine(section, { style }): Problem | undefined {
    const wanted = style.definition.page.headerDistance
    const off = distances.filter((name) => section.own.values[name] !== undefined && Math.abs(Number(section.own.values[name]) - wanted) > leeway)
    if (off.length === 0) return undefined
    const found = listed(off.map((name) => `its ${name.slice(6).toLowerCase()} ${inInches(section.own.values[name])}`))
    const expected = `${inInches(wanted)} from the edge of the paper`
    const message = `Section ${section.index + 1} has ${found} from the edge of the paper; the style wants ${inInches(wanted)}.`
    return { at: { section }, message, found, expected, fix: possible({ kind: 'set-section', section, properties: Object.fromEntries(off.map((name) => [name, wanted])) }) }
  },
})
