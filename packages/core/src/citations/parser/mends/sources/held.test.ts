import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

const may = { 'date-parts': [[2018, 5, 14], [2018, 5, 16]] }
const proceedings = 'Proceedings of the Harbour Conference'

test('days behind the name of a meeting are when people met, and the pages stand behind them', () => {
  const { csl, leftovers } = read(['author', 'Berg, A.'], ['date', '(2018)'], ['title', '‘Ropes’,'], ['container-title', `${proceedings}.`], ['location', 'Bergen, Norway,'], ['pages', '14–16 May, pp. 106–119.'])
  expect(csl).toMatchObject({ 'type': 'paper-conference', 'issued': may, 'publisher-place': 'Bergen, Norway', 'page': '106-119' })
  expect(leftovers).toEqual([])
})

test('between semicolons stand the days and the place, and behind them who printed it, where, and in which year (Citing Medicine 2, chapter 3)', () => {
  const printedIn = (year: string) =>
    read(['author', 'Berg A.'], ['title', 'Ropes.'], ['container-title', `In: ${proceedings};`], ['date', '2018 May'], ['pages', '14-16;'], ['location', 'Bergen, Norway. Oslo:'], ['publisher', 'Fjord Press;'], ['date', `${year}.`], ['pages', 'p. 12-8.'])
  const places = { 'event-place': 'Bergen, Norway', 'publisher-place': 'Oslo', 'publisher': 'Fjord Press', 'page': '12-8' }
  expect(printedIn('2018').csl).toMatchObject({ ...places, issued: may })
  expect(printedIn('2019').csl).toMatchObject({ ...places, 'event-date': may, 'issued': { 'date-parts': [[2019]] } })
  expect(printedIn('2019').leftovers).toEqual([])
})

test('a place before the days is where people met, where a second one has a publisher (Cite Them Right 12)', () => {
  const { csl, leftovers } = read(['author', 'Berg, A.'], ['date', '(2019)'], ['title', '‘Ropes’,'], ['container-title', `${proceedings}.`], ['location', 'Bergen, Norway,'], ['pages', '14–16'], ['date', 'May 2018.'], ['location', 'Oslo:'], ['publisher', 'Fjord Press,'], ['pages', 'pp. 12–18.'])
  expect(csl).toMatchObject({ 'event-place': 'Bergen, Norway', 'event-date': may, 'publisher-place': 'Oslo', 'publisher': 'Fjord Press', 'issued': { 'date-parts': [[2019]] } })
  expect(leftovers).toEqual([])
})

test('beside editors or a house the one place that stands with the days is no place of a house (ACS Guide 2020, 4.3.5.7; MLA 9, 5.109)', () => {
  const chemists = read(['author', 'Berg, A.'], ['title', 'Ropes.'], ['container-title', `In ${proceedings},`], ['location', 'Bergen, Norway,'], ['date', 'May 14–16, 2018;'], ['publisher', 'Fjord Press,'], ['date', '2019;'], ['pages', 'pp 12–18.'])
  expect(chemists.csl).toMatchObject({ 'event-place': 'Bergen, Norway', 'event-date': may, 'publisher': 'Fjord Press', 'issued': { 'date-parts': [[2019]] } })
  expect(chemists.csl['publisher-place']).toBeUndefined()
  const edited = read(['author', 'A. Berg,'], ['title', '“Ropes,”'], ['container-title', `in ${proceedings},`], ['editor', 'B. Dahl, Ed.,'], ['location', 'Bergen, Norway,'], ['date', 'May 14–16, 2018,'], ['pages', 'pp. 12–18.'])
  expect(edited.csl).toMatchObject({ 'event-place': 'Bergen, Norway', 'issued': may })
  expect(edited.csl.publisher).toBeUndefined()
})

test('a town behind the stop of a word in small letters ends the name of the meeting, and behind one that may be shortened nobody knows', () => {
  const town = (meeting: string) => read(['author', 'Berg, A.'], ['date', '(2018)'], ['title', '‘Ropes’,'], ['container-title', `${meeting} Bergen,`], ['date', '14–16 May.', 0.4], ['location', 'Oslo:'], ['publisher', 'Fjord Press,'], ['pages', 'pp. 12–18.'])
  expect(town('Northern harbour conference.').csl).toMatchObject({ 'container-title': 'Northern harbour conference', 'event-place': 'Bergen', 'issued': may })
  expect(town('Northern Harbour Conf.').confidence).toBe(0.4)
})

test('people meet from the end of one month to the begin of the next', () => {
  const meeting = (days: string) => read(['author', 'Berg A.'], ['title', 'Ropes.'], ['container-title', `In: ${proceedings};`], ['date', days], ['location', 'Bergen, Norway.'], ['date', '2018.'], ['pages', 'p. 12-8.'])
  expect(meeting('2018 Jun 30-Jul 2;').csl).toMatchObject({ issued: { 'date-parts': [[2018, 6, 30], [2018, 7, 2]] } })
  expect(meeting('2018 Jun 30-Jul 2;').leftovers).toEqual([])
})

test('nothing is said of a meeting whose name is torn, nor of days that are those of no meeting', () => {
  const torn = read(['author', 'Berg A.'], ['title', 'Ropes. 12th Int.'], ['container-title', 'Conf. Harbour Eng.;'], ['date', '2018 May'], ['pages', '14–16;', 0.5], ['location', 'Bergen.'])
  expect([torn.csl.issued, torn.confidence]).toEqual([{ 'date-parts': [[2018, 5]] }, 0.5])
  expect(read(['author', 'Berg A.'], ['title', 'Ropes.'], ['journal', 'The Northern Post,'], ['date', 'May 2018,'], ['pages', '14–16.']).csl).toMatchObject({ page: '14-16', issued: { 'date-parts': [[2018, 5]] } })
})
