import { expect, test } from 'vitest'
import { isFrontNote } from './front-note.js'

test.each(['Word count: 220', '* Correspondence: Ada Sample, ada@example.org', '1 Institute of Ships, University of the North', 'Received: 3 May 2024', 'Accepted for publication 3 May 2024', 'Keywords'])('%s stands with an abstract and is none of it', (line) => expect(isFrontNote(line)).toBe(true))

test.each([
  'Setting: The hospital of a university in the north.',
  'We asked the people of a museum of ships what they remember of the ice in the harbour, and what the museum has kept of it since the war.',
  'The museum keeps the ice.',
])('%s may be a part of it', (line) => expect(isFrontNote(line)).toBe(false))

test('a heading may name an institution', () => expect(['The Harbour Museum', 'Keywords'].map((line) => isFrontNote(line, true))).toEqual([false, true]))
