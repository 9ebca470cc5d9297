import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('what an entry begins with, before a year alone and a title, is who wrote it', () => {
  const of = (first: string) => read(['journal', first], ['date', '2019,'], ['title', 'Tides of the north,'], ['publisher', 'Fjord Press,'], ['location', 'Bergen.']).csl
  expect(of('Department of Fisheries')).toMatchObject({ type: 'book', author: [{ literal: 'Department of Fisheries' }] })
  expect(of('Department of Fisheries')['container-title']).toBeUndefined()
  expect(of('The Northern Post').author).toBeUndefined()
})

test('a report that is called after what it counts keeps its title', () => {
  const { csl } = read(['journal', 'Department of Fisheries'], ['date', '2017,'], ['title', 'Annual report 2016–17,'], ['publisher', 'Department of Fisheries,'], ['location', 'Bergen.'])
  expect(csl).toMatchObject({ title: 'Annual report 2016–17', publisher: 'Department of Fisheries' })
})

test('a title in quotation marks has its year behind it', () => {
  const { csl } = read(['title', '‘Why ice?’ 2019,'], ['journal', 'Harbour Watch,'], ['date', '4 June,'], ['pages', 'p. 3.'])
  expect(csl).toMatchObject({ title: 'Why ice?', issued: { 'date-parts': [[2019, 6, 4]] } })
})

test('of two sentences around “no date”, or before “[Internet]”, the first is who wrote the second, where it has names alone', () => {
  const page: [Label, string] = ['url', 'Available at: https://example.org/tie']
  expect(read(['title', 'Harbour School (no date) How to tie a net.'], page).csl).toMatchObject({ author: [{ family: 'School', given: 'Harbour' }], title: 'How to tie a net' })
  expect(read(['title', 'Tidal rope (no date) Harbour School.'], page).csl).not.toHaveProperty('author')
  const online: [Label, string] = ['note', '[Internet]. [date unknown] [cited 2022 May 4].']
  expect(read(['title', 'Harbour School. How to tie a net'], online, page).csl)
    .toMatchObject({ author: [{ family: 'School', given: 'Harbour' }], title: 'How to tie a net', issued: { literal: 'date unknown' }, medium: 'Internet' })
  expect(read(['title', 'Tidal rope. How to tie a net'], online, page).csl).toMatchObject({ title: 'Tidal rope. How to tie a net' })
  expect(read(['title', 'Harbour School. Nets of the North'], online, page).csl).not.toHaveProperty('author')
})

test('an office may have its country in brackets', () => {
  expect(read(['title', 'Ministry of Coasts (NO). Report on the quays.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press;'], ['date', '2019.']).csl)
    .toMatchObject({ author: [{ literal: 'Ministry of Coasts (NO)' }], title: 'Report on the quays' })
})
