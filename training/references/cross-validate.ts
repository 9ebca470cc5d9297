// npm run train:cross-validate -- FOLDER OUT.jsonl [--models FOLDER] [--plain]: what the parser reads in entries that it was not
// fitted to, over five folds; OUT has lines {id, csl} for a scorer. With --models the fitted models are kept and taken
// again, to measure a change of the rules that follow them. With --plain it is a plain model that ours has to be better than.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEntry } from '../../packages/core/src/citations/parser/entry.js'
import { readModel, writeModel, type Model } from '../../packages/core/src/citations/parser/model/model.js'
import { segmentsOf } from '../../packages/core/src/citations/parser/segment.js'
import { exampleOf, labelledSets, readLines } from './example.js'
import { fit, settings } from './fit.js'
import { foldsOf } from './folds.js'
import { plainSettings } from './plain.js'

const count = 5
const { values, positionals: [folder, out] } = parseArgs({ allowPositionals: true, options: { models: { type: 'string' }, plain: { type: 'boolean', default: false } } })
if (folder === undefined || out === undefined) throw new Error('Give the folder of the labelled lines and a file for what is read.')

const chosen = values.plain ? plainSettings : settings
const lines = readLines(folder, labelledSets)
const folds = foldsOf(lines, count)
const fitWithout = (fold: number): Model =>
  fit(lines.flatMap((line, index) => (folds[index] === fold ? [] : (exampleOf(line) ?? []))), chosen, console.log)

const keptOrFitted = (fold: number): Model => {
  if (values.models === undefined) return fitWithout(fold)
  const path = join(values.models, `${fold}.model`)
  if (existsSync(path)) return readModel(new Uint8Array(readFileSync(path)))
  mkdirSync(values.models, { recursive: true })
  const model = fitWithout(fold)
  writeFileSync(path, writeModel(model))
  return model
}

const read: string[] = []
for (let fold = 0; fold < count; fold++) {
  const model = keptOrFitted(fold)
  lines.forEach(({ id, raw }, index) => {
    if (folds[index] === fold) read.push(JSON.stringify({ id, csl: readEntry(raw, segmentsOf(raw, model, chosen.features)).csl }))
  })
  console.log(`fold ${fold + 1} of ${count}: ${read.length} entries read`)
}
writeFileSync(out, `${read.join('\n')}\n`)
