// npm run renderings -- ../shared/refs [--styles a,b] [--each 150] [--cited] [--differences TEXT]
// Labelled works as our corrected styles word them, beside the CSL styles in the folder `csl/styles`: where they differ, one of both is wrong.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readStyle } from '../packages/core/src/citations/csl/read-style.js'
import type { CitationEngine, CitedItem } from '../packages/core/src/citations/engine.js'
import { loadEngine } from '../packages/core/src/citations/load-engine.js'
import { plain } from '../packages/core/src/citations/rich-text.js'
import { styleNamed } from '../packages/core/src/styles/registry.js'
import { worksIn } from './renderings/works.js'

const { values, positionals: [folder] } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string' },
    each: { type: 'string', default: '150' },
    cited: { type: 'boolean', default: false },
    differences: { type: 'string' },
  },
})
if (folder === undefined || !existsSync(folder)) throw new Error('Give the folder of labelled data: npm run renderings -- ../shared/refs')

/** The names in the CSL project of what our styles are worded by. */
const others: Readonly<Record<string, string>> = {
  'apa-7': 'apa',
  'mla-9': 'modern-language-association',
  'chicago-18-ad': 'chicago-author-date',
  'chicago-18-nb': 'chicago-notes-bibliography',
  'chicago-17-ad': 'chicago-author-date-17th-edition',
  'chicago-17-nb': 'chicago-notes-bibliography-17th-edition',
  'harvard': 'harvard-cite-them-right',
  'ieee': 'ieee',
  'vancouver': 'nlm-citation-sequence',
  'ama-11': 'american-medical-association',
  'acs': 'american-chemical-society',
  'asa-7': 'american-sociological-association',
  'apsa': 'american-political-science-association',
}

const works = worksIn(folder, Number(values.each))
const word = values.cited ? asCited : asListed
for (const style of values.styles?.split(',') ?? Object.keys(others)) {
  const { citations: { csl, corrections }, locale: language } = styleNamed(style).style
  const ours = await loadEngine({ csl: csl!, corrections, language })
  const own = readStyle(readFileSync(join(folder, 'csl', 'styles', `${others[style]!}.csl`), 'utf8')).style
  const theirs = await loadEngine({ csl: others[style]!, own, corrections: [], language })
  const types = new Map<string, { all: number; different: number }>()
  for (const work of works) {
    const [one, other] = [word(ours, work), word(theirs, work)]
    const count = types.get(work.type) ?? { all: 0, different: 0 }
    const differ = alike(one) !== alike(other)
    types.set(work.type, { all: count.all + 1, different: count.different + (differ ? 1 : 0) })
    if (differ && values.differences !== undefined && `${style} ${work.type}`.includes(values.differences)) console.log(`${style} ${work.type}\n  ours   ${one}\n  theirs ${other}`)
  }
  console.log(`${style.padEnd(14)} ${[...types].map(([type, { all, different }]) => `${type} ${String(different)}/${String(all)}`).join('  ')}`)
}

function asListed(engine: CitationEngine, work: CitedItem): string {
  return plain(engine.open([work]).entries()[0]?.text ?? [])
}

/** Cited first, with a page, then again, by page and by chapter. */
function asCited(engine: CitationEngine, { id, ...work }: CitedItem): string {
  const rendering = engine.open([{ ...work, id }])
  const page = { id, locator: '12', label: 'page' }
  const cites = [{ id, position: 'first' }, { ...page, position: 'first' }, { ...page, position: 'subsequent' }, { ...page, label: 'chapter', position: 'subsequent' }] as const
  return cites.map((cite) => plain(rendering.cite([cite]))).join(' | ')
}

/** Without what fonts and capitals make different. */
function alike(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, '\'').replace(/[“”]/g, '"').replace(/[\u00a0\u202f]/g, ' ').replace(/[‐-―]/g, '-').trim()
}
