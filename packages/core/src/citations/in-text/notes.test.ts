import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readNotes } from './notes.js'
import { readTexts } from './read-texts.js'

const entries = [
  'Fossbakk, Mikkel. The Anatomy of Harbours. Tavelock, 1972.',
  'Kronstev, S. “The U-4 Riddle.” Northern Affairs 56, no. 4 (2010): 292–98.',
  'Lee, Ann, Carl Roe, and Eve Poe. Quiet Streets: A History. Oxford University Press, 2018.',
  'Lee, Ann. Loud Streets. Oxford University Press, 2020.',
]
const index = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text }))))

const cited = (...notes: string[]): string[] =>
  readNotes(notes, index).map((note) =>
    note ? note.cites.map(({ noteForm, link, locator }) => `${noteForm} ${link.references.join('|')}${locator ? ` ${locator.label} ${locator.value}` : ''}`.trim()).join('; ') : 'no citation',
  )

test('the year in which a page was seen is no page of it, whatever closes before it', () => {
  const seen = new EntryIndex(entryKeys([{ id: 'r1', text: 'Marlow, Ada. “Table of the Tides.” Accessed March 3, 2022. https://tides.example/.' }]))
  const [note] = readNotes(['Ada Marlow, “Table of the Tides,” accessed March 3, 2022, https://tides.example/.'], seen)
  expect(note?.cites.map(({ link, locator }) => [link.references, locator])).toEqual([[['r1'], undefined]])
})

test('notes name works in full, then in short, then by ibid.', () => {
  expect(cited(
    'Mikkel Fossbakk, The Anatomy of Harbours (Tavelock, 1972), 60.',
    'Ibid., 61.',
    'S. Kronstev, “The U-4 Riddle,” Northern Affairs 56, no. 4 (2010): 292–98; Fossbakk, Anatomy of Harbours, 12–14.',
    'See also Kronstev, “The U-4 Riddle,” 294.',
    'Ibid.',
    'Ann Lee et al., Quiet Streets: A History (Oxford University Press, 2018), chap. 3.',
    'Lee, Loud Streets.',
  )).toEqual([
    'full r1 page 60',
    'ibid r1 page 61',
    'full r2; short r1 page 12–14',
    'short r2 page 294',
    'ibid r2 page 294',
    'full r3 chapter 3',
    'short r4',
  ])
})

test('a year at the end of a note without brackets is no page', () => {
  expect(cited('Mikkel Fossbakk, The Anatomy of Harbours, London, Tavelock, 1972.', 'Ann Lee, Loud Streets, Oxford, 2020, p. 8.')).toEqual(['full r1', 'full r4 page 8'])
})

test('a page has the volume before it in which it is one', () => {
  expect(cited('Mikkel Fossbakk, The Anatomy of Harbours (London: Tavelock, 1972), 2:314.', 'Fossbakk, Anatomy of Harbours, 2:314.', 'Fossbakk, Anatomy of Harbours, 314.'))
    .toEqual(['full r1 page 2:314', 'short r1 page 2:314', 'short r1 page 314'])
})

test('a semicolon that an entry has itself ends no work', () => {
  const texts = ['Roe, Carl. “Quiet Ice.” Northern Tides; Journal of the Harbour Society 4, no. 2 (2003): 1–9.', entries[0]!]
  const [note] = readNotes(
    ['Carl Roe, “Quiet Ice,” Northern Tides; Journal of the Harbour Society 4, no. 2 (2003): 5; Fossbakk, Anatomy of Harbours, 12.'],
    new EntryIndex(entryKeys(texts.map((text, place) => ({ id: `r${place + 1}`, text })))),
  )
  expect(note?.cites.map(({ noteForm, link, locator }) => [noteForm, link.references, locator?.value])).toEqual([['full', ['r1'], '5'], ['short', ['r2'], '12']])
})

test('the German word for ibid. means the same', () => {
  expect(cited('Fossbakk, The Anatomy of Harbours, 1.', 'Ebd., S. 3.')[1]).toBe('ibid r1 page 3')
})

test('op. cit., loc. cit. and idem go on with a work, where nothing but a place stands behind them', () => {
  expect(cited('Mikkel Fossbakk, The Anatomy of Harbours (Tavelock, 1972), 60.', 'Loc. cit.', 'Idem, p. 62.', 'Fossbakk, op. cit., p. 63.', 'Fossbakk, loc. cit.')).toEqual([
    'full r1 page 60', 'ibid r1 page 60', 'ibid r1 page 62', 'short r1 page 63', 'short r1',
  ])
  expect(cited('Fossbakk, The Anatomy of Harbours, 1.', 'Idem, Other Works (Tavelock, 1980), 4.')[1]).toBe('no citation')
  expect(cited('Lee, op. cit., p. 4.')).toEqual(['no citation'])
})

test('a note of its author on a page is a place, also for “ibid.”', () => {
  expect(cited('Fossbakk, Anatomy of Harbours, 60n4.', 'Ibid.')).toEqual(['short r1 page 60n4', 'ibid r1 page 60n4'])
})

