// npm run train -- FOLDER [-o FILE] [--epochs N]: fits the reference parser to labelled lines and writes its weights.
import { parseArgs } from 'node:util'
import { exampleOf, readLines } from './example.js'
import { fit, settings } from './fit.js'
import { writeWeights } from './write-weights.js'

/** The sets whose labels can be relied on. */
const sets = ['anystyle-core', 'anystyle-gold', 'anystyle-good', 'grobid', 'plos', 'styled']

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', short: 'o', default: 'packages/core/src/citations/parser/weights.ts' }, epochs: { type: 'string', default: String(settings.epochs) } },
})
if (folder === undefined) throw new Error('Give the folder of the labelled lines: npm run train -- ../shared/refs/dev')

const examples = readLines(folder, sets).flatMap((line) => exampleOf(line) ?? [])
console.log(`${examples.length} entries`)
const length = writeWeights(values.out, fit(examples, { ...settings, epochs: Number(values.epochs) }, console.log))
console.log(`${values.out}: ${(length / 1e6).toFixed(2)} MB`)
