import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { listed } from '../../../test/citations/listed.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit, checksOf } from '../../index.js'

const list = [
  '[heading 1] References',
  'Meier, K. M., Hopp, A. M., & Klein, A. M. (2020). Community of ships. Harbour Review, 6, 1–19.',
  'Meier, K. M., Morris, A. H., & Webb, K. (2020). Land and sea. Harbour Review, 7, 1–19.',
]

const wanted = async (citation: string): Promise<(string | null)[]> =>
  checksOf(await audit(await makeDocx([`The ice came early ${citation}.`, ...list]), { style: 'apa-7' }, nodeCodec))
    .filter(({ id }) => id === 'cit.cluster-order').flatMap(({ findings }) => findings.map(({ after }) => after))

test('works of one year stand in the order of the names that tell them apart', async () => {
  expect(await wanted('(Meier, Morris, et al., 2020; Meier, Hopp, et al., 2020)')).toEqual(['(Meier, Hopp, et al., 2020; Meier, Morris, et al., 2020)'])
  expect(await wanted('(Meier, Hopp, et al., 2020; Meier, Morris, et al., 2020)')).toEqual([])
})

test('a group that has published its work itself is named once', async () => {
  const work = { type: 'book', title: 'Ropes in use', issued: { 'date-parts': [[2019]] }, author: [{ literal: 'Harbour Council' }] } as const
  expect(await listed('apa-7', { ...work, publisher: 'Harbour Council' })).toBe('Harbour Council. (2019). Ropes in use.')
  expect(await listed('apa-7', { ...work, publisher: 'Fjord Press' })).toBe('Harbour Council. (2019). Ropes in use. Fjord Press.')
})
