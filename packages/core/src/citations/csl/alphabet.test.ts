import { expect, test } from 'vitest'
import { loadEngine } from '../load-engine.js'
import type { CorrectionId } from './corrections.js'
import type { CitedItem } from '../engine.js'

const book = (id: string, item: Partial<CitedItem>): CitedItem => ({ id, type: 'book', title: 'Salt and rye', publisher: 'Fjord Press', issued: { 'date-parts': [[2019]] }, ...item })
const written = (family: string, given = 'Ada', particle?: string): CitedItem =>
  book([particle, family, given].filter(Boolean).join(' '), { author: [{ family, given, ...(particle !== undefined && { 'non-dropping-particle': particle }) }] })

const order = async (works: readonly CitedItem[], corrections: readonly CorrectionId[] = ['by-letter'], csl = 'apa') =>
  (await loadEngine({ csl, corrections, language: 'en-US' })).open(works).entries().map(({ id }) => id)

test('letter by letter a blank within a surname does not count', async () => {
  const works = [written('Vries', 'Ada', 'de'), written('Devlin'), written('Roux', 'Ada', 'Le'), written('Lee')]
  expect(await order(works)).toEqual(['Devlin Ada', 'de Vries Ada', 'Lee Ada', 'Le Roux Ada'])
  expect(await order(works, ['by-word'])).toEqual(['de Vries Ada', 'Devlin Ada', 'Le Roux Ada', 'Lee Ada'])
})

test('nothing comes before something, whatever the given name is', async () =>
  expect(await order([written('Browning', 'Ada'), written('Brown', 'Zoe'), written('Brown', 'Ada Z.')])).toEqual(['Brown Ada Z.', 'Brown Zoe', 'Browning Ada']))

test('institutions and titles are sorted in the same way, past their articles', async () => {
  const works = [book('castle', { author: [{ literal: 'The New Castle Board' }] }), book('ark', { author: [{ literal: 'Newark Board' }] }), book('new ice', { title: 'A new ice' }), book('newest', { title: 'Newest ice' })]
  expect(await order(works)).toEqual(['ark', 'castle', 'newest', 'new ice'])
  expect(await order(works, ['by-word'])).toEqual(['castle', 'new ice', 'ark', 'newest'])
})

test('where particles are passed over, the surname behind them counts', async () =>
  expect(await order([written('Vries', 'Ada', 'de'), written('Devlin')], ['by-letter'], 'chicago-author-date')).toEqual(['Devlin Ada', 'de Vries Ada']))
