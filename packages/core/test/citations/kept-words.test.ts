import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const entries = [
  'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
  'Sample, A., & Roe, J. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 345–362.',
  'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.',
]

const converted = async (style: string, lines: readonly string[]) => bodyText((await format(await makeDocx(lines), { style }, nodeCodec)).document)

describe('what a citation says is not lost', () => {
  const council = 'Low Tide Council (2020) <italic=true>Ferries of the year</>. London: HMSO.'
  const lines = (...texts: readonly string[]) => [...texts, '[heading 1] References', ...entries, council]

  test('an abbreviation that it introduces, on which the paper counts', async () => {
    const text = 'The Low Tide Council (LTC, 2020) counts ferries, and the LTC (2020: 45) counts ships (Adair, 2017).'
    expect((await converted('apa-7', lines(text)))[0]).toBe('The Low Tide Council (LTC, 2020) counts ferries, and the LTC (2020, p. 45) counts ships (Adair, 2017).')
    expect((await converted('ieee', lines(text)))[0]).toBe('The Low Tide Council (LTC) [1] counts ferries, and the LTC [1, p. 45] counts ships [2].')
  })

  test('the stop between a work and what its author says behind it', async () => {
    const text = 'Ferries are slow (Low Tide Council 2020. Ferries of the year, the first of its kind).'
    expect((await converted('apa-7', lines(text)))[0]).toBe('Ferries are slow (Low Tide Council, 2020. Ferries of the year, the first of its kind).')
  })

  test('the year in which a work first came out, and that it is still to come out', async () => {
    const more = ['Moe, K. (1982). <italic=true>Ice and kin</> (2nd ed.). Fjord Press. (Original work published 1969)', 'Zorn, M. (in press). On sails. Journal of Northern Towns.']
    const text = 'Ice was cold, as Moe (1969/1982) and others (Zorn, in press) say (Adair, 2017).'
    expect((await converted('harvard', [text, '[heading 1] Reference list', ...entries.slice(0, 2), more[0]!, entries[2]!, more[1]!]))[0]).toMatch(/Moe \(1969\/1982\) and others \(Zorn, in press\)/)
  })

  test('a place in a poem', async () => {
    const mla = ['Homer, too, sings of it (Homer 9.105-15), and so do others (Vaughan 12). See Adair (5).', '[heading 1] Works Cited', 'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.', 'Homer. <italic=true>The Odyssey</>. Fjord Press, 2018.', 'Vaughan, Mia. <italic=true>Salt and Rye</>. Fjord Press, 2015.']
    expect((await converted('apa-7', mla))[0]).toBe('Homer, too, sings of it (Homer, 2018, 9.105–15), and so do others (Vaughan, 2015, p. 12). See Adair (2017, p. 5).')
    expect((await converted('mla-9', ['Homer, too, sings of it (Homer, 2018, 9.105–15).', ...mla.slice(1)]))[0]).toBe('Homer, too, sings of it (Homer 9.105–15).')
    const [poem, ...works] = ['So it is (Homer 9.105-15).', ...mla.slice(1)]
    expect((await converted('ieee', [poem, ...works]))[0]).toBe('So it is [1, 9.105–15].')
    expect((await converted('vancouver', [poem, ...works]))[0]).toBe('So it is (1, 9.105–15).')
    expect((await converted('apa-7', ['So it is [1, 9.105–15].', works[0]!, '[normal] [1] Homer, <italic=true>The Odyssey</>. Bergen: Fjord Press, 2018.']))[0]).toBe('So it is (Homer, 2018, 9.105–15).')
  })

  test('lines and volumes, as each manual calls them', async () => {
    const mla = ['A poem has it (Bishop, lines 5–8), and a history (Vaughan, vol. 3).', '[heading 1] Works Cited', 'Bishop, Ann. <italic=true>Ice and Oil</>. Fjord Press, 1983.', 'Vaughan, Mia. <italic=true>Salt and Rye</>. Fjord Press, 2015.']
    expect((await converted('apa-7', mla))[0]).toBe('A poem has it (Bishop, 1983, lines 5–8), and a history (Vaughan, 2015, Vol. 3).')
    expect((await converted('chicago-18-ad', mla))[0]).toMatch(/^A poem has it \(Bishop 1983, lines 5–8\)/)
  })

  test('a verse of scripture', async () => {
    const mla = ['So it is said (<italic=true>The Harbour Bible</>, Ezek. 1.5–10).', '[heading 1] Works Cited', '<italic=true>The Harbour Bible</>. Edited by Ada Roe, Fjord Press, 2018.', 'Vaughan, Mia. <italic=true>Salt and Rye</>. Fjord Press, 2015.']
    expect((await converted('apa-7', mla))[0]).toBe('So it is said (Roe, 2018, Ezek. 1.5–10).')
  })

  test('what stays in words and is no citation among numbers counts for none, and those behind it change', async () => {
    const works = ['[heading 1] Works Cited', 'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.', 'Bishop, Ann. “Ice.” <italic=true>Poems</>, Fjord Press, 1983, pp. 64–66.', 'Vaughan, Mia. <italic=true>Salt and Rye</>. Fjord Press, 2015.']
    const text = 'Ice is cold (Vaughan 12), as a poem has it (Bishop, lines 5–8), and salt is dear (Adair 5).'
    expect((await converted('ieee', [text, ...works]))[0]).toMatch(/^Ice is cold \[1, p\. 12\].*and salt is dear \[[23], p\. 5\]\.$/)
  })
})

