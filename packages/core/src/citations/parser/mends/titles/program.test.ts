import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Part } from '../../model/label.js'

test('behind the version of a program stands who has brought it out', () => {
  const { csl } = read(['author', 'A. Berg, Tidal.'], ['date', '(2016).'], ['version', 'Computer software version 3.2.'], ['title', 'Quay Software.'], ['url', 'https://tidal.example'])
  expect(csl).toMatchObject({ author: [{ family: 'Berg', given: 'A.' }], title: 'Tidal', publisher: 'Quay Software', type: 'software' })
  expect(read(['author', 'Berg, A.'], ['title', 'Tidal.'], ['version', 'Version 3.2.'], ['title', 'Quay Software.']).csl.title).toBe('Tidal')
})

test('what is read at an address and has a version with a point in it is a program, whoever has signed it, and what is printed in a town is a book', () => {
  const typeOf = (...more: [Part, string][]) => read(['author', 'Berg A.'], ['title', 'Tidal.'], ['version', 'Version 3.2.'], ...more).csl.type
  expect(typeOf(['publisher', 'Quay Software;'], ['date', '2016.'], ['url', 'https://tidal.example'])).toBe('software')
  expect(typeOf(['location', 'Bergen:'], ['publisher', 'Quay Software;'], ['date', '2016.'], ['url', 'https://tidal.example'])).toBe('book')
  expect(typeOf(['publisher', 'Quay Software;'], ['date', '2016.'])).toBe('book')
})
