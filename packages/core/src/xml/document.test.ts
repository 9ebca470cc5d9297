import { expect, test } from 'vitest'
import { elementsOf, parse } from '../../test/reference/xml.js'

test('an attribute is read by its canonical name and unescaped', () => {
  const document = parse(`<n:p xmlns:n="urn:w" n:val = 'a &lt; "b"&#10;c' plain="1" xml:space="preserve"/>`)
  expect(document.attribute(document.root, 'w:val')).toBe('a < "b"\nc')
  expect(document.attribute(document.root, 'plain')).toBe('1')
  expect(document.attribute(document.root, 'xml:space')).toBe('preserve')
  expect(document.attribute(document.root, 'val')).toBeUndefined()
  expect(document.attribute(document.root, 'n:val')).toBeUndefined()
})

test('an attribute is not found in the value of another', () => {
  const document = parse(`<a xmlns:w="urn:w" w:b=' w:val="1"'><c w:val="2"/></a>`)
  expect(document.attribute(document.root, 'w:val')).toBeUndefined()
})

test('bare white space in a value is spaces, escaped it is itself', () => {
  const document = parse('<a b="1\r\n2\t3&#9;4"/>')
  expect(document.attribute(document.root, 'b')).toBe('1 2 3\t4')
})

test('an attribute without prefix is in no namespace, whatever the default is', () => {
  const document = parse('<p xmlns="urn:w" val="1"/>')
  expect([...document.attributes(document.root)]).toEqual([['val', '1']])
})

test('attributes leave namespace declarations out', () => {
  const document = parse('<w:p xmlns:w="urn:w" xmlns="urn:r" w:b="1" xmlnsfoo="2"/>')
  expect([...document.attributes(document.root)]).toEqual([['w:b', '1'], ['xmlnsfoo', '2']])
})

test('one name is found in every spelling, also where a prefix is bound anew', () => {
  const document = parse(
    '<a xmlns:w="urn:w" xmlns:n="urn:w"><b w:val="1"/><b n:val="2"/><b xmlns:w="urn:r" w:val="3"/><b xmlns:q="urn:w" q:val="4"/></a>',
  )
  const [, ...rows] = elementsOf(document)
  expect(rows.map((row) => document.attribute(row, 'w:val'))).toEqual(['1', '2', undefined, '4'])
  expect(rows.map((row) => document.attribute(row, 'r:val'))).toEqual([undefined, undefined, '3', undefined])
})

test('names that objects have by nature are names like others', () => {
  const document = parse('<constructor __proto__="1" toString="2"/>')
  expect(document.attribute(document.root, '__proto__')).toBe('1')
  expect(document.attribute(document.root, 'hasOwnProperty')).toBeUndefined()
  expect(document.attributes(document.root).get('toString')).toBe('2')
})

test('text is what stands directly inside the element', () => {
  const document = parse('<a>1 &amp; <!-- no --><![CDATA[<2>&amp;]]><b>not this</b>\r\n3<?no ?></a>')
  expect(document.text(document.root)).toBe('1 & <2>&amp;\n3')
})

test('Strict is told by the namespace of the root', () => {
  expect(parse('<w:a xmlns:w="urn:strict:w"/>').strict).toBe(true)
  expect(parse('<a xmlns="urn:strict:w"/>').strict).toBe(true)
  expect(parse('<w:a xmlns:w="urn:w" xmlns:s="urn:strict:w"/>').strict).toBe(false)
})

test('a family has the namespace that goes with the document', () => {
  expect(parse('<w:a xmlns:w="urn:strict:w"/>').uriFor('w')).toBe('urn:strict:w')
  expect(parse('<w:a xmlns:w="urn:w"/>').uriFor('w')).toBe('urn:w')
  expect(parse('<w:a xmlns:w="urn:strict:w"/>').uriFor('r')).toBe('urn:r')
  expect(parse('<a/>').uriFor('unknown')).toBeUndefined()
})

test('a prefix is usable where the root declares it and nothing below takes it', () => {
  expect(parse('<n:a xmlns:n="urn:w"/>').prefixFor('w')).toBe('n')
  expect(parse('<a xmlns="urn:w"/>').prefixFor('w')).toBeUndefined()
  expect(parse('<a><w:b xmlns:w="urn:w"/></a>').prefixFor('w')).toBeUndefined()
  expect(parse('<w:a xmlns:w="urn:w" xmlns:n="urn:w"><b xmlns:w="urn:r"/></w:a>').prefixFor('w')).toBe('n')
  expect(parse('<w:a xmlns:s="urn:strict:w" xmlns:w="urn:w"/>').prefixFor('w')).toBe('w')
  expect(parse('<a/>').prefixFor('xml')).toBe('xml')
})

test('a prefix can be declared where it is free or means the same everywhere', () => {
  const document = parse('<a><p:b xmlns:p="urn:w"/><q:b xmlns:q="urn:w"/><q:b xmlns:q="urn:r"/></a>')
  expect(document.canDeclare('p', 'urn:w')).toBe(true)
  expect(document.canDeclare('p', 'urn:r')).toBe(false)
  expect(document.canDeclare('q', 'urn:w')).toBe(false)
  expect(document.canDeclare('free', 'urn:w')).toBe(true)
})
