import { linkCheck, list } from './link-check.js'

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
    { lines: ['The ice came early (WHO, 2019).', '[heading 1] References', 'World Health Organization. (2019). Ice and health. World Health Organization.'], passes: false },
  ],
  kinds: ['acronym'],
  message: (cite, entry) => `The citation ${cite} abbreviates the name in the entry ${entry}. Explain the abbreviation at its first use, or write the name in full.`,
})
