// npm run recognition -- CORPUS [--split academic,other] [--list FILE] [--once] [--differences TEXT] [--json FILE] [--record]
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nodeCodec } from '../packages/core/node/index.js'
import { inspect } from '../packages/core/src/inspect.js'
import { listed, splits, twinsOf, type Case } from './recognition/cases.js'
import { printDifferences } from './recognition/differences.js'
import { fallen, floorsOf, printFigures, type Floors } from './recognition/figures.js'
import { loadTwinTools, type Summary } from './recognition/tools.js'
import { withoutWrongLabels } from './recognition/wrong-labels.js'

const { values, positionals: [corpus] } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: 'string', default: splits.join(',') },
    list: { type: 'string' },
    once: { type: 'boolean', default: false },
    differences: { type: 'string' },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run recognition -- ../shared/corpus')

const floorsFile = new URL('./recognition/floors.json', import.meta.url)
const floors = JSON.parse(readFileSync(floorsFile, 'utf8')) as Floors
const tools = await loadTwinTools(corpus)
const asked = values.split.split(',')
const cases = listed(corpus, values.list, values.once).flatMap((file) => {
  const split = file.academic ? 'academic' : 'other'
  return asked.includes(split) ? (twinsOf(tools, corpus, file) ?? []) : []
})
if (cases.length === 0) throw new Error('No file has twins: a gate that looks at nothing cannot pass.')

const results: Record<string, Summary> = {}
/** … without the labels that a reader found wrong; floors are of all. */
const read: Record<string, Summary> = {}
for (const split of splits) {
  const chosen = cases.filter((each) => each.split === split)
  if (chosen.length === 0) continue
  for (const kind of ['flat', 'hard'] as const) [results[`${split} ${kind}`], read[`${split} ${kind}`]] = await measure(chosen, kind)
}
for (const [title, summary] of Object.entries(results)) printFigures(title, title.split(' ')[1]!, summary, read[title]!)
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, null, 1))
// Floors are of the whole corpus; a list of files has figures of its own.
const whole = values.list === undefined && !values.once
if (values.record && whole) {
  const reached = Object.fromEntries(Object.entries(results).map(([title, summary]) => [title, floorsOf(summary)]))
  writeFileSync(floorsFile, `${JSON.stringify({ ...floors, ...reached }, null, 2)}\n`)
}
const worse = whole && !values.record ? Object.entries(results).flatMap(([title, summary]) => fallen(summary, floors[title]).map((line) => `${title}: ${line}`)) : []
console.log(worse.length > 0 ? `\nworse than recorded:\n${worse.join('\n')}` : '\nnothing is worse than recorded')
process.exitCode = worse.length > 0 ? 1 : 0

async function measure(chosen: readonly Case[], kind: 'flat' | 'hard'): Promise<[Summary, Summary]> {
  const [tally, ofRead] = [tools.newTally(), tools.newTally()]
  for (const each of chosen) {
    // A file that cannot be read counts as wholly missed, or leaving files out would raise the score.
    const inspected = await inspect(each[kind], {}, nodeCodec).catch(() => ({ paragraphs: [] }))
    tools.addFile(tally, each.roles, inspected)
    tools.addFile(ofRead, withoutWrongLabels(each.roles), inspected)
    if (values.differences !== undefined) printDifferences(tools, each, kind, inspected, values.differences)
  }
  return [tools.summary(tally), tools.summary(ofRead)]
}
