import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import type { Label } from '../parser/model/label.js'
import { droppedFields } from './conserved.js'

test('the kind of a work is left out where its title alone has a word of it', () => {
  const praat = read(['author', 'Berg, A.'], ['date', '2020.'], ['title', '“Knots by Computer.”'], ['genre', '[Computer program].'], ['url', 'https://knots.example/'])
  expect(droppedFields(praat, 'Berg, A. 2020. “Knots by Computer.” https://knots.example/.')).toEqual(['genre'])
  expect(droppedFields(praat, 'Berg, A. (2020). Knots by computer [Computer program]. https://knots.example/')).toEqual([])
})

test('a database alone behind the pages may be left out, and no other note', () => {
  const article = (note: string) => read(['author', 'Berg, A.'], ['date', '2020.'], ['title', 'Knots.'], ['journal', 'Ropes'], ['volume', '4,'], ['pages', '9–12.'], ['note', note])
  expect(droppedFields(article('PubMed'), 'Berg A. Knots. Ropes. 2020;4:9–12.')).toEqual(['note'])
  expect(droppedFields(article('Abstract'), 'Berg A. Knots. Ropes. 2020;4:9–12.')).toBeUndefined()
})

test('who published proceedings may be left out where pages say which paper it is, and nobody edited them', () => {
  const paper = (...more: readonly [Label, string][]) => read(['author', 'Berg, A.'], ['date', '2020.'], ['title', '“Knots.”'], ['container-title', 'In Proceedings of the Conference on Ropes,'], ...more)
  expect(droppedFields(paper(['pages', '9–12.'], ['publisher', 'Fjord Press.']), 'Berg, A. “Knots.” Proceedings of the Conference on Ropes, 2020, 9–12.')).toEqual(['publisher'])
  expect(droppedFields(paper(['publisher', 'Fjord Press.']), 'Berg, A. “Knots.” Proceedings of the Conference on Ropes, 2020.')).toBeUndefined()
  expect(droppedFields(paper(['editor', 'Edited by B. Roe,'], ['pages', '9–12.'], ['publisher', 'Fjord Press.']), 'Berg, A. “Knots.” In Proceedings of the Conference on Ropes, edited by B. Roe. 2020, 9–12.')).toBeUndefined()
})

test('where and when people met may be left out, and is told then', () => {
  const paper = read(['author', 'Berg A.'], ['title', 'Knots.'], ['container-title', 'In: Proceedings of the Conference on Ropes;'], ['date', '2019 Jul 8-11;'], ['location', 'Bergen, Norway. Oslo:'], ['publisher', 'Fjord Press;'], ['date', '2020.'], ['pages', 'p. 9-12.'])
  expect(droppedFields(paper, 'Berg A. Knots. In: Proceedings of the Conference on Ropes. Oslo: Fjord Press; 2020:9-12.')).toEqual(['event-place', 'event-date'])
  expect(droppedFields(paper, 'Berg A. Knots. In: Proceedings of the Conference on Ropes; 2019 Jul 8–11; Bergen, Norway. Oslo: Fjord Press; 2020. p. 9–12.')).toEqual([])
})

test('how many pages a thesis has, and the office that granted a patent, may be left out', () => {
  const thesis = read(['author', 'Berg, A.'], ['title', 'Knots'], ['genre', '[dissertation].'], ['publisher', 'Fjord University;'], ['date', '2014.'], ['pages', '210 p.'])
  expect(droppedFields(thesis, 'Berg, A. (2014). Knots [Dissertation]. Fjord University.')).toEqual(['page'])
  const patent = read(['author', 'Berg, A.'], ['date', '(2016).'], ['title', 'Hatch'], ['number', '(U.S. Patent No. 9,123,456).'], ['publisher', 'U.S. Patent and Trademark Office.'])
  expect(droppedFields(patent, 'A. Berg, “Hatch,” U.S. Patent 9,123,456, 2016.')).toEqual(['publisher'])
})

test('that an issue is a special one may be left out, and no other note of it', () => {
  const article = (note: string) => read(['author', 'Berg, A.'], ['date', '2020.'], ['title', 'Knots.'], ['journal', 'Ropes'], ['note', note], ['volume', '4,'], ['pages', '9–12.'])
  expect(droppedFields(article('(Special Issue),'), 'Berg A. Knots. Ropes. 2020;4:9–12.')).toEqual(['note'])
  expect(droppedFields(article('(In memory of Ada Roe),'), 'Berg A. Knots. Ropes. 2020;4:9–12.')).toBeUndefined()
})

test('where a journal comes out may be left out, and the place of a book without a publisher may not', () => {
  const article = read(['author', 'Berg, A.'], ['date', '2020.'], ['title', 'Knots.'], ['journal', 'Ropes,'], ['location', 'Oslo,'], ['volume', '4,'], ['pages', '9–12.'])
  expect(droppedFields(article, 'Berg A. Knots. Ropes. 2020;4:9–12.')).toEqual(['publisher-place'])
  expect(droppedFields(read(['author', 'Berg, A.'], ['title', 'Knots.'], ['location', 'Oslo,'], ['date', '2020.']), 'Berg, A. (2020). Knots.')).toBeUndefined()
})

test('where a group has brought out its own report may be left out, and so may the word for a report before its number', () => {
  const report = (...more: readonly [Label, string][]) => read(['author', 'Ministry of Coasts,'], ['title', '“Quays,”'], ...more, ['number', 'Tech. Rep. 19-204,'], ['date', '2019.'])
  expect(droppedFields(report(['location', 'Bergen, Norway,']), 'Ministry of Coasts. Quays. 2019. Report No.: 19-204.')).toEqual(['publisher-place', 'genre'])
  expect(droppedFields(report(['location', 'Bergen,']), 'Ministry of Coasts. Quays. 2019. Report No.: 19-204.')).toBeUndefined()
})

test('the season of a journal that counts nothing says which of its issues it is, and may not be left out', () => {
  const article = (volume: string) => read(['author', 'Berg, A.'], ['date', '2020.'], ['title', 'Knots.'], ['journal', 'Ropes', 0.99], ['volume', volume], ['pages', '9–12.'])
  expect(droppedFields(article('(Spring),'), 'Berg, A. (2020). Knots. Ropes, 9–12.')).toBeUndefined()
  expect(droppedFields(article('(Spring),'), 'Berg A. Knots. Ropes. 2020 Spring:9–12.')).toEqual([])
  expect(droppedFields(article('4 (Spring),'), 'Berg, A. (2020). Knots. Ropes, 4, 9–12.')).toEqual([])
})
