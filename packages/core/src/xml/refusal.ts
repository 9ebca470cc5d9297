import { FormatError } from '../errors.js'

/** Why a text is refused while it is scanned. `refusalOf` makes the error that names the part and the place. */
export class Refusal extends Error {
  constructor(
    readonly code: 'malformed_part' | 'too_large',
    what: string,
    readonly at?: number,
  ) {
    super(what)
  }
}

/** Not well-formed; `at` is left out where it is the start of the markup being read. */
export const malformed = (what: string, at?: number) => new Refusal('malformed_part', what, at)

/** Beyond a bound; `what` completes the sentence that begins with the name of the part. */
export const tooLarge = (what: string) => new Refusal('too_large', what)

/** The error for a refusal, with the place as editors count lines and columns. */
export const refusalOf = ({ code, message, at }: Refusal, partName: string, source: string, markupStart: number) => {
  if (code === 'too_large') {
    return new FormatError(code, `${partName} ${message}.`, 'Split the document, or remove what makes it so large.')
  }
  const before = source.slice(0, at ?? markupStart)
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  return new FormatError(
    code,
    `${partName} is not well-formed XML: ${message} (line ${line}, column ${column}).`,
    'Open the document in Word, let it repair the file if it offers to, save it and try again.',
  )
}
