import { expect, test } from 'vitest'
import { equivalenceKey, partNameOf, relationshipsPartOf, resolveTarget, targetFrom } from './part-name.js'

test('an entry is named as it is, with backslashes as slashes', () => {
  expect(partNameOf('word/document.xml')).toBe('word/document.xml')
  expect(partNameOf('word\\media\\image 1.png')).toBe('word/media/image 1.png')
  expect(partNameOf('[Content_Types].xml')).toBe('[Content_Types].xml')
  expect(partNameOf('word/')).toBe('word/')
})

test.each([
  '../evil.xml', 'word/../../evil.xml', 'word\\..\\..\\evil.xml', 'word/%2e%2E/evil.xml', '/etc/evil.txt', '\\\\host\\evil',
  'C:\\evil.txt', 'word//document.xml', './a.xml', 'word/a\0.xml', 'word/a%2Fb.xml', 'word/a%5cb.xml', '', '/',
])('the name “%s” is refused', (name) => {
  expect(() => partNameOf(name)).toThrow(expect.objectContaining({ code: 'unsafe_part_name' }))
})

test('names are equivalent whatever their case and their percent-encoding', () => {
  expect(equivalenceKey('Word/Document.XML')).toBe(equivalenceKey('word/document.xml'))
  expect(equivalenceKey('word/media/im%C4%85ge.png')).toBe(equivalenceKey('word/media/imąge.png'))
  expect(equivalenceKey('a%zz%ff.xml')).toBe('a%zz%ff.xml')
})

test('relationships lie in a folder beside their source', () => {
  expect(relationshipsPartOf(null)).toBe('_rels/.rels')
  expect(relationshipsPartOf('document.xml')).toBe('_rels/document.xml.rels')
  expect(relationshipsPartOf('word/document.xml')).toBe('word/_rels/document.xml.rels')
})

test.each([
  ['word/document.xml', 'styles.xml', 'word/styles.xml'],
  ['word/document.xml', '../docProps/core.xml', 'docProps/core.xml'],
  ['word/document.xml', '/word/./media/a.png', 'word/media/a.png'],
  ['word/document.xml', 'media\\a.png', 'word/media/a.png'],
  ['word/document.xml', 'a.xml#part', 'word/a.xml'],
  [null, 'word/document.xml', 'word/document.xml'],
  ['word/document.xml', '../../etc/passwd', undefined],
  ['word/document.xml', 'https://example.org/a.png', undefined],
  ['word/document.xml', 'file:///etc/passwd', undefined],
  ['word/document.xml', '//host/a.png', undefined],
  ['word/document.xml', '#here', undefined],
  ['word/document.xml', '', undefined],
])('from %s, “%s” is %s', (source, target, part) => {
  expect(resolveTarget(source, target)).toBe(part)
})

test('a target is relative below its source and absolute elsewhere', () => {
  expect(targetFrom('word/document.xml', 'word/header1.xml')).toBe('header1.xml')
  expect(targetFrom('word/document.xml', 'docProps/core.xml')).toBe('/docProps/core.xml')
  expect(targetFrom(null, 'word/document.xml')).toBe('word/document.xml')
})
