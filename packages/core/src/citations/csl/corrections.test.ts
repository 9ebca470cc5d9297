import { describe, expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import { styles } from '../../styles/registry.js'
import type { CitedItem } from '../engine.js'

const author = [{ family: 'Bell', given: 'A.' }]
const issued = { 'date-parts': [[2021]] } as const
const URL = 'https://example.org/rye'

describe('software has its version', () => {
  const software: Omit<CitedItem, 'id'> = { type: 'software', title: 'Rye: Baking at sea', author, issued, version: '2.3.3', genre: 'R package', URL }
  test.each([
    ['ieee', 'A. Bell, Rye: Baking at sea. (2021). R package version 2.3.3. [Online]. Available: https://example.org/rye'],
    ['chicago-18-ad', 'Bell, A. 2021. “Rye: Baking at Sea.” R package version 2.3.3. https://example.org/rye.'],
    ['turabian-9-nb', 'Bell, A. “Rye: Baking at Sea.” R package version 2.3.3, 2021. https://example.org/rye.'],
    ['vancouver', 'Bell A. Rye: Baking at sea [Internet]. Version 2.3.3. 2021. Available from: https://example.org/rye'],
    ['acs', 'Bell, A. Rye: Baking at Sea, R package version 2.3.3; 2021. https://example.org/rye.'],
    ['ama-11', 'Bell A. Rye: Baking at Sea. R package version 2.3.3. 2021. https://example.org/rye'],
    ['asa-7', 'Bell, A. 2021. Rye: Baking at Sea. R package version 2.3.3. Retrieved (https://example.org/rye).'],
    ['apsa', 'Bell, A. 2021. Rye: Baking at Sea. R package version 2.3.3. https://example.org/rye.'],
  ])('in %s', async (style, entry) => expect(await listed(style, software)).toBe(entry))

  test('also where nothing says what kind it is of', async () => {
    const { genre: _, ...plain } = software
    expect(await listed('ieee', plain)).toBe('A. Bell, Rye: Baking at sea. (2021). Version 2.3.3. [Online]. Available: https://example.org/rye')
  })
})

describe('data have their version', () => {
  const data: Omit<CitedItem, 'id'> = { type: 'dataset', title: 'Tides of the north', author, issued, version: '3', genre: 'Data set', publisher: 'Dryad', DOI: '10.5061/dryad.1' }
  test.each([
    ['chicago-18-ad', 'Bell, A. 2021. “Tides of the North.” Data set version 3. Dryad. https://doi.org/10.5061/dryad.1.'],
    ['ieee', 'A. Bell, “Tides of the north,” Data set version 3. Dryad, 2021. doi: 10.5061/dryad.1.'],
    ['vancouver', 'Bell A. Tides of the north [data set]. Version 3. Dryad; 2021. doi:10.5061/dryad.1'],
    ['ama-11', 'Bell A. Tides of the North. Data set version 3. Dryad; 2021. doi:10.5061/dryad.1'],
    ['acs', 'Bell, A. Tides of the North, Data set version 3; Dryad, 2021. https://doi.org/10.5061/dryad.1.'],
    ['asa-7', 'Bell, A. 2021. Tides of the North. Data set version 3. Dryad. doi:10.5061/dryad.1.'],
  ])('in %s', async (style, entry) => expect(await listed(style, data)).toBe(entry))
})

test('what is looked up in a wiki has its day in APA', async () => {
  const entry: Omit<CitedItem, 'id'> = { 'type': 'entry-encyclopedia', 'title': 'Tide', 'container-title': 'Wikipedia', 'issued': { 'date-parts': [[2021, 3, 14]] }, URL }
  expect(await listed('apa-7', entry)).toBe('Tide. (2021, March 14). In Wikipedia. https://example.org/rye')
})

test('a program and a repository of code keep the small letters of their names', async () => {
  const code: Omit<CitedItem, 'id'> = { type: 'software', title: 'northquay/tides: Second release', author, issued, publisher: 'Zenodo', DOI: '10.5281/zenodo.1' }
  expect(await listed('asa-7', code)).toBe('Bell, A. 2021. northquay/tides: Second Release. Zenodo. doi:10.5281/zenodo.1.')
  expect(await listed('mla-9', { ...code, title: 'tidetable' })).toBe('Bell, A. tidetable. Zenodo, 2021, https://doi.org/10.5281/zenodo.1.')
})

describe('a report has its number in AMA, and so has a standard', () => {
  const published = { title: 'Rye: Baking at sea', author, issued, publisher: 'Fjord Institute', URL } as const
  const works: readonly (readonly [Omit<CitedItem, 'id'>, string])[] = [
    [{ ...published, type: 'report', genre: 'Technical report', number: 'FI-12' }, '2021. Technical report FI-12. '],
    [{ ...published, type: 'standard', number: 'ISO 9094:2016' }, '2021. ISO 9094:2016. '],
    [{ ...published, type: 'report' }, '2021. '],
  ]
  test.each(works)('$type $number', async (work, behind) => expect(await listed('ama-11', work)).toBe(`Bell A. Rye: Baking at Sea. Fjord Institute; ${behind}https://example.org/rye`))
})

describe('software and data stand where they are kept, and were not “published online”', () => {
  const kept: Omit<CitedItem, 'id'> = { type: 'software', title: 'Rye: Baking at sea', author, issued, version: 'v2.3.3', publisher: 'Zenodo', DOI: '10.5281/zenodo.1' }
  const { version: _, ...data } = { ...kept, type: 'dataset' as const }
  test('in ACS', async () => {
    expect(await listed('acs', kept)).toBe('Bell, A. Rye: Baking at Sea, v2.3.3; Zenodo, 2021. https://doi.org/10.5281/zenodo.1.')
    expect(await listed('acs', data)).toBe('Bell, A. Rye: Baking at Sea; Zenodo, 2021. https://doi.org/10.5281/zenodo.1.')
  })
  test('in AMA', async () => {
    expect(await listed('ama-11', kept)).toBe('Bell A. Rye: Baking at Sea. v2.3.3. Zenodo; 2021. doi:10.5281/zenodo.1')
    expect(await listed('ama-11', data)).toBe('Bell A. Rye: Baking at Sea. Zenodo; 2021. doi:10.5281/zenodo.1')
  })
})

test('a page of the web keeps its date in ACS', async () => {
  const page: Omit<CitedItem, 'id'> = { type: 'webpage', title: 'How to bake', author, issued, URL }
  expect(await listed('acs', page)).toBe('Bell, A. How to Bake, 2021. https://example.org/rye.')
  const seen: Omit<CitedItem, 'id'> = { ...page, 'container-title': 'Bread', 'issued': { 'date-parts': [[2021, 3, 4]] }, 'accessed': { 'date-parts': [[2022, 6, 3]] } }
  expect(await listed('acs', seen)).toBe('Bell, A. How to Bake. Bread, March 4, 2021. https://example.org/rye (accessed 2022-06-03).')
})

describe('what was read on the web has its address in every style, where it has no DOI', () => {
  const works: readonly Omit<CitedItem, 'id'>[] = [
    { 'type': 'article-journal', 'title': 'How to bake', author, issued, URL, 'container-title': 'Bread', 'volume': '3', 'page': '1-9' },
    { type: 'book', title: 'How to bake', author, issued, URL, publisher: 'Fjord Press' },
    { 'type': 'chapter', 'title': 'How to bake', author, issued, URL, 'container-title': 'Bread at sea', 'publisher': 'Fjord Press' },
    { 'type': 'paper-conference', 'title': 'How to bake', author, issued, URL, 'container-title': 'Proceedings of the bakers' },
    { type: 'report', title: 'How to bake', author, issued, URL, publisher: 'Fjord Board' },
  ]
  test.each(styles.map(({ id }) => id))('%s', async (style) => {
    for (const work of works) expect(await listed(style, work)).toContain(URL)
  })

  test('in ACS with the day on which it was seen', async () => expect(await listed('acs', { ...works[0]!, accessed: { 'date-parts': [[2022, 6, 3]] } }))
    .toBe('Bell, A. How to Bake. Bread 2021, 3, 1–9. https://example.org/rye (accessed 2022-06-03).'))
})

describe('a page of the web keeps its date in IEEE', () => {
  const page: Omit<CitedItem, 'id'> = { type: 'webpage', title: 'How to bake', author, issued, URL }
  test('where nobody says when it was seen', async () => expect(await listed('ieee', page)).toBe('A. Bell, “How to bake,” 2021. [Online]. Available: https://example.org/rye'))
  test('before the day on which it was seen', async () => {
    const seen: Omit<CitedItem, 'id'> = { ...page, 'container-title': 'Bread', 'issued': { 'date-parts': [[2021, 3, 4]] }, 'accessed': { 'date-parts': [[2022, 6, 3]] } }
    expect(await listed('ieee', seen)).toBe('A. Bell, “How to bake,” Bread, Mar. 4, 2021. Accessed: Jun. 3, 2022. [Online]. Available: https://example.org/rye')
  })
})

describe('Chicago’s eighteenth edition has no pages of a chapter, but the volume that it is in', () => {
  const chapter: Omit<CitedItem, 'id'> = { type: 'chapter', title: 'Rye at sea', 'container-title': 'The harbour', editor: [{ family: 'Roe', given: 'B.' }], author, issued, volume: '2', page: '5-28', publisher: 'Fjord Press' }
  test.each([
    ['chicago-18-ad', 'Bell, A. 2021. “Rye at Sea.” In The Harbour, edited by B. Roe, vol. 2. Fjord Press.'],
    ['chicago-18-nb', 'Bell, A. “Rye at Sea.” In The Harbour, vol. 2, edited by B. Roe. Fjord Press, 2021.'],
    ['chicago-17-ad', 'Bell, A. 2021. “Rye at Sea.” In The Harbour, edited by B. Roe, 2:5–28. Fjord Press.'],
  ])('%s', async (style, entry) => expect(await listed(style, chapter)).toBe(entry))
})

describe('Chicago’s eighteenth edition says the edition before who edited and translated', () => {
  const editor = [{ family: 'Roe', given: 'B.' }]
  const part: Omit<CitedItem, 'id'> = { type: 'chapter', title: 'Rye at sea', 'container-title': 'The harbour', author, editor, issued, edition: '2', publisher: 'Fjord Press' }
  const whole: Omit<CitedItem, 'id'> = { type: 'book', title: 'The harbour', author, translator: editor, issued, edition: 'revised edition', publisher: 'Fjord Press' }
  test.each([
    ['chicago-18-ad', 'Bell, A. 2021. “Rye at Sea.” In The Harbour, 2nd ed., edited by B. Roe. Fjord Press.', 'Bell, A. 2021. The Harbour. Revised edition. Translated by B. Roe. Fjord Press.'],
    ['chicago-18-nb', 'Bell, A. “Rye at Sea.” In The Harbour, 2nd ed., edited by B. Roe. Fjord Press, 2021.', 'Bell, A. The Harbour. Revised edition. Translated by B. Roe. Fjord Press, 2021.'],
    ['chicago-17-ad', 'Bell, A. 2021. “Rye at Sea.” In The Harbour, edited by B. Roe, 2nd ed. Fjord Press.', 'Bell, A. 2021. The Harbour. Translated by B. Roe. Revised edition. Fjord Press.'],
  ])('%s', async (style, chapter, book) => {
    expect(await listed(style, part)).toBe(chapter)
    expect(await listed(style, whole)).toBe(book)
  })
})

describe('Chicago sets a report as a book', () => {
  const report: Omit<CitedItem, 'id'> = { type: 'report', title: 'Rye at sea', author, issued, publisher: 'Harbour Board' }
  test('without quotation marks', async () => {
    expect(await listed('chicago-18-nb', report)).toBe('Bell, A. Rye at Sea. Harbour Board, 2021.')
    expect(await listed('turabian-9-ad', report)).toBe('Bell, A. 2021. Rye at Sea. Harbour Board.')
  })
  test('but no working paper', async () => {
    expect(await listed('chicago-18-ad', { ...report, genre: 'Working paper', number: '7' })).toBe('Bell, A. 2021. “Rye at Sea.” Working paper 7. Harbour Board.')
  })
})

describe('Chicago says where a work came out though nobody says who published it', () => {
  const thesis: Omit<CitedItem, 'id'> = { type: 'thesis', title: 'Rye at sea', author, issued, 'publisher-place': 'Bergen' }
  test.each([
    ['chicago-18-nb', 'Bell, A. “Rye at Sea.” Bergen, 2021.'],
    ['chicago-18-ad', 'Bell, A. 2021. “Rye at Sea.” Bergen.'],
    ['chicago-17-nb', 'Bell, A. “Rye at Sea.” Bergen, 2021.'],
  ])('%s', async (style, entry) => expect(await listed(style, thesis)).toBe(entry))

  test('and the year behind a stop where nothing else does', async () => {
    const { 'publisher-place': _, ...bare } = thesis
    expect(await listed('chicago-18-nb', bare)).toBe('Bell, A. “Rye at Sea.” 2021.')
  })
})

describe('Chicago’s eighteenth edition cites proceedings without an editor as a journal', () => {
  const paper: Omit<CitedItem, 'id'> = { type: 'paper-conference', title: 'Rye at sea', 'container-title': 'Proceedings of the Seventh Meeting on Bread', author, issued, page: '31-45', 'publisher-place': 'Bergen' }
  test.each([
    ['chicago-18-nb', 'Bell, A. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread (Bergen), 2021, 31–45.'],
    ['chicago-18-ad', 'Bell, A. 2021. “Rye at Sea.” Proceedings of the Seventh Meeting on Bread (Bergen), 31–45.'],
  ])('%s', async (style, entry) => expect(await listed(style, paper)).toBe(entry))
})

test('several issues are “nos.” in Chicago and MLA', async () => {
  const article: Omit<CitedItem, 'id'> = { type: 'article-journal', title: 'Rye at sea', 'container-title': 'Bread', author, issued, volume: '4', issue: '1-2', page: '5-9' }
  expect(await listed('chicago-18-nb', article)).toBe('Bell, A. “Rye at Sea.” Bread 4, nos. 1–2 (2021): 5–9.')
  expect(await listed('mla-9', article)).toBe('Bell, A. “Rye at Sea.” Bread, vol. 4, nos. 1–2, 2021, pp. 5–9.')
})

test('a number of four digits is shortened as any other in both editions of Chicago', async () => {
  const article: Omit<CitedItem, 'id'> = { type: 'article-journal', title: 'Rye at sea', 'container-title': 'Bread', author, issued, volume: '4', page: '1493-1502' }
  for (const style of ['chicago-17-nb', 'chicago-18-nb', 'turabian-9-nb']) expect(await listed(style, article)).toBe('Bell, A. “Rye at Sea.” Bread 4 (2021): 1493–502.')
})

test('Harvard says which program it is, and what data are', async () => {
  const kept: Omit<CitedItem, 'id'> = { type: 'software', title: 'Rye: Baking at sea', author, issued, version: '2.3.3', genre: 'Computer program', URL }
  expect(await listed('harvard', kept)).toBe('Bell, A. (2021) Rye: Baking at sea (Version 2.3.3) [Computer program]. Available at: https://example.org/rye.')
  expect(await listed('harvard', { ...kept, type: 'dataset', genre: 'Data set' })).toContain('“Rye: Baking at sea” (Version 2.3.3) [Data set]')
})

describe('a preprint stands in its server', () => {
  const preprint: Omit<CitedItem, 'id'> = { type: 'article', title: 'Rye', author, issued, publisher: 'bioRxiv', DOI: '10.1101/2021.1' }
  test.each([
    ['mla-9', 'Bell, A. “Rye.” bioRxiv, 2021, https://doi.org/10.1101/2021.1.'],
    ['ama-11', 'Bell A. Rye. bioRxiv. Preprint posted online 2021. doi:10.1101/2021.1'],
    ['asa-7', 'Bell, A. 2021. “Rye.” bioRxiv. doi:10.1101/2021.1.'],
    ['apsa', 'Bell, A. 2021. “Rye.” bioRxiv. doi:10.1101/2021.1.'],
  ])('in %s', async (style, entry) => expect(await listed(style, preprint)).toBe(entry))
})

test('the number of a preprint is its address where a style has no place for numbers', async () => {
  const preprint: Omit<CitedItem, 'id'> = { type: 'article', title: 'Rye', author, issued, number: 'arXiv:2104.01234' }
  for (const style of ['ama-11', 'acs']) expect(await listed(style, preprint)).toContain('https://arxiv.org/abs/2104.01234')
})

describe('pages with a letter behind the number are a range like others, and whole', () => {
  const article: Omit<CitedItem, 'id'> = { 'type': 'article-journal', 'title': 'Rye', author, issued, 'container-title': 'Bread', 'volume': '3' }
  test.each([
    ['apa-7', 'Bread, 3, 5479s–5481s.', 'Bread, 3, 12S–19S.'],
    ['mla-9', 'Bread, vol. 3, 2021, pp. 5479s–5481s.', 'Bread, vol. 3, 2021, pp. 12S–19S.'],
    ['chicago-18-ad', 'Bread 3: 5479s–5481s.', 'Bread 3: 12S–19S.'],
    ['ieee', 'Bread, vol. 3, pp. 5479s–5481s, 2021.', 'Bread, vol. 3, pp. 12S–19S, 2021.'],
    ['ama-11', 'Bread. 2021;3:5479s-5481s.', 'Bread. 2021;3:12S-19S.'],
  ])('in %s', async (style, small, capital) => {
    expect(await listed(style, { ...article, page: '5479s-5481s' })).toContain(small)
    expect(await listed(style, { ...article, page: '12S-19S' })).toContain(capital)
  })

  test('as are those behind the number of an article', async () => {
    expect(await listed('apa-7', { ...article, page: '6:1-6:59' })).toContain('Bread, 3, 6:1–6:59.')
  })
})

test('days of IEEE have no nought before them, and its patents a stop behind them', async () => {
  const talk: Omit<CitedItem, 'id'> = { 'type': 'speech', 'title': 'Rye at sea', author, 'issued': { 'date-parts': [[2018, 5, 4], [2018, 5, 6]] }, 'event-title': 'Bakers 2018', 'event': 'Bakers 2018', 'event-place': 'Bergen' }
  expect(await listed('ieee', talk)).toBe('A. Bell, “Rye at sea,” presented at the Bakers 2018, Bergen, May 4–6, 2018.')
  expect(await listed('ieee', { type: 'patent', title: 'Oven', genre: 'U.S. Patent', number: '7 654 321', author, issued: { 'date-parts': [[2010, 2, 2]] } })).toBe('A. Bell, “Oven,” U.S. Patent 7 654 321, Feb. 2, 2010.')
})

test('an issue without a volume stands in brackets in APA', async () => {
  const article: Omit<CitedItem, 'id'> = { 'type': 'article-journal', 'title': 'Rye', author, issued, 'container-title': 'Harbours', 'issue': '11', 'page': '3-9' }
  expect(await listed('apa-7', article)).toBe('Bell, A. (2021). Rye. Harbours, (11), 3–9.')
  expect(await listed('apa-7', { ...article, volume: '4' })).toBe('Bell, A. (2021). Rye. Harbours, 4(11), 3–9.')
})
