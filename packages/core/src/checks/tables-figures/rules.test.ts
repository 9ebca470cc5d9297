import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../format.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const rows = [[p('', r('Year', '<w:b/>')), p('', r('Price', '<w:b/>'))], [p('', r('1709')), p('', r('12'))], [p('', r('1710')), p('', r('14'))]]
const grid = '<w:tblBorders><w:top w:val="single"/><w:left w:val="single"/><w:bottom w:val="single"/><w:right w:val="single"/><w:insideH w:val="single"/><w:insideV w:val="single"/></w:tblBorders>'
const caption = p('', r('Table 1\nPrices'))

/** The lines of the table, and of the cells that say some of their own: what is drawn at which sides. */
const drawn = (part: string): string[] =>
  [...part.matchAll(/<w:(tblBorders|tcBorders)>(.*?)<\/w:\1>/g)].map(([, name, lines = '']) => `${name}: ${[...lines.matchAll(/<w:(\w+) w:val="single"/g)].map(([, side]) => side).join(' ')}`)

const formatted = async (lines: string, name = 'apa-7', before = caption, cells = rows): Promise<string[]> => {
  const original = await docxOf({ body: p('', r(prose)) + before + table(lines, ...cells) + p('', r(prose)), styles: english })
  const direct = drawn(await partOf((await format(original, { style: name }, nodeCodec)).document))
  const tracked = (await format(original, { style: name, trackedChanges: true }, nodeCodec)).document
  expect(drawn(await partOf(await reviseAll(tracked, 'accept', ours)))).toEqual(direct)
  expect(drawn(await partOf(await reviseAll(tracked, 'reject', ours)))).toEqual(drawn(await partOf(original)))
  return direct
}

const threeLines = ['tblBorders: top bottom', 'tcBorders: bottom', 'tcBorders: bottom']

describe('a table with a caption', () => {
  test('has three lines in place of a grid, its own or that of its style', async () => {
    expect(await formatted(grid)).toEqual(threeLines)
    expect(await formatted('<w:tblStyle w:val="TableGrid"/>')).toEqual(threeLines)
  })

  test('gets them where it has none', async () => {
    expect(await formatted('')).toEqual(threeLines)
  })

  test('keeps its grid in a style that does not speak of lines', async () => {
    expect(await formatted(grid, 'mla-9')).toEqual(['tblBorders: top left bottom right insideH insideV'])
  })
})

describe('a table without a caption', () => {
  test('has three lines in place of a grid where heads stand over its columns', async () => {
    expect(await formatted(grid, 'apa-7', '')).toEqual(threeLines)
  })

  test('may lay out a page where it has no grid or no heads, and keeps its lines', async () => {
    const flat = '<w:tblBorders><w:top w:val="single"/><w:bottom w:val="single"/><w:insideH w:val="single"/></w:tblBorders>'
    expect(await formatted(flat, 'apa-7', '')).toEqual(['tblBorders: top bottom insideH'])
    expect(await formatted(grid, 'apa-7', '', [[p('', r('Ada')), p('', r('Harbour Street'))], [p('', r('Bo')), p('', r('Ice Lane'))]])).toEqual(['tblBorders: top left bottom right insideH insideV'])
  })
})
