import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checksOf, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const paper = [
  'According to the Fjord Nurses Association (FNA, 2014), ropes hold. The Quay Health Institute (QHI, n.d.) agrees.',
  'Others do as well (Harbour Rope Board [HRB], 2021). Ropes are dear (Durant, 2017; Meddows et al., 2014) and thin (Sainter et al., 2016).',
  '[heading 1] References',
  'Durant, D. J. (2017). Ropes and rye. Quay Press.',
  'Fjord Nurses Association. (2014). Ropes in use. https://www.example.org/ropes',
  'Harbour Rope Board. (2021, November 10). Rope data. https://www.example.org/data',
  'Meddows, J., Rodgers, M. E., Krane, S. L., & Fakhir, M. G. (2014). Reducing rope. Quay Quality, 23(4), 277–289.',
  'Quay Health Institute. (n.d.). Thin ropes. https://www.example.org/thin',
  'Sainter, S., Grene, M. T., Krane, S. L., & Rodgers, M. E. (2016). A program of rope. Quay Medicine, 374(22), 2121–2129.',
]

test('an abbreviation that is brought in behind a group stays where the style has nothing else to say there', async () => {
  const once = (await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)).document
  expect((await bodyText(once)).slice(0, 2)).toEqual([
    'According to the Fjord Nurses Association (FNA), ropes hold. The Quay Health Institute (QHI) agrees.',
    'Others do as well (Harbour Rope Board [HRB]). Ropes are dear (Durant; Meddows et al.) and thin (Sainter et al.).',
  ])
  expect((await format(once, { style: 'mla-9' }, nodeCodec)).report.changes).toEqual([])
})

test('a citation by the one of two names that the list has of a group has no other', async () => {
  const list = ['[heading 1] References', 'Durant, Dora. 2017. “Ropes and Rye.” Quay Quality 23 (4): 277–289.', 'HRB (Harbour Rope Board). 2021. <italic=true>Rope data</>. Bergen: Fjord Press.']
  const inApa = (await format(await makeDocx(['Ropes are dear (HRB 2021, 12; Durant 2017).', ...list]), { style: 'apa-7' }, nodeCodec)).document
  expect((await bodyText(inApa))[0]).toBe('Ropes are dear (Durant, 2017; HRB, 2021, p. 12).')
})

describe('an abbreviation whose letters begin no words of the name', () => {
  const paper = ['Der Hafen wird gefördert (Nordische Hafengemeinschaft [NHG], 2019).', 'Die NHG (2019) riet ab, und später wieder (NHG, 2019, S. 4).', 'Das Eis ist in den Häfen der Stadt nicht mehr so dick, wie es auf den Bildern und in den Büchern noch zu sehen ist, und auch der Markt ist nicht mehr der alte.', '[heading 1] Literaturverzeichnis',
    'Adair, B. (2016). <italic=true>Der erste Winter</>. Ostertor.', 'Lund, O. (2012). <italic=true>Kalte Kais</>. Ostertor.', 'Nordische Hafengemeinschaft. (2019). <italic=true>Rat für Seeleute</>. Ostertor.', 'Vogel, M. (2010). <italic=true>Stille Straßen</>. Ostertor.']
  test.each([
    ['apa-7', paper.slice(0, 2)],
    ['mla-9', ['Der Hafen wird gefördert (Nordische Hafengemeinschaft [NHG]).', 'Die NHG riet ab, und später wieder (NHG 4).']],
    ['ieee', ['Der Hafen wird gefördert [1].', 'Die NHG [1] riet ab, und später wieder [1, S. 4].']],
  ])('stands for whom the text called so, in %s', async (style, wanted) => {
    const { document, report } = await format(await makeDocx(paper), { style }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual(wanted)
    expect(checksOf(report).find(({ id }) => id === 'match.missing-reference')!.findings).toEqual([])
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  })
})
