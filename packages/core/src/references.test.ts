import { describe, expect, test } from 'vitest'
import { parseReferences } from './references.js'

const one = async (entry: string) => (await parseReferences([entry]))[0]!

describe('an article is read whatever style it is written in', () => {
  test.each([
    'Marlow, T. J., & Quist, A. (2014). Tidal light in northern harbours. Journal of Coastal Studies, 12(3), 45–67.',
    'Marlow, T.J. and Quist, A. (2014) ‘Tidal light in northern harbours’, Journal of Coastal Studies, 12(3), pp. 45–67.',
    'T. J. Marlow and A. Quist, “Tidal light in northern harbours,” Journal of Coastal Studies, vol. 12, no. 3, pp. 45–67, 2014.',
    'Marlow TJ, Quist A. Tidal light in northern harbours. Journal of Coastal Studies. 2014;12(3):45–67.',
    'Marlow T.J., Quist A. Tidal light in northern harbours // Journal of Coastal Studies. — 2014. — Vol. 12, No. 3. — P. 45–67.',
    '[7] Marlow TJ, Quist A. Tidal light in northern harbours. Journal of Coastal Studies 2014; 12(3): 45–67.',
  ])('%s', async (entry) => {
    const { csl, leftovers } = await one(entry)
    expect(csl).toMatchObject({
      type: 'article-journal',
      author: [{ family: 'Marlow' }, { family: 'Quist' }],
      issued: { 'date-parts': [[2014]] },
      title: 'Tidal light in northern harbours',
      'container-title': 'Journal of Coastal Studies',
      volume: '12',
      issue: '3',
      page: '45-67',
    })
    expect(leftovers.filter(({ text }) => text !== '7')).toEqual([])
  })
})

test.each([
  ['et coll.', 'Roe A., Lund B. et coll. Tides of the north. Harbour Review. 2014;12(3):45–67.'],
  ['dkk.', 'Roe, A., Lund, B., dkk. (2014). Tides of the north. Harbour Review, 12(3), 45–67.'],
  ['dan', 'Roe, A. dan Lund, B. (2014). Tides of the north. Harbour Review, 12(3), 45–67.'],
])('names are joined and cut short in other languages, too: %s', async (_, entry) => {
  expect(await one(entry)).toMatchObject({ csl: { author: [{ family: 'Roe' }, { family: 'Lund' }], title: 'Tides of the north' }, leftovers: [] })
})

test('the year in which a work came out first stands in brackets of its own before that of the edition', async () => {
  const { csl } = await one('Roe, A. ([1830], 2011). Tides of the north. Paris: Harbour Press.')
  expect(csl).toMatchObject({ 'original-date': { 'date-parts': [[1830]] }, 'issued': { 'date-parts': [[2011]] } })
})

test('a book has a publisher and, where it is said, a place and an edition', async () => {
  const { csl } = await one('Hollis, Margaret. The Quiet Orchard: Fruit and Memory. 2nd ed. Cambridge: Cambridge University Press, 1998.')
  expect(csl).toMatchObject({
    type: 'book', author: [{ family: 'Hollis', given: 'Margaret' }], title: 'The Quiet Orchard: Fruit and Memory', edition: '2',
    publisher: 'Cambridge University Press', 'publisher-place': 'Cambridge', issued: { 'date-parts': [[1998]] },
  })
})

test('the number of a book is no word that is left over', async () => {
  const { csl, leftovers } = await one('Hollis, M. (1998). The quiet orchard: Fruit and memory. Springer. ISBN: 978-0-387-31073-2.')
  expect(csl.ISBN).toBe('978-0-387-31073-2')
  expect(leftovers).toEqual([])
  expect((await one('M. Hollis, The Quiet Orchard. Oxford: Clarendon Press, 1988. ISBN: 9780198534181.')).csl.ISBN).toBe('9780198534181')
})

test('fields say where they stand in the entry', async () => {
  const { raw, fields } = await one('Marlow, T. J. (2014). Tidal light in northern harbours. Journal of Coastal Studies, 12, 45–67.')
  expect(raw.slice(...fields['title']!.span)).toContain('Tidal light in northern harbours')
  expect(raw.slice(...fields['issued']!.span)).toContain('2014')
})

test('words that no field has stay visible', async () => {
  const { leftovers } = await one('Marlow, T. J. (2014, seen 1962). Tidal light in northern harbours. Journal of Coastal Studies, 12, 45–67.')
  expect(leftovers.map(({ text }) => text)).toEqual(['seen 1962'])
})

test('text that is no entry is not read with confidence', async () => {
  const { confidence } = await one('and so the ferrymen, who had waited all winter, went home without their lamps')
  expect(confidence).toBeLessThan(0.6)
})

test('nothing gives nothing', async () => {
  expect(await parseReferences([])).toEqual([])
  expect(await one('…')).toMatchObject({ raw: '…', fields: {} })
})

// Each took far longer when a pattern tried every place in it with all that stands behind.
test.each(['( ', ', '])('an entry in which “%s” stands ten thousands of times takes no time that grows with its square', async (often) => {
  const { raw } = await one(`Hollis, M. (1998). The quiet orchard ${often.repeat(30_000)}`)
  expect(raw.length).toBeGreaterThan(60_000)
}, 15_000)

test.each([['Marlow, T. J. (2014). Tidal light.'], [[2014]], [undefined]])('what is no list of texts is refused with what is wanted: %j', async (entries) => {
  await expect(parseReferences(entries as never)).rejects.toThrow('Entries are an array of texts')
})
