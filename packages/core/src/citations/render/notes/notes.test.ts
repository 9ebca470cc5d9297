import { expect, test } from 'vitest'
import type { RenderedCite } from '../../engine.js'
import { Sequence } from './notes.js'

const positions = (...notes: readonly (readonly RenderedCite[])[]) => {
  const sequence = new Sequence()
  return notes.map((cites) => sequence.next(cites).map(({ position }) => position))
}
const page = (locator?: string): RenderedCite => ({ id: 'r1', ...(locator !== undefined && { locator, label: 'page' }) })
const chapter = (locator: string): RenderedCite => ({ id: 'r1', locator, label: 'chapter' })

test('a work that is cited again right away stands in the same place where its locator says so (CSL 1.0.2, position)', () => {
  expect(positions([page('5')], [page('5')], [page('7')], [page()], [page()])).toEqual([['first'], ['ibid'], ['ibid-with-locator'], ['subsequent'], ['ibid']])
})

test('chapter 5 is another place than page 5', () => {
  expect(positions([chapter('5')], [page('5')])).toEqual([['first'], ['ibid-with-locator']])
})

test('behind a note on several works no work is cited again right away', () => {
  expect(positions([page('5'), { id: 'r2' }], [{ id: 'r2' }])).toEqual([['first', 'first'], ['subsequent']])
})

test('what is not known between two notes parts them', () => {
  const sequence = new Sequence()
  sequence.next([page('5')])
  sequence.interrupt()
  expect(sequence.next([page('5')])).toMatchObject([{ position: 'subsequent' }])
})
