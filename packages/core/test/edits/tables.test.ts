import { expect, test } from 'vitest'
import type { Edit } from '../../src/plan/edit.js'
import type { Document } from '../../src/wordml/document.js'
import { isParagraph } from '../../src/wordml/story.js'
import { childrenNamed } from '../../src/wordml/tree.js'
import { p, r } from '../notation/markup.js'
import { apply, bodyOf } from './apply.js'

const row = (properties: string): string => `<w:tr>${properties}<w:tc>${p('', r('Ship'))}</w:tc></w:tr>`

const heads = ({ stories }: Document): Edit[] =>
  stories.flatMap((story) => story.blocks.flatMap((block) => (isParagraph(block) ? [] : childrenNamed(block.element, 'w:tr'))).map((each): Edit => ({ kind: 'set-row', story, row: each, properties: { tableHeader: true } })))

const fixed = ({ stories }: Document): Edit[] =>
  stories.flatMap((story) => story.blocks.flatMap((block): Edit[] => (isParagraph(block) ? [] : [{ kind: 'set-table', story, table: block, properties: { tableLayout: 'fixed' } }])))

test('a row is made a head, behind its exceptions and among its other properties', async () => {
  const exceptions = '<w:tblPrEx><w:jc w:val="left"/></w:tblPrEx>'
  const body = `<w:tbl><w:tblPr/><w:tblGrid/>${row('')}${row(exceptions)}${row('<w:trPr><w:cantSplit/><w:jc w:val="left"/></w:trPr>')}</w:tbl>${p('', r('A'))}`
  const { original, direct, accepted, rejected, tracked } = await apply({ body }, heads)
  expect(rejected).toEqual(original)
  expect(accepted).toEqual(direct)
  expect(bodyOf(direct).match(/<w:tr>.*?<w:tc>/g)).toEqual([
    '<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>',
    `<w:tr>${exceptions}<w:trPr><w:tblHeader/></w:trPr><w:tc>`,
    '<w:tr><w:trPr><w:cantSplit/><w:tblHeader/><w:jc w:val="left"/></w:trPr><w:tc>',
  ])
  expect(bodyOf(tracked).match(/<w:trPrChange/g)).toHaveLength(3)
})

test('text that strayed between the properties of a table is there again once the change of one is rejected', async () => {
  const body = `<w:tbl><w:tblPr>stray<w:tblW w:w="0" w:type="auto"/> and more</w:tblPr><w:tblGrid/>${row('')}</w:tbl>${p('', r('A'))}`
  const { original, direct, accepted, rejected } = await apply({ body }, fixed)
  expect(rejected).toEqual(original)
  expect(accepted).toEqual(direct)
})

test('borders and margins that a program put in another order are in that of the schema where a table is written, and the record keeps what was there', async () => {
  const borders = ['<w:insideH w:val="single"/>', '<w:left w:val="single"/>']
  const margins = ['<w:right w:type="dxa" w:w="90"/>', '<w:top w:type="dxa" w:w="90"/>']
  const properties = (order: (parts: readonly string[]) => readonly string[]): string =>
    `<w:tblBorders>${order(borders).join('')}</w:tblBorders><w:tblCellMar>${order(margins).join('')}</w:tblCellMar>`
  const faulty = properties((parts) => parts)
  const body = `<w:tbl><w:tblPr>${faulty}</w:tblPr><w:tblGrid/>${row('')}</w:tbl>${p('', r('A'))}`
  const { original, direct, accepted, rejected, tracked } = await apply({ body }, fixed)
  expect(rejected).toEqual(original)
  expect(accepted).toEqual(direct)
  expect(bodyOf(direct).replace('<w:tblLayout w:type="fixed"/>', '')).toContain(`<w:tblPr>${properties((parts) => parts.toReversed())}</w:tblPr>`)
  expect(bodyOf(tracked)).toContain(`<w:tblPr>${faulty}</w:tblPr></w:tblPrChange>`)
})

test('what several checks want of one row is written together', async () => {
  const whole = (document: Document): Edit[] => heads(document).map((edit): Edit => ({ ...edit, properties: { cantSplit: true } } as Edit))
  const body = `<w:tbl><w:tblPr/><w:tblGrid/>${row('')}</w:tbl>${p('', r('A'))}`
  const { original, direct, accepted, rejected, tracked } = await apply({ body }, (document) => [...heads(document), ...whole(document)])
  expect(rejected).toEqual(original)
  expect(accepted).toEqual(direct)
  expect(bodyOf(direct)).toContain('<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr><w:tc>')
  expect(bodyOf(tracked).match(/<w:trPrChange/g)).toHaveLength(1)
})
