import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '../../test/reference/xml.js'
import { escapeAttribute, escapeText } from './escape.js'

/** Any string that XML can hold. */
const text = fc.string({ unit: 'grapheme-composite' }).map((value) => value.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\r\n\t'))

test('escaped text reads back as it was', () => {
  fc.assert(fc.property(text, (value) => {
    const document = parse(`<a>${escapeText(value)}</a>`)
    expect(document.text(document.root)).toBe(value)
  }))
})

test('an escaped value reads back as it was', () => {
  fc.assert(fc.property(text, (value) => {
    const document = parse(`<a b="${escapeAttribute(value)}"/>`)
    expect(document.attribute(document.root, 'b')).toBe(value)
  }))
})

test('line ends and quotes that need no escape stay readable', () => {
  expect(escapeText(`"a"\n'b'`)).toBe(`"a"\n'b'`)
  expect(escapeAttribute(`'a'`)).toBe(`'a'`)
})
