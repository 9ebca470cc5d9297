import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('where universities of a state have one name, the town belongs to it', () => {
  const thesis = (university: string, place: string) => read(['author', 'Berg, Ada.'], ['title', '“Ropes.”'], ['genre', 'PhD diss.,'], ['publisher', university], ['location', place], ['date', '1980.']).csl
  expect(thesis('University of California,', 'Irvine,').publisher).toBe('University of California, Irvine')
  expect(thesis('California State University,', 'Long Beach,').publisher).toBe('California State University, Long Beach')
  expect(thesis('University of Bergen,', 'Bergen,')).toMatchObject({ 'publisher': 'University of Bergen', 'publisher-place': 'Bergen' })
  expect(thesis('University of Nebraska,', 'Lincoln, NE,')).toMatchObject({ 'publisher': 'University of Nebraska', 'publisher-place': 'Lincoln, NE' })
})
