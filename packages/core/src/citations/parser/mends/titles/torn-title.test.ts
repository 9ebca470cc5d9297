import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import { readEntry } from '../../entry.js'

const torn = (title: string, publisher: string) => read(['author', 'Berg, A.'], ['date', '(2005).'], ['title', title], ['publisher', publisher]).csl

test('a title that breaks off in an abbreviation goes on to the end of its sentence', () => {
  expect(torn('The road to St.', 'Ives. Fjord Press.')).toMatchObject({ title: 'The road to St. Ives', publisher: 'Fjord Press' })
  const letters = read(['author', 'Berg, A.'], ['date', '(2005).'], ['title', 'Letters to Mrs. Roe and Dr.'], ['journal', 'Lee. Journal of Letters,'], ['volume', '3(1),'], ['pages', '2–9.']).csl
  expect(letters).toMatchObject({ 'title': 'Letters to Mrs. Roe and Dr. Lee', 'container-title': 'Journal of Letters' })
  const whole = read(['author', 'Berg, Ada.'], ['title', 'A history of St.'], ['container-title', 'Orm.'], ['location', 'Oslo:'], ['publisher', 'Fjord Press,'], ['date', '1911.']).csl
  expect(whole).toMatchObject({ type: 'book', title: 'A history of St. Orm', publisher: 'Fjord Press' })
})

test('initials are not torn', () => {
  const navy = 'Berg, A. (2005). Ropes of the U.S. Navy. Fjord Press.'
  const cut = (title: string, publisher: string) => {
    const at = navy.indexOf(publisher)
    return readEntry(navy, [
      { label: 'author', text: 'Berg, A. ', span: [0, 9], confidence: 1 },
      { label: 'date', text: '(2005). ', span: [9, 17], confidence: 1 },
      { label: 'title', text: title, span: [17, at], confidence: 0.5 },
      { label: 'publisher', text: publisher, span: [at, navy.length], confidence: 0.5 },
    ])
  }
  expect(cut('Ropes of the U.', 'S. Navy. Fjord Press.').csl).toMatchObject({ title: 'Ropes of the U.S. Navy', publisher: 'Fjord Press' })
})

test('what ends a sentence ends a title', () => {
  expect(torn('Ropes of the U.S.', 'Fjord Press.')).toMatchObject({ title: 'Ropes of the U.S.', publisher: 'Fjord Press' })
  expect(torn('Ropes and vitamin A.', 'Fjord Press.')).toMatchObject({ publisher: 'Fjord Press' })
  expect(torn('The road to St.', 'Ives.').title).toBe('The road to St')
})
