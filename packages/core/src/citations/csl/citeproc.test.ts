import { describe, expect, test } from 'vitest'
import type { CitedItem } from '../engine.js'
import { loadEngine } from '../load-engine.js'
import { plain, type RichText } from '../rich-text.js'
import type { CorrectionId } from './corrections.js'

const article: CitedItem = {
  id: 'ice', type: 'article-journal', title: 'A year in the harbour', 'container-title': 'Journal of Northern Towns', volume: '12', issue: '3', page: '345-362', DOI: '10.1000/ice',
  author: [{ family: 'Sample', given: 'Ada' }, { family: 'Roe', given: 'Jane' }, { family: 'Poe', given: 'Max' }], issued: { 'date-parts': [[2019]] },
}
const book: CitedItem = {
  id: 'rye', type: 'book', title: 'Salt and rye', publisher: 'Fjord Press', 'publisher-place': 'Bergen', author: [{ family: 'Vaughan', given: 'Mary' }], issued: { 'date-parts': [[2015]] },
}
const chapter: CitedItem = {
  id: 'oak', type: 'chapter', title: 'Oak', 'container-title': 'Timber', page: '55-78', publisher: 'Fjord Press', author: [{ family: 'Adair', given: 'Bo' }],
  editor: [{ family: 'Quill', given: 'Ann' }], issued: { 'date-parts': [[2017]] },
}
const works = [article, book, chapter]

const engineOf = (csl: string, corrections: readonly CorrectionId[] = []) => loadEngine({ csl, corrections, language: 'en-US' })
const rendered = async (csl: string, corrections: readonly CorrectionId[] = []) => (await engineOf(csl, corrections)).open(works)
const entries = async (csl: string, corrections: readonly CorrectionId[] = []) => (await rendered(csl, corrections)).entries().map(({ text }) => plain(text))
const marked = (text: RichText): string => text.map((run) => (run.italic ? `_${run.text}_` : run.text)).join('')

