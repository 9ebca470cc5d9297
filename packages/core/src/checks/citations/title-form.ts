import { wordingCheck } from './worded.js'

const list = [
  '[heading 1] References',
  'Winter ferries and the ice. (2006). <italic=true>Harbour Review</>, <italic=true>4</>, 1–19.',
]

/** A work without an author is cited by its title, which looks as the style has it for the kind of work. */
export const titleForm = wordingCheck({
  id: 'cit.title-form',
  severity: 'warning',
  title: 'Titles in citations',
  expected: 'A title in a citation has the capitals, and the quotation marks or italics, that the style gives to the kind of work.',
  source: { source: 'APA 7', section: '8.14' },
  help: 'Put the title of an article or a chapter in quotation marks and that of a book in italics, as the style guide shows it.',
  examples: [
    { lines: ['The ferries stopped early (“Winter Ferries and the Ice,” 2006).', ...list], passes: true },
    { lines: ['The ferries stopped early (Winter ferries and the ice, 2006).', ...list], passes: false },
  ],
  respect: 'title-form',
  about: /[“”"«»]/,
})
