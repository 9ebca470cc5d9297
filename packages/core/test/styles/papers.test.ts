import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, effectiveContent, format, type Report } from '../../src/index.js'
import { chosen, ofPaper, papersOf } from '../../src/styles/define-style.js'
import type { StyleDefinition } from '../../src/styles/definition.js'
import { styleNamed, styles } from '../../src/styles/registry.js'
import { makeDocx } from '../notation/make-docx.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { paperOf } from './papers.js'

/**
 * One paper in every style: as the style has it, and as somebody typed it who never saw the style. It is about layout: how citations and
 * entries are worded is tested in test/citations and in choices.test.ts. What formatting leaves to the author is the same in both papers, since
 * nothing would mend it: the parts of the title page, the title repeated above the text, the words of an author note, a list as a list
 * of Word's, the word “Abstract”, statements of the authors, the place of a table, and the order of sections. The paper has no
 * appendix, equation, endnotes or table of contents, and no wide pages.
 */
const leftOut = ['toc.present', 'xref.typed']

const openFindings = ({ groups }: Report): string[] =>
  groups.flatMap(({ checks }) => checks).filter(({ id }) => !leftOut.includes(id)).flatMap(({ id, findings }) => findings.filter(({ status }) => status !== 'fixed').map(({ message }) => `${id}: ${message}`))

/** What a reader sees of every paragraph. Of the line with the page number it is the words and their side, of list numbers that there are some. */
const seen = async (bytes: Uint8Array) => {
  const content = await effectiveContent(bytes, nodeCodec)
  return content.sort((one, other) => one.part.localeCompare(other.part)).map(({ part, text, paragraph, runs }) => {
    if (/header|footer/.test(part)) return { text, align: paragraph['align'] }
    const words = runs.map(({ text: all, properties }) => ({ text: all.replace(/\uFFFC/g, '').trim(), properties }))
    return { text, paragraph: { ...paragraph, numbering: paragraph['numbering'] !== undefined }, words: words.filter((run) => run.text !== '') }
  })
}

const right = (style: StyleDefinition): Promise<Uint8Array> => makeDocx(paperOf(style).flatMap((passage) => passage.right), style)
/** On a sheet of styles that is another one's. */
const wrong = (style: StyleDefinition): Promise<Uint8Array> =>
  makeDocx(paperOf(style).flatMap((passage) => passage.wrong), style.id === 'ieee-conference' ? 'apa-7' : 'ieee-conference')

const keepWording = { citations: { wording: 'keep' } } as const

const papers = styles.flatMap((style) => papersOf(style).map((paperType) => ({ id: style.id, paperType, style: ofPaper(style, paperType) })))

describe.each(papers)('$id, $paperType', ({ id, paperType, style }) => {
  const request = { style: id, options: { ...keepWording, paperType } }

  test('finds no fault in a paper that follows its rules', async () => {
    expect(openFindings(await audit(await right(style), request, nodeCodec))).toEqual([])
  })

  test('makes the same paper of one that breaks them', async () => {
    const { document, report } = await format(await wrong(style), request, nodeCodec)
    expect(openFindings(report)).toEqual([])
    expect(await seen(document)).toEqual(await seen(await right(style)))
  })

  test('makes the same paper of it once tracked changes are accepted', async () => {
    const { document } = await format(await wrong(style), { ...request, trackedChanges: true }, nodeCodec)
    const accepted = await reviseAll(document, 'accept', ours)
    expect(await seen(accepted)).toEqual(await seen(await right(style)))
    expect(openFindings(await audit(accepted, request, nodeCodec))).toEqual([])
  })
})

/** Choices of citations are worded in choices.test.ts. */
const ofLayout = (patch: object): boolean => Object.keys(patch).some((name) => name !== 'citations')
const choices = styles.flatMap(({ id, choices: all }) =>
  Object.entries(all).flatMap(([name, values]) => Object.keys(values).slice(1).flatMap((value) => (ofLayout(values[value]!) ? [{ id, name, value }] : []))),
)

describe('what guides leave open', () => {
  test.each(choices)('$id makes the paper of it where $name is $value', async ({ id, name, value }) => {
    const choice = { [name]: value }
    const style = chosen(styleNamed(id).style, choice)
    const request = { style: id, options: { ...keepWording, choices: choice } }
    const wanted = await right(style)
    expect(openFindings(await audit(wanted, request, nodeCodec))).toEqual([])
    const { document, report } = await format(await wrong(style), request, nodeCodec)
    expect(openFindings(report)).toEqual([])
    expect(await seen(document)).toEqual(await seen(wanted))
  })
})
