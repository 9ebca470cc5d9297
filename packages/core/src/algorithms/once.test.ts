import { expect, test } from 'vitest'
import { once } from './once.js'

test('an answer is worked out once for each object, also where it is that there is none', () => {
  const asked: object[] = []
  const ask = once((of: object) => {
    asked.push(of)
    return undefined
  })
  const [one, other] = [{}, {}]
  expect([ask(one), ask(one), ask(other)]).toEqual([undefined, undefined, undefined])
  expect(asked).toEqual([one, other])
})
