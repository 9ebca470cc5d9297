import { expect, test } from 'vitest'
import type { Citation } from '../../citations.js'
import { losesStop } from './note-stop.js'

/** Whether a sentence of a note would lose its stop with that of `Lee, 3.`, where these words follow. */
const loses = (after: string): boolean => {
  const text = `But see Lee, 3.${after}`
  return losesStop([{ text: '(Lee 3)' }], { form: 'note', paragraph: { text }, from: 8, to: 15 } as Citation)
}

test('a sentence of a note loses its stop before another one, which may begin with a name in small letters', () => {
  expect([' He differs.', ' mRNA is old.', ' lme4 fits it.'].map(loses)).toEqual([true, true, true])
})

test('a sentence that goes on behind a citation has no stop to lose', () => {
  expect([' and others.', '. He differs.', ', too.'].map(loses)).toEqual([false, false, false])
})
