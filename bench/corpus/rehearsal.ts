import { Child } from '../child.js'
import { NOTHING_TO_SABOTAGE, sabotages } from './sabotage.js'
import type { Verdict } from './verdict.js'
import type { Question } from './worker.js'

const DOCUMENTS_EACH = 3
const SECONDS_A_DOCUMENT = 180

/** A gate that cannot fail is a defect: every fault of the list is planted into real outputs and has to be found each time. */
export async function rehearse(questions: readonly Question[], jobs: number): Promise<boolean> {
  const queue = Object.keys(sabotages)
  let passed = 0
  const lane = async () => {
    const child = new Child<Question, Verdict>(new URL('./worker.ts', import.meta.url))
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) if (await isFound(child, name, questions)) passed++
    child.end()
  }
  await Promise.all(Array.from({ length: jobs }, lane))
  const failed = Object.keys(sabotages).length - passed
  console.log(`${String(passed)} passed, ${String(failed)} failed`)
  return failed === 0
}

async function isFound(child: Child<Question, Verdict>, name: string, questions: readonly Question[]): Promise<boolean> {
  const wanted = sabotages[name]?.shows ?? ''
  let found = 0
  for (const question of questions) {
    const answer = await child.ask({ ...question, sabotage: name }, SECONDS_A_DOCUMENT)
    const faults = answer.kind === 'answered' ? answer.value.faults : [{ kind: 'crashed', detail: answer.kind } as const]
    if (faults.some(({ detail }) => detail.includes(NOTHING_TO_SABOTAGE))) continue
    if (!faults.some(({ kind }) => kind === wanted)) {
      console.log(`${name.padEnd(44)} MISSED in ${question.document}: no ${wanted}`)
      return false
    }
    if (++found === DOCUMENTS_EACH) break
  }
  console.log(`${name.padEnd(44)} ${found > 0 ? `found in ${String(found)}` : 'NOT TRIED: no document has a place for it'} (${wanted})`)
  return found > 0
}
