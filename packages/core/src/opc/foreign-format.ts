import { FormatError } from '../errors.js'
import { findEnd } from './zip-directory.js'

/** Refuses a file that is no ZIP archive at all, by what it is. */
export const refuseForeignFormat = (bytes: Uint8Array) => {
  if (bytes.length === 0) throw new FormatError('empty_file', 'The file is empty.', 'Choose another copy of it: this one has no content.')
  if (compoundFileSignature.every((byte, index) => bytes[index] === byte)) throw compoundFile(bytes)
  if (findEnd(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== undefined) return
  if (startsLikeZip(bytes)) {
    throw new FormatError('truncated', 'The file is incomplete: its end is missing.', 'It was probably cut off when it was copied, downloaded or sent. Get it again from where it came.')
  }
  const head = String.fromCharCode(...bytes.subarray(0, 2000)).replaceAll('\0', '')
  const format = formats.find(([, pattern]) => pattern.test(head))
  throw format ? otherFormat(format[0]) : notADocx('The file is not a Word document.')
}

/** The file is one of a kind that Word or another program can save as .docx. */
export const otherFormat = (name: string) =>
  new FormatError('other_format', `The file is not a .docx but ${name}.`, 'Open it in the program it comes from and save it as a Word document (.docx).')

export const notADocx = (message: string) =>
  new FormatError('not_a_docx', message, 'Choose the .docx file itself: a document saved by Word or a program that works with its format.')

/** What files are renamed to .docx by mistake, by how they begin. */
const formats: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a PDF', /^[^]{0,1000}?%PDF-/],
  ['Rich Text Format (.rtf)', /^\s*\{\\rtf/],
  ['Word XML in one file (Flat OPC)', /<pkg:package\b/],
  ['Word 2003 XML', /<w:wordDocument\b/],
  ['OpenDocument XML in one file', /<office:document\b/],
  ['a web page (HTML)', /^\s*(?=<)[^]*?(?:<!doctype html|<html\b)/i],
]

const startsLikeZip = ([p, k, third, fourth]: Uint8Array) => p === 0x50 && k === 0x4b && third === 3 && fourth === 4

const compoundFileSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Streams that tell what a compound file ([MS-CFB]) is; the names of streams know no case. */
const streams: readonly (readonly [stream: string, refusal: () => FormatError])[] = [
  ['encryptedpackage', () => new FormatError('encrypted', 'The file is protected with a password.', 'Open it in Word with its password, remove the protection and save it again.')],
  ['worddocument', () => new FormatError('legacy_doc', 'The file is a Word 97–2003 document (legacy .doc), whatever its name says.', 'Open it in Word and save it as a Word document (.docx).')],
  ['workbook', () => otherFormat('an Excel 97–2003 workbook (.xls)')],
  ['powerpoint document', () => otherFormat('a PowerPoint 97–2003 presentation (.ppt)')],
  ['__properties_version1.0', () => otherFormat('an Outlook message (.msg)')],
]

const compoundFile = (bytes: Uint8Array) => {
  const names = directoryNames(bytes)
  const known = streams.find(([stream]) => names.has(stream))
  return known ? known[1]() : otherFormat('an OLE compound file of another program')
}

/**
 * Names that may be those of directory entries. An entry is 128 bytes long, begins at a multiple of 128 and with its
 * name in UTF-16; to look at all such places is simpler and forgives more than to follow the sector chains.
 */
const directoryNames = (bytes: Uint8Array) => {
  const names = new Set<string>()
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    // The length counts the zero at the end and is at most 64.
    const length = bytes[at + 64] ?? 0
    if (length < 4 || length > 64 || bytes[at + 65] !== 0 || bytes[at + 1] !== 0) continue
    names.add(String.fromCharCode(...bytes.subarray(at, at + length - 2).filter((_, index) => index % 2 === 0)).toLowerCase())
  }
  return names
}
