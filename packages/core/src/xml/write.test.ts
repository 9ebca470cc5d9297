import { expect, test } from 'vitest'
import { elementsOf, namespaces, parse, strictNamespaces } from '../../test/reference/xml.js'
import { applySplices } from './splice.js'
import { newPartWriter, xmlWriter } from './write.js'

test('markup is in the prefixes of the part', () => {
  const write = xmlWriter(parse('<n:p xmlns:n="urn:w"/>'))
  expect(write.element('w:jc', { 'w:val': 'left' })).toBe('<n:jc n:val="left"/>')
  expect(write.open('w:r', { 'w:id': 1, 'w:no': undefined }) + write.close('w:r')).toBe('<n:r n:id="1"></n:r>')
  expect(write.declarations()).toBeNull()
})

test('content is markup, values are text', () => {
  const write = xmlWriter(parse('<w:p xmlns:w="urn:w"/>'))
  const text = write.element('w:t', { 'xml:space': 'preserve' }, 'a &amp; b')
  expect(write.element('w:r', { 'w:x': '<"&\n>' }, text, write.element('w:br')))
    .toBe('<w:r w:x="&lt;&quot;&amp;&#10;&gt;"><w:t xml:space="preserve">a &amp; b</w:t><w:br/></w:r>')
})

test.each([
  ['the default namespace only', '<p xmlns="urn:w"></p>', ' xmlns:w="urn:w"'],
  ['an empty root', '<p xmlns="urn:strict:w" />', ' xmlns:w="urn:strict:w"'],
  ['the prefix for another namespace', '<w:p xmlns:w="urn:other"></w:p>', ' xmlns:w1="urn:w"'],
  ['the prefix for another namespace deep inside', '<p><w:q xmlns:w="urn:other"/></p>', ' xmlns:w1="urn:w"'],
  ['the prefix declared below only', '<p><w:q xmlns:w="urn:w"/></p>', ' xmlns:w="urn:w"'],
])('a part that has %s gets a declaration', (_, source, declaration) => {
  const document = parse(source)
  const write = xmlWriter(document)
  const added = write.element('w:added', { 'w:val': '1' })
  const splice = write.declarations()
  expect(splice?.text).toBe(declaration)
  const changed = parse(applySplices(source, splice ? [splice] : []))
  expect(elementsOf(changed).map(({ name }) => name)).toEqual(elementsOf(document).map(({ name }) => name))
  const prefix = declaration.slice(7, declaration.indexOf('='))
  expect(added).toBe(`<${prefix}:added ${prefix}:val="1"/>`)
})

test('two families that lack a prefix get different ones', () => {
  const write = xmlWriter(parse('<a xmlns:w="urn:x" xmlns:w1="urn:y"/>'))
  expect(write.name('w:a') + ' ' + write.name('r:b') + ' ' + write.name('w:c')).toBe('w2:a r:b w2:c')
  expect(write.declarations()?.text).toBe(' xmlns:w2="urn:w" xmlns:r="urn:r"')
})

test('a family nobody knows is a fault of the caller', () => {
  expect(() => xmlWriter(parse('<a/>')).name('q:a')).toThrow(expect.objectContaining({ code: 'internal' }))
})

test('a new part declares what it uses', () => {
  const write = newPartWriter({ namespaces, strictNamespaces }, true)
  const part = write.part('w:hdr', {}, write.element('w:p', { 'r:id': 'rId1' }))
  expect(part).toBe(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:hdr xmlns:w="urn:strict:w" xmlns:r="urn:r"><w:p r:id="rId1"/></w:hdr>',
  )
  expect(parse(part).strict).toBe(true)
})
