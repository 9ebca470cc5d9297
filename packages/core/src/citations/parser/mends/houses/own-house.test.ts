import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('a group that is named again behind the title has published the work itself', () => {
  const behind = (title: string) => read(['author', 'Harbour Council'], ['date', '(2019)'], ['title', title], ['note', 'Available at:'], ['url', 'https://example.org/ice']).csl
  expect(behind('Tides of the north. Harbour Council.')).toMatchObject({ title: 'Tides of the north', publisher: 'Harbour Council' })
  expect(behind('Tides of the north, HC.')).toMatchObject({ title: 'Tides of the north', publisher: 'HC' })
  expect(behind('Tides of the north, Bergen.')).toMatchObject({ title: 'Tides of the north, Bergen' })
})

test('“Author” in the place of a publisher says that a group has published the work itself', () => {
  const book = (author: string) => read(['author', author], ['date', '(2010).'], ['title', 'Tides of the north.'], ['location', 'Bergen, Norway:'], ['publisher', 'Author.'])
  expect(book('Harbour Council.')).toMatchObject({ csl: { publisher: 'Harbour Council' }, leftovers: [] })
  expect(book('Berg, A.').csl.publisher).toBe('Author')
})

test('behind its abbreviation stands the town of a group', () => {
  const by = (publisher: string) => read(['author', 'Harbour Council'], ['date', '2019,'], ['title', 'Tides of the north,'], ['publisher', publisher]).csl
  expect(by('HC, London.')).toMatchObject({ 'publisher': 'HC', 'publisher-place': 'London' })
  expect(by('Berg, London.')['publisher-place']).toBeUndefined()
})
