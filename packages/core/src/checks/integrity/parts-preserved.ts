import { outcomeCheck } from './outcome-check.js'

/** The receipt has the hash of each. */
export const partsPreserved = outcomeCheck({
  id: 'int.parts-preserved',
  severity: 'error',
  title: 'All parts of the file',
  expected: 'Every part of the file is there after formatting.',
  help: 'Do not use this result: keep your own file, and tell us about it.',
  right: { parts: [{ name: 'word/media/image1.png', before: true, after: true }] },
  wrong: { parts: [{ name: 'word/media/image1.png', before: true, after: false }] },
  subjects: ({ parts }) => parts.filter(({ before }) => before),
  fault: ({ name, after }) => (after ? undefined : { part: name, says: `${name} is gone.` }),
})
