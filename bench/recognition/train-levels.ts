// npx tsx bench/recognition/train-levels.ts CORPUS [--folds]: fits what speaks against an outline, and writes structure/headings/level-costs.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nodeCodec } from '../../packages/core/node/index.js'
import { resolveLimits } from '../../packages/core/src/opc/limits.js'
import { openPackage } from '../../packages/core/src/opc/package.js'
import { levelCosts, type LevelCosts } from '../../packages/core/src/structure/headings/level-costs.js'
import { cheapestLevels, type Outline } from '../../packages/core/src/structure/headings/levels.js'
import { outlineOfDocument } from '../../packages/core/src/structure/recognise.js'
import { readDocument } from '../../packages/core/src/wordml/document.js'
import { listed, twinsOf, type Case } from './cases.js'
import { loadTwinTools } from './tools.js'

const { values: { folds }, positionals: [corpus] } = parseArgs({ allowPositionals: true, options: { folds: { type: 'boolean', default: false } } })
if (corpus === undefined) throw new Error('Give the folder of documents: npx tsx bench/recognition/train-levels.ts ../shared/corpus')

/** The outline of a twin with the level that its styles gave each heading. */
interface Sample {
  readonly outline: Outline
  readonly expected: readonly (number | undefined)[]
  /** How much it counts: a book is one author's habits. */
  readonly share: number
}

const tools = await loadTwinTools(corpus)
const limits = resolveLimits(undefined)
const files: Sample[][] = []
for (const file of listed(corpus, undefined, true)) {
  const twins = twinsOf(tools, corpus, file)
  if (!twins) continue
  const samples = [await sampleOf(twins, 'flat'), await sampleOf(twins, 'hard')].filter(({ share }) => share > 0)
  // What is no paper mostly tests a program: headings of nine levels, one after the other.
  if (samples.length > 0) files.push(twins.split === 'academic' ? samples : samples.map((sample) => ({ ...sample, share: sample.share / 4 })))
}

if (folds) {
  const parts = 4
  let [right, total] = [0, 0]
  for (let part = 0; part < parts; part++) {
    const costs = fit(files.filter((_, index) => index % parts !== part).flat())
    const unseen = files.filter((_, index) => index % parts === part).flat()
    right += score(unseen, costs)
    total += unseen.reduce((sum, { share }) => sum + share, 0)
  }
  console.log(`of files not seen: ${(100 * right / total).toFixed(1)} % at the right level`)
}
const all = files.flat()
const costs = fit(all)
console.log(`of all: ${(100 * score(all, costs) / all.reduce((sum, { share }) => sum + share, 0)).toFixed(1)} %`)
const target = new URL('../../packages/core/src/structure/headings/level-costs.ts', import.meta.url)
const source = readFileSync(target, 'utf8')
writeFileSync(target, source.replace(/^ {2}(\w+): [\d.]+,$/gm, (line, name: string) => (name in costs ? `  ${name}: ${String(costs[name as keyof LevelCosts])},` : line)))

/** Tries each cost larger and smaller, again and again, and keeps what puts more headings right. */
function fit(samples: readonly Sample[]): LevelCosts {
  let best: Record<keyof LevelCosts, number> = { ...levelCosts }
  let highest = score(samples, best)
  for (let changed = true; changed;) {
    changed = false
    for (const name of Object.keys(best) as (keyof LevelCosts)[]) {
      for (const factor of [0, 0.3, 0.7, 1.4, 3]) {
        const tried = { ...best, [name]: Number((factor === 0 ? 0 : Math.max(best[name], 0.1) * factor).toFixed(2)) }
        const now = score(samples, tried)
        if (now <= highest + 0.05) continue
        ;[best, highest, changed] = [tried, now, true]
      }
    }
  }
  return best
}

function score(samples: readonly Sample[], costs: LevelCosts): number {
  let sum = 0
  for (const { outline, expected, share } of samples) {
    const levels = cheapestLevels(outline, costs)
    const right = expected.filter((level, index) => level !== undefined && level === levels[outline.of[index]!]).length
    sum += share * right / expected.filter((level) => level !== undefined).length
  }
  return sum
}

async function sampleOf({ roles, ...twins }: Case, kind: 'flat' | 'hard'): Promise<Sample> {
  const { headings, outline } = outlineOfDocument(await readDocument(await openPackage(twins[kind], nodeCodec, limits), limits))
  const matches = tools.align(roles, headings.map(({ view }) => view))
  const expected = new Array<number | undefined>(headings.length).fill(undefined)
  for (const [index, { role, level, skip }] of roles.entries()) {
    if (role === 'heading' && !skip && matches[index]! >= 0) expected[matches[index]!] = level
  }
  return { outline, expected, share: Math.min(expected.filter((level) => level !== undefined).length, 40) }
}
