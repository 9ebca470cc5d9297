import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { isTyped } from '../../citations/render/cites.js'
import { paragraphsOf } from '../../citations/render/live/live-list.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { nameOf, placeOf } from '../references/entry.js'
import { placeOfCitation } from './cites.js'
import { someOf, textOf } from './numbers-stay.js'

const field = '{field: ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[]} => (Lee, 2018)}'

const list = (...below: string[]): string[] => ['[heading 1] References', '{field: ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY => Lee, A. (2018). Quiet streets. Fjord Press.}', ...below]

/** Typed citations beside live ones: the manager neither updates nor lists them. Nor does it order or number the entries that are typed below its own. */
export const fieldPlainMix = defineCheck<readonly Citation[] | Reference>({
  id: 'cit.field-plain-mix',
  aspect: 'citations',
  severity: 'warning',
  title: 'Live and typed citations',
  expected: 'Citations are all live or all typed, and so are the entries of a list.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Insert the typed citations with your reference manager too, so that it keeps them and the list in step.',
  examples: [
    { lines: [`Streets are quiet ${field}. They are quiet ${field}.`], passes: true },
    { lines: [`Streets are quiet ${field}. They are loud (Roe, 2020).`], passes: false },
    { lines: [`Streets are quiet ${field}.`, ...list()], passes: true },
    { lines: [`Streets are quiet ${field}.`, ...list('Roe, B. (2020). Loud streets. Marlow Press.')], passes: false },
  ],
  subjects: ({ citations: { clusters, bibliographies }, references }) => [
    ...(clusters.every(isTyped) ? [] : [clusters]),
    ...(bibliographies.length > 0 ? references : []),
  ],
  examine(subject, facts) {
    if (!('raw' in subject)) {
      const typed = subject.filter(isTyped)
      if (typed.length === 0) return undefined
      const [said, them] = typed.length === 1 ? ['The citation', 'it'] : [`${typed.length} citations,`, 'them']
      const message = `${said} ${someOf(typed.map(textOf))}${typed.length === 1 ? ' is' : ', are'} typed, while others are kept by a reference manager; insert ${them} with the manager too.`
      return { at: placeOfCitation(typed[0]!), message, found: 'typed' }
    }
    if (!typedEntries(facts).has(subject)) return undefined
    const message = `${nameOf(subject)} is typed below entries that a reference manager keeps, and neither ordered nor numbered with them; insert it with the manager too.`
    return { at: placeOf(subject), message, found: 'typed' }
  },
})

/** Those that stand in one list with what a manager keeps there. */
const typedEntries = once(({ document, citations: { bibliographies }, references }: Facts): ReadonlySet<Reference> => {
  const live = new Set(bibliographies.flatMap((list) => paragraphsOf(document, list)))
  const isLive = ({ paragraphs }: Reference): boolean => paragraphs.some((paragraph) => live.has(paragraph))
  const mixed = new Set(references.filter(isLive).map(({ list }) => list))
  return new Set(references.filter((reference) => mixed.has(reference.list) && !isLive(reference)))
})
