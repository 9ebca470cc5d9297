// npm run citations -- ../shared/refs [--differences TEXT] [--record]
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { predict } from './citations/predict.js'
import { fallen, figuresOf, printFigures, tallyOf, type Figures } from './citations/figures.js'
import { printMissed } from './citations/missed.js'
import type { GoldDocument, Scorer } from './citations/gold.js'

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: { differences: { type: 'string' }, record: { type: 'boolean', default: false } },
})
if (folder === undefined || !existsSync(folder)) throw new Error('Give the folder of labelled data: npm run citations -- ../shared/refs')

const scorer = (await import(pathToFileURL(resolve(folder, 'score-intext.mjs')).href)) as Scorer
const floorsFile = new URL('./citations/floors.json', import.meta.url)
const floors = existsSync(floorsFile) ? (JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, Figures>) : {}
const reached: Record<string, Figures> = {}
for (const name of ['intext', 'audit']) {
  const documents = readFileSync(join(folder, 'dev', `${name}.jsonl`), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as GoldDocument)
  const predictions = documents.map(predict)
  const tally = tallyOf(scorer, documents, predictions)
  printFigures(name, tally)
  reached[name] = figuresOf(tally)
  documents.forEach((document, index) => {
    if (values.differences !== undefined && document.source.includes(values.differences)) printMissed(scorer, document, predictions[index]!)
  })
}
if (values.record) writeFileSync(floorsFile, `${JSON.stringify(reached, null, 2)}\n`)
const worse = Object.entries(floors).flatMap(([name, floor]) => fallen(reached[name], floor).map((line) => `${name}: ${line}`))
console.log(worse.length > 0 ? `\nworse than recorded:\n${worse.join('\n')}` : '\nnothing is worse than recorded')
process.exitCode = worse.length > 0 && !values.record ? 1 : 0
