import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../format.js'
import { inspect } from '../../inspect.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const grid = table('', [p('', r('Year')), p('', r('Price'))], [p('', r('1709')), p('', r('12'))])
const centred = (words: string): string => p('<w:jc w:val="center"/>', r(words))
const document = (...blocks: string[]) => docxOf({ body: blocks.join(''), styles: english })
const slanted = () => document(prose, p('', r('Table 1')), grid, p('', r('Prices of the year', '<w:i/>')), prose)

test.each(['apa-7', 'ieee'])('in %s the title under a table comes to stand under the label above it, and stays there', async (name) => {
  const original = await slanted()
  const direct = (await format(original, { style: name }, nodeCodec)).document
  const lines = await bodyText(direct)
  const title = lines.findIndex((line) => /^prices of the year$/i.test(line))
  expect(lines[title - 1]).toMatch(/^table (?:1|I)$/i)
  expect(lines[title + 1]).toContain('Year')
  expect((await format(direct, { style: name }, nodeCodec)).report.changes).toEqual([])
  const tracked = (await format(original, { style: name, trackedChanges: true }, nodeCodec)).document
  expect(await bodyText(await reviseAll(tracked, 'accept', ours))).toEqual(lines)
  expect(await bodyText(await reviseAll(tracked, 'reject', ours))).toEqual(await bodyText(original))
})

test('where the style has label and title in one line, the report asks', async () => {
  const { document: output, report } = await format(await slanted(), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await bodyText(output)).findIndex((line) => /^Prices of the year/.test(line))).toBeGreaterThan((await bodyText(output)).findIndex((line) => line.includes('1709')))
  expect(JSON.stringify(report)).toContain('The title of “Table 1” stands below its table')
})

test('what stands under one table and over the next is the title of neither for certain', async () => {
  const lines = await bodyText((await format(await document(prose, p('', r('Table 1')), grid, p('', r('Prices of the year', '<w:i/>')), grid, prose), { style: 'apa-7' }, nodeCodec)).document)
  expect(lines.findIndex((line) => /^Prices/.test(line))).toBeGreaterThan(lines.findIndex((line) => line.includes('1709')))
})

test('in the letters of the label it is no heading where those are numbered', async () => {
  const roleOf = async (...headings: string[]): Promise<string> => {
    const [first, second] = headings.map(centred)
    const bytes = await document(first!, prose, centred('TABLE I'), grid, centred('PRICES OF THE YEAR'), prose, second!, prose)
    const { role, confidence } = (await inspect(bytes, {}, nodeCodec)).paragraphs.find(({ text }) => text.startsWith('PRICES'))!
    return confidence < 0.85 ? `${role}?` : role
  }
  expect(await roleOf('I. SHIPS', 'II. SAILS')).toBe('table-caption')
  expect(await roleOf('SHIPS', 'SAILS')).toBe('heading')
})
