/** Every way in which a file can be refused. The set is closed: callers may switch on it. */
export const errorCodes = [
  'not_a_docx',
  'empty_file',
  'legacy_doc',
  'other_format',
  'encrypted',
  'truncated',
  'checksum_mismatch',
  'unsafe_part_name',
  'missing_main_part',
  'unsupported_compression',
  'too_large',
  'malformed_part',
  'unsupported_document',
  'unknown_style',
  'invalid_options',
  'text_not_conserved',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The one error this library throws on purpose. `message` says what is wrong with the file,
 * `hint` what the person who has it can do.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}
