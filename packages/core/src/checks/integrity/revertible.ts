import { outcomeCheck } from './outcome-check.js'

/** Tracked changes are an offer. */
export const revertible = outcomeCheck({
  id: 'int.revertible',
  severity: 'error',
  title: 'Rejecting gives the original',
  expected: 'When all our tracked changes are rejected, the words are those that were handed in.',
  help: 'Do not use this result: keep your own file, and tell us about it.',
  right: { rejected: true },
  wrong: { rejected: false },
  subjects: ({ rejected }) => (rejected === undefined ? [] : [rejected]),
  fault: (rejected) => (rejected ? undefined : { says: 'Rejecting the tracked changes does not give the original back.' }),
})
