import type { Core, Formatted } from '../core.js'
import { requestOf } from '../core.js'
import type { SharedTools } from '../shared-tools.js'
import { problemsIn } from '../shared-tools.js'
import { acceptance } from './checks/acceptance.js'
import { partsChanged } from './checks/parts.js'
import { citationFigures, liveLost } from './checks/live.js'
import { ownRevisions, rejection } from './checks/rejection.js'
import { notQuiet, reportInvalid } from './checks/report.js'
import { secondRun } from './checks/second-run.js'
import { textLost } from './checks/text.js'
import { invalid } from './checks/validity.js'
import { asking } from './asking.js'
import { commentsGone, commentsUntold, uncommented } from './comments.js'
import { sdkKnownOf } from './sdk.js'
import type { Check, Trial } from './trial.js'
import { excerpt } from './trial.js'
import type { Fault, FaultKind, Verdict } from './verdict.js'

const checks: Partial<Record<FaultKind, Check>> = {
  'text-lost': textLost,
  'part-changed': partsChanged,
  'invalid': invalid,
  'rejection': rejection,
  'own-revisions': ownRevisions,
  'acceptance': acceptance,
  'second-run': secondRun,
  'live-lost': liveLost,
  'report-invalid': reportInvalid,
  'not-quiet': notQuiet,
}

/** What is about the file as it was given out, comments and all. */
const asWritten: ReadonlySet<string> = new Set(['part-changed', 'invalid', 'second-run', 'report-invalid', 'not-quiet'])

const SLOW = 5
const FAULTS_SHOWN = 4

/** Codes that blame the formatter itself: never an answer to a document. */
const OWN_FAILURES = new Set(['internal', 'text_not_conserved', 'unknown_style', 'invalid_options'])
/** What the validator says of a package that may rightly be refused. */
const UNSOUND = /^(zip\.|xml\.|pkg\.|ct\.none)/

export async function examine(original: Buffer, style: string, sdk: boolean, plain: Core, tools: SharedTools, comments = false): Promise<Verdict> {
  const core = comments ? asking(plain, { comments: true }) : plain
  const seconds: number[] = []
  const timed = async (trackedChanges: boolean): Promise<Formatted> => {
    const start = process.cpuUsage()
    const formatted = await core.format(original, requestOf(style, trackedChanges), core.codec)
    const { user, system } = process.cpuUsage(start)
    seconds.push((user + system) / 1e6)
    return formatted
  }
  let direct, tracked
  try {
    direct = await timed(false)
    tracked = await timed(true)
  } catch (error) {
    return { ...refusalOf(error, original, tools), seconds, changes: 0, sdk: false }
  }

  const known = problemsIn(tools, original)
  const sdkKnown = sdk ? await sdkKnownOf(tools, original) : undefined
  const trial: Trial = { original, direct, tracked, core, tools, style, known, sdkKnown }
  const faults: Fault[] = seconds.filter((time) => time > SLOW).map((time) => ({ kind: 'slow', detail: `${time.toFixed(1)} s` }))
  const shown = comments ? await uncommented(trial) : trial
  for (const [kind, check] of Object.entries(checks)) faults.push(...await run(kind as FaultKind, check, asWritten.has(kind) ? trial : shown))
  if (comments) {
    faults.push(...await run('second-run', () => commentsGone(trial, plain), trial))
    faults.push(...await run('comments', commentsUntold, trial))
  }
  const citations = await citationFigures(shown).catch(() => undefined)
  return { faults, seconds, changes: direct.report.summary.changes_applied, sdk: sdkKnown !== undefined, ...(citations && { citations }) }
}

async function run(kind: FaultKind, check: Check, trial: Trial): Promise<Fault[]> {
  try {
    return [...await check(trial)].slice(0, FAULTS_SHOWN).map((detail) => ({ kind, detail }))
  } catch (error) {
    return [{ kind: codeOf(error) === undefined ? 'crashed' : kind, detail: `during the check: ${stackOf(error)}` }]
  }
}

function refusalOf(error: unknown, original: Buffer, tools: SharedTools): Pick<Verdict, 'refused' | 'faults'> {
  const code = codeOf(error)
  if (code === undefined || OWN_FAILURES.has(code)) return { faults: [{ kind: 'crashed', detail: `${code ?? ''} ${stackOf(error)}` }] }
  const refused = { code, message: (error as Error).message }
  const sound = code !== 'unsupported_document' && !tools.checkPackage(original).problems.some((problem) => UNSOUND.test(problem.code))
  return { refused, faults: sound ? [{ kind: 'refused-sound', detail: `${code}: ${refused.message}` }] : [] }
}

/** The code of a `FormatError`, told by its shape: the measured module may be another copy of the class than ours. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'FormatError' && 'code' in error ? String(error.code) : undefined
}

export const stackOf = (error: unknown): string => excerpt(error instanceof Error ? error.stack ?? error.message : String(error), 500)
