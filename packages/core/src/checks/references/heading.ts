import { defineCheck } from '../check.js'
import { viewsOf } from '../facts.js'
import type { View } from '../../structure/view.js'
import { isAllCapitals } from '../../structure/words/letter-case.js'
import { possible, replace, replaced, shown } from '../editable.js'

const entry = '{indentStart=720,firstLine=-720} Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** Names of reference lists in any style, without a number before or a colon behind. */
const listNames = /^(references?( list| cited)?|list of references|works? cited|(select(ed)? )?bibliography|literature( cited)?|cited literature)$/i

/** What the list is called. A name that belongs to another style is replaced; one that we do not know is the author's affair. */
export const referencesHeading = defineCheck<View>({
  id: 'ref.heading',
  aspect: 'references',
  severity: 'error',
  title: 'Heading of the reference list',
  expected: 'The reference list has the name that the style gives it.',
  source: { source: 'APA 7', section: '9.43' },
  fix: 'tracked',
  help: 'Type the name that the style gives the list.',
  examples: [
    { lines: ['[heading 1] References', entry], passes: true },
    { lines: ['[heading 1] Works Cited', entry], passes: false },
    { style: 'mla-9', lines: ['[heading 1] Works Cited', entry], passes: true },
    { style: 'mla-9', lines: ['[heading 1] References:', entry], passes: false },
    { style: 'mla-9', lines: ['[heading 1] Works cited', entry], passes: false },
    { style: 'harvard', lines: ['[heading 1] Bibliography', entry], passes: true },
    { style: 'mla-9', lines: ['[heading 1] References Cited', entry], passes: false },
    { style: 'chicago-18-nb', lines: ['[heading 1] 7. Selected Bibliography', entry], passes: true },
    { style: 'chicago-18-nb', lines: ['[heading 1] References', entry], passes: false },
  ],
  subjects: (facts) => viewsOf(facts, 'reference-heading'),
  examine({ paragraph }, { style }) {
    const { heading, acceptedHeadings } = style.definition.references
    const [, before = '', name = '', after = ''] = /^(\s*(?:(?:\d+|[ivxlc]+)[.)]?\s+)?)(.*?)(\s*:?\s*)$/is.exec(paragraph.text) ?? []
    const known = acceptedHeadings.find((accepted) => accepted.toLowerCase() === name.toLowerCase())
    // Capitals throughout are the affair of all headings.
    const wanted = known && isAllCapitals(name) ? name : known ?? heading
    if ((name === wanted && after.trim() === '') || !listNames.test(name)) return undefined
    const edit = replace(paragraph, before.length, paragraph.text.length - (known ? 0 : after.length - after.trimEnd().length), wanted)
    const [found, expected] = [shown(paragraph.text), shown(replaced(paragraph, [edit]))]
    return { at: edit.range, message: `The reference list is called “${name}${after.trim()}”; the style calls it “${wanted}”.`, found, expected, fix: possible(edit) }
  },
})
