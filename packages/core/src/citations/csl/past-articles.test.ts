import { expect, test } from 'vitest'
import { plain } from '../rich-text.js'
import { loadEngine } from '../load-engine.js'
import type { CitedItem } from '../engine.js'

const book = (id: string, item: Partial<CitedItem>): CitedItem => ({ id, type: 'book', title: 'Salt and rye', publisher: 'Fjord Press', issued: { 'date-parts': [[2019]] }, ...item })
const works = [
  book('an', { author: [{ family: 'An', given: 'Li' }] }),
  book('berg', { author: [{ family: 'Berg', given: 'Lars' }] }),
  book('ice', { title: 'The ice of the coast' }),
  book('roe', { author: [{ family: 'Roe', given: 'Jane' }] }),
  book('board', { author: [{ literal: 'The Australian Board' }] }),
]

const leads = async (csl: string, language: string) =>
  (await loadEngine({ csl, corrections: [], language })).open(works).entries().map(({ text }) => /\p{Lu}\p{L}+/u.exec(plain(text))![0])

test.each(['apa', 'modern-language-association', 'chicago-author-date'])('works and institutions are listed past their articles, persons are not: %s', async (csl) =>
  expect(await leads(csl, 'en-US')).toEqual(['An', 'The', 'Berg', 'The', 'Roe']))

test('in other languages the same words are no articles', async () => expect(await leads('apa', 'es-ES')).toEqual(['An', 'Berg', 'Roe', 'The', 'The']))
