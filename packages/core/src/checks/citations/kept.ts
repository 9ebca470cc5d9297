import { defineCheck, type Place } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { isTyped } from '../../citations/render/cites.js'
import { isQuoted } from '../../citations/render/quoted.js'
import { isUnderstood } from '../../citations/render/rendered.js'
import type { Facts } from '../facts.js'
import { entriesById, placeOf } from '../references/entry.js'
import { short } from '../wording.js'
import { placeOfCitation } from './cites.js'
import { someOf, whyNumbersStay, whyNumberStays } from './numbers-stay.js'

/** What stays as it is though it is understood, and why: one finding for all that stay on one account. */
interface Stay {
  readonly what: 'citation' | 'entry'
  readonly at: Place
  readonly found: readonly string[]
  readonly why: string | undefined
}

const said = ({ paragraph, from, to }: Citation): string => short(paragraph.text.slice(from, to), 80)

const misread = 'in the form of the style it could be taken for something else'
const loses = 'the form of the style has no place for a part of it'

/**
 * Why a citation of a work in the list gets no words at all, unless another check says so: what has no entry is looked for there, and notes and what
 * is to become one have checks of their own.
 */
const whyUnworded = (citation: Citation, facts: Facts): string | undefined => {
  const { citationSystem } = facts.style.definition
  const cites = citation.cites.filter(({ link, personal }) => link.references.length > 0 && !personal)
  if (citation.form === 'note' || citationSystem === 'notes' || cites.length === 0) return undefined
  // Which of several works is meant is asked about elsewhere, and `(p. 47)` behind a quotation is right as it is.
  const isAlike = citation.system === citationSystem
  if (cites.some(({ link, year }) => link.references.length > 1 || (isAlike && year === undefined))) return undefined
  const byId = entriesById(facts)
  const strange = cites.map(({ link }) => byId.get(link.references[0]!)).find((reference) => !isUnderstood(reference))
  if (isQuoted(citation)) return 'it stands within a quotation, whose words are somebody else’s'
  // In the form of the style it has, such a citation has nothing else to become.
  if (strange) return isAlike ? undefined : `the entry “${short(strange.raw, 50)}” is not understood`
  return 'it is not certain what it would be in the form of the style'
}

/** What is understood and was not rewritten all the same. */
export const keptAsTyped = defineCheck<Stay>({
  id: 'cit.kept',
  aspect: 'citations',
  severity: 'warning',
  title: 'Citations and entries kept as they are',
  expected: 'Every citation and every entry that is understood is in the form of the style.',
  source: { source: 'style-neutral', section: 'nothing uncertain is rewritten' },
  fix: 'none',
  help: 'Write the citation or the entry as the style guide shows it.',
  examples: [
    { lines: ['Timber was dear (Adair, 2017).', '[heading 1] References', 'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.'], passes: true },
    // What is lacking in it is said there.
    { lines: ['[heading 1] References', 'Sample, A., Berg, L., Lee, C., Roe, D., Poe, E., Moe, F., … Zorn, G. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    {
      lines: [
        'Signals are noisy (Lykke, 2021).',
        '[heading 1] References',
        'Lykke, U. (2021). Tidal: Tide processing. Retrieved May 3, 2022, from https://example.org/signal',
      ],
      passes: false,
    },
    {
      lines: [
        'Salt was dear (Vaughan 12), and timber was not (Adair 2: 450).',
        '[heading 1] References',
        'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.',
        'Vaughan, Mia. <italic=true>Salt and Rye</>. Fjord Press, 2015.',
      ],
      passes: false,
    },
  ],
  *subjects(facts) {
    const { rendered, citations } = facts
    if (!rendered) return
    for (const { reference, text, unnamed } of rendered.lists.flatMap((list) => list.references)) {
      const why = text ? undefined : rendered.unsteady.has(reference.id) ? misread : isUnderstood(reference) && !unnamed ? loses : undefined
      if (text ?? why) yield { what: 'entry', at: placeOf(reference), found: [short(reference.raw, 80)], why }
    }
    const what = 'citation'
    const staying: Citation[] = []
    for (const citation of citations.clusters.filter(isTyped)) {
      const { id } = citation
      if (rendered.unsteady.has(id)) yield { what, at: placeOfCitation(citation), found: [said(citation)], why: misread }
      else if (rendered.frozen.has(id)) staying.push(citation)
      else if (rendered.holding.has(id)) yield { what, at: placeOfCitation(citation), found: [said(citation)], why: whyNumberStays(citation, facts) }
      else {
        const why = rendered.citations.has(id) ? undefined : whyUnworded(citation, facts)
        if (why ?? rendered.citations.has(id)) yield { what, at: placeOfCitation(citation), found: [said(citation)], why }
      }
    }
    if (staying.length > 0) yield { what, at: placeOfCitation(staying[0]!), found: staying.map(said), why: whyNumbersStay(rendered, facts) }
  },
  examine({ what, at, found: all, why }) {
    if (why === undefined) return undefined
    const message = all.length === 1
      ? `The ${what} was left as it is: ${why}.`
      : `${all.length} citations were left as they are, ${someOf(all)}: ${why}. Mend that and format the paper again, or write them as the style guide shows them.`
    return { at, found: all[0]!, message }
  },
})
