// npm run train -- FOLDER [-o FILE]: fits the reference parser to labelled lines and writes its weights.
import { parseArgs } from 'node:util'
import { exampleOf, labelledSets, readLines } from './example.js'
import { fit } from './fit.js'
import { writeWeights } from './write-weights.js'

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', short: 'o', default: 'packages/core/src/citations/parser/model/weights.ts' } },
})
if (folder === undefined) throw new Error('Give the folder of the labelled lines: npm run train -- ../shared/refs/dev')

const examples = readLines(folder, labelledSets).flatMap((line) => exampleOf(line) ?? [])
console.log(`${examples.length} entries`)
const length = writeWeights(values.out, fit(examples, undefined, console.log))
console.log(`${values.out}: ${(length / 1e6).toFixed(2)} MB`)
