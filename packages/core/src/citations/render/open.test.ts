import { expect, test } from 'vitest'
import type { CitedItem } from '../engine.js'
import { loadEngine } from '../load-engine.js'
import { plain } from '../rich-text.js'
import { opener, type Opened } from './open.js'

const article = (id: string, title: string, more: Partial<CitedItem> = {}): CitedItem =>
  ({ id, type: 'article-journal', title, 'container-title': 'Northern Ships', volume: '4', author: [{ family: 'Adair', given: 'B.' }], issued: { 'date-parts': [[2017]] }, ...more })

const opened = async (csl: string, ...works: CitedItem[]): Promise<Opened> => opener(await loadEngine({ csl, corrections: [], language: 'en-US', notes: false }))(works)
const entries = ({ list }: Opened): string[] => list.map(({ id, text }) => `${id} ${plain(text)}`)

test('a work that stands twice in a list has no letters after its year, and stands beside itself', async () => {
  const made = await opened('apa', article('a', 'Oak and iron', { page: '55-78' }), article('b', 'Zinc', { author: [{ family: 'Roe' }] }), article('c', 'Oak and Iron'))
  expect(entries(made)).toEqual(['a Adair, B. (2017). Oak and iron. Northern Ships, 4, 55–78.', 'c Adair, B. (2017). Oak and Iron. Northern Ships, 4.', 'b Roe. (2017). Zinc. Northern Ships, 4.'])
  expect(['a', 'c'].map((id) => plain(made.cite([{ id }])))).toEqual(['(Adair, 2017)', '(Adair, 2017)'])
})

test.each<[string, CitedItem]>([
  ['another title', article('b', 'Zinc')],
  ['another volume', article('b', 'Oak and iron', { volume: '5' })],
  ['another day', article('b', 'Oak and iron', { issued: { 'date-parts': [[2017, 5]] } })],
])('a work with %s is another one', async (_, other) => {
  const made = await opened('apa', article('a', 'Oak and iron', { issued: { 'date-parts': [[2017, 4]] } }), other)
  expect(plain(made.cite([{ id: 'a' }]))).toMatch(/2017[ab]/)
})

test('numbers count entries, whatever they are', async () => {
  const made = await opened('ieee', article('a', 'Oak and iron'), article('b', 'Oak and iron'))
  expect(made.list.map(({ number }) => number)).toEqual(['[1]', '[2]'])
})

test('a list whose works are the same is opened once, in whatever order their fields stand', async () => {
  const open = opener(await loadEngine({ csl: 'apa', corrections: [], language: 'en-US', notes: false }))
  const { author, ...rest } = article('a', 'Oak and iron')
  expect(open([{ ...rest, author: author! }])).toBe(open([{ author: author!, ...rest }]))
  expect(open([article('a', 'Zinc')])).not.toBe(open([article('a', 'Oak and iron')]))
})

test('a work of which the style prints nothing stays in the list', async () => {
  const made = await opened('modern-language-association', { id: 'unread', type: 'document' }, article('a', 'Oak and iron'))
  expect(entries(made)).toEqual(['a Adair, B. “Oak and Iron.” Northern Ships, vol. 4, 2017.', 'unread '])
})
