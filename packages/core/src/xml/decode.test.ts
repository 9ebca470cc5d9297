import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '../../test/reference/xml.js'
import { decodeXml, encodeXml, type Encoding } from './decode.js'

const encodings: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be']
const text = fc.string({ unit: 'binary', maxLength: 40 })

test('a part is in the encoding that its byte order mark says, and else in UTF-8', () => {
  expect(decodeXml(Uint8Array.of(0xff, 0xfe, 0x7c, 0x01), 'p')).toEqual({ source: '\ufeffż', encoding: 'utf-16le' })
  expect(decodeXml(Uint8Array.of(0xfe, 0xff, 0x01, 0x7c), 'p')).toEqual({ source: '\ufeffż', encoding: 'utf-16be' })
  expect(decodeXml(Uint8Array.of(0xef, 0xbb, 0xbf, 0xc5, 0xbc), 'p')).toEqual({ source: '\ufeffż', encoding: 'utf-8' })
  expect(decodeXml(Uint8Array.of(0xc5, 0xbc), 'p')).toEqual({ source: 'ż', encoding: 'utf-8' })
})

test('a part encoded again has the same bytes', () => {
  fc.assert(fc.property(text, fc.constantFrom(...encodings), fc.boolean(), (content, encoding, marked) => {
    const bytes = encodeXml(`${marked || encoding !== 'utf-8' ? '\ufeff' : ''}${content}`, encoding)
    const decoded = decodeXml(bytes, 'part.xml')
    fc.pre(decoded.encoding === encoding)
    expect(encodeXml(decoded.source, decoded.encoding)).toEqual(bytes)
  }))
})

test.each([
  ['invalid UTF-8', Uint8Array.of(0x3c, 0xff, 0x3e)],
  ['UTF-8 that is cut off', Uint8Array.of(0x61, 0xc5)],
  ['half a character of UTF-16', Uint8Array.of(0xff, 0xfe, 0x3c)],
])('%s is refused', (_, bytes) => {
  expect(() => decodeXml(bytes, 'word/document.xml')).toThrow(expect.objectContaining({ code: 'malformed_part' }))
})

test('a lone surrogate in UTF-16 is left for the scanner to refuse', () => {
  const { source } = decodeXml(encodeXml('\ufeff<a>\ud800</a>', 'utf-16le'), 'p')
  expect(() => parse(source)).toThrow('U+D800')
})
