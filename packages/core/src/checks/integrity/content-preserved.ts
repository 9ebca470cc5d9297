import { outcomeCheck } from './outcome-check.js'

/** Words are compared before a result is given out, and without that there is none; here is what else must not get lost. */
export const contentPreserved = outcomeCheck({
  id: 'int.content-preserved',
  severity: 'error',
  title: 'Nothing is lost',
  expected: 'Every table, picture, equation, note, comment, link and field is there after formatting as it was before.',
  help: 'Do not use this result: keep your own file, and tell us about it.',
  right: { features: { tables: { before: 2, after: 2 } } },
  wrong: { features: { tables: { before: 2, after: 1 } } },
  subjects: ({ features }) => Object.entries(features),
  fault: ([name, { before, after, taken = 0 }]) => (after + taken < before ? { says: `Of ${before} ${name}, ${after} are left.` } : undefined),
})
