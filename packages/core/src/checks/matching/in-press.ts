import { linkCheck, list } from './link-check.js'

/** Works appear while papers are written. */
export const inPressMismatch = linkCheck({
  id: 'match.in-press',
  severity: 'info',
  title: 'In press on one side only',
  expected: 'A citation and its entry agree whether the work has appeared.',
  source: { source: 'APA 7', section: '8.11' },
  help: 'Give the year in both places once the work has appeared.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, in press).', ...list], passes: false },
  ],
  kinds: ['in-press'],
  // Works without a date have appeared.
  unless: (cite, { raw }) => !/press|forthcoming|appear|accepted|submitted|preparation|preprint/i.test(`${cite.year ?? ''} ${raw}`),
  message: (cite, entry) => `The citation ${cite} and the entry ${entry} do not agree whether the work has appeared. Write both alike.`,
})
