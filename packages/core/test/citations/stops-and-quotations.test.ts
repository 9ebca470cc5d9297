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
