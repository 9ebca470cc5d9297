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
