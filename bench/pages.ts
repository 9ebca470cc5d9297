// npm run pages -- CORPUS [--count 20] [--accepted] [--style apa-7] [--only TEXT]
// Needs soffice and pdftoppm (Debian: libreoffice-writer-nogui, poppler-utils).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCore, requestOf } from './core.js'
import { documentsBelow, pathOf } from './corpus/documents.js'
import { dropNewReferences } from './corpus/sections.js'
import { bufferOf, everyone } from './corpus/trial.js'
import { differentPages } from './pages/page.js'
import { renderPages } from './pages/render.js'
import { installSharedTools, loadSharedTools } from './shared-tools.js'

const { values, positionals: [corpus] } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    style: { type: 'string', default: 'apa-7' },
    only: { type: 'string', default: '' },
    accepted: { type: 'boolean', default: false },
    core: { type: 'string' },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run pages -- ../shared/corpus')

const MOST_PAGES = 12

installSharedTools(corpus)
const tools = await loadSharedTools()
const core = await loadCore(values.core, values.core)
const chosen = academic(corpus).filter((path) => path.includes(values.only)).slice(0, Number(values.count))
let failed = 0
for (const document of chosen) {
  const faults = await compare(readFileSync(pathOf(corpus, document)))
  if (faults.some(({ different }) => different.length > 0)) failed++
  console.log(document)
  for (const { what, pages, different } of faults) {
    console.log(`  ${what.padEnd(34)} pages ${String(pages).padStart(3)}   different ${different.length > 0 ? different.join(', ') : 'none'}`)
  }
}
console.log(`${String(chosen.length - failed)} passed, ${String(failed)} failed`)
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0

/** Rejecting gives the pages of the original, once the header references that the report names are out; accepting gives those of the direct output. */
async function compare(original: Buffer) {
  const format = (trackedChanges: boolean) => core.format(original, requestOf(values.style, trackedChanges), core.codec)
  const [direct, tracked] = [await format(false), await format(true)]
  const revised = (bytes: Uint8Array, how: 'accept' | 'reject') => tools.revise(bufferOf(bytes), how, { who: everyone })
  const [before, after] = [revised(original, 'reject'), revised(tracked.document, 'reject')]
  dropNewReferences(before.pk, after.pk)
  const pairs = [{ what: 'reject-all and the original', left: tools.packed(before), right: tools.packed(after) }]
  if (values.accepted) {
    const [left, right] = [revised(direct.document, 'accept'), revised(tracked.document, 'accept')].map(tools.packed)
    if (left && right) pairs.push({ what: 'accept-all and the direct output', left, right })
  }
  const pages = renderPages(Object.fromEntries(pairs.flatMap(({ left, right }, index) => [[`left${String(index)}`, left], [`right${String(index)}`, right]])))
  return pairs.map(({ what }, index) => {
    const [left = [], right = []] = [pages[`left${String(index)}`], pages[`right${String(index)}`]]
    return { what, pages: left.length, different: differentPages(left, right) }
  })
}

/** Short academic documents first, then short documents of any kind, each in the order that chance picked. */
function academic(folder: string): string[] {
  interface Entry { path: string; academic: boolean; pages: number | null; ok: boolean }
  const manifest = readFileSync(join(folder, 'manifest.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Entry)
  const short = new Map(manifest.filter(({ ok, pages }) => ok && pages !== null && pages <= MOST_PAGES).map((entry) => [entry.path, entry]))
  const paths = documentsBelow(folder).filter((path) => short.has(path))
  return [...paths.filter((path) => short.get(path)?.academic), ...paths.filter((path) => !short.get(path)?.academic)]
}
