import { defineCheck } from '../check.js'
import type { CslItem } from '../../citations/item.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { notYetOut } from '../../citations/words/undated.js'
import { placeOf } from './entry.js'
import { listed, short } from '../wording.js'

/** What an entry of a type cannot do without; any one of the fields of a line will do. */
const needed: Partial<Record<CslItem['type'], readonly (readonly [name: string, ...fields: (keyof CslItem)[]])[]>> = {
  'article-journal': [['its title', 'title'], ['the name of the journal', 'container-title'], ['its volume, pages or DOI', 'volume', 'page', 'DOI', 'URL']],
  chapter: [['its title', 'title'], ['the title of the book', 'container-title'], ['its publisher or pages', 'publisher', 'page', 'DOI', 'URL']],
  'paper-conference': [['its title', 'title'], ['the name of the proceedings', 'container-title']],
  book: [['its title', 'title'], ['its publisher', 'publisher', 'publisher-place', 'DOI', 'URL']],
  thesis: [['its title', 'title'], ['its university', 'publisher', 'URL', 'DOI']],
  webpage: [['its title', 'title'], ['its address', 'URL', 'DOI']],
}
/**
 * What has neither volume nor pages is an article by the name of what it stands in alone: a report has its body there, or what it was handed in to.
 * Only a name that no other kind of work has says so, or that of a journal in another entry.
 */
const journal = /\b(?:journal|annals|quarterly|letters|transactions|magazine|zeitschrift|revista|revue|rivista)\b|^\p{Lu}\p{Ll}{0,6}\.(?: \p{Lu}\p{Ll}{0,7}\.?)+$/iu
const isArticle = ({ entry: { csl } }: Reference, known: ReadonlySet<string>): boolean =>
  csl.type !== 'article-journal' || journal.test(csl['container-title'] ?? '') || known.has(csl['container-title'] ?? '')

const always: readonly (readonly [name: string, ...fields: (keyof CslItem)[]])[] = [['its date', 'issued']]

/** What was read of an entry may be wrong where something in it is not explained: a date that it has is not missing. */
const isSure = ({ raw, grey, entry: { leftovers } }: Reference): boolean => !grey && leftovers.every(([from, to]) => !/\p{L}{3}|\d{4}/u.test(raw.slice(from, to)))
/** What is not out has no volume yet. */
const isOut = ({ raw }: Reference): boolean => !notOut.test(raw)
const notOut = new RegExp(String.raw`(?<!\p{L})(?:${notYetOut})(?!\p{L})`, 'iu')
const dated = /\b(?:1[5-9]|20)\d\d|\bn\.? ?d\b|in press|forthcoming|no date/i

const missingIn = ({ entry: { csl }, raw }: Reference): string[] =>
  [...always, ...(needed[csl.type] ?? [])].filter(([name, ...fields]) => fields.every((field) => csl[field] === undefined) && !(name === 'its date' && dated.test(raw))).map(([name]) => name)

interface Subject {
  readonly reference: Reference
  /** The style names authors whom the entry hides. */
  readonly unnamed: boolean
}

/** A reader can find the work. What is not understood is another check's affair. */
export const completeEntry = defineCheck<Subject>({
  id: 'ref.complete',
  aspect: 'references',
  severity: 'error',
  title: 'Complete entries',
  expected: 'Every entry says what a reader needs to find the work.',
  source: { source: 'APA 7', section: '9.4–9.37' },
  fix: 'comment',
  help: 'Look the work up and add what is missing, as far as it is known.',
  examples: [
    { lines: ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    { lines: ['[heading 1] References', 'Sample, A. (in press). A year in the harbour. Journal of Northern Towns.'], passes: true },
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        'Sample, A. A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
      ],
      passes: false,
    },
    {
      lines: [
        '[heading 1] References',
        'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        'F. M. Sample, Ed., Reference Manual on Tidal Evidence, Federal Harbour Center, 2nd edition, 2000.',
      ],
      passes: true,
    },
    { lines: ['[heading 1] References', 'Sample, A., Berg, L., et al. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: false },
    { lines: ['[heading 1] References', 'Sample, A., Berg, L., Lee, C., Roe, D., Poe, E., Moe, F., … Zorn, G. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: false },
  ],
  subjects({ references, rendered }) {
    const unnamed = new Set(rendered?.lists.flatMap((list) => list.references.flatMap((each) => (each.unnamed ? [each.reference.id] : []))))
    const journals = new Set(references.filter(({ entry: { csl } }) => csl.volume !== undefined).map(({ entry: { csl } }) => csl['container-title'] ?? ''))
    const judged = references.filter((reference) => isSure(reference) && isOut(reference) && isArticle(reference, journals))
    return judged.map((reference) => ({ reference, unnamed: unnamed.has(reference.id) }))
  },
  examine: ({ reference, unnamed }) => {
    const missing = [...(unnamed ? [`the authors behind “${reference.entry.skips ? '…' : 'et al.'}”`] : []), ...missingIn(reference)]
    if (missing.length === 0) return undefined
    return { at: placeOf(reference), message: `The entry lacks ${listed(missing)}.`, found: short(reference.raw, 80) }
  },
})
