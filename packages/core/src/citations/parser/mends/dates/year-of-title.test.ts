import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const published = (...title: readonly [Label, string][]) => read(['author', 'Fjord Bank'], ['date', '(2021),'], ...title, ['location', 'Bergen.']).csl

test('behind the year of a work another one before its publisher belongs to the title', () => {
  expect(published(['journal', 'Harbour Outlook'], ['date', '2019,'], ['publisher', 'Fjord Publishing,']))
    .toMatchObject({ type: 'book', title: 'Harbour Outlook 2019', publisher: 'Fjord Publishing', issued: { 'date-parts': [[2021]] } })
})

test('and behind a colon so do the words before the publisher', () => {
  expect(published(['title', 'Harbours at a glance'], ['date', '2019:'], ['publisher', 'Northern indicators, Fjord Publishing,']))
    .toMatchObject({ title: 'Harbours at a glance 2019: Northern indicators', publisher: 'Fjord Publishing' })
})

test('the year of a journal with pages is none of its title', () => {
  expect(published(['journal', 'Harbour Outlook'], ['date', '2019,'], ['publisher', 'Fjord Publishing,'], ['pages', 'pp. 1–9.']).title).toBeUndefined()
})

test('a year that is said twice, and a place before it, end the title', () => {
  const { csl } = read(['author', 'Harbour Digital.'], ['title', 'Statistics on ferries,'], ['location', 'England,'], ['date', '2019. 2019.'], ['url', 'https://digital.example/ferries'])
  expect(csl).toMatchObject({ title: 'Statistics on ferries, England, 2019', issued: { 'date-parts': [[2019]] } })
  expect(csl['publisher-place']).toBeUndefined()
  const counted = read(['author', 'Bureau of Statistics'], ['date', '2018,'], ['title', 'Causes of storms,'], ['location', 'Norway,'], ['date', '2017,'], ['volume', 'cat. no. 3303.0,'], ['publisher', 'BS, Bergen.']).csl
  expect(counted).toMatchObject({ 'title': 'Causes of storms, Norway, 2017', 'number': 'cat. no. 3303.0', 'issued': { 'date-parts': [[2018]] }, 'publisher': 'BS', 'publisher-place': 'Bergen' })
  expect(read(['author', 'Berg, A.'], ['title', 'Ferries,'], ['location', 'Bergen,'], ['date', '2019.']).csl).toMatchObject({ 'title': 'Ferries', 'publisher-place': 'Bergen' })
})