describe('a reference list', () => {
  test('is sorted as the style sorts, with its italics', async () => {
    expect((await rendered('apa')).entries().map(({ text }) => marked(text))).toEqual([
      'Adair, B. (2017). Oak. In A. Quill (Ed.), _Timber_ (pp. 55–78). Fjord Press.',
      'Sample, A., Roe, J., & Poe, M. (2019). A year in the harbour. _Journal of Northern Towns_, _12_(3), 345–362. https://doi.org/10.1000/ice',
      'Vaughan, M. (2015). _Salt and rye_. Fjord Press.',
    ])
  })

  test('has nothing behind the last of several days, whatever else the list has', async () => {
    const seen: CitedItem = { ...book, id: 'seen', type: 'webpage', URL: 'https://www.example.org/rye', accessed: { 'date-parts': [[2020, 3, 3]] } }
    const heard: CitedItem = { id: 'heard', type: 'speech', title: 'Rye', author: [{ family: 'Adair', given: 'Bo' }], issued: { 'date-parts': [[2018, 5, 14], [2018, 5, 16]] } }
    const [first] = (await engineOf('apa')).open([seen, heard]).entries()
    expect(plain(first!.text)).toBe('Adair, B. (2018, May 14–16). Rye.')
  })

  test('says of a report that it is online where the style does', async () => {
    const engine = (await engineOf('ieee')).open([{ ...book, type: 'report', URL: 'https://www.example.org/rye' }])
    expect(plain(engine.entries()[0]!.text)).toContain('[Online]. Available: https://www.example.org/rye')
  })

  test('has no label of pages where no work has any', async () => {
    const engine = (await engineOf('american-chemical-society')).open([book])
    expect(plain(engine.entries()[0]!.text)).toBe('Vaughan, M. Salt and Rye; Fjord Press: Bergen, 2015.')
  })

  test('says the volume of a book, and that nobody knows its year', async () => {
    const only = async (csl: string, corrections: readonly CorrectionId[], item: typeof book) =>
      plain((await engineOf(csl, corrections)).open([item]).entries()[0]!.text)
    const { issued: _, ...undated } = book
    expect(await only('modern-language-association', ['mla-volume'], { ...book, volume: '2' })).toBe('Vaughan, Mary. Salt and Rye. Vol. 2, Fjord Press, 2015.')
    expect(await only('american-political-science-association', ['apsa-volume'], { ...book, volume: '2' })).toBe('Vaughan, Mary. 2015. Salt and Rye. Vol. 2. Bergen: Fjord Press.')
    expect(await only('american-political-science-association', ['apsa-undated'], undated as typeof book)).toBe('Vaughan, Mary. n.d. Salt and Rye. Bergen: Fjord Press.')
    expect(await only('vancouver', ['nlm-undated'], undated as typeof book)).toContain('Fjord Press; [date unknown].')
  })

  test('takes no article for a preprint because it has no volume yet', async () => {
    const { volume: _, issue: __, page: ___, ...early } = article
    expect(plain((await engineOf('harvard-cite-them-right', ['harvard-published'])).open([early]).entries()[0]!.text)).not.toContain('Preprint')
  })

  test('keeps the second names of species small', async () => {
    const printed = async (title: string) => plain((await engineOf('chicago-author-date')).open([{ ...article, title }]).entries()[0]!.text)
    expect(await printed('What E. coli does at home')).toContain('“What E. coli Does at Home.”')
    expect(await printed('Populations of Mastomys natalensis in dry fields')).toContain('“Populations of Mastomys natalensis in Dry Fields.”')
    expect(await printed('Roads of the leopard (Panthera pardus kotiya) at night')).toContain('“Roads of the Leopard (Panthera pardus kotiya) at Night.”')
    expect(await printed('A second look (Results from surveys)')).toContain('“A Second Look (Results from Surveys).”')
  })

  test('keeps the letters of addresses and of names that have a dot in them', async () => {
    const engine = (await engineOf('chicago-author-date')).open([{ ...article, title: 'A year with lab.js', 'container-title': 'https://www.example.org/papers/b05.pdf' }])
    expect(plain(engine.entries()[0]!.text)).toContain('“A Year with lab.js.” https://www.example.org/papers/b05.pdf 12')
  })

  test('a bracket ends no word', async () => {
    const engine = (await engineOf('chicago-author-date')).open([{ ...article, title: 'the (re)use of old (wooden) ships' }])
    expect(plain(engine.entries()[0]!.text)).toContain('“The (Re)use of Old (Wooden) Ships.”')
  })

  test('keeps the letters of names that end in a number', async () => {
    const engine = (await engineOf('chicago-author-date')).open([{ ...article, title: 'mixed models using lme4' }])
    expect(plain(engine.entries()[0]!.text)).toContain('“Mixed Models Using lme4.”')
  })

  test('keeps the hyphens of initials', async () => {
    const author = [{ family: 'Sample', given: 'A.-B.' }, { family: 'Roe', given: 'J.' }]
    for (const csl of ['modern-language-association', 'apa', 'ieee', 'chicago-author-date']) {
      expect(plain((await engineOf(csl)).open([{ ...book, author }]).entries()[0]!.text)).toContain('A.-B.')
    }
    expect(plain((await engineOf('vancouver')).open([{ ...book, author }]).entries()[0]!.text)).toContain('Sample AB, Roe J')
  })

  test('has the numbers of a numeric style beside the entries, in the order of first mention', async () => {
    const list = (await rendered('ieee')).entries()
    expect(list.map(({ id, number }) => [id, number])).toEqual([['ice', '[1]'], ['rye', '[2]'], ['oak', '[3]']])
    expect(plain(list[1]!.text)).toBe('M. Vaughan, Salt and rye. Bergen: Fjord Press, 2015.')
  })

  test('has no stop behind the number of an entry that lacks what would stand before the stop', async () => {
    const page: CitedItem = { id: 'tow', type: 'webpage', URL: 'https://www.example.org/' }
    const list = (await engineOf('american-chemical-society')).open([book, page]).entries()
    expect(list.map(({ number }) => number)).toEqual(['(1)', '(2)'])
  })
})

describe('a citation', () => {
  test('names authors and year, and its pages with their label', async () => {
    const { cite } = await bound('apa')
    expect(plain(cite([{ id: 'ice', locator: '350' }, { id: 'rye' }]))).toBe('(Sample et al., 2019, p. 350; Vaughan, 2015)')
  })

  test('comes to an end where two works have the same authors, of whom only initials are known', async () => {
    const author = [{ family: 'Baker', given: 'J.' }, { family: 'King', given: 'P.' }]
    const engine = (await engineOf('modern-language-association')).open([{ ...book, id: 'salt', author }, { ...book, id: 'tar', title: 'Tar and rope', author }])
    expect(plain(engine.cite([{ id: 'tar' }]))).toContain('Baker and King')
  })

  test('goes on behind words that end with the stop of an abbreviation', async () => {
    const { cite } = await bound('ieee')
    expect(plain(cite([{ id: 'ice' }, { id: 'rye', prefix: 'zum Salz s. ' }]))).toBe('[1], zum Salz s. [2]')
  })

  test('leaves out the names that stand in the sentence', async () => {
    const { cite } = await bound('apa')
    expect(plain(cite([{ id: 'rye', locator: '5', suppressAuthor: true }]))).toBe('(2015, p. 5)')
  })

  test('is a full note at first and a short one later', async () => {
    const { cite } = await bound('chicago-fullnote-bibliography')
    expect(plain(cite([{ id: 'rye', locator: '44' }]))).toBe('Mary Vaughan, Salt and Rye (Bergen: Fjord Press, 2015), 44.')
    expect(plain(cite([{ id: 'rye', locator: '46', position: 'subsequent' }]))).toBe('Vaughan, Salt and Rye, 46.')
  })

  const bound = async (csl: string) => {
    const rendering = await rendered(csl)
    return { cite: rendering.cite.bind(rendering) }
  }
})

