import { readFileSync } from 'node:fs'
import type { Report } from '@formatter/core'
import type { Answer } from '../child.js'
import { bufferOf, excerpt } from '../corpus/trial.js'
import type { Problem, SharedTools } from '../shared-tools.js'
import { problemsIn } from '../shared-tools.js'
import type { Attempted, Outcome } from './attempt.js'
import type { Case } from './cases.js'

/** Everything in which the outcome is not what was expected of the file. */
export function* judge(test: Case, answer: Answer<Attempted>, tools: SharedTools): Iterable<string> {
  if (answer.kind === 'hung') return yield `hung: no answer within ${String(answer.seconds)} s`
  if (answer.kind === 'died') return yield `the process died: ${answer.how}`
  const { outcomes, seconds, megabytes, touched } = answer.value
  const formatted = outcomes.some(({ kind }) => kind === 'formatted')
  const original = formatted ? stateOf(tools, readFileSync(test.file)) : undefined
  for (const [index, outcome] of outcomes.entries()) {
    for (const fault of judgeOutcome(test, outcome, tools, original)) yield `${index === 0 ? 'direct' : 'tracked'}: ${fault}`
  }
  if (seconds > test.maxSeconds) yield `took ${seconds.toFixed(1)} s, allowed ${String(test.maxSeconds)}`
  if (megabytes > test.maxRssMB) yield `held ${megabytes.toFixed(0)} MB, allowed ${String(test.maxRssMB)}`
  if (touched.length > 0) yield `touched ${excerpt(touched.join(', '))}`
}

function judgeOutcome(test: Case, outcome: Outcome, tools: SharedTools, original = nothing): Iterable<string> {
  switch (outcome.kind) {
    case 'crashed': return [`crashed: ${outcome.stack}`]
    case 'refused': return judgeRefusal(test, outcome.code, outcome.message)
    case 'formatted': return judgeResult(test, original, bufferOf(outcome.document), outcome.report, tools)
  }
}

function* judgeRefusal(test: Case, code: string, message: string): Iterable<string> {
  const text = `${code} ${message}`
  if (test.expect === 'handled') yield `refused, must be handled: ${excerpt(text)}`
  for (const word of test.errorHint?.split(' ') ?? []) if (!text.includes(word)) yield `the error does not say “${word}”: ${excerpt(text)}`
  if (contains(text, test.mustNotContain)) yield `the error tells “${test.mustNotContain ?? ''}”`
}

function* judgeResult(test: Case, original: State, document: Buffer, report: Report, tools: SharedTools): Iterable<string> {
  if (test.expect === 'error') return yield 'formatted, must be refused'
  const output = tools.openPackage(document)
  const { problems, text: after } = stateOf(tools, document)
  const before = original.text
  // The record of a change repeats what was there, with what was wrong in it.
  const line = ({ code, part, detail }: Problem): string => `${code} ${part} ${detail}`
  const repeated = new Set(report.output?.tracked_changes ? original.problems.map(line) : [])
  const grave = tools.newProblems(original.problems, problems).filter((problem) => problem.sev !== 'warning' && !repeated.has(line(problem)))
  for (const { code, part, detail } of grave.slice(0, 3)) yield `new problem: ${code} ${part} ${excerpt(detail)}`
  if (before !== undefined && after === undefined) yield 'the text cannot be read any more'
  const taken = report.changes.filter(({ kind }) => kind === 'text' || kind === 'structure').map((change) => change.before ?? '')
  const lost = wordsOf(before ?? '').filter(notIn(wordsOf([after ?? '', ...taken].join('\n'))))
  if (after !== undefined && lost.length > 0) yield `lost ${excerpt(lost.join(' '))}`
  if (test.mustKeepText !== undefined && !(after ?? '').includes(test.mustKeepText)) yield `“${test.mustKeepText}” is lost`
  for (const [part, data] of output.parts) if (contains(data.toString('latin1'), test.mustNotContain)) yield `${part} holds “${test.mustNotContain ?? ''}”`
  if (contains(JSON.stringify(report), test.mustNotContain)) yield `the report tells “${test.mustNotContain ?? ''}”`
  if (test.shouldWarn === true && !warns(report)) yield 'the report does not warn'
}

/** What the shared tools say of a file. */
interface State {
  readonly problems: readonly Problem[]
  readonly text: string | undefined
}

const nothing: State = { problems: [], text: undefined }
const stateOf = (tools: SharedTools, bytes: Buffer): State => ({ problems: problemsOf(tools, bytes), text: textOf(tools, bytes) })

/** The validator reads some of these files no better than others do; then there is nothing to compare with. */
function problemsOf(tools: SharedTools, bytes: Buffer): readonly Problem[] {
  try {
    return problemsIn(tools, bytes)
  } catch {
    return [{ code: 'unreadable', part: '', detail: '' }]
  }
}

/** All text, or undefined where the shared tool gives up: it recurses, and some of these files are made against that. */
function textOf(tools: SharedTools, bytes: Buffer): string | undefined {
  try {
    return Object.values(tools.stories(bytes, { view: 'final' }).out).flat().join('\n')
  } catch {
    return undefined
  }
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** True of each word that the others lack, as often as they lack it. */
function notIn(others: readonly string[]): (word: string) => boolean {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return (word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  }
}

const contains = (text: string, secret: string | undefined): boolean => secret !== undefined && text.includes(secret)

/** The check that is about what a document may do to its reader found something. */
function warns(report: Report): boolean {
  return report.groups.flatMap(({ checks }) => checks).some(({ id, findings }) => id === 'doc.safe' && findings.length > 0)
}
