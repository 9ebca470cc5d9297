import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

const site = (...behind: [Part, string][]) =>
  read(['author', 'Berg C.'], ['title', 'The tide pool'], ...behind, ['date', '2020 Aug 1'], ['url', 'https://tidepool.example']).csl

test('behind what was read online stand the place and who keeps it', () => {
  expect(site(['medium', '[Internet].'], ['container-title', 'Bergen: Carl Berg.'])).toMatchObject({ 'publisher-place': 'Bergen', 'publisher': 'Carl Berg' })
})

test('and elsewhere a colon may be part of a name', () => {
  expect(site(['container-title', 'Harbours: A Review.'])).toMatchObject({ 'container-title': 'Harbours: A Review' })
})
