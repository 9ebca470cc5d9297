import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const converted = async (style: string, lines: readonly string[]) => {
  const { document } = await format(await makeDocx(lines), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return bodyText(document)
}

describe('what students type', () => {
  const mla = '[heading 1] Works Cited'
  const film = '“Winter Harbours.” <italic=true>Harbour Review</>, 2019, www.example.org/winter.'

  test('names a translator beside an editor in roles of their own', async () => {
    const entry = 'Berg, Lena. “On Ropes.” <italic=true>Northern Ships</>, edited by Ada Roe, translated by Carl Vaughan, Fjord Press, 1969, pp. 155-200.'
    const [, , own] = await converted('chicago-18-nb', ['Ropes were dear (Berg 170).', mla, entry])
    expect(own).toBe('Berg, Lena. “On Ropes.” In Northern Ships, edited by Ada Roe, translated by Carl Vaughan. Fjord Press, 1969.')
    expect((await converted('ieee', ['Ropes were dear (Berg 170).', mla, entry]))[2]).toContain('translated by Carl Vaughan')
  })

  test('keeps the times of a film whole', async () => {
    const [line] = await converted('ieee', ['Ice came early (“Winter Harbours” 00:02:10-00:03:00), and stayed (“Winter Harbours” 7).', mla, film])
    expect(line).toMatch(/00:02:10[–-]00:03:00/)
  })

  test('keeps the day on which a newspaper came out', async () => {
    const entry = 'Adair, B. (2019, March 4). Why harbours need more ice. <italic=true>The Northern Times</>. https://www.example.org/2019/03/04/ice'
    expect((await converted('mla-9', ['Ice was dear (Adair, 2019).', '[heading 1] References', entry]))[2]).toContain('4 Mar. 2019')
  })

  test('takes a dash for the author of the entry above where an editor stands behind the title', async () => {
    const list = ['Dorn, Carl. <italic=true>Bleak Harbours</>. Fjord Press, 2003.', '---. <italic=true>Hard Ropes</>. Edited by Kate Flint, Fjord Press, 1995.']
    const text = await converted('apa-7', ['The ropes were hard (Dorn, <italic=true>Hard Ropes</> 28-29).', mla, ...list])
    expect(text[0]).toBe('The ropes were hard (Dorn, 1995, pp. 28–29).')
    expect(text.slice(2)).toContain('Dorn, C. (1995). Hard Ropes (K. Flint, Ed.). Fjord Press.')
  })

  test('leaves an entry whose title has taken up what stands around it', async () => {
    const entry = 'Patel, R. (no date) What is ice? Available at: https://www.example.org/ice (Accessed: 1 June 2021).'
    expect((await converted('chicago-18-nb', ['Ice was dear.', '[heading 1] Reference List', entry])).at(-1)).toBe(entry)
  })

  test('takes nothing out of a sentence that leans on it', async () => {
    const entry = 'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.'
    expect((await converted('chicago-18-nb', ['Ice was dear; see also (Adair, 2017).', '[heading 1] References', entry]))[0]).toBe('Ice was dear; see also (Adair, 2017).')
  })

  test('does not take the year in which a page was seen for one of its pages', async () => {
    const note = '“Winter Harbours,” Harbour Review, accessed May 3, 2021, https://www.example.org/winter.'
    const list = 'Berg, Lena. “Winter Harbours.” Harbour Review. Accessed May 3, 2021. https://www.example.org/winter.'
    expect((await converted('ieee', [`Ice was dear.{footnote: ${note}}`, '[heading 1] Bibliography', list]))[0]).not.toContain('p. 2021')
  })

  test('reads the names before the abbreviation of a group', async () => {
    const entry = 'Northern Harbour Organization. (2019). <italic=true>Guidelines on ice</>. Fjord Press.'
    const [line] = await converted('ieee', ['The Northern Harbour Organization [NHO] (2019) warns, and the NHO (2019) repeats it.', '[heading 1] References', entry])
    expect(line).toBe('The Northern Harbour Organization [NHO] [1] warns, and the NHO [1] repeats it.')
  })
})
