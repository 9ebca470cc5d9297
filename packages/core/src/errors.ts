/** Every way in which a file or a request can be refused. The set is closed: callers may switch on it. */
export const errorCodes = [
  /** No ZIP archive, or one that is no package of a Word document. */
  'not_a_docx',
  /** No bytes at all. */
  'empty_file',
  /** A Word 97–2003 document. */
  'legacy_doc',
  /** Another kind of document, which the message names. */
  'other_format',
  /** Protected with a password. */
  'encrypted',
  /** An archive that is cut off, or whose directory is damaged. */
  'truncated',
  /** An entry that is not what its CRC-32 or its sizes say. */
  'checksum_mismatch',
  /** An entry whose name leads out of the package, or that is there twice. */
  'unsafe_part_name',
  /** A package whose main part is not there, or is no document. */
  'missing_main_part',
  /** An entry that is neither stored nor deflated. */
  'unsupported_compression',
  /** Beyond one of the limits of the request. */
  'too_large',
  /** A part that is not well-formed, or not in the encoding that it names. */
  'malformed_part',
  /** A sound document that cannot be formatted; none is refused so at present. */
  'unsupported_document',
  /** There is no style of that id or alias. */
  'unknown_style',
  /** An option, a limit, a style or CSL of the caller’s own that is not valid; the message has its path. */
  'invalid_options',
  /** The result did not say what was planned, and was thrown away: a fault of this library. */
  'text_not_conserved',
  /** Any other fault of this library. */
  'internal',
] as const

/** Why a file or a request was refused; `errorCodes` lists them all. */
export type ErrorCode = (typeof errorCodes)[number]

/**
 * The one error this library throws on purpose. `message` says what is wrong,
 * `hint` what the person who has the file can do.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly hint: string,
    /** Of `invalid_options`: which option, by the names and places that lead to it. */
    readonly path: readonly (string | number)[] = [],
  ) {
    super(message)
  }
}
