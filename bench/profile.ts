// npx tsx bench/profile.ts FILE [--tracked] [--rounds 9]: where the time of one document goes, stage by stage.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCore } from './core.js'
import { build, builtCore } from './speed/built.js'
import { floor } from './speed/floor.js'
import { interleaved } from './speed/measure.js'
import { medianStages, printStages } from './speed/stages.js'

const { values, positionals: [file] } = parseArgs({
  allowPositionals: true,
  options: { tracked: { type: 'boolean', default: false }, rounds: { type: 'string', default: '9' } },
})
if (file === undefined) throw new Error('Give a document: npx tsx bench/profile.ts paper.docx')

build()
const bytes = readFileSync(file)
const core = await loadCore(builtCore.module, builtCore.node)
const rounds = Number(values.rounds)
await medianStages(core, bytes, values.tracked, 3)
printStages(`${file}, ${values.tracked ? 'tracked' : 'direct'}`, await medianStages(core, bytes, values.tracked, rounds))
console.log(`\nthe floor: ${(await interleaved({ floor: () => floor(bytes) }, rounds, 3)).floor.toFixed(1)} ms`)
