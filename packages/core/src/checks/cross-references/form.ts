import { oneWay } from '../one-way.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** Within a sentence; in brackets and at the beginning of sentences many styles write it otherwise. */
export const mentionForm = oneWay({
  id: 'xref.form',
  aspect: 'cross_references',
  severity: 'info',
  title: 'How figures are named',
  expected: 'The text writes “Figure 1”, or “Fig. 1”, throughout.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  help: 'Home › Replace: “Fig.” by “Figure”, or the other way round.',
  examples: [
    { lines: [`${text} The ships are in Figure 1, the years in Figure 2 (Fig. 3).`], passes: true },
    { lines: [`${text} The ships are in Figure 1, the years in Fig. 2.`], passes: false },
  ],
  names: ['times “Figure”', 'times “Fig.”'],
  ways: [/(?<=\p{Ll},? )Figures? (?=\d)/gu, /(?<=\p{Ll},? )Figs?\. ?(?=\d)/gu],
})
