// npm run train -- FOLDER [-o FILE] [--epochs N]: fits the reference parser to labelled lines and writes its weights.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeModel } from '../../packages/core/src/citations/parser/model.js'
import { exampleOf, readLines } from './example.js'
import { fit, settings } from './fit.js'

/** The sets whose labels can be relied on. */
const sets = ['anystyle-core', 'anystyle-gold', 'anystyle-good', 'grobid', 'plos', 'styled']

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', short: 'o', default: 'references.model' }, epochs: { type: 'string', default: String(settings.epochs) } },
})
if (folder === undefined) throw new Error('Give the folder of the labelled lines: npm run train -- ../shared/refs/dev')

const examples = readLines(folder, sets).flatMap((line) => exampleOf(line) ?? [])
console.log(`${examples.length} entries`)
const bytes = writeModel(fit(examples, { ...settings, epochs: Number(values.epochs) }, console.log))
writeFileSync(values.out, bytes)
console.log(`${values.out}: ${(bytes.length / 1e6).toFixed(2)} MB`)
