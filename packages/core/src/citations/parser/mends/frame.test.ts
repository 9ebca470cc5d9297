import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'
import type { Label } from '../model/label.js'

test('a meeting is called by its year, too', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2019, October 22).'], ['title', 'Ropes for all [Keynote address].'], ['journal', 'HARBOURS'], ['date', '2019,'], ['location', 'Athens, Greece.']).csl)
    .toMatchObject({ 'type': 'speech', 'container-title': 'HARBOURS 2019', 'publisher-place': 'Athens, Greece' })
})

test('what stands alone behind a year that nobody knows is the title, and so is what is looked up', () => {
  const page = read(['author', 'Fjord Trust.'], ['date', '(n.d.).'], ['journal', 'Tides.'], ['note', 'Retrieved March 3, 2021, from'], ['url', 'https://fjord.example/tides']).csl
  expect(page).toMatchObject({ title: 'Tides', type: 'webpage' })
  expect(page).not.toHaveProperty('container-title')
  const entry = (date: string) => read(['author', 'Berg-Roe.'], ['date', date], ['container-title', 'Tide. In Harbour.example dictionary.'], ['url', 'https://fjord.example/tide']).csl
  expect(entry('(n.d.).')).toMatchObject({ 'title': 'Tide', 'container-title': 'Harbour.example dictionary', 'type': 'entry-dictionary' })
  expect(entry('(2021, May 3).').type).toBe('entry-dictionary')
})

test('one sentence between the year behind the names and an address is surely the title', () => {
  const surety = (...behind: [Label, string, number?][]) => read(['author', 'Tidal Office.'], ['date', '(n.d.).'], ...behind).confidence
  expect(surety(['title', 'Tables of the coast.', 0.5], ['url', 'https://tides.example/tables'])).toBeGreaterThan(0.9)
  expect(surety(['title', 'Tables of the coast. And of the sea.', 0.5], ['url', 'https://tides.example/tables'])).toBe(0.5)
})

test('a place and who published the work end its title before the number of a paper', () => {
  const { csl } = read(['author', 'Ministry of Coasts'], ['date', '(2019)'], ['title', 'The state of the quays.'], ['location', 'London:'], ['publisher', 'The Stationery Office.'], ['note', '(Cm 1234).'])
  expect(csl).toMatchObject({ 'title': 'The state of the quays', 'publisher-place': 'London', 'publisher': 'The Stationery Office', 'number': 'Cm 1234' })
})
