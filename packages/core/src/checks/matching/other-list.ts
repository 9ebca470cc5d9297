import { defineCheck } from '../check.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown, type Cited } from './cited.js'
import { list } from './link-check.js'

interface Looked extends Cited {
  /** The entries that it is linked to stand in lists of other chapters alone. */
  readonly elsewhere: boolean
}

const chapter = (cited: string): string[] => [
  'The ferries stopped for the winter, and nobody came (Wolf, 2006).', '[heading 1] References', 'Wolf, J. (2006). Winter ferries. Harbour Review, 4, 1–19.',
  '[heading 1] Later years', `Nobody had seen so much of it before, and nobody was ready (${cited}).`, ...list,
]

/** Where each chapter has its own list, a reader looks for a work in that one. */
export const otherList = defineCheck<Looked>({
  id: 'match.other-list',
  aspect: 'matching',
  severity: 'warning',
  title: 'Works that only another chapter lists',
  expected: 'Where each chapter has its own list, every work that it cites is in that list.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Copy the entry to the list of the chapter.',
  examples: [
    { lines: chapter('Sample & Berg, 2019'), passes: true },
    { lines: chapter('Wolf, 2006; Sample & Berg, 2019'), passes: false },
  ],
  *subjects(facts) {
    const { chapters } = facts.citations
    if (chapters.length < 2) return
    const listed = new Map(chapters.flatMap(({ lists, clusters }) => {
      const own = new Set(lists)
      return clusters.map((cluster) => [cluster, own] as const)
    }))
    for (const cited of citedIn(facts)) {
      const own = listed.get(cited.citation)
      if (cited.entries.length > 0 && own) yield { ...cited, elsewhere: !cited.entries.some((entry) => own.has(facts.referenceLists[entry.list]!)) }
    }
  },
  examine: (cited) =>
    cited.elsewhere
      ? { at: placeOf(cited), message: `${shown(cited.cite)} is only in the list of another chapter. Add the entry to the list of this one.`, found: shown(cited.cite) }
      : undefined,
})
