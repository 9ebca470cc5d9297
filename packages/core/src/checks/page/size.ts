import { defineCheck } from '../../check.js'
import type { Section } from '../../wordml/section.js'

/** Width and height of upright pages, in twips. */
const sizes = { letter: [12240, 15840], a4: [11906, 16838] } as const

/** The paper. A landscape section stays one: it holds a wide table or figure. */
export const pageSize = defineCheck<Section>({
  id: 'page.size',
  aspect: 'page',
  severity: 'warning',
  title: 'Page size',
  expected: 'Every section has a page size that the style accepts.',
  source: { source: 'APA 7', section: '2.2' },
  fix: 'auto',
  help: 'Layout › Size.',
  examples: [
    { lines: ['Text.'], passes: true },
    { lines: ['Text.', '{section: pageWidth=10000,pageHeight=14000}'], passes: false },
  ],
  subjects: ({ document }) => document.sections,
  examine(section, { style, options }) {
    const { values } = section.own
    const [width, height] = [Number(values['pageWidth'] ?? 0), Number(values['pageHeight'] ?? 0)]
    const accepted = options.pageSize ? [options.pageSize] : style.definition.page.accepted
    const [narrow, tall] = [Math.min(width, height), Math.max(width, height)]
    if (accepted.some((name) => Math.abs(sizes[name][0] - narrow) <= 20 && Math.abs(sizes[name][1] - tall) <= 20)) return undefined
    const wanted = options.pageSize ?? style.definition.page.size
    const [short, long] = sizes[wanted]
    const page = section.landscape ? { pageWidth: long, pageHeight: short } : { pageWidth: short, pageHeight: long }
    return {
      at: { section },
      message: `The page of section ${section.index + 1} is ${width} × ${height} twips; the style wants ${wanted}.`,
      found: `${width} × ${height} twips`,
      expected: wanted,
      // A faulty layout is not copied into the record of a change: it stays, and a person is asked.
      ...(section.own.locked ? { review: true as const } : { fix: { kind: 'set-section', section, properties: page } }),
    }
  },
})
