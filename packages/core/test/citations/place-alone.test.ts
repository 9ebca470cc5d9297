import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText, notesText } from '../reading/text.js'

const list = ['[heading 1] References', 'Adair, B. (2017). <italic=true>Oak and iron</>. Fjord Press.', 'Dorn, C. (2003). <italic=true>Bleak harbours</>. Fjord Press.']
const inStyle = async (style: string, line: string) => (await format(await makeDocx([line, ...list]), { style }, nodeCodec)).document
const first = async (style: string, line: string) => (await bodyText(await inStyle(style, line)))[0]

const quoted = 'Adair (2017) was sure: “It was the ice” (p. 12).'

describe('a page alone in brackets, behind a sentence that cites the work', () => {
  test('stays where the style cites by year', async () => {
    expect(await first('apa-7', quoted)).toBe(quoted)
    expect(await first('chicago-18-ad', quoted)).toBe(quoted)
  })

  test('is a page of that work where the style cites otherwise', async () => {
    expect(await first('mla-9', quoted)).toBe('Adair was sure: “It was the ice” (12).')
    expect(await first('mla-9', quoted.replace('12', '1234'))).toBe('Adair was sure: “It was the ice” (1234).')
    expect(await first('ieee', quoted)).toBe('Adair [1] was sure: “It was the ice” [1, p. 12].')
    const document = await inStyle('chicago-18-nb', quoted)
    expect((await bodyText(document))[0]).toBe('Adair* was sure: “It was the ice”.*')
    expect((await notesText(document)).map((note) => note.trim())).toEqual(['* B. Adair, Oak and Iron (Fjord Press, 2017).', '* Adair, Oak and Iron, 12.'].map((note) => expect.stringContaining(note.slice(2)) as string))
  })

  test('is one of the work of a group that goes by its abbreviation, and stays beside a work without a year where the style cites by year', async () => {
    const group = 'The Fjord Rope Board (FRB, 2014) agrees. As FRB (2014) puts it, “it was the ice” (p. 12).'
    const works = [...list, 'Fjord Rope Board. (2014). <italic=true>Ropes in use</>. Fjord Press.', 'Garn, L. (n.d.). <italic=true>Thin ropes</>. Fjord Press.']
    const text = async (style: string, line: string) => (await bodyText((await format(await makeDocx([line, ...works]), { style }, nodeCodec)).document))[0]
    expect(await text('ieee', group)).toBe('The Fjord Rope Board (FRB) [1] agrees. As FRB [1] puts it, “it was the ice” [1, p. 12].')
    expect(await text('harvard', 'Garn (n.d.) calls it “the debt” (p. 4).')).toBe('Garn (no date) calls it “the debt” (p. 4).')
  })

  test.each(['Figure 1', 'Table 4', 'Fig. 2', 'Section 3', 'Equation 2', 'Appendix 1', 'chapter 2'])('is none where it is the paper’s own: (%s)', async (place) => {
    const line = `Adair (2017) draws the quay, and so do we (${place}).`
    expect(await first('ieee', line)).toBe(line.replace('(2017)', '[1]'))
    expect(await first('mla-9', line)).toBe(line.replace(' (2017)', ''))
  })

  test('is one of the work whose names and year the sentence has without brackets, and holds nothing else up', async () => {
    const text = 'Ice was dear (Dorn, 2003, p. 4). In 2017, Adair found it on the quay (p. 12).'
    expect(await first('apa-7', text)).toBe(text)
    expect(await first('mla-9', text)).toBe('Ice was dear (Dorn 4). In 2017, Adair found it on the quay (12).')
    expect(await first('ieee', text)).toBe('Ice was dear [1, p. 4]. In 2017, Adair found it on the quay [2, p. 12].')
    for (const other of ['In 2016, Adair found it (p. 12).', 'In 2017, Adair heard of Dorn (p. 12).', 'In 2017 the ice came (p. 12).']) {
      expect(await first('ieee', `Ice was dear (Dorn, 2003, p. 4). ${other}`)).toBe(`Ice was dear [1, p. 4]. ${other}`)
    }
  })

  test('stays where somebody else may have said it, and where nothing was cited', async () => {
    const doubtful = 'Adair (2017) gives the word to Dorn: “It was the ice” (p. 12).'
    expect(await first('ieee', doubtful)).toBe(doubtful.replace('(2017)', '[1]'))
    expect(await first('ieee', 'Ice was dear (Dorn, 2003). See the map (p. 12).')).toBe('Ice was dear [1]. See the map (p. 12).')
  })
})
