// npm run train:cross-validate -- FOLDER OUT.jsonl [--epochs N]: what the parser reads in entries that it was not fitted to,
// over five folds; OUT has lines {id, csl} for a scorer.
// --only N: only the fold N, with its own model written to OUT.model.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseEntry } from '../../packages/core/src/citations/parser/entry.js'
import { writeModel } from '../../packages/core/src/citations/parser/model.js'
import { exampleOf, readLines } from './example.js'
import { fit, settings } from './fit.js'
import { foldsOf } from './folds.js'

const count = 5
const { values, positionals: [folder, out] } = parseArgs({
  allowPositionals: true,
  options: { epochs: { type: 'string', default: String(settings.epochs) }, only: { type: 'string' } },
})
if (folder === undefined || out === undefined) throw new Error('Give the folder of the labelled lines and a file for what is read.')

const lines = readLines(folder, ['anystyle-core', 'anystyle-gold', 'anystyle-good', 'grobid', 'plos', 'styled'])
const folds = foldsOf(lines, count)
const read: string[] = []
for (let fold = 0; fold < count; fold++) {
  if (values.only !== undefined && fold !== Number(values.only)) continue
  const examples = lines.flatMap((line, index) => (folds[index] === fold ? [] : (exampleOf(line) ?? [])))
  const model = fit(examples, { ...settings, epochs: Number(values.epochs) }, console.log)
  lines.forEach(({ id, raw }, index) => {
    if (folds[index] === fold) read.push(JSON.stringify({ id, csl: parseEntry(raw, model).csl }))
  })
  if (values.only !== undefined) writeFileSync(`${out}.model`, writeModel(model))
  console.log(`fold ${fold + 1} of ${count}: ${read.length} entries read`)
}
writeFileSync(out, `${read.join('\n')}\n`)
