import { describe, expect, test } from 'vitest'
import { compared } from './wording.js'

describe('what there is and what is wanted', () => {
  test('are two descriptions', () =>
    expect(compared('The heading is centred', 'The heading is flush left', ['align']).message).toBe('The heading is centred; the style wants flush left.'))

  test('never read alike: what they do not say is named', () => {
    const { found, expected, message } = compared('The heading is centred', 'The heading is centred', ['keepNext', 'indentStart', 'firstLine'])
    expect(message).toBe('The heading is centred, as the style has it; its tie to the line below and indent are not.')
    expect(found).toBe('another tie to the line below and indent')
    expect(expected).not.toBe(found)
  })
})
