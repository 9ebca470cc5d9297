import { checkRequest, FormatError } from '@formatter/core'
import type { JobDraft } from '@formatter/jobs'
import { knownOptions } from '../workers/format-document.js'
import { InvalidRequest } from './problem.js'

/** Refuses what the engine would refuse whatever the document: nobody should wait for that. `place` is where the request has the options. */
export function checkDraft({ style, options }: Pick<JobDraft, 'style' | 'options'>, place = 'options'): void {
  try {
    checkRequest({ style, options: knownOptions(options) })
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const loc = ['body', error.code === 'unknown_style' ? 'style' : place]
    throw new InvalidRequest([{ loc, msg: `${error.message} ${error.hint}`, type: error.code }])
  }
}
