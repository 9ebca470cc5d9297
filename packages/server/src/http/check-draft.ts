import { checkRequest, FormatError } from '@formatter/core'
import type { JobDraft } from '@formatter/jobs'
import { knownOptions } from '../workers/format-document.js'
import { InvalidRequest } from './problem.js'

/** Refuses the options that the engine would refuse whatever the document: nobody should wait for that. `place` is where the request has them. */
export function checkDraft({ style, options }: Pick<JobDraft, 'style' | 'options'>, place = 'options'): void {
  const known = knownOptions(options)
  if (Object.keys(known).length === 0) return
  try {
    checkRequest({ style, options: known })
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new InvalidRequest([{ loc: ['body', place], msg: `${error.message} ${error.hint}`, type: error.code }])
  }
}
