import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import { readEntry } from '../../entry.js'
import type { Label } from '../../model/label.js'
import type { Segment } from '../../segment.js'

test('a number alone behind a journal is its volume, unless the issue is of a month or the year stands behind it', () => {
  const cut = (...stretches: readonly [Label, string][]) => {
    const raw = stretches.map(([, text]) => text).join('')
    let to = 0
    return readEntry(raw, stretches.map(([label, text]): Segment => ({ label, text, span: [to, (to += text.length)], confidence: 0.6 }))).csl
  }
  const dated = (date: string) => cut(['author', 'Lee, A. '], ['date', date], ['title', 'Ropes. '], ['journal', 'Harbours in Mind, '], ['pages', '9.'])
  expect(dated('(2018). ')).toMatchObject({ 'volume': '9', 'container-title': 'Harbours in Mind' })
  expect(dated('(2018). ').page).toBeUndefined()
  expect(dated('(2018, March 4). ')).toMatchObject({ page: '9' })
  expect(cut(['author', 'A. Lee, '], ['title', 'Ropes. '], ['journal', 'Harbours, '], ['pages', '9 '], ['date', '(1977).'])).toMatchObject({ page: '9' })
  expect(cut(['author', 'A. Lee. '], ['journal', 'Harbours, '], ['pages', '9.'])).toMatchObject({ page: '9' })
})

test('a number alone behind a journal and its year is its volume where no colon announces a page', () => {
  const harbours = (...behind: readonly [Label, string][]) => read(['author', 'Lee, A.'], ['title', 'Ropes.'], ['journal', 'Harbours'], ...behind).csl
  expect(harbours(['date', '2016,'], ['pages', '6.'])).toMatchObject({ volume: '6' })
  expect(harbours(['date', '2016;'], ['pages', '6.'])).toMatchObject({ volume: '6' })
  expect(harbours(['date', '2016:'], ['pages', '6.'])).toMatchObject({ page: '6' })
  expect(read(['author', 'Lee,'], ['title', '“Ropes,”'], ['journal', 'Harbours'], ['date', '2016,'], ['pages', '6.']).csl).toMatchObject({ page: '6' })
  expect(harbours(['date', '2016,'], ['volume', '6,'], ['pages', '9.'])).toMatchObject({ volume: '6', page: '9' })
})

test('a numeral between a journal and its issue is its volume', () => {
  expect(read(['author', 'Lee, A.'], ['title', '“Ropes.”'], ['journal', 'Journal of Harbours XIX,'], ['volume', 'no. 3'], ['date', '(1975):'], ['pages', '311–20.']).csl)
    .toMatchObject({ 'container-title': 'Journal of Harbours', 'volume': 'XIX', 'issue': '3' })
  expect(read(['author', 'Lee, A.'], ['title', '“Ropes.”'], ['journal', 'Physics of Harbours A,'], ['volume', 'no. 3'], ['date', '(1975):'], ['pages', '311–20.']).csl)
    .toMatchObject({ 'container-title': 'Physics of Harbours A', 'issue': '3' })
})

test('between the number of an issue and the pages stands who printed the journal', () => {
  const behind = (label: Label, name: string) => read(['author', 'Lee, Ann.'], ['date', '2015.'], ['title', '“Ropes.”'], ['journal', 'Harbours'], ['volume', '48 (2).'], [label, name], ['pages', '1422–5.']).csl
  expect(behind('journal', 'Northern Association for the Advancement of Harbours:')).toMatchObject({ 'container-title': 'Harbours', 'publisher': 'Northern Association for the Advancement of Harbours', 'page': '1422-5' })
  expect(behind('location', 'ICE:')).toMatchObject({ publisher: 'ICE' })
  expect(behind('note', 'Special issue:').publisher).toBeUndefined()
})

test('the number of an article before each of its pages is no end of the volume', () => {
  const { csl } = read(['author', 'Lee, A.'], ['date', '(2010).'], ['title', '“Ropes”.'], ['journal', 'In: Harbour Surveys'], ['volume', '42.2, 6:1–6:59.'])
  expect(csl).toMatchObject({ 'container-title': 'Harbour Surveys', 'volume': '42', 'issue': '2', 'page': '6:1-6:59' })
})

test('what counts something else than a volume leaves its entry unsure', () => {
  const book = (volume: string) => read(['author', 'Lee, A.'], ['title', 'Harbours and ropes.'], ['volume', volume], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '1873.']).confidence
  expect(book('Vol. 2, Art. 701-706,')).toBe(0)
  expect(book('39.')).toBe(0)
  expect(book('Vol. 2.')).toBe(1)
  expect(read(['author', 'Lee, A.'], ['title', 'Ropes.'], ['journal', 'Harbours,'], ['volume', '39.'], ['date', '1873.']).confidence).toBe(1)
})

test('before a date in brackets and the pages stand the volume and, behind a comma, the issue', () => {
  const { csl, leftovers } = read(['author', 'Ada Lee.'], ['date', '2014.'], ['title', 'Ropes?'], ['journal', 'Harbours'], ['volume', '19,'], ['pages', '5'], ['date', '(Aug. 2014),'], ['pages', '222-227.'])
  expect(csl).toMatchObject({ volume: '19', issue: '5', page: '222-227', issued: { 'date-parts': [[2014, 8]] } })
  expect(leftovers).toEqual([])
})

test('a number behind the journal of a quoted title is its volume where an address follows', () => {
  const seen = (title: string, source: string) => read(['author', 'Lee, A.'], ['date', '(2018)'], ['title', title], ['container-title', source], ['url', 'Available at: https://harbours.example/ropes.']).csl
  expect(seen('‘Ropes’,', 'Harbours, 1.')).toMatchObject({ 'container-title': 'Harbours', 'volume': '1', 'type': 'article-journal' })
  expect(seen('‘Ropes’,', 'Harbours 24.').volume).toBeUndefined()
  expect(seen('Ropes.', 'Harbours, 1.').volume).toBeUndefined()
})

test('a number in brackets behind a journal is an issue, with a comma or without, and a season by itself no volume', () => {
  const harbours = (volume: string) => read(['author', 'Lee, A.'], ['date', '(2018).'], ['title', 'Ropes.'], ['journal', 'Harbours', 0.99], ['volume', volume], ['pages', '3–9.']).csl
  expect(harbours('(3),')).toMatchObject({ issue: '3' })
  expect(harbours('(3),').volume).toBeUndefined()
  expect(harbours('(3).')).toMatchObject({ issue: '3' })
  expect(harbours('3,')).toMatchObject({ volume: '3' })
  expect(harbours('(Spring),')).toMatchObject({ issued: { season: 'Spring' } })
  expect(harbours('(Spring),').volume).toBeUndefined()
})
