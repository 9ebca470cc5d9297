import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checksOf, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const entry = (name: string): string => `A. ${name}, “Tides of the north,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.`
const numbered = (entries: readonly string[]): string[] => entries.map((words, place) => `[normal] [${place + 1}] ${words}`)

const listed = async (entries: readonly string[], style = 'apa-7'): Promise<string[]> => {
  const { document } = await format(await makeDocx(['Ice was cold [1], and rye was dear [4].', '[heading 1] References', ...entries]), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document)).slice(2).map((line) => line.replace(/^(?:A\. )?(\w+).*/, '$1'))
}

describe('an entry that is not understood', () => {
  test('goes by its author where it is certain who that is', async () => {
    const torn = 'A. Marlow and B. Costa, “Salt of the south],” Northern Ships, vol. 5, no. 1, pp. 12–30, 2018.'
    expect(await listed(numbered([entry('Vaughan'), entry('Sample'), torn, entry('Adair')]))).toEqual(['Adair', 'Marlow', 'Sample', 'Vaughan'])
  })

  test.each(['apa-7', 'chicago-18-nb'])('stays where it is in a numbered list, and all others come into the alphabet around it: %s', async (style) => {
    const unclear = 'ask Martin for the 1962 box in the archive, and whether it is the second'
    expect(await listed(numbered([entry('Vaughan'), unclear, entry('Sample'), entry('Adair')]), style)).toEqual(['Adair', 'ask', 'Sample', 'Vaughan'])
  })

  test('keeps all others where they are in a list without numbers, where it may belong to the one above', async () => {
    const entries = ['Vaughan', 'Adair'].map((name) => `${name}, A. (2017). Tides of the north. Northern Ships, 4(2), 55–78.`)
    expect(await listed([entries[0]!, 'ask Martin for the 1962 box in the archive, and whether it is the second', entries[1]!])).toEqual(['Vaughan', 'ask', 'Adair'])
  })

  test('stays where it is in a list without numbers, too, where it has a year and goes on with no entry', async () => {
    const [vaughan, sample, adair] = ['Vaughan', 'Sample', 'Adair'].map((name) => `${name}, A. (2017). Tides of the north. Northern Ships, 4(2), 55–78.`) as [string, string, string]
    const law = 'Harbour Watch v Quay Board [1962] 2 HL 45'
    expect(await listed([vaughan, law, sample, adair])).toEqual(['Adair', 'Harbour', 'Sample', 'Vaughan'])
    expect(await listed([vaughan, 'ask Martin for the box in the archive', law, adair])).toEqual(['Vaughan', 'ask', 'Harbour', 'Adair'])
  })

  test('and begins with letters that are no initials stays where it is', async () => {
    const [vaughan, lund, adair] = ['Vaughan', 'Lund', 'Adair'].map((name) => `${name}, A. (2017). Tides of the north. Northern Ships, 4(2), 55–78.`) as [string, string, string]
    expect(await listed([vaughan, 'HC Deb (2018) 17 May, vol. 641, col. 430.', lund, adair])).toEqual(['Adair', 'HC', 'Lund', 'Vaughan'])
  })

  test('since others stand behind it in its paragraph is cited by nobody whom they name', async () => {
    const [adair, lund] = ['Adair, A., & Roe, B. (2017). Tides of the north. Northern Ships, 4(2), 55–78.', 'Lund, C. (2016). Ice in the bay. Fjord Press. Vaughan, A. (2018). Early ships. Coastal Papers, 7(1), 1–19. Marlow, E. (2020). Lost ships. Ridge Press.']
    const paper = ['Ice was cold (Adair & Roe, 2017).', '[heading 1] References', `${adair} ${lund}`]
    const { document, report } = await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)
    expect((await bodyText(document))[0]).toBe(paper[0])
    expect(checksOf(report).find(({ id }) => id === 'cit.kept')!.findings).toHaveLength(1)
  })
})

test('what has its title first in its new words comes to the place of that at once', async () => {
  const newspaper = '<italic=true>Bergen Times</>. 1919. “Storm Closes Harbour.” October 3, 1919.'
  const others = ['Adair', 'Cole', 'Vaughan'].map((name) => `${name}, Ada. 2017. “Tides of the North.” Northern Ships 4 (2): 55–78.`)
  expect(await listed([others[0]!, newspaper, others[1]!, others[2]!], 'mla-9')).toEqual(['Adair', 'Cole', '“Storm Closes Harbour.” Bergen Times, 3 Oct. 1919.', 'Vaughan'])
})

test('an entry without an author stays below one that has no place in the alphabet, where that is its own place', async () => {
  const list = ['Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.', 'Harbour Board. “The Quay.” <italic=true>Harbour Board of the North</>, 2020, www.harbourboard.example/quay.',
    '<italic=true>Slow Ferries</>. Directed by Mia Dahl, Northern Films, 2012.', '“Tales of the Tide.” <italic=true>Harbour Tales</>, 2016, www.tales.example/tide.']
  const { document } = await format(await makeDocx(['Oak was dear (Adair 9), and so says a tale (“Tales of the Tide”).', '[heading 1] Works Cited', ...list]), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await bodyText(document)).slice(2).map((line) => line.split(/[.,]/)[0])).toEqual(['Adair', 'Harbour Board', 'Slow Ferries', '“Tales of the Tide'])
  expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})

test('what stays at the end of a numbered list comes into the alphabet at once', async () => {
  const list = ['1. Lund C, Roe A. Ice in the bay. <italic=true>Northern Ships</>. 2019;14(2):101-119.', '2. Adair K, Berg P. Oak and iron. <italic=true>Northern Ships</>. 2018;11(1):45-50.',
    '3. TideTable. Version 4.2.1. Tide Corp; 2021. Accessed January 9, 2023. https://tide.example', '4. Yarrow B, inventor; Buoyant Ltd, assignee. Self-righting buoy. US patent 8,765,432. July 1, 2014.']
  const { document } = await format(await makeDocx(['Ice was cold.', '[heading 1] References', ...list]), { style: 'harvard' }, nodeCodec)
  expect((await bodyText(document)).slice(2).map((line) => line.split(/[ ,.]/)[0])).toEqual(['Adair', 'Lund', 'TideTable', 'Yarrow'])
  expect((await format(document, { style: 'harvard' }, nodeCodec)).report.changes).toEqual([])
})
