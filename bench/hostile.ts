// npm run hostile -- HOSTILE [--only TEXT] [--core MODULE]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Answer } from './child.js'
import { Child } from './child.js'
import type { Attempt, Attempted } from './hostile/attempt.js'
import type { Case } from './hostile/cases.js'
import { hostileCases } from './hostile/cases.js'
import { judge } from './hostile/judge.js'
import { installSharedTools, loadSharedTools } from './shared-tools.js'

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, core: { type: 'string' } },
})
if (folder === undefined) throw new Error('Give the folder of hostile files: npm run hostile -- ../shared/hostile')

installSharedTools(folder)
const tools = await loadSharedTools()
const script = new URL('./hostile/attempt.ts', import.meta.url)
const shared = new Child<Attempt, Attempted>(script)
const cases = hostileCases(resolve(folder)).filter(({ name }) => name.includes(values.only))
const tally = { formatted: 0, refused: new Map<string, number>(), failed: 0, slowest: 0, most: 0 }

for (const test of cases) {
  const answer = await attempt(test)
  const faults = [...judge(test, answer, tools)]
  if (faults.length > 0) {
    tally.failed++
    console.log(`${test.name} (${test.expect}: ${test.why ?? ''})`)
    for (const fault of faults.slice(0, 4)) console.log(`  ${fault}`)
  }
  if (answer.kind !== 'answered') continue
  const [direct] = answer.value.outcomes
  if (direct?.kind === 'formatted') tally.formatted++
  if (direct?.kind === 'refused') tally.refused.set(direct.code, (tally.refused.get(direct.code) ?? 0) + 1)
  tally.slowest = Math.max(tally.slowest, answer.value.seconds)
  tally.most = Math.max(tally.most, answer.value.megabytes)
}
shared.end()

console.log(`\nfiles ${String(cases.length)}, formatted ${String(tally.formatted)}, slowest ${tally.slowest.toFixed(1)} s, most memory ${tally.most.toFixed(0)} MB`)
for (const [code, count] of [...tally.refused].sort()) console.log(`refused ${code.padEnd(24)} ${String(count)}`)
console.log(`${String(cases.length - tally.failed)} passed, ${String(tally.failed)} failed`)
process.exitCode = tally.failed > 0 || cases.length === 0 ? 1 : 0

/**
 * Small files share a process; one that shows too much memory there is measured again, and one that states its own limit at once,
 * with a process of its own for each reading: what the collector has not yet fetched of the reading before is no memory of this one.
 */
async function attempt(test: Case): Promise<Answer<Attempted>> {
  if (!test.alone) {
    const answer = await ask(shared, test, [false, true])
    if (answer.kind !== 'answered' || answer.value.megabytes <= test.maxRssMB) return answer
    shared.end()
  }
  const direct = await askAlone(test, false)
  const tracked = await askAlone(test, true)
  if (direct.kind !== 'answered') return direct
  return tracked.kind === 'answered' ? { kind: 'answered', value: together(direct.value, tracked.value) } : tracked
}

async function askAlone(test: Case, tracked: boolean): Promise<Answer<Attempted>> {
  const own = new Child<Attempt, Attempted>(script)
  const answer = await ask(own, test, [tracked])
  own.end()
  return answer
}

function ask(child: Child<Attempt, Attempted>, test: Case, tracked: readonly boolean[]): Promise<Answer<Attempted>> {
  return child.ask({ file: test.file, tracked, core: values.core }, test.maxSeconds * tracked.length + 10)
}

function together(one: Attempted, other: Attempted): Attempted {
  return {
    outcomes: [...one.outcomes, ...other.outcomes],
    seconds: Math.max(one.seconds, other.seconds),
    megabytes: Math.max(one.megabytes, other.megabytes),
    touched: [...one.touched, ...other.touched],
  }
}
