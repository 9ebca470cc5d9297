import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('behind editors stands the book that they edited, and its publisher', () => {
  const { csl } = read(['author', 'Berg, Ada.'], ['date', '(2021).'], ['title', 'Ropes.'], ['editor', 'In Carl Roe and Mia Lund (eds),'], ['publisher', 'Ships of the North, Fjord University Press,'], ['pages', 'pp. 27–43.'])
  expect(csl).toMatchObject({ 'type': 'chapter', 'container-title': 'Ships of the North', 'publisher': 'Fjord University Press', 'editor': [{ family: 'Roe' }, { family: 'Lund' }] })
})

test('a publisher of two names behind editors has no book in it', () => {
  const { csl } = read(['author', 'Berg, Ada.'], ['date', '(2021).'], ['title', 'Ropes.'], ['editor', 'In Carl Roe (ed.),'], ['publisher', 'Sail, Mast & Co.,'], ['pages', 'pp. 27–43.'])
  expect(csl['container-title']).toBeUndefined()
})

test('whoever is called an editor before the name of a book is one, without the stops behind initials, too', () => {
  const { csl } = read(['author', 'Berg, A.'], ['date', '1976'], ['title', 'Ropes of the coast,'], ['container-title', 'in Roe, C (ed) Ships of the north,'], ['location', 'London:'], ['publisher', 'Harbour,'], ['pages', 'pp. 90-104.'])
  expect(csl).toMatchObject({ 'editor': [{ family: 'Roe', given: 'C' }], 'container-title': 'Ships of the north' })
})

test('whoever a bracket calls by what they did in another language is no part of the name of the book', () => {
  expect(read(['author', 'Lund, M.,'], ['title', '« Ropes »,'], ['container-title', 'in Ada Berg et Mia Roe (dirs.), Les ports du nord,'], ['location', 'Paris :'], ['publisher', 'Picard,'], ['date', '2009.']).csl)
    .toMatchObject({ 'editor': [{ family: 'Berg' }, { family: 'Roe' }], 'container-title': 'Les ports du nord' })
})
