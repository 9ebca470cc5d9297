import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { linkCheck, list } from './link-check.js'

/** The abbreviations of which the paper says in brackets what they are short for: `World Health Organization [WHO]`. */
const explainedIn = once(({ document: { paragraphs } }: Facts): ReadonlySet<string> => {
  const texts = paragraphs.filter(({ text }) => /[[(]\p{Lu}{2}/u.test(text))
  return new Set(texts.flatMap(({ text }) => [...text.matchAll(/\p{Lu}[\p{L}’'-]* [[(](\p{Lu}[\p{Lu}\d&.-]{1,9})(?=[\]);,])/gu)].map((match) => match[1]!)))
})

/** A reader cannot look up an abbreviation that the list does not have. */
export const acronymMismatch = linkCheck({
  id: 'match.acronym',
  severity: 'warning',
  title: 'Abbreviated groups',
  expected: 'A group is cited as it is listed, or its abbreviation is explained.',
  source: { source: 'APA 7', section: '8.21' },
  help: 'Write the name in full at its first citation, with the abbreviation in brackets.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    {
      lines: ['The ice came early (World Health Organization [WHO], 2019), and went (WHO, 2019).', '[heading 1] References', 'World Health Organization. (2019). Ice and health. World Health Organization.'],
      passes: true,
    },
    { lines: ['The ice came early (WHO, 2019).', '[heading 1] References', 'World Health Organization. (2019). Ice and health. World Health Organization.'], passes: false },
  ],
  kinds: ['acronym'],
  unless: ({ names: [name = ''] }, _entry, _entries, facts) => explainedIn(facts).has(name),
  message: (cite, entry) => `The citation ${cite} abbreviates the name in the entry ${entry}. Explain the abbreviation at its first use, or write the name in full.`,
})
