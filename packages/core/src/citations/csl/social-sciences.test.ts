import { describe, expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

const author = [{ family: 'Bell', given: 'A.' }]
const issued = { 'date-parts': [[2010, 3, 4]] } as const
const year = { 'date-parts': [[2010]] } as const
const press = { 'publisher': 'Fjord Press', 'publisher-place': 'Bergen' } as const
const book: Omit<CitedItem, 'id'> = { type: 'book', title: 'Salt and rye', author, issued: year, ...press }
const chapter: Omit<CitedItem, 'id'> = { ...book, 'type': 'chapter', 'container-title': 'Bread at sea', 'edition': '2', 'page': '1-9', 'editor': [{ family: 'Roe', given: 'B.' }] }
const report: Omit<CitedItem, 'id'> = { type: 'report', title: 'Rye at sea', genre: 'Report', number: '14', author, issued: year }
const news: Omit<CitedItem, 'id'> = { 'type': 'article-newspaper', 'title': 'Rye is dear', 'container-title': 'The Northern Post', author, issued, 'page': 'A4' }
const page: Omit<CitedItem, 'id'> = { type: 'webpage', title: 'How to bake', publisher: 'Harbour Institute', author, issued, URL: 'https://example.org/rye', accessed: { 'date-parts': [[2022, 6, 3]] } }
const talk: Omit<CitedItem, 'id'> = { 'type': 'speech', 'title': 'Rye', 'event': 'Meeting of Bakers', 'event-place': 'Bergen', author, issued }
const made = { editor: [{ family: 'Roe', given: 'B.' }], translator: [{ family: 'Poe', given: 'C.' }] }

describe('who edited and who translated a book', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. Salt and Rye. Edited by B. Roe. Translated by C. Poe. Bergen: Fjord Press.'],
    ['apsa', 'Bell, A. 2010. Salt and Rye. Ed. B. Roe. Trans. C. Poe. Bergen: Fjord Press.'],
    ['ama-11', 'Bell A. Salt and Rye. Roe B, ed.; Poe C, trans. Fjord Press; 2010.'],
  ])('stands behind its title in %s', async (style, entry) => expect(await listed(style, { ...book, ...made })).toBe(entry))
})

describe('the edition of a book, and its capitals, stay where a chapter is cited', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. “Salt and Rye.” Pp. 1–9 in Bread at Sea, 2nd ed., edited by B. Roe. Bergen: Fjord Press.'],
    ['apsa', 'Bell, A. 2010. “Salt and Rye.” In Bread at Sea, 2nd ed., ed. B. Roe. Bergen: Fjord Press, 1–9.'],
    ['acs', 'Bell, A. Salt and Rye. In Bread at Sea, 2nd ed.; Roe, B., Ed.; Fjord Press: Bergen, 2010; pp 1–9.'],
  ])('in %s', async (style, entry) => expect(await listed(style, chapter)).toBe(entry))

  test('and a stop stands behind proceedings without editors', async () => {
    const { editor: _, edition: __, ...paper } = chapter
    expect(await listed('apsa', paper)).toBe('Bell, A. 2010. “Salt and Rye.” In Bread at Sea. Bergen: Fjord Press, 1–9.')
    const { publisher: ___, 'publisher-place': ____, ...unpublished } = paper
    expect(await listed('apsa', { ...unpublished, type: 'paper-conference' })).toBe('Bell, A. 2010. “Salt and Rye.” In Bread at Sea, 1–9.')
  })
})

describe('a report has its number, and what is on the web its address', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. Rye at Sea. Report 14. Retrieved June 3, 2022 (https://example.org/rye).'],
    ['apsa', 'Bell, A. 2010. Rye at Sea. Report 14. https://example.org/rye (June 3, 2022).'],
  ])('in %s', async (style, entry) => expect(await listed(style, { ...report, URL: page.URL!, accessed: page.accessed! })).toBe(entry))

  test('of which a DOI takes the place', async () => expect(await listed('asa-7', { ...book, DOI: '10.1000/rye' })).toBe('Bell, A. 2010. Salt and Rye. Bergen: Fjord Press. doi:10.1000/rye.'))
  test('and a patent says whose number it is', async () => expect(await listed('acs', { type: 'patent', title: 'Oven', genre: 'U.S. Patent', number: '9,123,456', author, issued: year })).toBe('Bell, A. Oven. U.S. Patent 9,123,456, 2010.'))
})

describe('a newspaper has its day', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. “Rye Is Dear.” The Northern Post, March 4, A4.'],
    ['apsa', 'Bell, A. 2010. “Rye Is Dear.” The Northern Post, March 4, A4.'],
  ])('in %s', async (style, entry) => expect(await listed(style, news)).toBe(entry))

  test('and its address last', async () => {
    const { page: _, ...online } = news
    expect(await listed('ama-11', { ...online, URL: page.URL!, accessed: page.accessed! })).toBe('Bell A. Rye is dear. The Northern Post. March 4, 2010. Accessed June 3, 2022. https://example.org/rye')
  })
})

describe('who puts a page up is the site', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. “How to Bake.” Harbour Institute. Retrieved June 3, 2022 (https://example.org/rye).'],
    ['apsa', 'Bell, A. 2010. “How to Bake.” Harbour Institute. https://example.org/rye (June 3, 2022).'],
    ['ama-11', 'Bell A. How to bake. Harbour Institute. March 4, 2010. Accessed June 3, 2022. https://example.org/rye'],
    ['acs', 'Bell, A. How to Bake. Harbour Institute, March 4, 2010. https://example.org/rye (accessed 2022-06-03).'],
  ])('in %s', async (style, entry) => expect(await listed(style, page)).toBe(entry))
})

describe('a talk says where it was given', () => {
  test.each([
    ['asa-7', 'Bell, A. 2010. “Rye.” Presented at the Meeting of Bakers, March 4, Bergen.'],
    ['acs', 'Bell, A. Rye. Presented at the Meeting of Bakers, Bergen, March 4, 2010.'],
  ])('in %s', async (style, entry) => expect(await listed(style, talk)).toBe(entry))
})

test('what has no author begins with its title in ASA, and nobody is called “Anon”', async () => {
  const { author: _, ...ice } = news
  expect(await listed('asa-7', ice)).toBe('“Rye Is Dear.” 2010. The Northern Post, March 4, A4.')
  const { author: __, ...salt } = book
  expect(await listed('asa-7', salt)).toBe('Salt and Rye. 2010. Bergen: Fjord Press.')
})
