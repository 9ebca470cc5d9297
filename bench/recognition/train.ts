// npx tsx bench/recognition/train.ts CORPUS [--folds]: fits what each clue for a heading is worth, and writes structure/headings/weights.ts
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nodeCodec } from '../../packages/core/node/index.js'
import { resolveLimits } from '../../packages/core/src/opc/limits.js'
import { openPackage } from '../../packages/core/src/opc/package.js'
import { clues } from '../../packages/core/src/structure/headings/clues.js'
import { canBeHeading, placesOf } from '../../packages/core/src/structure/headings/likely.js'
import { noAddedStyles } from '../../packages/core/src/structure/flow.js'
import { flowOfDocument } from '../../packages/core/src/structure/recognise.js'
import { readDocument } from '../../packages/core/src/wordml/document.js'
import { listed, twinsOf, type Case } from './cases.js'
import { fit, probability, type Sample } from './regression.js'
import { loadTwinTools } from './tools.js'

const { values: { folds }, positionals: [corpus] } = parseArgs({ allowPositionals: true, options: { folds: { type: 'boolean', default: false } } })
if (corpus === undefined) throw new Error('Give the folder of documents: npx tsx bench/recognition/train.ts ../shared/corpus')

const tools = await loadTwinTools(corpus)
const limits = resolveLimits(undefined)
const files: Sample[][] = []
for (const file of listed(corpus, undefined, true)) {
  const twins = twinsOf(tools, corpus, file)
  if (twins) files.push([...await samplesOf(twins, 'flat'), ...await samplesOf(twins, 'hard')])
}
// A book of three hundred headings is one author's habits: it counts no more than ten papers.
const weighed = files.map((samples) => samples.map((sample) => ({ ...sample, share: 1 / Math.sqrt(Math.max(samples.length, 40)) })))

if (folds) {
  const parts = 5
  let right = 0
  let [found, expected, given] = [0, 0, 0]
  for (let part = 0; part < parts; part++) {
    const weights = fit(weighed.filter((_, index) => index % parts !== part).flat(), clues.length)
    for (const { holds, heading } of weighed.filter((_, index) => index % parts === part).flat()) {
      const says = probability(weights, holds) >= 0.5
      if (says === heading) right++
      if (says && heading) found++
      if (heading) expected++
      if (says) given++
    }
  }
  const total = weighed.flat().length
  console.log(`of files not seen: ${(100 * right / total).toFixed(1)} % right, precision ${(100 * found / given).toFixed(1)}, recall ${(100 * found / expected).toFixed(1)}, ${String(total)} lines`)
}

const weights = fit(weighed.flat(), clues.length)
const rounded = Object.fromEntries(clues.map(({ name }, index) => [name, Number(weights[index]!.toFixed(2))]))
const text = `/** What each clue is worth, in log odds; fitted by bench/recognition/train.ts on documents whose styles were taken away. */
export const weights: Readonly<Record<string, number>> = ${JSON.stringify(rounded, null, 2).replaceAll('"', "'").replace(/'\n}$/, "',\n}").replace(/(\d)\n}$/, '$1,\n}')}

/** What a line is worth of which nothing can be said. */
export const bias = ${weights[clues.length]!.toFixed(2)}
`
writeFileSync(new URL('../../packages/core/src/structure/headings/weights.ts', import.meta.url), text)

async function samplesOf({ roles, ...twins }: Case, kind: 'flat' | 'hard'): Promise<Sample[]> {
  const bytes = twins[kind]
  const flow = flowOfDocument(await readDocument(await openPackage(bytes, nodeCodec, limits), limits), noAddedStyles)
  const matches = tools.align(roles, flow.lines.map(({ view }) => view))
  const samples: Sample[] = []
  const places = placesOf(flow)
  for (const [index, { role, skip }] of roles.entries()) {
    const place = places[matches[index]!]
    if (skip || role === 'title' || role === 'subtitle' || role === 'empty' || !place || !canBeHeading(place.line)) continue
    const holds = clues.flatMap((clue, at) => (clue.holds(place) ? [at] : []))
    const heading = role === 'heading'
    for (const kept of variants(holds)) samples.push({ holds: kept, heading, share: 1 })
  }
  return samples
}

/**
 * Twins are more regular than what people type: their headings have marks, sizes and spaces all at once. Without marks,
 * and with only one of weight and size, a heading has to be found too; lines that nothing sets off then teach nothing.
 */
function variants(holds: readonly number[]): number[][] {
  const without = (names: RegExp) => holds.filter((at) => !clues[at]!.hidden && !names.test(clues[at]!.name))
  const setOff = (some: readonly number[]) => some.some((at) => /^(bold|larger|in capitals|centred|underlined|called as)/.test(clues[at]!.name))
  const sizes = /larger than|more space|keeps with|in another (colour|font)/
  const letters = /^bold$|more space|keeps with|in another (colour|font)/
  return [[...holds], without(/^$/), ...[without(sizes), without(letters)].filter(setOff)]
}
