import { expect, test } from 'vitest'
import type { Part } from '../../model/label.js'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('what was seen on a day and has a group behind it is a site, and no journal', () => {
  const page = (...behind: [Part, string][]) => read(['title', '“Tides.”'], ...behind, ['date', '2015.'], ['note', 'Accessed 4 Apr. 2022.']).csl
  const site = { 'type': 'webpage', 'container-title': 'Harbour Life', 'publisher': 'Coast Library' }
  expect(page(['journal', 'Harbour Life,'], ['publisher', 'Coast Library,'])).toMatchObject(site)
  expect(page(['journal', 'Harbour Life, Coast Library,'])).toMatchObject(site)
  expect(page(['journal', 'Harbour Life, Ships and Ropes,'])).toMatchObject({ 'container-title': 'Harbour Life, Ships and Ropes' })
})
