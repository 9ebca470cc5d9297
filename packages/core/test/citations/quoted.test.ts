import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const list = [
  '[heading 1] References',
  'Adair, S. (2016). Salt and rye in old harbours. <italic=true>Northern Ships</>, <italic=true>4</>(1), 5–18.',
  'Krantz, P. (2018). <italic=true>Ferries of old</>. Fjord Press.',
]

const converted = async (style: string, ...text: readonly string[]) => {
  const { document, report } = await format(await makeDocx([...text, ...list]), { style }, nodeCodec)
  const kept = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.kept')!.findings.map(({ message }) => message)
  return { text: (await bodyText(document)).slice(0, text.length), kept, again: (await format(document, { style }, nodeCodec)).report.changes }
}

test('a citation in the middle of a quotation is not its author’s to word, and is asked about', async () => {
  const quotation = '“The ferries left early, as all harbours know (Krantz 2018), and came back late.”'
  const kept = ['The citation was left as it is: it stands within a quotation, whose words are somebody else’s.']
  const others = 'Ice is cold (Adair 2016). Ice is late (Adair 2016). Rye was dear (Krantz 2018), and salt was not (Adair 2016).'
  for (const [style, wanted] of [
    ['apa-7', 'Ice is cold (Adair, 2016). Ice is late (Adair, 2016). Rye was dear (Krantz, 2018), and salt was not (Adair, 2016).'],
    ['ama-11', 'Ice is cold.2 Ice is late.2 Rye was dear,1 and salt was not.2'],
  ] as const) expect(await converted(style, quotation, others)).toEqual({ text: [quotation, wanted], kept, again: [] })
})

test('one at the end of a quotation, behind it or between two is that of who quotes', async () => {
  const { text, kept } = await converted('apa-7', '“Salt was dear (Krantz 2018).” They say „Salz“ (Adair 2016) and „Eis“. It is “rye” (Adair 2016), and “salt” it is (Krantz 2018).')
  expect(text).toEqual(['“Salt was dear (Krantz, 2018).” They say „Salz“ (Adair, 2016) and „Eis“. It is “rye” (Adair, 2016), and “salt” it is (Krantz, 2018).'])
  expect(kept).toEqual([])
})
