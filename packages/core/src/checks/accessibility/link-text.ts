import { defineCheck } from '../check.js'
import type { TextRange } from '../../plan/edit.js'
import { stretches } from '../document/run-marks.js'
import { readableOf } from '../text-rule.js'

const says = /^(?:(?:click|see|read|tap)\s+)?(?:here|more|this|link|this link|this page|this site|this website|read more|hier|aquí|ici)[.!]?$/i

/** Whoever hears the links of a page alone has to know where they lead. */
export const linkText = defineCheck<TextRange>({
  id: 'a11y.link-text',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Words of links',
  expected: 'The words of a link say where it leads.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 2.4.4' },
  fix: 'comment',
  help: 'Right-click the link, then Edit Hyperlink › Text to display.',
  examples: [
    { lines: ['The tables are in the {link: archive of the harbour}.'], passes: true },
    { lines: ['The tables can be found {link: here}.'], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of readableOf(facts)) if (paragraph.runs.some(({ link }) => link)) yield* stretches(paragraph, ({ link }) => link)
  },
  examine({ paragraph, from, to }) {
    const words = paragraph.text.slice(from, to).trim()
    if (!says.test(words)) return undefined
    return { at: { paragraph, from, to }, message: `The link says “${words}”, and not where it leads.`, found: words, expected: 'words that say where it leads' }
  },
})
