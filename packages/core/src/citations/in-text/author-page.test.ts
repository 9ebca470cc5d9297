import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const index = new EntryIndex(entryKeys([
  { id: 'lee', text: 'Lee, Ann. Quiet Streets. Oxford UP, 2018.' },
  { id: 'roe', text: 'Müller, Jörg, and Carl Roe. “On Rivers.” Waters, vol. 4, 1999, pp. 5-9.' },
  { id: 'poe', text: 'Poe, Eve. Ravens. Fjord Press, 2015.' },
]))
const cited = (text: string): string[] => readCitations([{ text }], index).clusters[0]!.map(({ from, to }) => text.slice(from, to))

test('a bracket that begins with a page of whom the sentence names, and goes on with another work, is not understood in part', () => {
  expect(cited('Others agree (Poe 3). Müller and Roe see only “a tall house” (203; see also Lee 88-91).')).toEqual(['(Poe 3)'])
  expect(cited('Others agree (Poe 3). It is only “a tall house” (Müller and Roe 203; see also Lee 88-91).')).toEqual(['(Poe 3)', '(Müller and Roe 203; see also Lee 88-91)'])
})

const listed = new EntryIndex(entryKeys([
  { id: 'room', text: 'Berg, Ada. A Room for Ropes. Fjord Press, 1929.', title: 'A Room for Ropes' },
  { id: 'light', text: 'Berg, Ada. To the Quay Lights. Fjord Press, 1927.', title: 'To the Quay Lights' },
  { id: 'video', text: '“Why Ice?” YouTube, uploaded by Harbour Museum, 4 June 2021.' },
  { id: 'post', text: '@lightfan. “The quay light is best.” Twitter, 4 May 2020.', title: 'The quay light is best' },
]))
/** What a text cites, with the words between stars slanted. */
const citesOf = (marked: string) => {
  const text = marked.replaceAll('*', '')
  const stretches = marked.split('*').reduce<{ at: number; slanted: { from: number; to: number }[] }>(({ at, slanted }, words, place) =>
    ({ at: at + words.length, slanted: place % 2 === 1 ? [...slanted, { from: at, to: at + words.length }] : slanted }), { at: 0, slanted: [] })
  return readCitations([{ text, slanted: stretches.slanted }], listed).clusters[0]!
    .flatMap(({ cites }) => cites.map(({ link, locator, prefix }) => [...link.references, ...(locator ? [locator.label, locator.value] : []), ...(prefix === undefined ? [] : [prefix])].join(' ')))
}

test('a slanted title with a page behind it is a citation, however short it is cut', () => {
  expect(citesOf('Rooms matter (*Room* 4), and light does (*Quay Lights* 12; see also *Room* 5).')).toEqual(['room page 4', 'light page 12', 'room page 5 see also'])
  expect(citesOf('Light does (*To the Quay Lights*).')).toEqual(['light'])
})

test('a slanted word without a page is one that is spoken of, and an upright one with a page may be anybody', () => {
  expect(citesOf('They say it (*Room* 4), and know of space (*Room*).')).toEqual(['room page 4'])
  expect(citesOf('They say it (*Room* 4), and others (Room 5).')[1]).not.toBe('room page 5')
})

test('words that several titles have are the title of neither, but where one is called so', () => {
  const two = new EntryIndex(entryKeys([{ id: 'one', text: 'Berg, Ada. Ice. 1929.', title: 'Ice' }, { id: 'two', text: 'Roe, Bo. Ice and Salt. 1930.', title: 'Ice and Salt' }]))
  expect(['Ice', 'Salt', 'Ice and'].map((title) => two.entitled(title).references)).toEqual([['one'], ['two'], ['two']])
  const three = new EntryIndex(entryKeys([{ id: 'one', text: 'Berg, Ada. Ice Now. 1929.', title: 'Ice Now' }, { id: 'two', text: 'Roe, Bo. Salt and Ice. 1930.', title: 'Salt and Ice' }]))
  expect(three.entitled('Ice').kind).toBe('none')
})

test('a title that is cut short is that of the work which begins so, of those of its author that have the word', () => {
  const index = new EntryIndex(entryKeys([
    { id: 'one', text: 'Berg, Ada. “Ropes and Rules.” Harbours, vol. 3, 2012.', title: 'Ropes and Rules' },
    { id: 'two', text: 'Berg, Ada. “Rules of Rope.” Harbours, vol. 3, 2012.', title: 'Rules of Rope' },
  ]))
  const text = 'It is so (Berg, “Rules” 4), and was (Berg, “Ropes” 5; “Rules” 6).'
  const { clusters: [found] } = readCitations([{ text }], index)
  expect(found!.map(({ cites }) => cites.map(({ link, locator }) => `${link.references.join()} ${locator?.value}`))).toEqual([['two 4'], ['one 5', 'two 6']])
})

test('a time stands behind a title in quotation marks, of which nobody counts volumes', () => {
  expect(citesOf('It is known (“Why Ice?” 10:02), and said (“Why Ice?” 11:40–12:10).')).toEqual(['video timestamp 10:02', 'video timestamp 11:40–12:10'])
})

test('what somebody is called on a site is a name where an entry begins with it', () => {
  expect(citesOf('They like light (@lightfan), and ropes (*Room* 4; @lightfan).')).toEqual(['post', 'room page 4', 'post'])
  expect(citesOf('They like light (@lightfan, 2020).')).toEqual(['post'])
  expect(citesOf('They like light (@nobody), and ropes (*Room* 4).')).toEqual(['room page 4'])
})
