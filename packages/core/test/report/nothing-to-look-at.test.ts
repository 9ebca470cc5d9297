import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, listStyles } from '../../src/index.js'
import type { Aspect } from '../../src/options/vocabulary.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
/** What there is in every file, whatever stands in it. */
const ofFiles: readonly Aspect[] = ['document', 'page', 'integrity']
const ofText: readonly Aspect[] = [...ofFiles, 'typography', 'body', 'accessibility']

const passedIn = async (bytes: Uint8Array, style: string) => {
  const { report } = await format(bytes, { style }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).filter(({ status }) => status === 'passed')
}

const styles = listStyles().map(({ id }) => id)

test.each(styles)('in an empty document nothing but the file and its pages passes (%s)', async (style) => {
  for (const { id, aspect } of await passedIn(await docxOf({ body: '' }), style)) expect(ofFiles, id).toContain(aspect)
})

test.each(styles)('in plain text nothing passes that speaks of headings, citations, references, notes, quotations, tables or figures (%s)', async (style) => {
  for (const { id, aspect, counts } of await passedIn(await makeDocx([prose, prose, prose], style), style)) {
    if (id !== 'front.abstract-present') expect(ofText, id).toContain(aspect)
    expect(counts.checked, id).toBeGreaterThan(0)
  }
})

test('a paper with headings and no list of works has nothing in order about citations and references', async () => {
  const passed = await passedIn(await makeDocx(['[Title] A Year in the Harbour', '[heading 1] The Ice', prose, '[heading 1] The Ships', prose], 'apa-7'), 'apa-7')
  expect(passed.filter(({ aspect }) => /^(?:citations|matching|references|notes|quotations|tables_figures|cross_references|back_matter)$/.test(aspect)).map(({ id }) => id)).toEqual([])
})
