import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('no title ends behind the abbreviation that a town begins with', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2002).'], ['title', 'Ropes at sea. St.'], ['location', 'Louis:'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ 'title': 'Ropes at sea', 'publisher-place': 'St. Louis', 'publisher': 'Fjord Press' })
})

test('but one may end behind a street', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2002).'], ['title', 'Down Harbour St.'], ['location', 'Louis:'], ['publisher', 'Fjord Press.']).csl.title).toBe('Down Harbour St')
})
