// Compiled, as a module, against the installed package with every declaration checked.
import { FormatError, audit, format, listStyles, type FormatRequest, type Formatted, type Report } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'

const request: FormatRequest = { style: 'apa-7', trackedChanges: true, options: { author: 'A. Reader' } }

export const run = (bytes: Uint8Array): Promise<Formatted> => format(bytes, request, nodeCodec)
export const check = (bytes: Uint8Array): Promise<Report> => audit(bytes, request)
export const ids: readonly string[] = listStyles().map(({ id }) => id)
export const codeOf = (error: unknown): string => (error instanceof FormatError ? error.code : 'none')
