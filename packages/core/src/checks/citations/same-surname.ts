import { wordingCheck } from './worded.js'

const list = [
  '[heading 1] References',
  'Berg, L. (2006). Winter ferries. <italic=true>Harbour Review</>, <italic=true>4</>, 1–19.',
  'Berg, T. (2011). Summer ferries. <italic=true>Harbour Review</>, <italic=true>9</>, 20–31.',
]

/** First authors of one surname are told apart by their initials. */
export const sameSurname = wordingCheck({
  id: 'cit.same-surname',
  severity: 'warning',
  title: 'Authors of one surname',
  expected: 'Initials stand before a surname where the list has several first authors of that name, and only there.',
  source: { source: 'APA 7', section: '8.20' },
  help: 'Write the initials before the surname in every citation of these authors, or take them out where there is only one.',
  examples: [
    { lines: ['The ferries stopped early (L. Berg, 2006), and late (T. Berg, 2011).', ...list], passes: true },
    { lines: ['The ferries stopped early (Berg, 2006), and late (T. Berg, 2011).', ...list], passes: false },
  ],
  respect: 'same-surname',
  about: /\p{Lu}\. ?\p{Lu}\p{L}/u,
})
