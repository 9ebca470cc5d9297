import { viewsOf } from '../facts.js'
import { whole } from '../laid-out.js'
import { limitCheck } from '../limits.js'

const text = ['[APA Title Page] Ada Sample', '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.']

/** Some journals limit the title. */
export const titleLength = limitCheck({
  id: 'front.title-length',
  aspect: 'front_matter',
  severity: 'info',
  title: 'Length of the title',
  expected: 'The title has no more words than are allowed.',
  help: 'Leave out what the first sentence of the abstract says as well.',
  examples: [
    { lines: ['[Title] A Year in the Harbour', ...text], options: { limits: { titleWords: 12 } }, passes: true },
    { lines: ['[Title] A Year in the Harbour', ...text], options: { limits: { titleWords: 3 } }, passes: false },
  ],
  limit: 'titleWords',
  unit: 'words',
  of(facts) {
    const [title] = viewsOf(facts, 'title')
    return title && { at: whole(title.paragraph), count: title.words }
  },
})
