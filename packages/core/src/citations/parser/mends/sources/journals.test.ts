import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('a journal may be called after meetings, and what says on what or when people met is none', () => {
  const printed = (journal: string) => read(['title', '“Ropes.”'], ['journal', journal], ['volume', '24'], ['date', '(1987):'], ['pages', '1–30.']).csl.type
  expect(['Rope Workshop Quarterly', 'Harbour Symposium', 'Workshop on Ropes', 'Proc. 3rd Rope Workshop'].map(printed)).toEqual(['article-journal', 'article-journal', 'paper-conference', 'paper-conference'])
})

test('what stands behind an “In” and has a publisher is a book, though it counts volumes', () => {
  const berg = read(['author', 'Berg.'], ['date', '1935.'], ['title', 'On Ropes.'], ['journal', 'In Berg,'], ['volume', 'vol. 6,'], ['pages', '273–595.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press.']).csl
  expect(berg).toMatchObject({ 'type': 'chapter', 'container-title': 'Berg', 'volume': '6' })
  expect(read(['title', 'Ropes.'], ['journal', 'In: Harbours'], ['volume', '6(2)'], ['pages', '27–59.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press.']).csl.type).toBe('article-journal')
})

test('a season is when a journal came out, in its date or behind its volume, and no words of it are lost', () => {
  const noon = (...parts: readonly [Label, string][]) => read(['title', '“Ropes.”'], ['journal', 'Harbours'], ...parts)
  expect(noon(['volume', '8, no. 2'], ['date', '(Fall 2017):'], ['pages', '70–88.']).csl.issued).toEqual({ 'date-parts': [[2017]], 'season': 'Fall' })
  expect(noon(['date', '2017.'], ['volume', '8 (Spring):'], ['pages', '70–88.']).csl.issued).toEqual({ 'date-parts': [[2017]], 'season': 'Spring' })
  const { csl, leftovers } = noon(['volume', '8, no. 2'], ['date', '(spring/ summer 2017):'], ['pages', '70–88.'])
  expect({ season: csl.issued?.season, leftovers }).toEqual({ season: 'spring/summer', leftovers: [] })
  expect(noon(['volume', '66'], ['date', '(été 2001):'], ['pages', '70–88.'])).toMatchObject({ csl: { issued: { season: 'été' } }, leftovers: [] })
})

test('a journal may come out by quarters', () => {
  const dated = (date: string) => read(['title', '“Ropes,”'], ['journal', 'Harbours,'], ['volume', 'vol. 8, no. 2,'], ['pages', 'pp. 70–88,'], ['date', date, 0.3])
  for (const quarter of ['1st Quart.', 'Firstquarter', 'Third Quarter']) {
    expect(dated(`${quarter} 2017.`)).toMatchObject({ csl: { issued: { 'date-parts': [[2017]], 'season': quarter } }, leftovers: [], confidence: 1 })
  }
  expect(dated('1st Quart., 2017.').csl.issued?.season).toBe('1st Quart.')
  expect(dated('Headquarter 2017.').csl.issued?.season).toBeUndefined()
})

test('a journal in angle quotation marks, with an Italian “in” before it, has its volume and issue behind it', () => {
  const article = read(['author', 'Roe, Ada'], ['date', '(2014),'], ['title', 'Maree, in «Rivista del porto»,'], ['journal', 'XII,'], ['volume', '2,'], ['pages', 'pp. 101-134.'])
  expect(article.csl).toMatchObject({ 'title': 'Maree', 'container-title': 'Rivista del porto', 'volume': 'XII', 'issue': '2', 'page': '101-134' })
})
