import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const text = (cited: string) => `The harbour lay under ice for months ${cited}.`

/** The list of a paper once it is formatted; formatting again changes nothing of it. */
const listOf = async (style: string, cited: string, ...entries: string[]): Promise<string[]> => {
  const { document } = await format(await makeDocx([text(cited), '[heading 1] References', ...entries]), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document)).slice(-entries.length)
}

const berg = 'Berg, Ada. 1987. Ropes of the North. Bergen: Fjord Press.'
const zander = 'Zander, Mia. 1992. Salt and Rye. Bergen: Fjord Press.'
/** Nobody can say what they are; the first works of whom they name would stand above those with a year. */
const dashes = ['———. n.d.a. “Ice and Towns.”', '———. n.d.b. “On Cold Quays.”']

test('what a dash names somebody for goes on standing under his entry, where it cannot be read', async () => {
  const list = await listOf('apa-7', '(Zander 1992; Berg 1987)', berg, zander, ...dashes)
  expect(list.slice(2)).toEqual(dashes)
  expect(list[1]).toMatch(/^Zander/)
})

test('… and moves with his entry', async () => {
  const list = await listOf('apa-7', '(Zander 1992; Berg 1987)', zander, ...dashes, berg)
  expect(list.map((entry) => entry.slice(0, 4))).toEqual(['Berg', 'Zand', '———.', '———.'])
})

test('a list that counts its entries as they are cited keeps its order for a dash that would come under another name', async () => {
  const cited = '(Berg 1987) and in other years, too (Zander 1992)'
  expect((await listOf('ieee', cited, berg, dashes[0]!, zander)).map((entry) => /Berg|———|Zander/.exec(entry)?.[0])).toEqual(['Berg', '———', 'Zander'])
})

test('a single dash with a comma behind it stands for the names above, too', async () => {
  const list = await listOf('apa-7', '[1, 2]', '[1] A. Berg, Ropes of the North, Harbour Math. 68 (1999), 411–415.', '[2] —, Knots of the North, Acta Harbour 26 (2001), 27–37.')
  expect(list[1]).toMatch(/^Berg, A\. \(2001\)\. Knots of the North\./)
})

test('works that are first cited in one bracket are counted in any order, so that a dash stays under its names', async () => {
  const first = 'Berg, Ada. Knots of the North. Fjord Press, 1987.'
  const dash = '———. Salt. salt.pdf, Nov. 2010, http://tides.example/salt.'
  const zander = 'Zander, Mia. Rye and Ice. Fjord Press, 1992.'
  const list = await listOf('vancouver', '(Zander), and in other years (Berg, Salt; Berg, Knots)', first, dash, zander)
  expect(list.map((entry) => /Berg|———|Zander/.exec(entry)?.[0])).toEqual(['Zander', 'Berg', '———'])
})

test('whom a dash stands for has edited the work where a word behind it says so', async () => {
  const edited = ['Berg, Ada. Knots of the North. Fjord Press, 1987.', '---, editor. Voices of the North. Fjord Press, 1999.', '---, translator. Winters of the North. Fjord Press, 1999.']
  expect(await listOf('mla-9', '(Berg, Knots)', ...edited)).toEqual(edited)
  expect((await listOf('chicago-18-nb', '(Berg, Knots)', ...edited))[1]).toBe('Berg, Ada, ed. Voices of the North. Fjord Press, 1999.')
})
