import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'

test('words behind a title say that a work is a thesis', () => {
  const thesis = (title: string, publisher = 'Fjord University.') => read(['author', 'Berg, A.'], ['date', '(2015).'], ['title', title], ['publisher', publisher]).csl
  expect(thesis('Gezeiten (Unveröffentlichte Masterarbeit).')).toMatchObject({ type: 'thesis', title: 'Gezeiten', genre: 'Unveröffentlichte Masterarbeit' })
  expect(thesis('Tides of the north. Dissertation,')).toMatchObject({ type: 'thesis', title: 'Tides of the north', genre: 'Dissertation' })
  expect(thesis('Tides of the north. Dissertation.', 'Fjord University;')).toMatchObject({ type: 'thesis', title: 'Tides of the north', genre: 'Dissertation' })
  expect(thesis('How to write a thesis.')).toMatchObject({ type: 'book', title: 'How to write a thesis' })
  expect(thesis('Antithesis (a synthesis).')).toMatchObject({ type: 'book', title: 'Antithesis (a synthesis)' })
})

test('the stop of an abbreviation stays with the kind of a thesis', () => {
  expect(read(['title', '“Tides.”'], ['genre', 'PhD diss.,'], ['publisher', 'Fjord University,'], ['date', '2013.']).csl.genre).toBe('PhD diss.')
})

test('a department and its university, torn at their stops, are who published a thesis', () => {
  const { csl } = read(['title', '“Tides,”'], ['genre', 'M.S. thesis,'], ['publisher', 'Dept.'], ['container-title', 'Coast. Eng.,'], ['publisher', 'Fjord Univ.,'], ['location', 'Fjord,'], ['date', '1993.'])
  expect(csl).toMatchObject({ type: 'thesis', publisher: 'Dept. Coast. Eng., Fjord Univ', 'publisher-place': 'Fjord' })
  expect(csl['container-title']).toBeUndefined()
})

test('a group before a year and a quoted title has written it', () => {
  const { csl } = read(['container-title', 'Fjord Information Facility.'], ['date', 'n.d.'], ['title', '“Fjords.org.”'], ['url', 'https://fjords.example/'])
  expect(csl).toMatchObject({ author: [{ literal: 'Fjord Information Facility' }], title: 'Fjords.org' })
  expect(csl['container-title']).toBeUndefined()
})
