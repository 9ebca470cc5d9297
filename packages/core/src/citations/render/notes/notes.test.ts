import { expect, test } from 'vitest'
import type { Cite, LinkKind } from '../../cluster.js'
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

test('a note that stays and only may be of a work has not named it', () => {
  const sequence = new Sequence()
  const cite = (kind: LinkKind): Cite => ({ from: 0, to: 9, names: ['Roe'], etAl: false, link: { kind, references: ['r1'], score: 0.6 } })
  sequence.pass([cite('spelling')])
  expect(sequence.next([page('5')])).toMatchObject([{ position: 'first' }])
  const other = new Sequence()
  other.pass([cite('exact')])
  expect(other.next([page('5')])).toMatchObject([{ position: 'ibid-with-locator' }])
})
