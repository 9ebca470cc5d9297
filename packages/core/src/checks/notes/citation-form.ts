import { defineCheck } from '../check.js'
import type { Cite } from '../../citations/cluster.js'
import { citesOf, placeOf, type CiteIn } from '../citations/cites.js'

const list = ['[heading 1] Bibliography', 'Sample, Ada. <italic=true>A Year in the Harbour</>. Harbour Press, 2019.']
const full = 'It was a quiet year.{footnote: Ada Sample, A Year in the Harbour (Harbour Press, 2019), 12.}'
const short = 'The ice came early.{footnote: Sample, A Year in the Harbour, 14.}'
const remark = (note: string): string => note.replace('.}', '. Nobody else speaks of it.}')

interface Subject {
  readonly each: CiteIn
  readonly form: Cite['noteForm']
  readonly isFirst: boolean
}

/** A note names a work in full once, and in short after that. */
export const noteCitationForm = defineCheck<Subject>({
  id: 'note.citation-form',
  aspect: 'notes',
  severity: 'warning',
  title: 'Full and short notes',
  expected: 'A work is cited in full first, and in short after that.',
  source: { source: 'Chicago 18', section: '13.18; 13.32' },
  fix: 'comment',
  help: 'Give author, title, place or publisher, and year in the first note, and surname, short title and page in later ones.',
  because: 'Notes that are understood are worded in full or in short as the style has it; these are the others, of which a part is not known for sure.',
  examples: [
    { style: 'chicago-18-nb', lines: [full, short, ...list], passes: true },
    { style: 'chicago-18-nb', lines: [short, ...list], passes: true },
    { style: 'chicago-18-nb', lines: [remark(short), ...list], passes: false },
    { style: 'chicago-18-nb', lines: [full, remark(full), ...list], passes: false },
  ],
  *subjects(facts) {
    if (facts.style.definition.citationSystem !== 'notes') return
    const seen = new Set<string>()
    for (const each of citesOf(facts)) {
      const { cite: { noteForm: form, link }, citation } = each
      const [id] = link.references
      // A live one is worded by its manager, and is the first all the same.
      if (citation.form !== 'note' || link.kind !== 'exact' || id === undefined) continue
      if (form !== undefined && !facts.rendered?.citations.has(citation.id)) yield { each, form, isFirst: !seen.has(id) }
      seen.add(id)
    }
  },
  examine({ each, form, isFirst }) {
    if (form === 'ibid' || (form === 'full') === isFirst) return undefined
    const message = isFirst ? 'The work is cited here first, and in short; the first note has it in full.' : 'The work was cited in full before; later notes have it in short.'
    return { at: placeOf(each), message, found: isFirst ? 'in short' : 'in full', expected: isFirst ? 'in full' : 'in short' }
  },
})
