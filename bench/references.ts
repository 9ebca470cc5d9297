// npm run references -- ../shared/refs [--record]: what the saved model reads in labelled entries, against recorded floors.
// It was fitted to these very entries, so this guards what was reached; what it does with others, train:cross-validate says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { nodeCodec } from '../packages/core/node/index.js'
import type { CslItem } from '../packages/core/src/citations/item.js'
import { parseEntry } from '../packages/core/src/citations/parser/entry.js'
import { referenceModel } from '../packages/core/src/citations/parser/model/reference-model.js'
import { fallen, type Figures } from './citations/figures.js'

interface Line {
  readonly raw: string
}

interface Scorer {
  scoreOne(line: Line, csl: unknown): unknown
  aggregate(rows: readonly unknown[]): { readonly micro: { readonly f1: number }; readonly exact: number }
}

const { values, positionals: [folder] } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean', default: false } } })
if (folder === undefined || !existsSync(folder)) throw new Error('Give the folder of labelled data: npm run references -- ../shared/refs')

const { scoreOne, aggregate } = (await import(pathToFileURL(resolve(folder, 'score-refs.mjs')).href)) as Scorer
const floorsFile = new URL('./references/floors.json', import.meta.url)
const floors = existsSync(floorsFile) ? (JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, Figures>) : {}
const started = process.cpuUsage()
const model = await referenceModel(nodeCodec)
const reached: Record<string, Figures> = {}
let entries = 0
for (const name of ['anystyle-good', 'plos', 'grobid', 'styled']) {
  const lines = readFileSync(join(folder, 'dev', `${name}.jsonl`), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Line)
  const { micro, exact } = aggregate(lines.map((line) => scoreOne(line, withOnePlace(parseEntry(line.raw, model).csl))))
  reached[name] = { 'micro F1': percent(micro.f1), 'whole record': percent(exact) }
  entries += lines.length
  console.log(`${name.padEnd(16)} ${String(lines.length).padStart(5)} entries  micro F1 ${reached[name]['micro F1']}  whole record ${reached[name]['whole record']}`)
}
const { user, system } = process.cpuUsage(started)
console.log(`${Math.round(entries / ((user + system) / 1e6))} entries a second of one core, scoring included`)
if (values.record) writeFileSync(floorsFile, `${JSON.stringify(reached, null, 2)}\n`)
const worse = Object.entries(floors).flatMap(([name, floor]) => fallen(reached[name], floor).map((line) => `${name}: ${line}`))
console.log(worse.length > 0 ? `\nworse than recorded:\n${worse.join('\n')}` : '\nnothing is worse than recorded')
process.exitCode = worse.length > 0 && !values.record ? 1 : 0

/** The labels know one kind of place, also where it is that of a meeting. */
function withOnePlace({ 'event-place': met, ...csl }: CslItem): CslItem {
  const place = csl['publisher-place'] ?? met
  return { ...csl, ...(place !== undefined && { 'publisher-place': place }) }
}

function percent(share: number): number {
  return Math.round(share * 10000) / 100
}
