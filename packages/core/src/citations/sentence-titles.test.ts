import { expect, test } from 'vitest'
import type { CslItem } from './item.js'
import { withSentenceTitle } from './sentence-titles.js'

const common = new Set('tides harbours quiet winter light study study coast war great'.split(' '))
const lexicon = { isCommon: (word: string) => common.has(word) }
const titled = (title: string, more: Partial<CslItem> = {}) => withSentenceTitle({ type: 'article-journal', title, ...more }, 'all', lexicon).title

test('a title in capitals becomes a sentence where the paper knows all its words', () => {
  expect(titled('Quiet Tides in Winter Harbours: A Study of Light')).toBe('Quiet tides in winter harbours: A study of light')
})

test('a title stays as it is where one of its words may be a name', () => {
  const kept = ['Quiet Tides in Oslo Harbours', 'The Old War in Winter Light', 'Quiet tides of the Coast', '“Quiet Tides” in Winter', 'Quiet Tides and DNA in Oslo']
  expect(kept.map((title) => titled(title))).toEqual(kept)
  expect(titled('The Great War in Winter Light')).toBe('The Great War in winter light')
  expect(titled('Quiet Tides', { language: 'de' })).toBe('Quiet Tides')
  expect(titled('Quiet Tides', { type: 'treaty' })).toBe('Quiet Tides')
})

test('books keep their capitals where a style sets as sentences only what stands in them', () => {
  const of = (type: CslItem['type']) => withSentenceTitle({ type, title: 'Quiet Tides' }, 'parts', lexicon).title
  expect([of('book'), of('chapter'), of('article-journal')]).toEqual(['Quiet Tides', 'Quiet tides', 'Quiet tides'])
})
