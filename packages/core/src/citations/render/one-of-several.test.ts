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

const becomes = async (style: string): Promise<readonly (string | null)[]> => {
  const checks = checksOf(await audit(await makeDocx(lines), { style }, nodeCodec)).filter(({ id }) => id.startsWith('cit.') && id !== 'cit.kept')
  return checks.flatMap(({ findings }) => findings.map(({ after }) => after))
}

test('a citation that says “et al.” of what was read as one institution keeps its words', async () => {
  expect(await becomes('chicago-18-ad')).toEqual(['(Roe 2020)'])
})

test('a number is right for the work, be it by one institution or by several', async () => {
  expect(await becomes('ieee')).toEqual(['[1]', '[2]'])
})
