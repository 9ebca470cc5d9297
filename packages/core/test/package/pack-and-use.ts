/** Packs the library and uses it as a stranger would, in an empty project: npm run test:package */
import { deepStrictEqual } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { toldInBrowser } from './in-a-browser.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const core = join(root, 'packages/core')
const essay = join(root, 'examples/essay.docx')
const project = mkdtempSync(join(tmpdir(), 'formatter-package-'))

try {
  step('pack')
  // Packing builds: a package of a fresh checkout would be empty.
  rmSync(join(core, 'dist'), { recursive: true, force: true })
  const packed = JSON.parse(run(core, 'npm', 'pack', '--json', '--pack-destination', project)) as [{ filename: string }]
  cpSync(fileURLToPath(new URL('project', import.meta.url)), project, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n')

  step('install into an empty project')
  run(project, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed[0].filename}`)

  step('compile a consumer as a module and as CommonJS')
  run(project, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')

  step('format a file through import and through require')
  for (const kind of ['mjs', 'cjs']) run(project, process.execPath, `format.${kind}`, essay, `${kind}.docx`)
  const [imported, required] = ['mjs', 'cjs'].map((kind) => readFileSync(join(project, `${kind}.docx`)))
  if (imported === undefined || required === undefined || !imported.equals(required)) throw new Error('The two results differ.')
  if (imported.equals(readFileSync(essay))) throw new Error('Nothing was formatted.')

  step('run the program of the README')
  const [program = ''] = /(?<=^```js\n)[\s\S]*?(?=^```)/m.exec(readFileSync(join(core, 'README.md'), 'utf8')) ?? []
  cpSync(essay, join(project, 'essay.docx'))
  writeFileSync(join(project, 'program.mjs'), program)
  if (!run(project, process.execPath, 'program.mjs').includes('Articles without a DOI: ')) throw new Error('The program did not say what a person must decide.')

  step('format files in a browser as in Node')
  const files = [essay, join(project, 'package.json')]
  const requests = ['apa-7', 'ieee', 'chicago-18-nb'].flatMap((style) => [false, true].map((trackedChanges) => ({ style, trackedChanges })))
  const inBrowser = await toldInBrowser(project, files, requests)
  if (inBrowser === undefined) console.log('skipped: no Chromium is installed')
  else {
    const { told } = (await import(pathToFileURL(join(project, 'told.mjs')).href)) as { told: (bytes: Uint8Array, request: object) => Promise<unknown> }
    const inNode = await Promise.all(files.flatMap((file) => requests.map((request) => told(readFileSync(file), request))))
    deepStrictEqual(inBrowser, inNode)
    if (!Array.isArray(inNode[0]) || inNode.at(-1) !== 'not_a_docx') throw new Error(`Nothing was formatted, or nothing refused: ${JSON.stringify([inNode[0], inNode.at(-1)])}`)
  }

  step('publint')
  run(core, join(root, 'node_modules/.bin/publint'), '--strict')

  step('are the types wrong')
  // Node before 16 knows no subpaths of a package; nobody runs this there.
  run(core, join(root, 'node_modules/.bin/attw'), join(project, packed[0].filename), '--profile', 'node16')
  console.log('The package is in order.')
} finally {
  rmSync(project, { recursive: true, force: true })
}

function step(name: string): void {
  console.log(`· ${name}`)
}

/** Runs a command and gives what it printed; shows it all if it fails. */
function run(cwd: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
    throw new Error(`${command} failed.`, { cause: error })
  }
}
