import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { placeOf } from '../references/entry.js'

const entries = ['Hollis, J. (2018). The quiet harbour. Marlow Press.', 'Marlow, T. (2016). Ropes and knots. Hollis Press.']

/** What was not looked at is said, so that nobody takes silence for praise. */
export const withinLimits = defineCheck<{ readonly first: Reference; readonly unread: number }>({
  id: 'int.limits',
  aspect: 'integrity',
  severity: 'info',
  title: 'Limits of reading',
  expected: 'Every entry of the reference list was read.',
  source: { source: 'style-neutral', section: 'what is not looked at is said' },
  fix: 'none',
  help: 'Look through the entries at the end of the list yourself, or hand the paper in chapter by chapter.',
  examples: [
    { lines: ['[heading 1] References', ...entries], passes: true },
    { lines: ['[heading 1] References', ...entries], limits: { references: 1 }, passes: false },
  ],
  subjects({ references }) {
    const unread = references.filter((reference) => reference.unread)
    return references.length === 0 ? [] : [{ first: unread[0] ?? references[0]!, unread: unread.length }]
  },
  examine: ({ first, unread }) =>
    unread === 0 ? undefined : { at: placeOf(first), message: `${unread} entries from here on were not read: the list, or the entry, is longer than the limit.`, found: `${unread} not read`, expected: 'all read' },
})
