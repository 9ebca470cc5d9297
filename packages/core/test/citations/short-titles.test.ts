import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const converted = async (style: string, lines: readonly string[]) => bodyText((await format(await makeDocx(lines), { style }, nodeCodec)).document)

describe('short titles in MLA', () => {
  const works = ['[heading 1] Works Cited', 'Mossrud, Tone. Beloved. Fjord Press, 1987.', 'Sadek, Edgar W. Culture and Ice. Fjord Press, 1994.', 'Sadek, Edgar W. Orientals. Fjord Press, 1978.', '“Ropes of the North.” Harbour Tales, 2016, www.tales.example/ropes.']
  const said = 'Sadek disagrees (Culture 45; Orientals 7). Salt is dear (Mossrud 5), and ice is not (“Ropes” 4).'
  test('stay as short as their author cut them', async () => expect((await converted('mla-9', [said, ...works]))[0]).toBe(said))
  test('are those of whom the sentence names', async () =>
    expect((await converted('ieee', [said, ...works]))[0]).toBe('Sadek disagrees [1, p. 45], [2, p. 7]. Salt is dear [3, p. 5], and ice is not [4, p. 4].'))
  test('are not looked for in what brackets hold besides', async () => {
    const aside = 'Sadek counted boats (N = 117) and ice (Orient) with Mossrud (the Fjord Press).'
    expect((await converted('mla-9', [said, aside, ...works]))[1]).toBe(aside)
  })
})
