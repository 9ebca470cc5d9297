import { isTold } from './cited.js'
import { quoted } from '../wording.js'
import { linkCheck } from './link-check.js'

/** So many entries are named. */
const most = 3

/** Two works of one author and year are told apart by letters. */
export const ambiguousCitation = linkCheck({
  id: 'match.ambiguous',
  severity: 'error',
  title: 'Citations that fit several entries',
  expected: 'Every citation fits one entry.',
  source: { source: 'APA 7', section: '8.19' },
  help: 'Add the letter, the initials or the short title that tells the works apart.',
  examples: [
    { lines: ['The ice came early (Berg, 2006).', '[heading 1] References', 'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.'], passes: true },
    {
      lines: [
        'The ice came early (Berg, 2006).', '[heading 1] References', 'Berg, L. (2006). Winter ferries. Harbour Review, 4, 1–19.',
        'Berg, L. (2006). Summer gulls and their chicks. Harbour Review, 5, 20–31.',
      ],
      passes: false,
    },
  ],
  kinds: ['ambiguous'],
  unless: (cite, _, entries) =>
    (cite.letter === undefined && cite.year !== undefined && entries.some(({ entry }) => entry.letter !== undefined)) || isTold(cite, entries),
  message: (cite, _, entries) => `${cite} may be ${entries.slice(0, most).map(({ raw }) => quoted(raw, 80)).join(' or ')}${entries.length > most ? ' or another one' : ''}. Say which one is meant.`,
})
