import { defineCheck } from '../check.js'
import type { ReferenceList } from '../../citations/reference-list/reference.js'
import { saysWork } from '../../citations/reference-list/grey.js'
import { placeOf } from '../references/entry.js'
import { list } from './link-check.js'
import { namedInText } from './named.js'
import { short } from '../wording.js'

const namesWider = /\b(?:bibliography|works consulted|sources consulted|(?:further|additional|background|recommended|suggested) reading)\b/i

const isWider = ({ heading }: ReferenceList): boolean => namesWider.test(heading?.text ?? '')

const ferries = 'Wolf, J. (2006) Winter ferries. Bergen: Fjord Press.'

/** An annotated list says what was read. */
const isNoReading = ({ references }: ReferenceList): boolean => references.every(({ annotations }) => annotations.length === 0)

/** The lists of what is cited: beside one, a bibliography has what was read and is not cited (Cite Them Right 12). */
const listsOfCited = (lists: readonly ReferenceList[]): readonly ReferenceList[] => (lists.every(isWider) ? lists : lists.filter((list) => !isWider(list)))

const raised = (words: string): string => `The ice came early,<verticalAlign=superscript>1</> ${words} of all harbours.`
const numbered = ['[heading 1] References', '1. Sample A, Berg L. A year in the harbour. *J North Towns*. 2019;12(3):45-67.', '2. Wolf J, Lee K. Winter ferries. *Harbour Rev*. 2006;4:1-19.']

/** A list of references holds what is cited, and nothing else. */
export const uncitedEntry = defineCheck({
  id: 'match.uncited',
  aspect: 'matching',
  severity: 'warning',
  title: 'Entries that are never cited',
  expected: 'Every entry of the reference list is cited.',
  source: { source: 'APA 7', section: '8.4' },
  fix: 'comment',
  help: 'Cite the work where it is used, or take its entry out.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list, 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: false },
    { lines: ['The ice came early (Sample & Berg, 2019), and left late (Wolf er al., 2006).', ...list, 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: true },
    { lines: ['The ice came early (Wolf, 2006, cited in Sample & Berg, 2019).', ...list, 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019), and left late (Northern Harbours Policies nd).', ...list, 'Northern Harbours Policies. 2017 Sharing of ships. Electronic document.'], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019), as is told by the Northern Harbours project. (n.d.).', ...list, 'Northern Harbours project n.d. Sharing of ships. Electronic document.'], passes: true },
    { style: 'ama-11', lines: [raised('as Wolf & Lee 2 say'), ...numbered], passes: true },
    { style: 'ama-11', lines: [raised('as Berg & Lee 2 say'), ...numbered], passes: false },
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list, 'The list has what was read for the paper, and is sorted by the names of those who wrote it.'], passes: true },
    { lines: ['Das Eis kam früh (Sample & Berg, 2019 und Wolf, 2006).', ...list, 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: true },
    { lines: ['The ice came early (Berg, 2018; K. C. & Berg, 2019).', '[heading 1] References', 'Berg, L. (2018). A year of ice. Harbour Press.', 'K. C., S., & Berg, L. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'], passes: true },
    { style: 'mla-9', lines: ['The ice came early (Sample and Berg 45). Wolf’s ferries went on.', ...list, 'Wolf, Joan. <italic=true>Winter Ferries</>. Fjord Press, 2006.'], passes: true },
    { style: 'mla-9', lines: ['The ice came early (Sample and Berg 45). The ferries went on.', ...list, 'Wolf, Joan. <italic=true>Winter Ferries</>. Fjord Press, 2006.'], passes: false },
    { style: 'mla-9', lines: ['The ice came early (Sample and Berg 45). So it does in the film Slow Ferries.', ...list, 'Slow Ferries. Directed by Joan Wolf, Fjord Pictures, 2006.'], passes: true },
    { style: 'mla-9', lines: ['The ice came early (Sample and Berg 45). Van der Wolf saw it.', ...list, 'van der Wolf, Joan. <italic=true>Winter Ferries</>. Fjord Press, 2006.'], passes: true },
    { style: 'harvard', lines: ['The ice came early (Sample and Berg, 2019), as Slow ferries (2006) shows.', ...list, 'Slow ferries (2006) Directed by J. Wolf [Film]. Bergen: Fjord Pictures.'], passes: true },
    { style: 'harvard', lines: ['The ice came early (Sample and Berg, 2019).', ...list, '[heading 1] Bibliography', ferries], passes: true },
    { style: 'harvard', lines: ['The ice came early (Sample and Berg, 2019).', '[heading 1] Bibliography', list[1]!, ferries], passes: false },
    { lines: ['Wolf came to the town (Sample & Berg, 2019). He left it in 2006.', ...list, 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: false },
  ],
  *subjects(facts) {
    const { clusters, chapters } = facts.citations
    const named = namedInText(facts)
    const cited = new Set(clusters.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references)))
    // Where no citation was found at all, the list says nothing of them.
    for (const { lists } of chapters.filter((chapter) => chapter.clusters.length > 0)) {
      const references = listsOfCited(lists.filter(isNoReading)).flatMap((list) => list.references.filter(({ entry }) => saysWork(entry)))
      for (const reference of references) yield { reference, isCited: cited.has(reference.id) || named.has(reference.id) }
    }
  },
  examine: ({ reference, isCited }) =>
    isCited ? undefined : { at: placeOf(reference), message: 'The entry is listed and never cited.', found: short(reference.raw, 80) },
})
