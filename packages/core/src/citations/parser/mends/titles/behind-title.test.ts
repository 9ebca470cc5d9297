import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label, Part } from '../../model/label.js'

test('what says that a work was read online belongs to no name', () => {
  expect(read(['author', 'Kelly N.'], ['title', 'How tides work [Internet].'], ['publisher', 'Sea Stories;'], ['date', '2021.']).csl)
    .toMatchObject({ title: 'How tides work', medium: 'Internet' })
  expect(read(['title', 'Storm hits coast.'], ['journal', 'The Northern Times [Internet].'], ['date', '2020 Feb 3;']).csl).toMatchObject({ 'container-title': 'The Northern Times' })
  expect(read(['title', 'Reading the [Internet] of ropes.'], ['date', '2020.']).csl).toMatchObject({ title: 'Reading the [Internet] of ropes' })
})

test('the bracket behind the title of a thesis ends with the university, and who keeps it stands behind', () => {
  const { csl, leftovers } = read(
    ['author', 'Hansen, I.'], ['date', '(2017).'], ['title', 'Storms at sea'], ['genre', '[Doctoral dissertation,'], ['publisher', 'University of Bergen]. Bergen Open Archive.'])
  expect(csl).toMatchObject({ type: 'thesis', genre: 'Doctoral dissertation', publisher: 'University of Bergen', archive: 'Bergen Open Archive' })
  expect(leftovers).toEqual([])
  expect(read(['title', 'Storms at sea'], ['genre', '(Master’s thesis,'], ['publisher', 'Fjord University). Harbour Repository.']).csl)
    .toMatchObject({ genre: 'Master’s thesis', publisher: 'Fjord University', archive: 'Harbour Repository' })
})

test('what stands in a work of reference without an author begins with its title', () => {
  const { csl } = read(['author', 'Tide.'], ['date', '(2015).'], ['title', 'In Encyclopaedia Britannica.'])
  expect(csl).toMatchObject({ type: 'chapter', title: 'Tide', 'container-title': 'Encyclopaedia Britannica' })
  expect(csl.author).toBeUndefined()
  expect(read(['author', 'Tide.'], ['date', '(2015).'], ['editor', 'In A. Roe (Ed.),'], ['container-title', 'Words of the sea.']).csl)
    .toMatchObject({ title: 'Tide', editor: [{ family: 'Roe', given: 'A.' }], 'container-title': 'Words of the sea' })
  expect(read(['author', 'World Bank.'], ['date', '(2015).'], ['title', 'In Search of Growth.'], ['publisher', 'Fjord Press.']).csl).toMatchObject({ author: [{ literal: 'World Bank' }], title: 'In Search of Growth' })
})

test('what an editor stands before is the work, and not what contains it', () => {
  const { csl } = read(['author', 'Davis, P. R.,'], ['editor', 'ed.'], ['container-title', 'The Harbour Book.'], ['publisher', 'Fjord Press,'], ['date', '2010.'])
  expect(csl).toMatchObject({ type: 'book', editor: [{ family: 'Davis', given: 'P. R.' }], title: 'The Harbour Book' })
  expect(read(['author', 'Davis PR,'], ['title', 'editor. The harbour book.'], ['publisher', 'Fjord Press;'], ['date', '2010.']).csl)
    .toMatchObject({ editor: [{ family: 'Davis' }], title: 'The harbour book' })
})

test('an article is called by its number, with or without a stop', () => {
  const article = { volume: '16', issue: '4', page: 'e0250123', number: 'e0250123' }
  expect(read(['journal', 'Ice,'], ['volume', '16(4),'], ['pages', 'Article e0250123.']).csl).toMatchObject(article)
  const { csl, leftovers } = read(['journal', 'Ice,'], ['volume', 'vol. 16, no. 4, Art. no.'], ['pages', 'e0250123,'])
  expect(csl).toMatchObject(article)
  expect(leftovers).toEqual([])
})