test('the name of a journal keeps the stop of its last word, and “Print” goes', async () => {
  const acs = ['Ice is cold [1], [2].', '[heading 1] References', '[1] B. Adair, “Oak and iron,” <italic=true>North. Ship. Rev.</>, vol. 4, no. 2, pp. 55–78, 2017.', '[2] M. Vaughan, <italic=true>Salt and rye</>. Fjord Press, 2015.']
  expect((await converted('acs', acs))[2]).toContain('North. Ship. Rev. 2017')
  const mla = ['Rye was dear (Vaughan 12). Timber was, too (Adair 3).', '[heading 1] Works Cited', 'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017. Print.', 'Vaughan, Mia. <italic=true>Salt and Rye</>. Rev. ed. Fjord Press, 2015.']
  expect((await converted('chicago-18-nb', mla)).slice(2)).toEqual(['Adair, Bo. Oak and Iron. Fjord Press, 2017.', 'Vaughan, Mia. Salt and Rye. Rev. ed. Fjord Press, 2015.'])
})

test('the year of a page is not that in which it was seen', async () => {
  const page = 'Low Tide Council. (2021, March 9). <italic=true>Ferries of the year</>. Retrieved May 3, 2021, from https://www.lowtide.example/ferries'
  const lines = ['Ferries were few (Low Tide Council, 2021), and timber was dear (Adair, 2017).', '[heading 1] References', entries[0]!, page]
  expect((await converted('acs', lines)).find((line) => /Ferries of/i.test(line))).toContain('March 9, 2021. https://www.lowtide.example/ferries (accessed 2021-05-03)')
  expect((await converted('ieee', lines)).find((line) => line.includes('Ferries of'))).toMatch(/Mar\. 9, 2021\. Accessed: May 3, 2021/)
  expect((await converted('harvard', lines)).find((line) => line.includes('Ferries of'))).toMatch(/\(2021\).*Accessed: 3 May 2021/)
})

test('words and numbers stand in one pair of brackets', async () => {
  const lines = ['Timber was dear (Vaughan 2015; but see Adair 2017), and salt (e.g. Adair 2017), and rye (for more details, see Vaughan 2015).', '[heading 1] References', ...entries]
  expect((await converted('vancouver', lines))[0]).toBe('Timber was dear (1; but see 2), and salt (e.g. 2), and rye (for more details, see 1).')
})

test('nobody quotes somebody whom no one has named', async () => {
  const lines = ['Timber was dear (as discussed by Vaughan, 2015), and salt (Munk, 1999, as discussed by Adair, 2017).', '[heading 1] References', ...entries]
  expect((await converted('harvard', lines))[0]).toBe('Timber was dear (as discussed by Vaughan, 2015), and salt (Munk, 1999, cited in Adair, 2017).')
})

test('what stands in quotation marks behind a page keeps the blank before it', async () => {
  const lines = ['Timber was dear (Vaughan 2015, p. 13 ‘as they say’), and salt (Adair 2017, 5 “once more”).', '[heading 1] References', ...entries]
  expect((await converted('apa-7', lines))[0]).toBe('Timber was dear (Vaughan, 2015, p. 13 ‘as they say’), and salt (Adair, 2017, p. 5 “once more”).')
})

test('an entry too long to be read stays where the style would print nothing of it', async () => {
  const long = `Marlow, A. (2019). ${'Ice and rye. '.repeat(3000)}Fjord Press.`
  const list = (await converted('mla-9', ['Timber was dear (Adair, 2017).', '[heading 1] References', entries[0]!, long, entries[2]!])).slice(2)
  expect(list).toEqual(['Adair, B. “Oak and Iron.” Northern Ships, vol. 4, no. 2, 2017, pp. 55–78.', long, 'Vaughan, M. Salt and Rye. Fjord Press, 2015.'])
})
