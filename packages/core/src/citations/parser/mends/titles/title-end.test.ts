import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

test('small letters behind a quotation go on with the title', () => {
  const { csl } = read(['author', 'Berg, A.'], ['date', '(2021).'], ['title', 'How to read: A “harbour of words”'], ['container-title', 'on the northern coast. Ropes of the North,'], ['pages', '27–43.'])
  expect(csl).toMatchObject({ 'title': 'How to read: A “harbour of words” on the northern coast', 'container-title': 'Ropes of the North' })
})

test('a bracket with editors is that of the work before it, in all its sentences', () => {
  const { csl } = read(['author', 'Berg, A.'], ['date', '(1995).'], ['title', 'De portibus.'], ['container-title', 'Über die Häfen'], ['editor', '(C. Roe, Ed.).'], ['publisher', 'Fjord Press.'])
  expect(csl).toMatchObject({ title: 'De portibus. Über die Häfen', editor: [{ family: 'Roe' }], type: 'book' })
})

test('a title keeps the mark that closes what it quotes at its end, in every language', () => {
  const titled = (title: string) => read(['author', 'Berg, A.'], ['date', '(1995).'], ['title', title], ['journal', 'Harbours,'], ['volume', '3,'], ['pages', '1–9.']).csl.title
  expect(titled('“Zur Kunst der „Ebbe“.”')).toBe('Zur Kunst der „Ebbe“')
  expect(titled('Ein Begriff der »Flut«.')).toBe('Ein Begriff der »Flut«')
  expect(titled('»Flut« und Ebbe.')).toBe('»Flut« und Ebbe')
  expect(titled('‘Une nation ? » Une réponse’,')).toBe('Une nation ? » Une réponse')
  expect(titled('«L’art de la marée».')).toBe('L’art de la marée')
  expect(titled('„Die Kunst der Ebbe“.')).toBe('Die Kunst der Ebbe')
})

test('two slashes stand between a title and what it stands in', () => {
  const printed = (title: string) => read(['author', 'Berg A.'], ['title', title], ['date', '2019.'], ['volume', 'Vol. 59. No. 3.'], ['pages', 'P. 31–45.']).csl
  expect(printed('Tides of the north // Oceanology.')).toMatchObject({ 'type': 'article-journal', 'title': 'Tides of the north', 'container-title': 'Oceanology' })
})

test('words behind a quotation without a sign go on with the title, whatever their letters', () => {
  const source = (journal: string) => read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'From boats to “clean harbour”'], ['journal', journal], ['volume', '10,'], ['pages', '1–9.']).csl
  expect(source('on the coast. Ropes,')).toMatchObject({ 'title': 'From boats to “clean harbour” on the coast', 'container-title': 'Ropes' })
  expect(source('Towns. Ropes,')).toMatchObject({ 'title': 'From boats to “clean harbour” Towns', 'container-title': 'Ropes' })
  expect(source('J. Ropes,')).toMatchObject({ 'title': 'From boats to “clean harbour”', 'container-title': 'J. Ropes' })
})

test('a colon ends no title before the “In” of a subtitle, unless somebody edited what stands there', () => {
  const book = (...behind: readonly [Part, string][]) => read(['author', 'Day, K.'], ['date', '(1966).'], ['title', 'Ropes, 1815–1965:'], ['container-title', 'In Bergen and the northern towns.'], ...behind, ['publisher', 'Fjord Press.']).csl
  expect(book()).toMatchObject({ title: 'Ropes, 1815–1965: In Bergen and the northern towns', type: 'book' })
  expect(book(['editor', 'Ed. by A. Roe.'])['container-title']).toBe('Bergen and the northern towns')
})
