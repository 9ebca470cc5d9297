import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('where universities of a state have one name, the town belongs to it', () => {
  const thesis = (university: string, place: string) => read(['author', 'Berg, Ada.'], ['title', '“Ropes.”'], ['genre', 'PhD diss.,'], ['publisher', university], ['location', place], ['date', '1980.']).csl
  expect(thesis('University of California,', 'Irvine,').publisher).toBe('University of California, Irvine')
  expect(thesis('California State University,', 'Long Beach,').publisher).toBe('California State University, Long Beach')
  expect(thesis('University of Bergen,', 'Bergen,')).toMatchObject({ 'publisher': 'University of Bergen', 'publisher-place': 'Bergen' })
  expect(thesis('University of Nebraska,', 'Lincoln, NE,')).toMatchObject({ 'publisher': 'University of Nebraska', 'publisher-place': 'Lincoln, NE' })
})

test('between the title of a group’s own report and its number stands where it came out', () => {
  const report = (...places: readonly ['journal' | 'location', string][]) => read(['author', 'Ministry of Coasts,'], ['title', '“Quays,”'], ...places, ['pages', 'Rep. 19-204,'], ['date', '2019.']).csl
  const quays = { 'type': 'report', 'publisher-place': 'Bergen, Norway', 'number': '19-204' }
  expect(report(['journal', 'Bergen, Norway,'])).toMatchObject(quays)
  expect(report(['journal', 'Bergen,'], ['location', 'Norway,'])).toMatchObject(quays)
  expect(report(['journal', 'Fjord Institute, Bergen,'])).not.toHaveProperty('publisher-place')
  expect(report(['journal', 'Fjord Inst.,'], ['location', 'Bergen,'])).toMatchObject({ 'publisher': 'Fjord Inst', 'publisher-place': 'Bergen' })
})
