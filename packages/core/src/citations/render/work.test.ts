import { expect, test } from 'vitest'
import type { CslName } from '../item.js'
import { fullRange, isExtent, unknownName, withEtAl, worksOf } from './work.js'

const authorsOf = (...author: CslName[]) =>
  worksOf([['r1', { raw: '', csl: { type: 'book', title: 'Salt', author }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!.author?.map(({ family, literal }) => family ?? literal)

test('surnames that an entry sets in capitals are written as names are', () => {
  expect(authorsOf({ family: 'SANTOS', given: 'M.' }, { family: 'LI', given: 'X.' }, { family: 'MCADAIR', given: 'B.' })).toEqual(['Santos', 'Li', 'McAdair'])
  expect(authorsOf({ family: "O'BERG", given: 'A.' })).toEqual(["O'Berg"])
  expect(authorsOf({ family: 'LE GALL', given: 'J.' }, { family: 'DE ROE-BERG', given: 'C.' })).toEqual(['Le Gall', 'de Roe-Berg'])
})

test('capitals stay where they may be meant', () => {
  expect(authorsOf({ family: 'SANTOS', given: 'M.' }, { family: 'Berg', given: 'A.' })).toEqual(['SANTOS', 'Berg'])
  expect(authorsOf({ family: 'LI', given: 'X.' })).toEqual(['LI'])
  expect(authorsOf({ family: 'INSEE' })).toEqual(['INSEE'])
  expect(authorsOf({ literal: 'UNESCO' }, { family: 'SANTOS', given: 'M.' })).toEqual(['UNESCO', 'Santos'])
  expect(authorsOf({ family: 'MACADAIR', given: 'B.' })).toEqual(['MACADAIR'])
})

test('initials that run together are taken apart, whatever particle stands behind them', () => {
  const given = (name: string) => worksOf([['r1', { raw: '', csl: { type: 'book', title: 'Salt', author: [{ family: 'Goe', given: name }] }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!.author![0]!.given
  expect(['JW', 'JW von', 'Johann W von', 'J. W. von'].map(given)).toEqual(['J. W.', 'J. W. von', 'Johann W. von', 'J. W. von'])
})

test('how long a book is says nothing of where something stands in it', () => {
  expect(['384 p.', '245 с.', '12 Seiten', 'xiii + 138', 'xiii, 138 p.', '384', '12-34', 'e384', '384-390 p.', 'xiii, 138'].map(isExtent)).toEqual([true, true, true, true, true, false, false, false, false, false])
})

test('ranges are written out for the styles to shorten', () => {
  expect(['345-62', '345-362', '99-101', 'S12-15', '5-7, 12-4'].map(fullRange)).toEqual(['345-362', '345-362', '99-101', 'S12-15', '5-7, 12-14'])
})

test('“et al.” stands behind a surname without a comma, and before the word for editors with one', () => {
  const said = (text: string) => withEtAl([{ text: text.replaceAll('?', unknownName) }])[0]!.text
  expect(said('(M. Cole, ?, ?, & ?, Eds.). Fjord Press.')).toBe('(M. Cole et al., Eds.). Fjord Press.')
  expect(said('In M. Cole, ?, ?, … ? (Eds.), Salt.')).toBe('In M. Cole et al. (Eds.), Salt.')
  expect(said('Salt, edited by Mia Cole, ?, ?, and ?. Fjord Press.')).toBe('Salt, edited by Mia Cole et al. Fjord Press.')
  expect(said('Cole, M., ?, ?, … ?. (2019). Salt.')).toBe('Cole, M., et al. (2019). Salt.')
  expect(said('Cole, Mia, ?, ?, et al., eds. Salt. 2019.')).toBe('Cole, Mia, et al., eds. Salt. 2019.')
})

test('a journal keeps the stop of its abbreviation, and none that ends its name', () => {
  const journal = (name: string, raw: string) => worksOf([['r1', { raw, csl: { 'type': 'article-journal', 'title': 'Salt', 'container-title': name }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!['container-title']
  expect(journal('ACS Catal', 'Salt. ACS Catal. 2015, 5, 53–55.')).toBe('ACS Catal.')
  expect(journal('Int. J. Quays', 'Salt. Int. J. Quays.')).toBe('Int. J. Quays.')
  expect(journal('Journal of Quays', 'Salt. Journal of Quays.')).toBe('Journal of Quays')
  expect(journal('Revue des quais', 'Sel. Revue des quais. 2009, vol. 12, p. 45-67.')).toBe('Revue des quais')
})

const titleOf = (title: string, raw: string) => worksOf([['r1', { raw, csl: { type: 'article-journal', title }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!.title

test('what a title quotes has double marks once the marks around the title are gone', () => {
  const quoted = (title: string) => titleOf(title, `Berg, A. “${title},” Harbours 4.`)
  expect(quoted('The ‘salt road’ of the north')).toBe('The “salt road” of the north')
  expect(quoted('The ‘salt’ and the ‘rye’ of the north')).toBe('The “salt” and the “rye” of the north')
  expect(titleOf('The \'salt\' and the \'rye\' of the north', 'Berg, A. "The \'salt\' and the \'rye\' of the north," Harbours 4.')).toBe('The “salt” and the “rye” of the north')
})

test('an apostrophe quotes nothing, nor does what may be one, and a title without marks around it keeps its own', () => {
  const quoted = (title: string) => titleOf(title, `Berg, A. “${title},” Harbours 4.`)
  expect(['The sailors’ harbour and the town’s', 'The ‘sailors’ harbour’ of the north', 'Rock ’n’ roll at sea'].map(quoted)).toEqual(['The sailors’ harbour and the town’s', 'The ‘sailors’ harbour’ of the north', 'Rock ’n’ roll at sea'])
  expect(titleOf('The ‘salt road’ of the north', 'Berg A. The ‘salt road’ of the north. Harbours. 4.')).toBe('The ‘salt road’ of the north')
})

test('where a speech is heard is not where it was held', () => {
  const speech = (where: string, URL?: string) =>
    worksOf([['r1', { raw: '', csl: { 'type': 'speech', 'title': 'Salt', 'container-title': where, ...(URL !== undefined && { URL }) }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!['event-title']
  expect(speech('Harbour Rhetoric', 'https://fjord.example/salt')).toBeUndefined()
  expect(speech('Northern Conference on Salt', 'https://fjord.example/salt')).toBe('Northern Conference on Salt')
  expect(speech('Harbour Society')).toBe('Harbour Society')
})

test('a stop before another sign belongs to the word that it shortens', () => {
  const publisherIn = (raw: string) => worksOf([['r1', { raw, csl: { type: 'thesis', title: 'Salt', publisher: 'Fjord Univ' }, fields: {}, etAl: false, skips: false, editorsEtAl: false }]])[0]!.publisher
  expect(publisherIn('“Salt,” thesis, Fjord Univ., Bergen, 2015.')).toBe('Fjord Univ.')
  expect(publisherIn('“Salt,” thesis, 2015, Fjord Univ.')).toBe('Fjord Univ')
})
