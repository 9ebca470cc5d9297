import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { isTyped } from '../../citations/render/cites.js'
import { plain } from '../../citations/rich-text.js'
import { isEditable } from '../../wordml/editable.js'
import { words } from '../examples.js'
import { entriesById } from '../references/entry.js'
import { behindQuotation } from './behind-quotation.js'
import { citationLooksIn, reword } from './reword.js'

const entry = 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'

/** `See also, for other years, A. B. Sample, …` */
const longestLead = 40

/** In styles that cite in the text a note that holds nothing but a citation goes, and the citation stands before the stop. */
export const citationFromNote = defineCheck<Citation>({
  id: 'cit.from-note',
  aspect: 'citations',
  severity: 'warning',
  title: 'Citations in the text',
  expected: 'Every citation stands in the text; notes say what the text does not.',
  source: { source: 'APA 7', section: '2.13' },
  fix: 'tracked',
  help: 'Write the citation into the text, and delete the mark of the note.',
  examples: [
    { lines: ['It was a quiet year for the harbour (Sample, 2019, p. 46).', '[heading 1] References', entry], passes: true },
    { lines: ['It was a quiet year for the harbour.{footnote: A. Sample, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 46.}', '[heading 1] References', entry], passes: false },
    { lines: [`[Quote] ${words}.{footnote: A. Sample, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 46.}`, '[heading 1] References', entry], passes: false },
  ],
  subjects: ({ citations, rendered, style }) => (rendered && style.definition.citationSystem !== 'notes' ? citations.clusters.filter(isTyped) : []),
  examine({ id, paragraph, from, to, form, mark, cites }, facts) {
    if (form !== 'note') return undefined
    // A note that says something of its own may cite as well.
    const csl = entriesById(facts).get(cites[0]!.link.references[0] ?? '')?.entry.csl
    const name = (csl?.author ?? csl?.editor)?.[0]
    if (paragraph.text.slice(from).indexOf(name?.family ?? name?.literal ?? '') > longestLead) return undefined
    const at = { paragraph, from, to }
    const found = paragraph.text.slice(from, to)
    const made = facts.rendered?.fromNotes.get(id)
    const moved = made && mark && { note: made.note, ...behindQuotation(made, mark.paragraph, facts) }
    const before = moved && mark && { paragraph: mark.paragraph, from: moved.from, to: mark.at }
    const edits = before && isEditable(before) ? reword(before, moved.text, citationLooksIn(mark.paragraph, facts)) : undefined
    if (!moved || !mark || !edits) return { at, message: `The citation “${found}” stands in a note; write it into the text.`, found }
    const expected = plain(moved.text).replace(/^[\s.?!]+/u, '')
    const removal = { kind: 'remove-note', note: moved.note, mark: { paragraph: mark.paragraph, from: mark.at, to: mark.at + 1 } } as const
    return { at, message: `The note “${found}” is to be the citation “${expected}” in the text.`, found, expected, fix: [...edits, removal] }
  },
})
