// npx tsx bench/against.ts OTHER FILE|FOLDER… [--styles apa-7,…] [--tracked] [--rounds 9] [--sample N]: this build beside that of another
// clone: whether every document and every report is the same to the byte, and what each stage costs. With --rounds 0 only the first.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { documentsBelow, pathOf } from './corpus/documents.js'
import { build, builtCore } from './speed/built.js'
import type { Answer, Question } from './speed/of-build.js'

const { values, positionals: [other, ...places] } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string', default: 'apa-7' },
    tracked: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    sample: { type: 'string' },
  },
})
if (other === undefined || places.length === 0) throw new Error('Give the folder of the other clone, and documents: npx tsx bench/against.ts ../other paper.docx')

build()
const at = (file: string): string => pathToFileURL(resolve(other, 'packages/core/dist', file)).href
const builds = { before: { module: at('index.js'), node: at('node.js') }, now: builtCore }
const files = places.flatMap((place) => (statSync(place).isDirectory() ? documentsBelow(place).map((path) => pathOf(place, path)) : [place]))
  .slice(0, Number(values.sample ?? Infinity))

/** Each in a process of its own: in one, whichever is second finds the engine's patterns as the first left them. */
const ask = (name: keyof typeof builds): Answer => {
  const question: Question = { ...builds[name], files, styles: values.styles.split(','), tracked: values.tracked, rounds: Number(values.rounds) }
  const child = ['--import', 'tsx', fileURLToPath(new URL('speed/of-build.ts', import.meta.url)), JSON.stringify(question)]
  return JSON.parse(execFileSync(process.execPath, child, { encoding: 'utf8', maxBuffer: 2 ** 28 })) as Answer
}

const [before, now] = [ask('before'), ask('now')]
const different = Object.keys(before.outcomes).filter((name) => before.outcomes[name] !== now.outcomes[name])
for (const name of different) console.log(`differs: ${name}`)
console.log(`${Object.keys(before.outcomes).length} results, ${different.length} different`)
process.exitCode = different.length === 0 ? 0 : 1

if (Number(values.rounds) > 0) {
  // Back and forth, since the machine may be quicker at one time than at another.
  const times = { now: [now, ask('now')], before: [ask('before'), before] }
  const typical = (name: keyof typeof builds, stage: string): number => times[name].reduce((sum, { stages }) => sum + (stages[stage] ?? 0), 0) / 2
  for (const stage of Object.keys(now.stages)) {
    const [old, ours] = [typical('before', stage), typical('now', stage)]
    console.log(`${stage.padEnd(10)} ${old.toFixed(1).padStart(9)} ms ${ours.toFixed(1).padStart(9)} ms ${(ours / old).toFixed(2).padStart(6)} ×`)
  }
}
