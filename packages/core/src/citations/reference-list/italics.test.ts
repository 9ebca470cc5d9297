import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Label } from '../parser/model/label.js'
import { isGrey } from './grey.js'
import { withItalics } from './italics.js'

/** Whether an entry is grey with these of its words slanted. */
const isGreyWith = (slanted: string, ...parts: readonly [Label, string][]): boolean => {
  const entry = read(['author', 'Berg, A.'], ...parts)
  const from = entry.raw.indexOf(slanted)
  const runs = [{ from, to: from + slanted.length, effective: { italic: true } }]
  const paragraph = { text: entry.raw, runs } as unknown as Paragraph
  return isGrey(withItalics(entry, { paragraphs: [paragraph], from: 0, to: entry.raw.length }))
}
const dated = ['date', '(2019)'] as const

test('the name of what a work stands in is slanted as a whole, or something else stands behind it', () => {
  const parts: [Label, string][] = [[...dated], ['title', '‘The last pier’,'], ['journal', 'Coast Tonight. Radio One,'], ['volume', '4.']]
  expect(['Coast Tonight', 'Coast Tonight. Radio One,'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([true, false])
})

test('what is slanted at the beginning of a title alone is the title, where nothing else is that the work may stand in', () => {
  const parts: [Label, string][] = [[...dated], ['title', 'Ropes, in a year without ice.'], ['journal', 'Harbours,'], ['volume', '4.']]
  expect(['Ropes', 'Harbours', 'year'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([true, false, false])
})

test('what stands upright behind a slanted title is none of it, where nothing is what the work stands in', () => {
  const parts: [Label, string][] = [[...dated], ['title', 'Ropes, Harbour Council,'], ['url', 'https://example.org/ropes']]
  expect(['Ropes', 'Ropes, Harbour Council'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([true, false])
})

test('a date that is slanted with the title is a part of it', () => {
  const parts: [Label, string][] = [['title', 'Catch of the north,'], ['date', '3 June 2020.'], ['url', 'https://example.org/catch']]
  expect(['Catch of the north', 'Catch of the north, 3 June 2020'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([false, true])
})

test('behind a slanted title and its translation in brackets no sentence belongs to the title', () => {
  const title = (text: string): [Label, string][] => [[...dated], ['title', text], ['url', 'https://example.org/touwen']]
  expect(isGreyWith('Touwen van het noorden', ...title('Touwen van het noorden [Ropes of the north]. Bureau van de haven.'))).toBe(true)
  expect(isGreyWith('Touwen van het noorden', ...title('Touwen van het noorden [Ropes of the north].'))).toBe(false)
})

test('nobody slants who published a work and leaves its title upright', () => {
  const parts: [Label, string][] = [['title', 'House of Tides.'], ['publisher', 'Statement of the Committee,'], ['location', 'Bergen,'], ['date', '1840.']]
  expect(['Statement of the Committee', 'House of Tides'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([true, false])
})

test('what is slanted in the place of an author and is no name is a title', () => {
  const isGreyBy = (author: string, slanted: string): boolean => {
    const entry = read(['author', author], [...dated], ['title', 'Bibles of the north.'], ['url', 'https://example.org/bibles'])
    const from = entry.raw.indexOf(slanted)
    const paragraph = { text: entry.raw, runs: [{ from, to: from + slanted.length, effective: { italic: true } }] } as unknown as Paragraph
    return isGrey(withItalics(entry, { paragraphs: [paragraph], from: 0, to: entry.raw.length }))
  }
  expect(isGreyBy('Harbour Bible.', 'Harbour Bible')).toBe(true)
  expect(isGreyBy('Harbour Bible.', 'Bibles of the north')).toBe(false)
  expect(isGreyBy('Berg, A.', 'Berg, A.')).toBe(false)
})

test('what is slanted behind an upright sentence is no part of its title', () => {
  const parts: [Label, string][] = [['title', 'The last boat. Voices of the quay.'], ['journal', 'Harbour Media.'], ['date', 'February 2, 2021.'], ['url', 'https://example.org/boat']]
  expect(['Voices of the quay', 'boat', 'The last boat. Voices of the quay'].map((slanted) => isGreyWith(slanted, ...parts))).toEqual([true, false, false])
})
