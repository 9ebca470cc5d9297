import { checkRequest, FormatError } from '@formatter/core'
import { ServiceError } from '@formatter/domain'
import type { JobDraft } from '@formatter/jobs'
import { knownOptions } from '../workers/format-document.js'

/** Refuses what the engine would refuse whatever the document: nobody should wait for that. Throws `unknown_style`, `invalid_options`. */
export function checkDraft({ style, options }: JobDraft): void {
  try {
    checkRequest({ style, options: knownOptions(options) })
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new ServiceError(error.code === 'unknown_style' ? 'unknown_style' : 'invalid_options', error.message, error.hint)
  }
}
