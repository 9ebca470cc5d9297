import { FormatError } from '../errors.js'
import type { PartName } from './part-name.js'

// Why a file is refused, in the words of those who have it, and what they can do.

const getAgain = 'It was probably cut off when it was copied, downloaded or sent. Get it again from where it came.'
const repair = 'Open it in Word, let it repair the file if it offers to, and save it again.'
const saveAgain = 'Open the document in Word if you trust it, and save it again.'
const saveAsDocx = 'Open it in the program it comes from and save it as a Word document (.docx).'
const makeSmaller = 'Split the document, or remove what makes it so large.'

export const emptyFile = () =>
  new FormatError('empty_file', 'The file is empty.', 'Choose another copy of it: this one has no content.')

export const notADocx = (message: string) =>
  new FormatError('not_a_docx', message, 'Choose the .docx file itself: a document saved by Word or a program that works with its format.')

export const otherFormat = (name: string) => new FormatError('other_format', `The file is not a .docx but ${name}.`, saveAsDocx)

export const legacyDoc = () =>
  new FormatError('legacy_doc', 'The file is a Word 97–2003 document (legacy .doc), whatever its name says.', saveAsDocx)

export const encrypted = () =>
  new FormatError('encrypted', 'The file is protected with a password.', 'Open it in Word with its password, remove the protection and save it again.')

export const truncated = (why: string) => new FormatError('truncated', `The file is incomplete or damaged: ${why}.`, getAgain)

export const damagedEntry = (name: string, why: string) =>
  new FormatError('checksum_mismatch', `${name} in the archive is damaged: ${why}.`, 'Get another copy of the file, or let Word repair it and save it again.')

export const unsafeName = (name: string, why = 'names no place inside a document') =>
  new FormatError('unsafe_part_name', `The archive has an entry whose name ${why}: “${printable(name)}”.`, saveAgain)

export const unsupportedCompression = (name: string, method: number) =>
  new FormatError('unsupported_compression', `${printable(name)} is compressed in a way that documents do not use (method ${method}).`, saveAgain)

export const missingMainPart = (why: string) =>
  new FormatError('missing_main_part', `The file is not a complete Word document: ${why}.`, repair)

export const tooLarge = (what: string) => new FormatError('too_large', `${what}.`, makeSmaller)

/** A change that the package cannot be given. */
export const misnamedPart = (name: PartName, why: string) =>
  new FormatError('internal', `The part ${name} cannot be written: it ${why}.`, 'This is a fault of the formatter, not of the file. Please report it.')

const printable = (name: string) => name.replace(/[\0-\x1f\x7f]/g, '?').slice(0, 100)
