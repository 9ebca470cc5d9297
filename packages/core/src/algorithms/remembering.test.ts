import { expect, test } from 'vitest'
import { remembering } from './remembering.js'

const counting = (most: number, longest?: number) => {
  const asked: string[] = []
  const lettersOf = remembering(most, (text) => {
    asked.push(text)
    return [...text]
  }, longest)
  return { asked, lettersOf }
}

test('a text is worked out once, and its answer is the same object then', () => {
  const { asked, lettersOf } = counting(2)
  expect(lettersOf('ice')).toBe(lettersOf('ice'))
  expect(asked).toEqual(['ice'])
})

test('no more texts are remembered than were asked for', () => {
  const { asked, lettersOf } = counting(2)
  for (const text of ['ice', 'salt', 'rope', 'ice', 'rope']) expect(lettersOf(text).join('')).toBe(text)
  expect(asked).toEqual(['ice', 'salt', 'rope', 'ice'])
})

test('a text that is too long is worked out each time', () => {
  const { asked, lettersOf } = counting(2, 4)
  for (const text of ['harbour', 'harbour', 'rope', 'rope']) lettersOf(text)
  expect(asked).toEqual(['harbour', 'harbour', 'rope'])
})
