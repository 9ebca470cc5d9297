import { describe, expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

const paper: Omit<CitedItem, 'id'> = {
  'type': 'paper-conference', 'title': 'Rye at sea', 'container-title': 'Proceedings of the Seventh Meeting on Bread', 'author': [{ family: 'Bell', given: 'A.' }],
  'issued': { 'date-parts': [[2019, 6, 12], [2019, 6, 15]] }, 'page': '31-45',
}
const place = 'Bergen, Norway'
const printed: Omit<CitedItem, 'id'> = { ...paper, 'event-place': place, 'publisher-place': 'Oslo', 'publisher': 'Fjord Press' }

describe('papers in proceedings say where people met and on which days', () =>
  test.each([
    ['ieee', 'A. Bell, “Rye at sea,” in Proceedings of the Seventh Meeting on Bread, Bergen, Norway, Jun. 12–15, 2019, pp. 31–45.'],
    ['vancouver', 'Bell A. Rye at sea. In: Proceedings of the Seventh Meeting on Bread; 2019 Jun 12–15; Bergen, Norway. 2019. p. 31–45.'],
    ['harvard', 'Bell, A. (2019) “Rye at sea,” Proceedings of the Seventh Meeting on Bread. Bergen, Norway, 12–15 June, pp. 31–45.'],
    ['chicago-18-ad', 'Bell, A. 2019. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread (Bergen, Norway), June 12–15, 31–45.'],
    ['mla-9', 'Bell, A. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread, 12–15 June 2019, Bergen, Norway, pp. 31–45.'],
    ['acs', 'Bell, A. Rye at Sea. In Proceedings of the Seventh Meeting on Bread, Bergen, Norway, June 12–15, 2019; pp 31–45.'],
  ])('%s', async (style, entry) => expect(await listed(style, { ...paper, 'publisher-place': place })).toBe(entry)))

describe('where people met is not where a house has printed what they said', () =>
  test.each([
    ['ieee', 'A. Bell, “Rye at sea,” in Proceedings of the Seventh Meeting on Bread, Bergen, Norway, Jun. 12–15, 2019, pp. 31–45.'],
    ['vancouver', 'Bell A. Rye at sea. In: Proceedings of the Seventh Meeting on Bread; 2019 Jun 12–15; Bergen, Norway. Oslo: Fjord Press; 2019. p. 31–45.'],
    ['harvard', 'Bell, A. (2019) “Rye at sea,” Proceedings of the Seventh Meeting on Bread. Bergen, Norway, 12–15 June. Oslo: Fjord Press, pp. 31–45.'],
    ['chicago-18-ad', 'Bell, A. 2019. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread (Bergen, Norway), June 12–15, 31–45.'],
  ])('%s', async (style, entry) => expect(await listed(style, printed)).toBe(entry)))

describe('a book of a later year than the meeting says both years, or no place and days of the meeting', () =>
  test.each([
    ['ieee', 'A. Bell, “Rye at sea,” in Proceedings of the Seventh Meeting on Bread, Oslo: Fjord Press, 2020, pp. 31–45.'],
    ['vancouver', 'Bell A. Rye at sea. In: Proceedings of the Seventh Meeting on Bread; 2019 Jun 12–15; Bergen, Norway. Oslo: Fjord Press; 2020. p. 31–45.'],
    ['harvard', 'Bell, A. (2020) “Rye at sea,” Proceedings of the Seventh Meeting on Bread. Bergen, Norway, 12–15 June 2019. Oslo: Fjord Press, pp. 31–45.'],
    ['mla-9', 'Bell, A. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread, 12–15 June 2019, Bergen, Norway, Fjord Press, 2020, pp. 31–45.'],
    ['acs', 'Bell, A. Rye at Sea. In Proceedings of the Seventh Meeting on Bread, Bergen, Norway, June 12–15, 2019; Fjord Press: Oslo, 2020; pp 31–45.'],
  ])('%s', async (style, entry) => expect(await listed(style, { ...printed, 'event-date': paper.issued!, 'issued': { 'date-parts': [[2020]] } })).toBe(entry)))

describe('what managers give for both places is where people met, and the day of a book of a house is none of a meeting', () =>
  test.each([
    ['vancouver', paper.issued!, 'Bell A. Rye at sea. In: Proceedings of the Seventh Meeting on Bread; 2019 Jun 12–15; Bergen. Fjord Press; 2019. p. 31–45.'],
    ['vancouver', { 'date-parts': [[2019, 6, 12]] }, 'Bell A. Rye at sea. In: Proceedings of the Seventh Meeting on Bread. Bergen: Fjord Press; 2019. p. 31–45.'],
  ] as const)('%s', async (style, issued, entry) =>
    expect(await listed(style, { ...paper, issued, 'event-place': 'Bergen', 'publisher-place': 'Bergen', 'publisher': 'Fjord Press' })).toBe(entry)))

test('IEEE names who printed edited proceedings, and no day on which that came out', async () =>
  expect(await listed('ieee', { ...printed, editor: [{ family: 'Lund', given: 'P.' }] }))
    .toBe('A. Bell, “Rye at sea,” in Proceedings of the Seventh Meeting on Bread, P. Lund, Ed., Oslo: Fjord Press, 2019, pp. 31–45.'))

describe('proceedings that are counted have their volume', () =>
  test.each([
    ['ieee', 'A. Bell, “Rye at sea,” in Proceedings of the Seventh Meeting on Bread, vol. 7, 2019, pp. 31–45.'],
    ['harvard', 'Bell, A. (2019) “Rye at sea,” Proceedings of the Seventh Meeting on Bread. Vol. 7, pp. 31–45.'],
  ])('%s', async (style, entry) => expect(await listed(style, { ...paper, volume: '7', issued: { 'date-parts': [[2019]] } })).toBe(entry)))
