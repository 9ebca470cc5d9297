import { expect, test } from 'vitest'
import { defineCheck } from './check.js'
import type { Facts } from './facts.js'
import type { Edit } from '../plan/edit.js'
import { findingsCap, runChecks } from './run-checks.js'

/** Finds something wrong with each of a million things. */
const complaints = defineCheck<number>({
  id: 'doc.complaints',
  aspect: 'document',
  severity: 'info',
  title: 'Complaints',
  expected: 'Nothing to complain of.',
  source: { source: 'style-neutral', section: 'a test' },
  fix: 'comment',
  help: 'None.',
  examples: [],
  *subjects() {
    for (let index = 0; index < 1_000_000; index++) yield index
  },
  examine: (index) => ({ at: { part: '/word/document.xml' }, message: `Number ${index}` }),
})

const facts = { options: { rules: { disabled: [], severity: {} } }, style: { definition: { severity: {} } } } as unknown as Facts

test('what is wrong a million times is counted, and kept no more often than a report can list it', () => {
  const [{ found }] = runChecks([complaints], facts) as [ReturnType<typeof runChecks>[number]]
  expect(found).toHaveLength(1_000_000)
  expect(found.every(({ problem: { fix } }) => fix === undefined)).toBe(true)
  expect(new Set(found).size).toBe(findingsCap + 1)
})

test('no check has a fix that would take the place of a change of format that somebody has pending', () => {
  const centred = (locked: boolean) => ({ kind: 'set-paragraph', paragraph: { own: { locked } }, properties: { align: 'center' } }) as unknown as Edit
  const requests = (fix: readonly Edit[]) => runChecks([defineCheck({ ...complaints, subjects: () => [fix], examine: () => ({ at: { part: '' }, message: 'Moved.', fix }) })], facts)[0]!.found[0]!.requests
  expect(requests([centred(false)])).toHaveLength(1)
  expect(requests([centred(true)])).toEqual([])
  expect(requests([centred(false), centred(true)])).toEqual([])
})
