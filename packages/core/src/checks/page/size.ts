import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import type { Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { inInches } from '../wording.js'

const names = { letter: 'US Letter (8.5 in by 11 in)', a4: 'A4 (8.27 in by 11.69 in)' } as const

/** Width and height of upright pages, in twips. */
const sizes = { letter: [12240, 15840], a4: [11906, 16838] } as const

/** A twentieth of an inch: programs write A4 as 8.3 by 11.7 inches, or 209 by 296 millimetres. */
const rounding = 72

/** The paper. A landscape section stays one: it holds a wide table or figure. */
export const pageSize = defineCheck<Section>({
  id: 'page.size',
  aspect: 'page',
  severity: 'warning',
  title: 'Page size',
  expected: 'Every section has a page size that the style accepts.',
  source: { source: 'APA 7', section: '2.2' },
  fix: 'tracked',
  help: 'Layout › Size.',
  examples: [
    { lines: ['Text.'], passes: true },
    { lines: ['Text.', '{section: pageWidth=11952,pageHeight=16848}'], passes: true },
    { lines: ['Text.', '{section: pageWidth=10000,pageHeight=14000}'], passes: false },
  ],
  subjects: ({ document }) => document.sections,
  examine(section, facts) {
    const page = otherSize(section, facts)
    if (!page) return undefined
    const { values } = section.own
    const [width, height] = [Number(values['pageWidth'] ?? 0), Number(values['pageHeight'] ?? 0)]
    const wanted = facts.options.pageSize ?? facts.style.definition.page.size
    const ofPage = section.index > 0 ? `The page of section ${section.index + 1}` : 'The page'
    const found = width > 0 ? `${inInches(width)} by ${inInches(height)}` : 'none'
    return {
      at: { section },
      message: `${width > 0 ? `${ofPage} is ${found}` : `Nothing says how large ${ofPage.toLowerCase()} is`}; the style wants ${names[wanted]}.`,
      found,
      expected: names[wanted],
      fix: possible({ kind: 'set-section', section, properties: page }),
    }
  },
})

/** The size that a section is to get; undefined where its own is accepted. */
const otherSize = ({ own: { values }, landscape }: Section, { style, options }: Facts): { pageWidth: number; pageHeight: number } | undefined => {
  const [width, height] = [Number(values['pageWidth'] ?? 0), Number(values['pageHeight'] ?? 0)]
  const accepted = options.pageSize ? [options.pageSize] : style.definition.page.accepted
  const [narrow, tall] = [Math.min(width, height), Math.max(width, height)]
  if (accepted.some((name) => Math.abs(sizes[name][0] - narrow) <= rounding && Math.abs(sizes[name][1] - tall) <= rounding)) return undefined
  const [short, long] = sizes[options.pageSize ?? style.definition.page.size]
  return landscape ? { pageWidth: long, pageHeight: short } : { pageWidth: short, pageHeight: long }
}

/** The width of a section's text once it is formatted, in twips. */
export const textWidth = (section: Section, facts: Facts): number => {
  const { left, right } = facts.style.definition.page.margins
  return (otherSize(section, facts)?.pageWidth ?? Number(section.own.values['pageWidth'])) - left - right
}

/** The height of a section's text once it is formatted, in twips. */
export const textHeight = (section: Section, facts: Facts): number => {
  const { top, bottom } = facts.style.definition.page.margins
  return (otherSize(section, facts)?.pageHeight ?? Number(section.own.values['pageHeight'])) - top - bottom
}
