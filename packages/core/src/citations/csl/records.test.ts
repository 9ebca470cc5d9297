import { expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

const record: Omit<CitedItem, 'id'> = { type: 'song', title: 'Tidal days', author: [{ family: 'Bell', given: 'A.' }], issued: { 'date-parts': [[2016]] }, publisher: 'Fjord Records', genre: 'Album' }
const song: Omit<CitedItem, 'id'> = { ...record, 'title': 'Low water', 'container-title': 'Tidal days', 'genre': 'Song' }

test.each([
  ['apa-7', 'Bell, A. (2016). Low water [Song]. On Tidal days. Fjord Records.'],
  ['mla-9', 'Bell, A. “Low Water.” Tidal Days, Fjord Records, 2016.'],
  ['chicago-18-ad', 'Bell, A. 2016. “Low Water.” On Tidal Days. Fjord Records.'],
  ['harvard', 'Bell, A. (2016) “Low water,” Tidal days. Fjord Records.'],
  ['ama-11', 'Bell A. Low water. On: Tidal Days. Fjord Records; 2016.'],
])('a song stands on its record in %s', async (style, entry) => expect(await listed(style, song)).toBe(entry))

test.each([
  ['apa-7', 'Bell, A. (2016). Tidal days [Album]. Fjord Records.'],
  ['mla-9', 'Bell, A. Tidal Days. Fjord Records, 2016.'],
])('a record is a work of its own in %s', async (style, entry) => expect(await listed(style, record)).toBe(entry))
