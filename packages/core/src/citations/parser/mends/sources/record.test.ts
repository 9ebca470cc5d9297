import { expect, test } from 'vitest'
import { nodeCodec } from '../../../../../node/index.js'
import { parseReferences } from '../../../../references.js'

const read = async (entry: string) => {
  const [{ csl, leftovers } = { csl: undefined, leftovers: [] }] = await parseReferences([entry], nodeCodec)
  return [csl?.type, csl?.title, csl?.['container-title'], csl?.publisher, ...leftovers.map(({ text }) => text)]
}

test.each([
  ['Roe, A. (2016). Low water [Song]. On Tidal days. Fjord Records.', 'Low water', 'Tidal days'],
  ['Roe, Ada. “Low Water.” Tidal Days, Fjord Records, 2016.', 'Low Water', 'Tidal Days'],
  ['Roe, Ada. 2016. “Low Water.” On Tidal Days. Fjord Records.', 'Low Water', 'Tidal Days'],
  ['Roe, A. (2016) ‘Low water’, Tidal days [CD]. Fjord Records.', 'Low water', 'Tidal days'],
  ['Roe A. Low water. On: Tidal Days. Fjord Records; 2016.', 'Low water', 'Tidal Days'],
])('a song and the record that it stands on are told apart: %s', async (entry, song, record) => {
  expect(await read(entry)).toEqual(['song', song, record, 'Fjord Records'])
})

test('what stands in brackets behind the title of a record is none of it', async () => {
  expect(await read('Roe, A. (2016). Tidal days [Album]. Fjord Records.')).toEqual(['song', 'Tidal days', undefined, 'Fjord Records'])
})

test('an article on records is no song', async () => {
  expect((await read('Roe, Ada. “Low Water.” Tidal Studies, vol. 12, no. 3, 2016, pp. 45-52.')).slice(0, 3)).toEqual(['article-journal', 'Low Water', 'Tidal Studies'])
})
