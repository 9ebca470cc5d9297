import { expect, test } from 'vitest'
import { inflated, readEntries } from '../../zip.js'
import { tokenise } from '../tokenise.js'
import { makePaper } from './paper.js'

test('the same seed gives the same bytes, another seed gives others', () => {
  expect(makePaper(2, 5).bytes.equals(makePaper(2, 5).bytes)).toBe(true)
  expect(makePaper(2, 5).bytes.equals(makePaper(2, 6).bytes)).toBe(false)
})

test('a paper has the density of real ones', () => {
  const { words, runs, markup } = makePaper(40)
  expect(words / 40).toBeGreaterThan(295)
  expect(words / 40).toBeLessThan(345)
  expect(markup / words).toBeGreaterThan(50)
  expect(markup / words).toBeLessThan(62)
  expect(words / runs).toBeGreaterThan(4)
  expect(words / runs).toBeLessThan(6)
})

test('every part is well-formed', () => {
  for (const entry of readEntries(makePaper(6).bytes)) {
    if (/\.(xml|rels)$/.test(entry.name)) expect(tokenise(inflated(entry).toString('utf8')), entry.name).toBeGreaterThan(0)
  }
})
