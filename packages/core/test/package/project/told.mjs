import { FormatError, format } from '@formatter/core'

/** What comes of a file, wherever it is formatted: the hashes of the parts of the result, or the code with which it is refused. */
export const told = async (bytes, request) => {
  try {
    const { report } = await format(bytes, request)
    return report.preservation.parts.map(({ name, sha256_after: hash }) => `${name} ${hash}`)
  } catch (error) {
    return error instanceof FormatError ? error.code : String(error)
  }
}
