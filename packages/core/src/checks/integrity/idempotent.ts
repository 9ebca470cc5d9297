import { outcomeCheck } from './outcome-check.js'

/** Known where the result was looked at again, as it is for comments in the margin. */
export const idempotent = outcomeCheck({
  id: 'int.idempotent',
  severity: 'warning',
  title: 'Formatting once is enough',
  expected: 'Formatting the result again changes nothing.',
  help: 'Format the result once more, and compare.',
  right: { again: 0 },
  wrong: { again: 3 },
  subjects: ({ again }) => (again === undefined ? [] : [again]),
  fault: (again) => (again === 0 ? undefined : { says: `Formatting the result again would make ${again} changes.` }),
})
