import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const formatted = async (entry: string, style: string) => {
  const paper = ['The harbour lay under ice for months (Vaughan, 2015).', '[heading 1] References', 'Vaughan, M. (2015). Salt and rye. Fjord Press.', entry]
  return (await format(await makeDocx(paper), { style }, nodeCodec)).document
}

/** What an entry becomes, in a list with another one; formatting again changes nothing of it. */
const becomes = async (entry: string, style: string): Promise<string> => {
  const once = await formatted(entry, style)
  expect((await format(once, { style }, nodeCodec)).report.changes).toEqual([])
  const lines = (await bodyText(once)).slice(2).map((line) => line.replace(/^(?:\[\d+\]|\(\d+\)|\d+\.)\t/, ''))
  return lines.find((line) => !/salt and rye/i.test(line))!
}

export const becomesIn = (style: string, cases: readonly (readonly [entry: string, wanted: string])[]) =>
  test.each(cases)(`in ${style}: %s`, async (entry, wanted) => expect(await becomes(entry, style)).toBe(wanted))

export const staysIn = (styles: readonly string[], entry: string) =>
  test.each(styles)(`${entry} stays as it is in %s`, async (style) => expect(await becomes(entry, style)).toBe(entry))