test('translators are no editors, whichever side of their names says so', () => {
  const { csl } = read(['title', 'The ropes'], ['editor', '(J. Creek, Trans.).'], ['publisher', 'Fjord Press.'])
  expect(csl).toMatchObject({ translator: [{ family: 'Creek', given: 'J.' }] })
  expect(csl.editor).toBeUndefined()
})

test('a day behind the title is that of the year before it', () => {
  expect(read(['date', '2020.'], ['title', '“Storm hits coast.”'], ['journal', 'The Northern Times,'], ['date', 'February 3, 2020.']).csl.issued).toEqual({ 'date-parts': [[2020, 2, 3]] })
  expect(read(['date', '(2020)'], ['title', '‘Storm hits coast’,'], ['journal', 'The Northern Times,'], ['date', '3 February.']).csl.issued).toEqual({ 'date-parts': [[2020, 2, 3]] })
  expect(read(['title', 'Ropes.'], ['publisher', 'Fjord Press;'], ['note', '[date unknown].']).csl.issued).toEqual({ literal: 'date unknown' })
})

test('a sentence of capitals behind a title in sentence case, and before an address or the year of the original, says whose work it is', () => {
  const work = (date: string, title: string, ...rest: [Label, string][]) => read(['author', 'Berg, A.'], ['date', date], ['title', title], ...rest).csl
  const seen: [Label, string][] = [['note', 'Retrieved May 4, 2021, from'], ['url', 'https://tides.example/stages']]
  expect(work('(n.d.).', 'Stages of the tide. Harbour Society.', ...seen)).toMatchObject({ title: 'Stages of the tide', publisher: 'Harbour Society', type: 'webpage' })
  expect(work('(1997).', 'Rope and memory. Heron.', ['note', '(Original work published 1938)'])).toMatchObject({ title: 'Rope and memory', publisher: 'Heron', type: 'book' })
  expect(work('(n.d.).', 'Stages of the tide. A short guide.', ...seen)).toMatchObject({ title: 'Stages of the tide. A short guide' })
})

test('the bracket of a thesis ends with its university, which may be shortened', () => {
  const thesis = read(['author', 'Ruiz, C.'], ['date', '(1999).'], ['title', 'Loads and knots'], ['genre', '[PhD dissertation,'], ['publisher', 'Dept. Mech. Eng., Univ.'], ['note', 'of the Delta].']).csl
  expect(thesis).toMatchObject({ type: 'thesis', genre: 'PhD dissertation', publisher: 'Dept. Mech. Eng., Univ. of the Delta' })
})

test('names may be joined by small words in other languages', () => {
  const { csl } = read(['author', 'Marlow, A.'], ['date', '(s.f.).'], ['title', 'Cómo atar un barco. Escuela del Puerto.'], ['note', 'Recuperado el 6 de mayo de 2020, de'], ['url', 'https://escuela.example/barco'])
  expect(csl).toMatchObject({ title: 'Cómo atar un barco', publisher: 'Escuela del Puerto' })
})

test('what has an edition or a version, and is nobody’s name, is a title where no other is', () => {
  const first = (name: string, ...rest: [Part, string][]) => read(['author', name], ['date', '(1989)'], ...rest).csl
  expect(first('Lexicon of Ropes', ['edition', '2nd edn.'])).toMatchObject({ title: 'Lexicon of Ropes', edition: '2', type: 'book' })
  expect(first('Lexicon of Ropes', ['edition', '2nd edn.'], ['location', 'Bergen:'], ['publisher', 'Quay Press.'])).toMatchObject({ title: 'Lexicon of Ropes', publisher: 'Quay Press' })
  expect(first('Tidal', ['version', '(Version 3.2)'], ['genre', '[Computer program].'])).toMatchObject({ title: 'Tidal', type: 'software' })
  for (const name of ['Ada Berg', 'Berg, A.', 'Harbour Ministry of the North']) expect(first(name, ['edition', '2nd edn.'])).not.toHaveProperty('title')
})
