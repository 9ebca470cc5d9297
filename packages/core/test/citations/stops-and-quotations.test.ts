import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { reviseAll } from '../revisions/revise.js'

const list = ['[heading 1] References', 'Lee, A. (2020). <italic=true>Ice on the quay</>. Fjord Press.', 'Reed, B. (2018). <italic=true>Bells of the coast</>. Fjord Press.']

/** The first line in MLA, direct and tracked. */
const first = async (line: string): Promise<string | undefined> => {
  const original = await makeDocx([line, ...list])
  const request = { style: 'mla-9' }
  const { document } = await format(original, request, nodeCodec)
  const { document: tracked } = await format(original, { ...request, trackedChanges: true }, nodeCodec)
  expect(await bodyText(await reviseAll(tracked, 'accept'))).toEqual(await bodyText(document))
  expect(await bodyText(await reviseAll(tracked, 'reject'))).toEqual(await bodyText(original))
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document))[0]
}

describe('a quotation before a note that becomes a citation in the text', () => {
  const note = '{footnote: A. Lee, <italic=true>Ice on the Quay</> (Fjord Press, 2020), 12.}'
  test.each([
    [`It was “black ice.”${note}`, 'It was “black ice” (Lee 12).'],
    [`Was it ice?${note} It was.`, 'Was it ice (Lee 12)? It was.'],
    [`They asked, “Was it ice?”${note} It was.`, 'They asked, “Was it ice?” (Lee 12). It was.'],
    [`“Was it ice?”${note} they asked.`, '“Was it ice?” (Lee 12) they asked.'],
    [`[Quote] They asked for many years what it was that lay on the quay and in the town, since it had gone in the night: “Was it ice?”${note}`,
      'They asked for many years what it was that lay on the quay and in the town, since it had gone in the night: “Was it ice?” (Lee 12)'],
  ])('keeps what it asks, and gives its stop up: %s', async (line, wanted) => {
    expect(await first(line)).toBe(wanted)
  })
})

describe('a citation that touches the stop before it, as a raised number would', () => {
  const numbered = ['[heading 1] References', '[1] A. Lee, <italic=true>Ice on the quay</>. Bergen: Fjord Press, 2020.', '[2] B. Reed, <italic=true>Bells of the coast</>. Bergen: Fjord Press, 2018.']
  const typed = ['The ice came early.[1] It stayed.', 'Bells rang,[2] and “ice came.”[1]', 'So say others, e.g.[2] those in the north.']

  test.each([
    ['apa-7', ['The ice came early (Lee, 2020). It stayed.', 'Bells rang (Reed, 2018), and “ice came” (Lee, 2020).', 'So say others, e.g. (Reed, 2018) those in the north.']],
    ['ieee', ['The ice came early [1]. It stayed.', 'Bells rang [2], and “ice came” [1].', 'So say others, e.g. [2] those in the north.']],
    ['ama-11', ['The ice came early.1 It stayed.', 'Bells rang,2 and “ice came.”1', 'So say others, e.g.2 those in the north.']],
  ])('stands where %s has it', async (style, wanted) => {
    const { document } = await format(await makeDocx([...typed, ...numbered]), { style }, nodeCodec)
    expect((await bodyText(document)).slice(0, 3)).toEqual(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })

  test('goes into its sentence with names, too, and one behind a blank stays where its author has it', async () => {
    expect(await first('Ice came early.(Lee, 2020) It stayed.')).toBe('Ice came early (Lee). It stayed.')
    expect(await first('Ice came early. It stayed. (Lee, 2020)')).toBe('Ice came early. It stayed. (Lee)')
  })
})

describe('a block quotation that stands between quotation marks', () => {
  const quoted = 'They asked for many years what it was that lay on the quay and in the town since it had gone in the night and had come with the wind'
  test('ends with its stop before the last of them, and its source behind it', async () => {
    expect(await first(`[Quote] “${quoted}” (Lee, 2020, p. 12).`)).toBe(`“${quoted}.” (Lee 12)`)
  })
})

describe('what was seen in another work alone', () => {
  const list = ['[heading 1] References', 'Berg, L., & Roe, J. (2009). <italic=true>Ships and masters</>. Fjord Press.', 'Vaughan, M. (2015). <italic=true>The winter harbour</>. Oak Press.']
  const said = ['Winter came early (as cited in Vaughan, 2015, p. 45).', 'It was long (Miller & Ross, 1950, as cited in Berg & Roe, 2009).']

  test.each([
    ['mla-9', ['Winter came early (qtd. in Vaughan 45).', 'It was long (Miller and Ross, qtd. in Berg and Roe).']],
    ['chicago-18-ad', ['Winter came early (quoted in Vaughan 2015, 45).', 'It was long (Miller and Ross 1950, quoted in Berg and Roe 2009).']],
    ['harvard', ['Winter came early (cited in Vaughan, 2015, p. 45).', 'It was long (Miller and Ross, 1950, cited in Berg and Roe, 2009).']],
    ['ieee', ['Winter came early (as cited in [1, p. 45]).', 'It was long (Miller & Ross, 1950, as cited in [2]).']],
    ['apa-7', said],
  ])('is said to be so in the words of %s, which stay as they are then', async (style, wanted) => {
    const { document } = await format(await makeDocx([...said, ...list]), { style }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual(wanted)
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })

  test('comes back from MLA, whose words give no year', async () => {
    const works = ['[heading 1] Works Cited', 'Vaughan, Martin. <italic=true>The Winter Harbour</>. Oak Press, 2015.']
    const { document } = await format(await makeDocx(['Winter came early (qtd. in Vaughan 45).', ...works]), { style: 'apa-7' }, nodeCodec)
    expect((await bodyText(document))[0]).toBe('Winter came early (as cited in Vaughan, 2015, p. 45).')
  })
})
