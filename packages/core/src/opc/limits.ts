import { FormatError } from '../errors.js'
import type { XmlLimits } from '../xml/limits.js'

/** Bounds on what is read, so that no file takes more time or memory than a very large document does. */
export interface Limits extends XmlLimits {
  /** Entries of the ZIP archive. */
  readonly entries: number
  /** Bytes of one XML part, inflated. */
  readonly xmlPartBytes: number
  /** Bytes of any other part, inflated. */
  readonly partBytes: number
  /** Bytes of all parts together, inflated. */
  readonly totalBytes: number
  /** How many times as large as the file its parts may be together, where they are larger than `ratioFloor`. */
  readonly ratio: number
  readonly ratioFloor: number
  /** Different texts that are read as entries of reference lists; all others are left grey, and where there are more entries none is worded anew. */
  readonly references: number
}

const MiB = 2 ** 20

/** Each is several times what the largest documents in use have. */
export const defaultLimits: Limits = {
  entries: 10_000,
  xmlPartBytes: 64 * MiB,
  partBytes: 256 * MiB,
  totalBytes: 1024 * MiB,
  ratio: 200,
  // Small packages of long, uniform tables and of blank bitmaps come honestly to ratios of several hundred.
  ratioFloor: 64 * MiB,
  references: 2_000,
  depth: 1000,
  elements: 750_000,
  attributes: 1000,
  // VML keeps whole drawings in one attribute, o:gfxdata.
  attributeLength: 16 * MiB,
  names: 100_000,
}

/** The defaults with some of them replaced. */
export const resolveLimits = (limits: Partial<Limits> = {}): Limits => {
  const resolved = { ...defaultLimits, ...limits }
  for (const [name, value] of Object.entries(resolved)) {
    if (typeof value !== 'number' || !(value > 0)) {
      throw new FormatError('invalid_options', `The limit “${name}” is not a positive number.`, 'Leave it out, or give a number above zero.')
    }
  }
  return resolved
}
