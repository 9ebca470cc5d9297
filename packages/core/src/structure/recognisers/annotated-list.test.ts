import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { format } from '../../format.js'
import { inspect } from '../../inspect.js'

const centred = (text: string) => p('<w:jc w:val="center"/>', r(text))
const plain = (text: string) => p('', r(text))
const front = ['Ada Sample', 'Professor Berg', 'Geography 204', '3 March 2025'].map(plain)
const [channels, mole, why] = [
  'Hallam, R., & Weir, T. (2018). Moving channels. Journal of Harbour Studies, 4(2), 11–29.',
  'Orrin, B. (2020). West of the mole. Northport University Press.',
  'Tarn, L. (2021, May 4). Why our harbour fills. The Northport Courier. https://www.example.org/harbour',
].map(plain) as [string, string, string]
const about = (work: string) => plain(`What ${work} has to say is of use for my second chapter. Soundings were taken in three seasons, and nobody had done that before.`)
const citing = plain('Hallam and Weir (2018) say more of it than others do. Their soundings were taken in three seasons, and that is new.')

const paragraphsOf = async (docx: Uint8Array) => (await inspect(docx, {}, nodeCodec)).paragraphs.filter(({ role }) => role !== 'blank' && role !== 'header')
const rolesOf = async (...body: string[]) => (await paragraphsOf(await docxOf({ body: body.join(''), styles: english }))).map(({ role }) => role)

test('an annotated list under the title of the paper is entries with what is said of each', async () => {
  expect((await rolesOf(...front, centred('Annotated Bibliography: Silt'), channels, citing, mole, about('Orrin'), about('she'), why, about('Tarn'))).slice(4)).toEqual(
    ['title', 'reference-entry', 'annotation', 'reference-entry', 'annotation', 'annotation', 'reference-entry', 'annotation'])
  expect((await rolesOf(...front, centred('Annotated Bibliography'), channels, citing, mole, about('Orrin'))).slice(4)).toEqual(
    ['title', 'reference-entry', 'annotation', 'reference-entry', 'annotation'])
})

test('an entry right under a title is no part of the title', async () =>
  expect((await rolesOf(...front, centred('Silt'), channels, about('Hallam')))[5]).not.toMatch(/title/))

test('an annotated list may be divided by headings', async () =>
  expect((await rolesOf(...front, centred('Annotated Bibliography'), p('', r('Articles', '<w:b/>')), channels, citing, p('', r('Books', '<w:b/>')), mole, about('Orrin'))).slice(5)).toEqual(
    ['heading', 'reference-entry', 'annotation', 'heading', 'reference-entry', 'annotation']))

test('a remark below the last entry makes no annotated list', async () =>
  expect(await rolesOf(plain('References'), channels, mole, why, about('Tarn'))).not.toContain('annotation'))

test.each([false, true])('what is said of a work goes with its entry into the order of the style (tracked: %s)', async (trackedChanges) => {
  const docx = await docxOf({ body: [...front, centred('Annotated Bibliography: Silt'), why, about('Tarn'), mole, about('Orrin'), about('she'), channels, about('Hallam')].join(''), styles: english })
  const once = await format(docx, { style: 'apa-7', trackedChanges }, nodeCodec)
  const texts = (await paragraphsOf(once.document)).map(({ text }) => text)
  const order = ['Hallam, R.', 'What Hallam', 'Orrin, B.', 'What Orrin', 'What she', 'Tarn, L.', 'What Tarn']
  if (!trackedChanges) expect(texts.slice(5)).toEqual(order.map((words) => expect.stringContaining(words) as string))
  expect((await format(once.document, { style: 'apa-7', trackedChanges }, nodeCodec)).report.changes).toEqual([])
})
