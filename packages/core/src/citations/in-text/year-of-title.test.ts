import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = [
  'Harbours Act of 2009, 12 U.S.C. § 345 (2009).',
  'Tides of 2007. (2011). Harbour Review, 12(3), 45–52.',
  'Lee, A. B. (2007). Quiet streets. Fjord Press.',
  'Lee, A. B. (2011). Loud streets. Fjord Press.',
]
const index = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text }))))
const cited = (text: string): string[] =>
  readCitations([{ text }], index).clusters[0]!.map(({ from, to, cites }) => `${text.slice(from, to)} → ${cites.map(({ link, year }) => [...link.references, year].join(' ')).join(', ')}`)

test.each([
  ['It froze (Harbours Act of 2009, 2009).', '(Harbours Act of 2009, 2009) → r1 2009'],
  ['It froze (see “Tides of 2007,” 2011; Lee, 2007).', '(see “Tides of 2007,” 2011; Lee, 2007) → r2 2011, r3 2007'],
])('a year that is a word of a title is not that of its work: %s', (text, wanted) => {
  expect(cited(text)).toEqual([wanted])
})

test('two years behind a name are two works', () => {
  expect(cited('It froze (Lee, 2007, 2011).')).toEqual(['(Lee, 2007, 2011) → r3 2007, r4 2011'])
})

test('a year within quotation marks is one of a title, which is cited without a year', () => {
  const pages = new EntryIndex(entryKeys(['“Tides of 2009.” Harbour Watch, 4 June 2011, tides.example/2009.', '“Nets of 1999 and Ropes.” Harbour Watch, 2012.'].map((text, place) => ({ id: `r${place + 1}`, text }))))
  const [clusters] = readCitations([{ text: 'It froze (“Tides of 2009”), and thawed (“Nets of 1999 and Ropes” 4).' }], pages).clusters
  expect(clusters!.flatMap(({ cites }) => cites.map(({ title, year, locator, link }) => [title, year, locator?.value, ...link.references]))).toEqual([
    ['Tides of 2009', undefined, undefined, 'r1'],
    ['Nets of 1999 and Ropes', undefined, '4', 'r2'],
  ])
})

test.each([
  ['It froze (Harbour Plan 2014–2018, Mayor Lee).', []],
  ['It froze (HP 2014-2015, 21501-33, nr. 552), as the Maps of Ice (1970-80) show.', []],
  ['It froze when Roe (1818–1883) lived (Ode, 1990–91, p. 3).', ['(Ode, 1990–91, p. 3) → r1 1990']],
  ['It froze (Roe, 1990).', ['(Roe, 1990) →  1990']],
])('years from one to another are a span of time where no work has them: %s', (text, wanted) => {
  const works = new EntryIndex(entryKeys([{ id: 'r1', text: 'Ode, P. (1990–91). On winds. Fjord Press.' }]))
  const [clusters] = readCitations([{ text }], works).clusters
  expect(clusters!.map(({ from, to, cites }) => `${text.slice(from, to)} → ${cites.map(({ link, year }) => `${link.references.join()} ${year}`).join()}`)).toEqual(wanted)
})

test.each([
  ['It froze (Fox 2007 a, b).', ['2007a r1', '2007b r2']],
  ['It froze (Fox, 2007 a; Lee, 2007).', ['2007a r1', '2007 r3']],
  ['It froze, as Fox (2007 a and b) says.', ['2007a r1', '2007b r2']],
  ['It froze (Lee, 2007 a. a. O.).', ['2007 r3']],
  ['It froze (Lee, 2007 a long time ago).', ['2007 r3']],
])('a blank may stand before the letters of a year: %s', (text, wanted) => {
  const works = ['Fox, R. (2007a). Lamps. Fjord Press.', 'Fox, R. (2007b). Towers. Fjord Press.', 'Lee, A. (2007). Quiet streets. Fjord Press.']
  const [clusters] = readCitations([{ text }], new EntryIndex(entryKeys(works.map((work, place) => ({ id: `r${place + 1}`, text: work }))))).clusters
  expect(clusters!.flatMap(({ cites }) => cites.map(({ year, letter = '', link }) => `${year}${letter} ${link.references.join()}`))).toEqual(wanted)
})
