import { describe, expect, test } from 'vitest'
import { compared, short } from './wording.js'

describe('what there is and what is wanted', () => {
  test('are two descriptions', () =>
    expect(compared('The heading is centred', 'The heading is flush left', ['align']).message).toBe('The heading is centred; the style wants flush left.'))

  test('never read alike: what they do not say is named', () => {
    const { found, expected, message } = compared('The heading is centred', 'The heading is centred', ['keepNext', 'indentStart', 'firstLine'])
    expect(message).toBe('The heading is centred, as the style has it; its setting “Keep with next” and indent are not.')
    expect(found).toBe('another setting “Keep with next” and indent')
    expect(expected).not.toBe(found)
  })
})

test('words are quoted whole, in one line, with a sign where some are left out', () => {
  expect(short(' The ferries\nof \uFFFCwinter ', 40)).toBe('The ferries of winter')
  expect(short('The ferries of winter and the ice', 20)).toBe('The ferries of…')
  expect(short('https://harbours.example/ships/of/the/north', 20)).toBe('https://harbours.exa'.slice(0, 19) + '…')
})
