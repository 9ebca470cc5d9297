import type { Cite } from '../../citations/cluster.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { linkCheck, list } from './link-check.js'

/** The first name that the entry does not have, and how it stands there. */
const misspelt = ({ names }: Cite, { entry: { csl } }: Reference): readonly [name: string, listed: string] | undefined => {
  const listed = (csl.author ?? csl.editor ?? []).map(({ family, literal }) => family ?? literal ?? '')
  const place = names.findIndex((name) => !listed.includes(name))
  const other = listed[place]
  return place < 0 || !other || names.includes(other) ? undefined : [names[place]!, other]
}

/** A letter or an accent is off. */
export const authorSpelling = linkCheck({
  id: 'match.author-spelling',
  severity: 'error',
  title: 'Names spelt in two ways',
  expected: 'A citation and its entry spell names alike.',
  source: { source: 'APA 7', section: '8.10' },
  help: 'Look the name up, and correct the citation or the entry.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sampel & Berg, 2019).', ...list], passes: false },
  ],
  kinds: ['spelling'],
  message(shown, entry, [first], cite) {
    const [name, listed] = (first && misspelt(cite, first)) ?? []
    return name === undefined
      ? `The names of ${shown} are spelt otherwise in the entry ${entry}. Correct the wrong one.`
      : `${shown} has “${name}” where its entry has “${listed}”. Correct the wrong one.`
  },
})
