import { checkRequest, FormatError } from '@formatter/core'
import type { JobDraft } from '@formatter/jobs'
import { knownOptions } from '../workers/format-document.js'
import { InvalidRequest, type Fault } from './problem.js'

/**
 * Refuses the options that the engine would refuse whatever the document: nobody should wait for that. `place` is where the request has them. Those that
 * the engine does not know are the caller's own, unless they are among `meant`.
 */
export function checkDraft({ style, options }: Pick<JobDraft, 'style' | 'options'>, place: readonly string[] = ['options'], meant: JobDraft['options'] = knownOptions(options)): void {
  const faults = faultsIn(style, meant, ['body', ...place])
  if (faults.length > 0) throw new InvalidRequest(faults)
}

/** The engine stops at the first fault; without the option that has it, it finds the next. */
function faultsIn(style: string, options: JobDraft['options'], place: Fault['loc']): Fault[] {
  if (Object.keys(options).length === 0) return []
  try {
    checkRequest({ style, options })
    return []
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const { code, message, hint, path: [name, ...within] } = error
    const fault = { loc: [...place, ...(name === undefined ? [] : [name, ...within])], msg: `${message} ${hint}`, type: code }
    const others = Object.fromEntries(Object.entries(options).filter(([each]) => each !== name))
    return name === undefined ? [fault] : [fault, ...faultsIn(style, others, place)]
  }
}
