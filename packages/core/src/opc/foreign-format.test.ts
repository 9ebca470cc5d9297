import { expect, test } from 'vitest'
import { handmadeZip } from '../../test/reference/handmade-zip.js'
import { refuseForeignFormat } from './foreign-format.js'

const bytes = (content: string) => new TextEncoder().encode(content)

/** A compound file with one stream of the given name. */
const compoundFile = (stream: string) => {
  const file = Buffer.alloc(1024)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  file.write(`${stream}\0`, 512 + 128, 'utf16le')
  file.writeUInt16LE((stream.length + 1) * 2, 512 + 128 + 64)
  return file
}

test.each([
  ['nothing', bytes(''), 'empty_file', 'empty'],
  ['text', bytes('Dear Sir,'), 'not_a_docx', 'not a Word document'],
  ['a PDF', bytes('%PDF-1.7\n'), 'other_format', 'PDF'],
  ['RTF', bytes('{\\rtf1 a}'), 'other_format', 'Rich Text'],
  ['HTML', bytes('\n<!-- a --><!doctype HTML><p>'), 'other_format', 'HTML'],
  ['HTML in UTF-16', Buffer.from('\ufeff<html>', 'utf16le'), 'other_format', 'HTML'],
  ['Flat OPC', bytes('<?xml version="1.0"?><pkg:package xmlns:pkg="a">'), 'other_format', 'Flat OPC'],
  ['Word 2003 XML', bytes('<?xml version="1.0"?><w:wordDocument>'), 'other_format', 'Word 2003'],
  ['a legacy document', compoundFile('WordDocument'), 'legacy_doc', 'legacy .doc'],
  ['an encrypted document', compoundFile('EncryptedPackage'), 'encrypted', 'password'],
  ['an encrypted document of a program that shouts', compoundFile('ENCRYPTEDPACKAGE'), 'encrypted', 'password'],
  ['a legacy workbook', compoundFile('Workbook'), 'other_format', '.xls'],
  ['another compound file', compoundFile('Contents'), 'other_format', 'OLE'],
  ['the beginning of an archive', handmadeZip([{ name: 'a', content: 'a' }]).subarray(0, 40), 'truncated', 'incomplete'],
])('%s is refused as what it is', (_, file, code, words) => {
  const refuse = () => { refuseForeignFormat(file) }
  expect(refuse).toThrow(expect.objectContaining({ code }))
  expect(refuse).toThrow(words)
})

test('an archive goes on', () => {
  expect(() => { refuseForeignFormat(handmadeZip([])) }).not.toThrow()
})

test('a long run of comments is judged at once', () => {
  const started = performance.now()
  expect(() => { refuseForeignFormat(bytes('<!---->'.repeat(10_000))) }).toThrow()
  expect(performance.now() - started).toBeLessThan(500)
})