test('German, Spanish and French notes go on with a work in their own words', () => {
  expect(cited(
    'Vgl. Mikkel Fossbakk: The Anatomy of Harbours. Tavelock 1972, S. 60–61.', 'Vgl. ebd., S. 62 f.', 'Ibíd., p. 20.', 'Fossbakk, a. a. O., S. 9.', 'Fossbakk, art. cit., p. 12.',
    'Véase también Kronstev, «The U-4 Riddle», aquí p. 294.', 'Siehe Kronstev, „The U-4 Riddle“, S. 294; vgl. auch Fossbakk, Anatomy of Harbours, S. 12.',
  )).toEqual(['full r1 page 60–61', 'ibid r1 page 62 f.', 'ibid r1 page 20', 'short r1 page 9', 'short r1 page 12', 'short r2 page 294', 'short r2 page 294; short r1 page 12'])
  expect(readNotes(['S. Kronstev, “The U-4 Riddle,” 294.'], index)[0]!.cites[0]!.prefix).toBeUndefined()
  expect(readNotes(['Ann Lee, Loud Streets, 4.', 'Vgl. ebd., S. 7.'], index)[1]!.cites[0]!.prefix).toBe('Vgl.')
})

test('ibid. after a note of several works is left open', () => {
  expect(cited('Fossbakk, The Anatomy of Harbours, 1; Lee, Loud Streets, 2.', 'Ibid., 3.')[1]).toBe('ibid r1|r4 page 3')
})

test('a note of words alone cites nothing, and a work that is not listed is linked to nothing', () => {
  expect(cited('This was common in 1972, as we saw.', 'Otto Moe, “On Ravens,” Birds 3 (1999): 4.')).toEqual(['no citation', 'full'])
})

test('an author with one work in the list needs no title', () => {
  expect(cited('Fossbakk, 60.')).toEqual(['short r1 page 60'])
})

test('of works that one author has with one press the title says which is meant, and a work that is not listed is none of them', () => {
  const one = new EntryIndex(entryKeys([
    { id: 'ropes', text: 'Berg, R. Ropes. Fjord Press, 2007.', title: 'Ropes' },
    { id: 'sails', text: 'Berg, R. Sails. Fjord Press, 2003.', title: 'Sails' },
  ]))
  const linked = (note: string) => readNotes([note], one)[0]?.cites[0]!.link.references
  expect(linked('R. Berg, Sails (Fjord Press, 2003), 12.')).toEqual(['sails'])
  expect(linked('R. Berg, Ropes (Fjord Press, 2007).')).toEqual(['ropes'])
  expect(linked('R. Berg, Nets (Fjord Press, 1999).')).toEqual([])
})

test('a title that the list has twice is that of the year, and without one nobody knows which is meant', () => {
  const editions = new EntryIndex(entryKeys([
    { id: 'first', text: 'Berg, Runa. The Grammar of Harbours. Fjord Press, 1991.', title: 'The Grammar of Harbours' },
    { id: 'second', text: 'Berg, Runa. The Grammar of Harbours. 2nd ed. Fjord Press, 2004.', title: 'The Grammar of Harbours' },
  ]))
  const linked = (note: string) => readNotes([note], editions)[0]?.cites[0]!.link
  expect(linked('Runa Berg, The Grammar of Harbours (Fjord Press, 2004), 12.')?.references).toEqual(['second'])
  expect(linked('Berg, The Grammar of Harbours, 12.')).toMatchObject({ kind: 'ambiguous', references: ['first', 'second'] })
})

test('the place in a thesis stands before who keeps it', () => {
  const kept = new EntryIndex(entryKeys([{ id: 'r1', text: 'Berg, Runa. “The Tides.” PhD diss., University of the Fjord, 2019. Quay Archive.' }]))
  const [note] = readNotes(['Runa Berg, “The Tides” (PhD diss., University of the Fjord, 2019), chap. 3, Quay Archive.'], kept)
  expect(note?.cites[0]!.locator).toMatchObject({ label: 'chapter', value: '3' })
})

test('a number in brackets beside notes that cite is no citation, as beside years in the text', () => {
  const note = (text: string) => ({ text, note: true })
  const body = (text: string) => ({ text, note: false })
  const numbered = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text, number: place + 1 }))))
  const found = (...texts: { text: string; note: boolean }[]): string[] =>
    readTexts(texts, numbered, false).clusters.flatMap((clusters, place) => clusters.map(({ from, to }) => texts[place]!.text.slice(from, to)))
  expect(found(body('It is quiet (Lee 2018), and it was (Fossbakk 1972), though not always [1].'))).toEqual(['(Lee 2018)', '(Fossbakk 1972)'])
  const notes = ['Mikkel Fossbakk, The Anatomy of Harbours (Tavelock, 1972), 60.', 'Lee, Loud Streets, 5.']
  expect(found(body('It is quiet, and it was, though not always [1].'), ...notes.map(note))).toEqual(notes)
  expect(found(body('It is quiet [1], and it was [2], though not always [3].'), ...notes.map(note))).toContain('[1]')
})
