import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

test('a name and the letters for it, before a year, are of the group that wrote the work', () => {
  const by = (...names: [Part, string][]) => read(...names, ['date', '(2009)'], ['title', 'Tides for schools.'], ['location', 'Bergen:'], ['publisher', 'NHC.']).csl
  expect(by(['author', 'NHC (National'], ['publisher', 'Harbour Council)'])).toMatchObject({ author: [{ literal: 'NHC (National Harbour Council)' }], publisher: 'NHC' })
  expect(by(['publisher', 'Department of Ropes (DoR)'])).toMatchObject({ author: [{ literal: 'Department of Ropes (DoR)' }] })
  expect(by(['title', 'Tides of the north (Bergen)']).author).toBeUndefined()
})

test('the group whose letters stand in brackets behind its name has published what those letters have', () => {
  const behind = (title: string) =>
    read(['author', 'Ropes and Harbours Board (RHB)'], ['date', '(2009)'], ['title', title], ['note', 'Available at:'], ['url', 'https://example.org/ice']).csl
  expect(behind('Tides for schools, RHB.')).toMatchObject({ title: 'Tides for schools', publisher: 'RHB' })
  expect(behind('Tides for schools, NHC.').publisher).toBeUndefined()
})
