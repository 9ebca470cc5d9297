import type { Problem } from '../../shared-tools.js'
import { problemsIn } from '../../shared-tools.js'
import { sdkProblems } from '../sdk.js'
import type { Trial } from '../trial.js'
import { bufferOf } from '../trial.js'

/** A warning of the validator that is a loss all the same: Word drops outer spaces of a text without xml:space. */
const GRAVE = new Set(['text.space-lost'])

/** Only what the output has and the original had not counts: real files are seldom quite valid. */
export async function invalid(trial: Trial): Promise<string[]> {
  const { direct, tracked, known, sdkKnown, tools } = trial
  const overfull = partsOverfull(known)
  const old = new Set([...known, ...(sdkKnown ?? [])].map(kindOf))
  const faults: string[] = []
  for (const [reading, { document }] of Object.entries({ direct, tracked })) {
    const bytes = bufferOf(document)
    const problems = [
      ...tools.newProblems(known, problemsIn(tools, bytes)).filter((problem) => !overfull.has(kindOf(problem))),
      ...(sdkKnown ? tools.newProblems(sdkKnown, await sdkProblems(tools, bytes)) : []),
    ].filter((problem) => reading === 'direct' || !old.has(kindOf(asItWas(problem))))
    const grave = problems.filter(({ sev, code }) => sev !== 'warning' || GRAVE.has(code))
    for (const text of new Set(grave.map(line))) faults.push(`${reading}: ${text}`)
  }
  return faults
}

/** The record of a change, and what is deleted, repeat what was there, with what was wrong in it, under names of their own. */
const asItWas = ({ detail, ...problem }: Problem): Problem => ({ ...problem, detail: detail.replace(/\bdelInstrText\b/g, 'instrText').replace(/\bdelText\b/g, 't') })

/** The validator stops at so many problems of one part; which of them it tells is chance then, but not their kinds. */
const MOST_TOLD = 5000

function partsOverfull(problems: readonly Problem[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { code, part } of problems) if (code === 'xsd') counts.set(part, (counts.get(part) ?? 0) + 1)
  return new Set(problems.filter(({ part }) => (counts.get(part) ?? 0) >= MOST_TOLD).map(kindOf))
}

const kindOf = ({ code, part, detail }: Problem): string => `${code} ${part} ${detail.replace(/\d+/g, '#')}`

const line = ({ code, part, detail }: Problem): string => `${code} ${part} ${detail}`
