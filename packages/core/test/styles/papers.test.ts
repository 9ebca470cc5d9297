import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, effectiveContent, format, type Report } from '../../src/index.js'
import { resolveOptions } from '../../src/options.js'
import { chooseStyle } from '../../src/styles/choose-style.js'
import { styles } from '../../src/styles/registry.js'
import { makeDocx } from '../notation/make-docx.js'
import { brokenPaperFor, paperFor } from './papers.js'

/** What layout can put right, in the words of the report; what a citation says is other checks' affair. */
const layout = /^(?:page|type|front|head|quote|back)\.|^ref\.(?:new-page|hanging-indent)$/

const openFindings = (report: Report): string[] =>
  report.groups.flatMap(({ checks }) => checks).filter(({ id }) => layout.test(id)).flatMap(({ id, findings }) => findings.filter(({ status }) => status !== 'fixed').map(({ message }) => `${id}: ${message}`))

/** Each style with the rules of its first kind of paper, which is what is made where nobody says another. */
const papers = styles.map(({ id }) => [id, chooseStyle(id, resolveOptions(undefined, new Set()))] as const)

describe.each(papers)('%s', (id, style) => {
  test('finds no fault in a paper that follows its rules', async () => {
    expect(openFindings(await audit(await makeDocx(paperFor(style), id), { style: id }, nodeCodec))).toEqual([])
  })

  test.each([false, true])('repairs a paper that breaks them, to the same words (tracked: %s)', async (trackedChanges) => {
    const { document, report } = await format(await makeDocx(brokenPaperFor(style), id), { style: id, trackedChanges }, nodeCodec)
    expect(openFindings(report)).toEqual([])
    expect(openFindings(await audit(document, { style: id }, nodeCodec))).toEqual([])
    const words = async (bytes: Uint8Array) => (await effectiveContent(bytes, nodeCodec)).map(({ text }) => text).filter(Boolean)
    if (!trackedChanges) expect((await words(document)).slice(0, 5)).toEqual((await words(await makeDocx(paperFor(style), id))).slice(0, 5))
  })
})
