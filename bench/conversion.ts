// npm run conversion -- ../shared/refs [--sample N] [--only TEXT] [--differences] [--record]
// Documents of eight styles are formatted in each of the others, and compared with what was expected of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { fallen, type Figures } from './citations/figures.js'
import { figuresOf, printFigures, targets } from './conversion/figures.js'
import type { Pair, Score, Scorer } from './conversion/scorer.js'
import { loadCore, requestOf } from './core.js'

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    only: { type: 'string', default: '' },
    differences: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
if (folder === undefined || !existsSync(folder)) throw new Error('Give the folder of labelled data: npm run conversion -- ../shared/refs')

const { score, merge, readDocx } = (await import(pathToFileURL(resolve(folder, 'score-conversion.mjs')).href)) as Scorer
const data = join(folder, 'dev', 'conversion')
const all = readFileSync(join(data, 'expected.jsonl'), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Pair)
const pairs = sampled(all.filter(({ id }) => id.includes(values.only)), Number(values.sample ?? Infinity))
if (pairs.length === 0) throw new Error('No pair was found: a gate that looks at nothing cannot pass.')

const { format, codec } = await loadCore()
const scores = new Map<string, Score[]>()
for (const pair of pairs) {
  const original = readFileSync(join(data, 'docx', `${pair.source}.docx`))
  const { document } = await format(original, requestOf(targets[pair.to]!, false), codec)
  const scored = score(pair, await readDocx(document))
  scores.set(pair.to, [...(scores.get(pair.to) ?? []), scored])
  if (values.differences) printDifferences(pair, scored)
}

const reached: Record<string, Figures> = {}
for (const [target, list] of [...scores, ['all', [...scores.values()].flat()] as const]) {
  reached[target] = figuresOf(merge(list))
  printFigures(target, list.length, reached[target])
}

// A sample is compared with what the same sample reached.
const floorsFile = new URL('./conversion/floors.json', import.meta.url)
const recorded = existsSync(floorsFile) ? (JSON.parse(readFileSync(floorsFile, 'utf8')) as Record<string, Record<string, Figures>>) : {}
const name = values.only === '' ? (values.sample === undefined ? 'all pairs' : `sample ${values.sample}`) : undefined
if (name !== undefined && values.record) writeFileSync(floorsFile, `${JSON.stringify({ ...recorded, [name]: reached }, null, 2)}\n`)
const worse = Object.entries((name !== undefined && recorded[name]) || {}).flatMap(([target, floor]) => fallen(reached[target], floor).map((line) => `${target}: ${line}`))
console.log(worse.length > 0 ? `\nworse than recorded:\n${worse.join('\n')}` : '\nnothing is worse than recorded')
process.exitCode = worse.length > 0 && !values.record ? 1 : 0

/** Evenly over all pairs, those of one target together, since what renders a style is made once. */
function sampled(list: readonly Pair[], most: number): readonly Pair[] {
  const sorted = list.toSorted((one, other) => `${one.to} ${one.source}`.localeCompare(`${other.to} ${other.source}`))
  const step = Math.max(1, sorted.length / most)
  return Array.from({ length: Math.min(sorted.length, most) }, (_, place) => sorted[Math.floor(place * step)]!)
}

function printDifferences({ id }: Pair, { refs, miss }: Score): void {
  for (const [wanted, got] of (refs.miss ?? []).filter((each) => each !== null)) {
    if (wanted.toLowerCase() !== got.toLowerCase()) console.log(`${id}\n  wanted ${wanted}\n  got    ${got}`)
  }
  for (const [kind, wanted, got] of miss ?? []) console.log(`${id} ${kind}\n  wanted ${wanted}\n  got    ${got}`)
}
