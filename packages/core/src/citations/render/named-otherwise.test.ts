import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit, checksOf } from '../../index.js'

const lines = [
  'The ice came early (HBA et al. 2022), and left late (Roe, 2020).',
  '[heading 1] References',
  'HBA, HBRA, USD, Fjord Bank, and WHO. 2022. “Tracking the Ice: The Harbour Progress Report (2022).” Fjord Bank. https://harbours.example/report.pdf.',
  'Roe, Carl. 2020. “Winter Ferries.” Harbour Review 4 (2): 1–19.',
]

const becomes = async (style: string, paper = lines): Promise<readonly (string | null)[]> => {
  const checks = checksOf(await audit(await makeDocx(paper), { style }, nodeCodec)).filter(({ id }) => id.startsWith('cit.') && id !== 'cit.kept')
  return checks.flatMap(({ findings }) => findings.map(({ after }) => after))
}

test('a citation that says “et al.” of what was read as one institution keeps its words', async () => {
  expect(await becomes('chicago-18-ad')).toEqual(['(Roe 2020)'])
})

test('a number is right for the work, be it by one institution or by several', async () => {
  expect(await becomes('ieee')).toEqual(['[1]', '[2]'])
})

test('a club whose last word a manager made a surname of keeps its capitals, and names in capitals become those of their entries', async () => {
  const paper = [
    'Ropes were long (Harbour FC, 2019), quays were not (Tidal AG, 2018), and rye was dear (see ROE, 2020). Ice was cold (Mia BERG, 2021).',
    '[heading 1] References',
    'Ag, T. (2018). Quays. Tidal AG. https://www.tidal.example/quays',
    'Berg, M. (2021). Rye and salt. Northern Ships, 4(2), 55–78.',
    'Fc, H. (2019). The harbour of many ropes. Northern Ships, 2(2), 5–8.',
    'Roe, C. (2020). Winter ferries. Harbour Review, 4(2), 1–19.',
  ]
  expect(await becomes('chicago-18-ad', paper)).toEqual(['(see Roe 2020)', '(Berg 2021)'])
})
