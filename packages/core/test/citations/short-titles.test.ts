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

test('works of an author with initials are told apart by their titles in MLA, also where the sentence names whose they are', async () => {
  const list = ['[heading 1] References', 'Roe, A. (2016a). <italic=true>The first winter</>. Fjord Press.', 'Roe, A. (2016b). <italic=true>The second winter</>. Fjord Press.']
  const paper = ['Two winters were cold (Roe, 2016a, 2016b).', 'Roe’s (2016a, 2016b) view is another, and later Roe (2016b, p. 4) said so.', ...list]
  const { document } = await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)
  expect((await bodyText(document)).slice(0, 2)).toEqual([
    'Two winters were cold (Roe, The First Winter; Roe, The Second Winter).',
    'Roe’s (The First Winter; The Second Winter) view is another, and later Roe (The Second Winter 4) said so.',
  ])
  expect((await format(document, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
})
