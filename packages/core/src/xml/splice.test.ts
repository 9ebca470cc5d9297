import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeXml } from './decode.js'
import { applySplices, encodeSplices } from './splice.js'

test('without splices the source is the same string', () => {
  expect(applySplices('abc', [])).toBe('abc')
})

test('splices apply to the original, in any order', () => {
  expect(applySplices('0123456789', [{ start: 5, end: 7, text: 'b' }, { start: 1, end: 2, text: '' }])).toBe('0234b789')
})

test('insertions at one place keep their order, and come before a replacement that begins there', () => {
  const splices = [
    { start: 1, end: 2, text: 'X' },
    { start: 1, end: 1, text: 'a' },
    { start: 1, end: 1, text: 'b' },
  ]
  expect(applySplices('012', splices)).toBe('0abX2')
})

test.each([
  ['overlap', [{ start: 0, end: 2, text: '' }, { start: 1, end: 3, text: '' }]],
  ['run backwards', [{ start: 2, end: 1, text: '' }]],
  ['lead past the end', [{ start: 2, end: 9, text: '' }]],
])('splices that %s are a fault of the caller', (_, splices) => {
  expect(() => applySplices('012', splices)).toThrow(expect.objectContaining({ code: 'internal' }))
})

test('everything outside the splices stays as it is', () => {
  const cuts = fc.tuple(fc.string({ maxLength: 60 }), fc.array(fc.tuple(fc.nat(60), fc.string({ maxLength: 4 })), { maxLength: 8 }))
  fc.assert(fc.property(cuts, ([source, places]) => {
    const sorted = [...new Map(places.map(([at, text]) => [Math.min(at, source.length), text]))].sort(([a], [b]) => a - b)
    // Every second place begins a splice, and the next one ends it.
    const splices = sorted.flatMap(([start, text], index) => {
      const end = sorted[index + 1]?.[0]
      return index % 2 === 0 && end !== undefined ? [{ start, end, text }] : []
    })
    let expected = ''
    let from = 0
    for (const { start, end, text } of splices) {
      expected += source.slice(from, start) + text
      from = end
    }
    expect(applySplices(source, splices.toReversed())).toBe(expected + source.slice(from))
  }))
})

test('splices applied and encoded at once are the same as one after the other', () => {
  const whole = fc.string({ unit: fc.constantFrom('a', 'ż', '—', '😀', '\ud800'), maxLength: 40 })
  fc.assert(fc.property(whole, whole, fc.array(whole, { maxLength: 4 }), fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'), (head, tail, texts, encoding) => {
    const source = `<${head}>${'<b/>'.repeat(texts.length)}${tail}`
    const splices = texts.map((text, index) => ({ start: head.length + 2 + 4 * index, end: head.length + 2 + 4 * index + 3 * (index % 2), text: `<${text.repeat(3)}>` }))
    expect(encodeSplices(source, splices, encoding)).toEqual(encodeXml(applySplices(source, splices), encoding))
  }))
})
