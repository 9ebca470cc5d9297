import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('where people met is a town and its country', () => {
  const talk = (...place: [['location', string], ['publisher', string]]) => read(['author', 'Berg, A.'], ['date', '(2024).'], ['title', 'Ropes.'], ['container-title', '37th Harbour Congress (HC),'], ...place).csl
  expect(talk(['location', 'Busan,'], ['publisher', 'Corée du Sud.'])).toMatchObject({ 'publisher-place': 'Busan, Corée du Sud' })
  expect(talk(['location', 'Busan,'], ['publisher', 'Fjord Press.'])).toMatchObject({ 'publisher-place': 'Busan', 'publisher': 'Fjord Press' })
  expect(talk(['location', 'Busan:'], ['publisher', 'Kaisha.'])).toMatchObject({ publisher: 'Kaisha' })
})

test('what was presented need not say at what', () => {
  const { csl } = read(['author', 'Berg A.'], ['date', '(September 2006).'], ['title', 'Ropes.'], ['container-title', 'Unpublished paper presented Northern Conference on Harbours,'], ['location', 'Berlin, Germany.'])
  expect(csl).toMatchObject({ 'type': 'speech', 'genre': 'Paper presentation', 'container-title': 'Northern Conference on Harbours' })
})

test('days before a month are when people met, with the year or behind it, and no pages', () => {
  const may = { 'date-parts': [[2018, 5, 14], [2018, 5, 16]] }
  const named = read(['author', 'Berg, A.'], ['title', '“Ropes.”'], ['journal', 'Annual Meeting of the Harbour Society,'], ['pages', '14–16'], ['date', 'May 2018,'], ['location', 'Bergen, Norway.']).csl
  expect({ type: named.type, issued: named.issued, page: named.page }).toEqual({ type: 'speech', issued: may, page: undefined })
  const first = read(['author', 'Berg, A.'], ['date', '(2018)'], ['title', '‘Ropes’,'], ['container-title', 'Harbour Conference.'], ['location', 'Bergen, Norway,'], ['pages', '14–16'], ['note', 'May.']).csl
  expect({ type: first.type, issued: first.issued, page: first.page }).toEqual({ type: 'speech', issued: may, page: undefined })
})

test('a poster may be shown in a session (Citing Medicine 2, chapter 5)', () => {
  const { csl, leftovers } = read(['author', 'Wolfe G.'], ['title', 'Dredging by night.'], ['journal', 'Poster session presented at: Northern Harbour Congress;'], ['date', '2018 May 20-23;'], ['location', 'Bergen, Norway.'])
  expect(csl).toMatchObject({ 'type': 'speech', 'genre': 'Poster session', 'container-title': 'Northern Harbour Congress' })
  expect(leftovers).toEqual([])
})

test('the year of a meeting that capitals call is no volume, but journals count theirs by years', () => {
  const paper = (journal: string, pages: string) => read(['author', 'Berg, C.'], ['date', '(1995).'], ['title', 'Ropes that pull.'], ['journal', journal], ['volume', '1995,'], ['pages', pages]).csl
  expect(paper('UAI', 'pp. 403–410.')).toMatchObject({ 'container-title': 'UAI 1995', 'page': '403-410' })
  expect(paper('UAI', 'pp. 403–410.').volume).toBeUndefined()
  expect(paper('PTEP', '033–041.')).toMatchObject({ 'container-title': 'PTEP', 'volume': '1995' })
})
