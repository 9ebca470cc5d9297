// Formats documents with one build and prints, as JSON, what came of each and what each stage cost: node … of-build.ts QUESTION
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadCore, requestOf, type Core } from '../core.js'
import { cpuTime, median } from './measure.js'
import { stagesOf } from './stages.js'

export interface Question {
  readonly module: string
  readonly node: string
  readonly files: readonly string[]
  readonly styles: readonly string[]
  readonly tracked: boolean
  readonly rounds: number
}

export interface Answer {
  /** A hash of document and report, or of the refusal, by style and file. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Milliseconds of the clock for each stage, and of the processor for all of it, medians of the rounds behind the first three. */
  readonly stages: Readonly<Record<string, number>>
}

const WARM_UPS = 3

const outcomeOf = async (core: Core, bytes: Uint8Array, style: string, tracked: boolean): Promise<string> => {
  const result = await core.format(bytes, requestOf(style, tracked), core.codec).catch((error: unknown) => String(error))
  const hash = createHash('sha256')
  return (typeof result === 'string' ? hash.update(result) : hash.update(result.document).update(JSON.stringify(result.report))).digest('hex')
}

const question = JSON.parse(process.argv[2]!) as Question
const core = await loadCore(question.module, question.node)
const outcomes: Record<string, string> = {}
for (const style of question.styles) {
  for (const file of question.files) outcomes[`${file} in ${style}`] = await outcomeOf(core, readFileSync(file), style, question.tracked)
}

const all = new Map<string, number[]>()
const add = (stage: string, time: number) => all.set(stage, [...all.get(stage) ?? [], time])
for (let round = 0; question.rounds > 0 && round < WARM_UPS + question.rounds; round++) {
  for (const file of question.files) {
    const bytes = readFileSync(file)
    const whole = await cpuTime(async () => {
      const stages = await stagesOf(core, bytes, question.tracked)
      if (round >= WARM_UPS) for (const [stage, time] of stages) add(stage, time)
    })
    if (round >= WARM_UPS) add('processor', whole)
  }
}
const answer: Answer = { outcomes, stages: Object.fromEntries([...all].map(([stage, times]) => [stage, median(times)])) }
console.log(JSON.stringify(answer))
