import type { Core } from '../core.js'
import { requestOf } from '../core.js'
import { median } from './measure.js'
import type { Measured } from './table.js'

/** Milliseconds that each stage of one call took, in their order. Core has no clock: it says when a stage begins, and at last “done”. */
export async function stagesOf(core: Core, bytes: Uint8Array, trackedChanges: boolean): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  let current: { stage: string; start: number } | undefined
  const begin = (stage: string) => {
    const now = performance.now()
    if (current) times.set(current.stage, (times.get(current.stage) ?? 0) + now - current.start)
    current = { stage, start: now }
  }
  await core.format(bytes, { ...requestOf('apa-7', trackedChanges), observe: begin }, core.codec)
  return times
}

/** The medians over several calls. */
export async function medianStages(core: Core, bytes: Uint8Array, trackedChanges: boolean, rounds: number): Promise<Map<string, number>> {
  const all: Map<string, number>[] = []
  for (let round = 0; round < rounds; round++) all.push(await stagesOf(core, bytes, trackedChanges))
  return new Map([...all[0]?.keys() ?? []].map((stage) => [stage, median(all.map((times) => times.get(stage) ?? 0))]))
}

export function printStages(title: string, stages: ReadonlyMap<string, number>): void {
  const total = [...stages.values()].reduce((sum, time) => sum + time, 0)
  console.log(`\n${title}: ${total.toFixed(1)} ms`)
  for (const [stage, time] of stages) console.log(`  ${stage.padEnd(12)} ${time.toFixed(1).padStart(8)} ms ${(100 * time / total).toFixed(0).padStart(4)} %`)
}

/** What the two stages cost that only make sure of the result, and what is left without them: a ratio to the floor, divided as the stages are. */
export function assurance(how: string, ratio: number, stages: ReadonlyMap<string, number>): Measured[] {
  const total = [...stages.values()].reduce((sum, time) => sum + time, 0)
  const part = (name: string): number => ratio * (stages.get(name) ?? 0) / total
  const [hashing, verification] = [part('hash'), part('verify')]
  const row = (name: string, figure: number): Measured => ({ name: `  ${how}: ${name}`, figure, unit: '×' })
  return [row('hashing', hashing), row('verification', verification), row('without both', ratio - hashing - verification)]
}
