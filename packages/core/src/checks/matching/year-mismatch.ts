import { linkCheck, list } from './link-check.js'

/** One of the two years is wrong, and only the work itself says which. */
export const yearMismatch = linkCheck({
  id: 'match.year-mismatch',
  severity: 'error',
  title: 'Years that differ',
  expected: 'A citation and its entry give the same year.',
  source: { source: 'APA 7', section: '8.10' },
  help: 'Look the year up, and correct the citation or the entry.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2018).', ...list], passes: false },
    { lines: ['The ice came early, as Sample and Berg (2019) have it, with values for ships of all harbours between the years of record (2001, 2006).', ...list], passes: true },
    {
      lines: ['The ice came early (Sample, 2017).', '[heading 1] References', 'Sample, Ada, Lee Berg, Eva KC, Marcin Stone, and Niko Still. 2018. Timber Prices for the 21st Century: 2018 Review of 105 Towns. Fjord Press.'],
      passes: true,
    },
  ],
  kinds: ['year'],
  // With other authors, or more, it is another work that is meant; what is read of a grey entry may lack some of its authors, but has none too many.
  unless: ({ names, etAl }, { entry: { csl: { author } }, grey }) =>
    author !== undefined && (etAl ? !grey && author.length < 2 : grey ? author.length > names.length : author.length !== names.length),
  message: (cite, entry) => `The citation ${cite} and the entry ${entry} give different years. Correct the wrong one.`,
})
