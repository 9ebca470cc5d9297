import { defineCheck } from '../../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { whole } from '../laid-out.js'

/** Student papers have no running head. What else stands in a header may be wanted by the school, so a person decides. */
export const runningHead = defineCheck<Paragraph>({
  id: 'page.running-head',
  aspect: 'page',
  severity: 'warning',
  title: 'Running head',
  expected: 'The header holds what the style wants there, and nothing else.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'comment',
  help: 'Double-click the header and delete the text, unless your school asks for it.',
  examples: [
    { lines: ['{header: right PAGE}', 'Text.'], passes: true },
    { lines: ['{header: Running head: A YEAR IN THE HARBOUR}', 'Text.'], passes: false },
  ],
  subjects: ({ document, style }) =>
    style.definition.page.runningHead === 'none' ? document.paragraphs.filter(({ story }) => story.kind === 'header') : [],
  examine(paragraph) {
    const text = paragraph.fields
      .filter(({ name }) => name === 'PAGE')
      .reduceRight((rest, field) => rest.slice(0, field.from) + rest.slice(field.to), paragraph.text)
      .trim()
    if (!/\p{L}/u.test(text)) return undefined
    const message = `The header says “${text.slice(0, 80)}”; a student paper has only the page number there.`
    return { at: whole(paragraph), message, found: text.slice(0, 80), expected: 'page number only', review: true }
  },
})
