import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { bodyText } from '../../../test/reading/text.js'
import { format } from '../../index.js'

const list = ['[heading 1] References', 'Adair, B. (2017). Oak and iron. <italic=true>Journal of Ice</>, <italic=true>3</>(2), 1–19.', 'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.']

const cited = async (bracket: string, style: string): Promise<string> => {
  const paper = await makeDocx([`The ice of the north was thick that year ${bracket}.`, ...list])
  const { document } = await format(paper, { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document))[0]!.slice('The ice of the north was thick that year '.length, -1)
}

test.each([
  ['apa-7', '(Adair, 2017, pp. 9, 12)'],
  ['mla-9', '(Adair 9, 12)'],
  ['chicago-18-ad', '(Adair 2017, 9, 12)'],
  ['ieee', '[1, pp. 9, 12]'],
  ['vancouver', '(1)'],
])('two pages of one work are places in one work in %s, which counts it once', async (style, wanted) => {
  for (const typed of ['(Adair, 2017, p. 9; Adair, 2017, p. 12)', '(Adair, 2017, p. 9; 2017, p. 12)']) expect(await cited(typed, style)).toBe(wanted)
})

test('one page is said once, and what stands between two places stays', async () => {
  expect(await cited('(Adair, 2017, p. 9; Adair, 2017, p. 9)', 'apa-7')).toBe('(Adair, 2017, p. 9)')
  expect(await cited('(Adair, 2017, p. 9; Vaughan, 2015, p. 3; Adair, 2017, p. 12)', 'chicago-18-ad')).toContain('Vaughan 2015, 3')
  expect(await cited('(Adair, 2017, p. 9; cf. Adair, 2017, p. 12)', 'chicago-18-ad')).toContain('cf.')
})

test('a table is not abbreviated, and no blank stands before a semicolon in English', async () => {
  expect(await cited('(Adair, 2017, Table 2)', 'chicago-18-ad')).toBe('(Adair 2017, table 2)')
  expect(await cited('(Adair, 2017, Tables 2 and 3)', 'harvard')).toBe('(Adair, 2017, tables 2 and 3)')
  expect(await cited('(Adair , 2017 ; Vaughan, 2015)', 'apa-7')).toBe('(Adair, 2017; Vaughan, 2015)')
})
