import { defineCheck, type Problem } from '../check.js'
import { isCountedInRoman, type Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { text } from '../examples.js'

/**
 * Word begins with 0 so that a cover is not counted; where the style numbers every page, the 0 is there to be read. So is the 1 of a title page
 * before a page ii.
 */
export const pageNumberStart = defineCheck<Section>({
  id: 'page.number-start',
  aspect: 'page',
  severity: 'warning',
  title: 'Number of the first page',
  expected: 'Where every page shows its number, they are counted from 1, the title page in the numerals of the pages that go on from it.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'tracked',
  help: 'Insert › Page Number › Format Page Numbers › Start at: 1.',
  examples: [
    { lines: [text, '{section: pageNumberStart=1}'], passes: true },
    { lines: [text, '{section: pageNumberStart=0}'], passes: false },
    { lines: ['{section ends: }', text, '{section: pageNumberFormat=lowerRoman,pageNumberStart=2}'], passes: false },
    { lines: ['{section ends: pageNumberFormat=lowerRoman}', text, '{section: pageNumberFormat=lowerRoman,pageNumberStart=2}'], passes: true },
    { style: 'ieee', lines: [text, '{section: pageNumberStart=0,titlePage=true}'], passes: false },
  ],
  subjects({ document, style, options }) {
    const { pageNumber } = style.definition.page
    // Where the title page is not to count, it is the author who wants the 0.
    const isShown = pageNumber?.firstPage && (options.countTitlePage ?? pageNumber.countTitlePage)
    return isShown ? document.sections.filter((section) => section.own.values['pageNumberStart'] !== undefined) : []
  },
  examine(section, { document: { sections } }) {
    const [title] = sections
    if (section.index === 1 && goesOnInRoman(section) && !isCountedInRoman(title!)) return inRoman(title!, section)
    if (section.own.values['pageNumberStart'] !== 0) return undefined
    return {
      at: { section },
      message: 'The pages are counted from 0; the style counts them from 1, the title page included.',
      found: 'counted from 0',
      expected: 'counted from 1',
      fix: possible([{ kind: 'set-section', section, properties: { pageNumberStart: 1 } }]),
    }
  },
})

/** The pages of a thesis before its text, from ii on. */
const goesOnInRoman = (section: Section): boolean => isCountedInRoman(section) && section.own.values['pageNumberStart'] === 2

const inRoman = (title: Section, { own: { values: { pageNumberFormat } } }: Section): Problem => ({
  at: { section: title },
  message: 'The title page shows the number 1, and the page after it ii.',
  found: '1',
  expected: 'i',
  fix: possible([{ kind: 'set-section', section: title, properties: { pageNumberFormat: pageNumberFormat! } }]),
})
