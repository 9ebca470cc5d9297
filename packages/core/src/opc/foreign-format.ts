import type { FormatError } from '../errors.js'
import { emptyFile, encrypted, legacyDoc, notADocx, otherFormat, truncated } from './refusals.js'
import { findEnd } from './zip-directory.js'

/** Refuses a file that is no ZIP archive at all, by what it is. */
export const refuseForeignFormat = (bytes: Uint8Array) => {
  if (bytes.length === 0) throw emptyFile()
  if (compoundFileSignature.every((byte, index) => bytes[index] === byte)) throw compoundFile(bytes)
  if (findEnd(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== undefined) return
  if (startsLikeZip(bytes)) throw truncated('its end is missing')
  // Without what UTF-16 and byte order marks add, all of these begin in ASCII.
  const head = String.fromCharCode(...bytes.subarray(0, 2000)).replaceAll('\0', '').replace(/^[\xef\xbb\xbf\xfe\xff]+/, '')
  const format = formats.find(([, pattern]) => pattern.test(head))
  throw format ? otherFormat(format[0]) : notADocx('The file is not a Word document.')
}

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

/** Streams that tell what a compound file ([MS-CFB]) is. */
const streams: readonly (readonly [name: string, refusal: () => FormatError])[] = [
  ['EncryptedPackage', encrypted],
  ['WordDocument', legacyDoc],
  ['Workbook', () => otherFormat('an Excel 97–2003 workbook (.xls)')],
  ['PowerPoint Document', () => otherFormat('a PowerPoint 97–2003 presentation (.ppt)')],
  ['__properties_version1.0', () => otherFormat('an Outlook message (.msg)')],
]

const compoundFile = (bytes: Uint8Array) => {
  const known = streams.find(([name]) => hasStream(bytes, name.toLowerCase()))
  return known ? known[1]() : otherFormat('an OLE compound file of another program')
}

/**
 * Whether a directory entry has the name, in any case. An entry begins at a multiple of 128, with its name in UTF-16;
 * to look at all such places is simpler than to follow the sector chains, and finds it in damaged files too.
 */
const hasStream = (bytes: Uint8Array, name: string) => {
  const lengthWithZero = (name.length + 1) * 2
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (bytes[at + 64] !== lengthWithZero) continue
    const found = bytes.subarray(at, at + lengthWithZero - 2).filter((_, index) => index % 2 === 0)
    if (String.fromCharCode(...found).toLowerCase() === name) return true
  }
  return false
}
