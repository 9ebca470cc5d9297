// npm run pages -- CORPUS [--count 20] [--style apa-7] [--only TEXT]
// Needs soffice and pdftoppm (Debian: libreoffice-writer-nogui, poppler-utils).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCore, requestOf } from './core.js'
import { documentsBelow, pathOf } from './corpus/documents.js'
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
    core: { type: 'string' },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run pages -- ../shared/corpus')

const MOST_PAGES = 12
/** One inch of 72 rows: headers and footers lie in it. */
const BAND = 72

installSharedTools(corpus)
const tools = await loadSharedTools()
const core = await loadCore(values.core, values.core)
const chosen = academic(corpus).filter((path) => path.includes(values.only)).slice(0, Number(values.count))
let failed = 0
for (const document of chosen) {
  const faults = await compare(readFileSync(pathOf(corpus, document)))
  if (faults.some(({ different }) => different.length > 0)) failed++
  console.log(document)
  for (const { what, pages, different, note } of faults) {
    console.log(`  ${what.padEnd(34)} pages ${String(pages).padStart(3)}   different ${different.length > 0 ? different.join(', ') : 'none'}${note}`)
  }
}
console.log(`${String(chosen.length - failed)} passed, ${String(failed)} failed`)
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0

/** Rejecting gives the pages of the original, but for headers that were named as untracked; accepting gives those of the direct output. */
async function compare(original: Buffer) {
  const format = (trackedChanges: boolean) => core.format(original, requestOf(values.style, trackedChanges), core.codec)
  const [direct, tracked] = [await format(false), await format(true)]
  const revised = (bytes: Uint8Array, how: 'accept' | 'reject') => tools.packed(tools.revise(bufferOf(bytes), how, { who: everyone }))
  const pages = renderPages({
    original: revised(original, 'reject'),
    rejected: revised(tracked.document, 'reject'),
    direct: revised(direct.document, 'accept'),
    accepted: revised(tracked.document, 'accept'),
  })
  const { original: before = [], rejected = [], direct: wanted = [], accepted = [] } = pages
  const headers = tracked.report.untracked.some(({ kind }) => kind === 'header-reference')
  return [
    { what: 'reject-all and the original', pages: before.length, different: differentPages(before, rejected, headers ? BAND : 0), note: headers ? '   (without the band of headers)' : '' },
    { what: 'accept-all and the direct output', pages: wanted.length, different: differentPages(wanted, accepted, 0), note: '' },
  ]
}

/** Short academic documents first, then short documents of any kind, each in the order that chance picked. */
function academic(folder: string): string[] {
  interface Entry { path: string; academic: boolean; pages: number | null; ok: boolean }
  const manifest = readFileSync(join(folder, 'manifest.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Entry)
  const short = new Map(manifest.filter(({ ok, pages }) => ok && pages !== null && pages <= MOST_PAGES).map((entry) => [entry.path, entry]))
  const paths = documentsBelow(folder).filter((path) => short.has(path))
  return [...paths.filter((path) => short.get(path)?.academic), ...paths.filter((path) => !short.get(path)?.academic)]
}
