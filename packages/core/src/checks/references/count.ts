import { whole } from '../laid-out.js'
import { limitCheck } from '../limits.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.', 'Roe, B. (2019). Loud streets. Harbour Press.']

/** Some journals limit the number of entries. */
export const referenceCount = limitCheck({
  id: 'ref.count',
  aspect: 'references',
  severity: 'info',
  title: 'Number of references',
  expected: 'The list has no more entries than are allowed.',
  help: 'Keep the works that the argument rests on.',
  examples: [
    { lines: ['Streets are quiet (Lee, 2018).', ...list], options: { limits: { references: 2 } }, passes: true },
    { lines: ['Streets are quiet (Lee, 2018).', ...list], options: { limits: { references: 1 } }, passes: false },
  ],
  limit: 'references',
  unit: 'entries',
  of: ({ references: [first, ...rest] }) => first && { at: whole(first.paragraphs[0]!), count: rest.length + 1 },
})
