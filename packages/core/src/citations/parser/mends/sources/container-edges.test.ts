import { expect, test } from 'vitest'
import { readEntry } from '../../entry.js'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const names: [Label, string] = ['author', 'Berg, A.']

test('a numeral with a stop of its own counts the parts of a title', () => {
  expect(read(names, ['date', '(1980)'], ['title', 'Genes of mosses. DNA of ferns.'], ['journal', 'VIII. Tidewatch'], ['volume', '77:'], ['pages', '3–9.']).csl)
    .toMatchObject({ 'title': 'Genes of mosses. DNA of ferns. VIII', 'container-title': 'Tidewatch' })
})

test('two digits behind a hyphen or an apostrophe are the year of a meeting', () => {
  const raw = 'Berg, A. “Ropes.” Proceedings of TIDES-92, 440–46.'
  const segments = ([['author', 0, 8], ['title', 9, 17], ['container-title', 18, 39], ['volume', 39, 42], ['pages', 43, 50]] as const)
    .map(([label, from, to]) => ({ label, text: raw.slice(from, to), span: [from, to] as const, confidence: 1 }))
  expect(readEntry(raw, segments).csl).toMatchObject({ 'container-title': 'Proceedings of TIDES-92', 'page': '440-46' })
})

test('the volume of a book of papers stands behind its name', () => {
  expect(read(names, ['title', 'Ropes.'], ['editor', 'In: Roe C, ed.'], ['container-title', 'Harbour Systems Conference. Vol 4697.'], ['publisher', 'Fjord Press;'], ['date', '2007:'], ['pages', '4–15.']).csl)
    .toMatchObject({ 'container-title': 'Harbour Systems Conference', 'volume': '4697' })
})

test('a numeral between the name of a journal and its year or pages counts its volume', () => {
  expect(read(names, ['title', '“Ropes.”'], ['journal', 'Harbour Review XLV'], ['date', '(1967):'], ['pages', '67–76.']).csl).toMatchObject({ 'container-title': 'Harbour Review', 'volume': 'XLV' })
  expect(read(names, ['title', 'Ropes.'], ['journal', 'Tides and Science VI,'], ['pages', 'pp. 245–247.'], ['date', '1974.']).csl).toMatchObject({ 'container-title': 'Tides and Science', 'volume': 'VI' })
  expect(read(names, ['title', 'Ropes.'], ['journal', 'Journal of Tides C,'], ['pages', 'pp. 245–247.'], ['date', '1974.']).csl).toMatchObject({ 'container-title': 'Journal of Tides C' })
})

test('two numbers that nothing parts are a volume and its pages', () => {
  expect(read(names, ['date', '1994,'], ['title', 'Ropes,'], ['journal', 'Harbour Letters'], ['pages', '2181 291–302.']).csl).toMatchObject({ volume: '2181', page: '291-302' })
})

test('journals whose names begin with “In” keep it before Latin', () => {
  expect(read(names, ['date', '(1994).'], ['title', 'Ropes.'], ['journal', 'In Vivo,'], ['volume', '8,'], ['pages', '113–123.']).csl).toMatchObject({ 'container-title': 'In Vivo' })
  expect(read(names, ['date', '(1994).'], ['title', 'Ropes.'], ['journal', 'In Tidewatch,'], ['volume', '8,'], ['pages', '113–123.']).csl).toMatchObject({ 'container-title': 'Tidewatch' })
})
