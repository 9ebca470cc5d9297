import { certainRole } from '../facts.js'
import { text } from '../examples.js'
import { limitCheck } from '../limits.js'

const counted = /^(?:body|heading|block-quotation|list-item|other)$/

/** Journals and courses say how long a paper may be. */
export const documentLength = limitCheck({
  id: 'doc.length',
  aspect: 'document',
  severity: 'warning',
  title: 'Length of the text',
  expected: 'The text has no more words than are allowed.',
  help: 'Review › Word Count counts the words that are selected.',
  examples: [
    { lines: [text], options: { limits: { bodyWords: 100 } }, passes: true },
    { lines: [text, text], options: { limits: { bodyWords: 20 } }, passes: false },
  ],
  limit: 'bodyWords',
  unit: 'words',
  of: (facts) => ({
    at: { part: facts.document.main.name },
    count: facts.structure.flow.reduce((sum, { paragraph, words }) => sum + (counted.test(certainRole(facts, paragraph).kind) ? words : 0), 0),
  }),
})
