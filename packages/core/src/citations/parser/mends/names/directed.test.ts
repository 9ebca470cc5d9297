import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

const berg = [{ family: 'Berg', given: 'Anna' }]

test('whoever directed a film is told by the word behind the name', () => {
  expect(read(['author', 'Berg, Anna (Director).'], ['date', '(2017).'], ['title', 'Salt road'], ['genre', '[Film].']).csl).toMatchObject({ director: berg, author: berg, type: 'motion_picture' })
  expect(read(['editor', 'Berg, Anna, dir.'], ['title', 'Salt Road.'], ['publisher', 'Fjord Pictures,'], ['date', '2017.']).csl).toMatchObject({ director: berg, type: 'motion_picture' })
})

test('and by the words before it, behind the title', () => {
  expect(read(['author', 'Salt Road.'], ['title', 'Directed by Anna Berg,'], ['publisher', 'Fjord Pictures,'], ['date', '2017.']).csl).toMatchObject({ title: 'Salt Road', director: berg })
  expect(read(['author', 'The'], ['title', 'Salt Road.'], ['editor', 'Directed by A. Berg,'], ['publisher', 'Fjord Pictures,'], ['date', '2017.']).csl).toMatchObject({ title: 'The Salt Road', director: [{ family: 'Berg', given: 'A.' }] })
  expect(read(['title', 'Salt Road.'], ['editor', 'Dir. Anna Berg.'], ['publisher', 'Fjord Films,'], ['date', '2017.']).csl).toMatchObject({ title: 'Salt Road', director: berg })
})

test('who edits a book in French, or directs a play, has directed no film', () => {
  expect(read(['editor', 'Berg, Anna, dir.'], ['title', 'Histoires du port.'], ['publisher', 'Rivage,'], ['date', '2017.']).csl.director).toBeUndefined()
  expect(read(['title', 'Salt Road. Directed by Anna Berg,'], ['publisher', 'Quay Theatre,'], ['date', '2017.']).csl.director).toBeUndefined()
})

test('who played in a film is no container of it', () => {
  const { csl, leftovers } = read(['title', 'Salt Road.'], ['editor', 'Dir. Anna Berg.'], ['journal', 'Perf. Carl Lund.'], ['publisher', 'Fjord Pictures,'], ['date', '2017.'])
  expect(csl).toMatchObject({ title: 'Salt Road', director: berg })
  expect(csl['container-title']).toBeUndefined()
  expect(leftovers).toHaveLength(1)
})

test('a film may be called as those who played in one are told', () => {
  expect(read(['title', 'With Honours of the Sea.'], ['editor', 'Dir. Anna Berg.'], ['publisher', 'Fjord Films,'], ['date', '2017.']).csl).toMatchObject({ title: 'With Honours of the Sea', director: berg })
})

test('a film whose title ends with a comma is directed in small letters', () => {
  expect(read(['author', 'Salt Road, directed by A.'], ['title', 'Berg,'], ['publisher', 'Fjord Pictures,'], ['date', '2017.']).csl).toMatchObject({ title: 'Salt Road', director: [{ family: 'Berg', given: 'A.' }], type: 'motion_picture' })
})