describe('what a handbook says against the CSL style', () => {
  test('Chicago 18 has no places, no pages of chapters, and et al. from three authors in the text', async () => {
    const ids = ['chicago-18-names', 'chicago-18-places', 'chicago-18-chapter-pages'] as const
    expect(await entries('chicago-author-date-no-em-dash', ids)).toEqual([
      'Adair, Bo. 2017. “Oak.” In Timber, edited by Ann Quill. Fjord Press.',
      'Sample, Ada, Jane Roe, and Max Poe. 2019. “A Year in the Harbour.” Journal of Northern Towns 12 (3): 345–62. https://doi.org/10.1000/ice.',
      'Vaughan, Mary. 2015. Salt and Rye. Fjord Press.',
    ])
    const rendering = await rendered('chicago-author-date-no-em-dash', ids)
    expect(plain(rendering.cite([{ id: 'ice' }]))).toBe('(Sample et al. 2019)')
  })

  test('AMA joins ranges with a hyphen', async () => {
    expect((await entries('american-medical-association', ['range-hyphen']))[0]).toContain('2019;12(3):345-362.')
  })

  test('AMA has no semicolon before a year without a publisher', async () => {
    const { publisher: _, ...unpublished } = { ...chapter, id: 'elm', type: 'paper-conference' as const }
    const engine = await engineOf('american-medical-association', ['ama-publisher', 'range-hyphen'])
    expect(engine.open([unpublished, chapter, book]).entries().map(({ text }) => plain(text))).toEqual([
      'Adair B. Oak. In: Quill A, ed. Timber. 2017:55-78.', 'Adair B. Oak. In: Quill A, ed. Timber. Fjord Press; 2017:55-78.', 'Vaughan M. Salt and Rye. Fjord Press; 2015.',
    ])
  })

  test('AMA says “Published online” only of what has an address', async () => {
    const engine = await engineOf('american-medical-association', ['ama-published-online'])
    const day = { id: 'day', type: 'article-magazine' as const, title: 'Ice', 'container-title': 'Northern Review', issued: { 'date-parts': [[2017, 4, 17]] }, page: '38-47' }
    expect(engine.open([day, { ...day, id: 'doi', DOI: '10.1000/ice' }]).entries().map(({ text }) => plain(text))).toEqual([
      'Ice. Northern Review. April 17, 2017:38-47.', 'Ice. Northern Review. Published online April 17, 2017:38-47. doi:10.1000/ice',
    ])
  })

  test('Citing Medicine ends with the DOI', async () => {
    expect((await entries('vancouver', ['nlm-doi']))[0]).toBe('Sample A, Roe J, Poe M. A year in the harbour. Journal of Northern Towns. 2019;12(3):345–62. doi:10.1000/ice')
  })
})

describe('an engine', () => {
  test('keeps nothing of the document before', async () => {
    const engine = await engineOf('ieee')
    engine.open(works)
    const later = engine.open([{ ...book, id: 'ice' }])
    expect(later.entries().map(({ number, text }) => [number, plain(text).slice(0, 10)])).toEqual([['[1]', 'M. Vaughan']])
  })
})

test('works within brackets are sorted by what they are in each document', async () => {
  const engine = await engineOf('apa')
  const both = (list: readonly CitedItem[]) => plain(engine.open(list).cite([{ id: 'rye' }, { id: 'oak' }]))
  expect(both([book, chapter])).toBe('(Adair, 2017; Vaughan, 2015)')
  expect(both([{ ...book, author: [{ family: 'Aas', given: 'Mary' }] }, chapter])).toBe('(Aas, 2015; Adair, 2017)')
})
