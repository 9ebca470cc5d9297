import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('one word before a bracket with initials, behind the year, is the title', () => {
  const behind = (...rest: [Label, string][]) => read(['author', 'Berg, A.'], ['date', '(2004).'], ...rest, ['publisher', 'Fjord Press.']).csl
  expect(behind(['editor', 'Beloved (C. Roe, Ed.).'])).toMatchObject({ title: 'Beloved', editor: [{ family: 'Roe', given: 'C.' }] })
  expect(behind(['editor', 'Emma (C. Roe, Trans.; '], ['edition', '2nd ed.).'])).toMatchObject({ title: 'Emma', translator: [{ family: 'Roe', given: 'C.' }], edition: '2' })
  expect(behind(['editor', 'In C. Roe (Ed.).']).title).toBeUndefined()
})

test('what is looked up in a wiki has a day', () => {
  const { csl } = read(['title', 'Tide.'], ['date', '(2021, March 14).'], ['container-title', 'In Wikipedia.'], ['url', 'https://en.wikipedia.org/wiki/Tide'])
  expect(csl).toMatchObject({ 'type': 'entry-encyclopedia', 'title': 'Tide', 'container-title': 'Wikipedia', 'issued': { 'date-parts': [[2021, 3, 14]] } })
  const mla = read(['title', '“Tide.”'], ['journal', 'Wikipedia, Wikimedia Foundation,'], ['date', '14 Mar. 2021,'], ['url', 'en.wikipedia.org/wiki/Tide'])
  expect(mla.csl).toMatchObject({ 'type': 'entry-encyclopedia', 'container-title': 'Wikipedia', 'publisher': 'Wikimedia Foundation' })
})

test('what a bracket explains is a word of the title, and the sentence behind it says who has published the page', () => {
  const page = (note: string) => read(['author', 'Harbour Clinic Staff.'], ['date', '(2018, August 21).'], ['title', 'Fog'], ['note', note], ['url', 'https://clinic.example/fog']).csl
  expect(page('(dense sea mist). Harbour Clinic.')).toMatchObject({ title: 'Fog (dense sea mist)', publisher: 'Harbour Clinic' })
  expect(page('(dense sea mist).').title).toBe('Fog')
})
