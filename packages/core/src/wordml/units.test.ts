import { describe, expect, test } from 'vitest'
import { inches, readHalfPoints, readInteger, readOnOff, readTwips } from './units.js'

describe('measures', () => {
  test.each([
    ['240', 240],
    ['-360', -360],
    ['+12', 12],
    ['54pt', 1080],
    ['1in', 1440],
    ['2.54cm', 1440],
    ['25.4mm', 1440],
    ['6pc', 1440],
    ['6pi', 1440],
    ['-0.5in', -720],
    ['11.40pt', 228],
    ['12.0', 12],
  ])('read %s as %i twips', (text, twips) => expect(readTwips(text)).toBe(twips))

  test('read a line of a Strict file, 12pt, as one line of 240', () => expect(readTwips('12pt')).toBe(240))

  test.each([['24', 24], ['12pt', 24], ['10.5pt', 21]])('read the size %s as %i half-points', (text, size) => expect(readHalfPoints(text)).toBe(size))

  test.each(['', 'auto', '1e9', '12 pt', '0x10', '99999999999', 'NaN', '1in2'])('take %s as absent', (text) => expect(readTwips(text)).toBeUndefined())

  test('are twips of inches', () => expect(inches(0.5)).toBe(720))
})

describe('whole numbers', () => {
  test('end where Word ends them', () => {
    expect(readInteger('2147483647')).toBe(2147483647)
    expect(readInteger('2147483648')).toBeUndefined()
  })
})

describe('on and off', () => {
  test.each([undefined, '1', 'true', 'on', ''])('%s is on', (text) => expect(readOnOff(text)).toBe(true))
  test.each(['0', 'false', 'off'])('%s is off', (text) => expect(readOnOff(text)).toBe(false))
})
