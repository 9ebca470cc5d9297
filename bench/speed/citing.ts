import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styles } from '../../packages/core/csl/data/index.js'
import type { CslNode } from '../../packages/core/src/citations/csl/node.js'
import { requestOf, type Core } from '../core.js'
import { builtCommand, builtCore } from './built.js'
import { type CitingPaper, makeCitingPaper } from './generate/citing-paper.js'
import { interleaved } from './measure.js'
import { isInstalled, processCosts } from './process-cost.js'
import type { Measured } from './table.js'

const pages = 100
const entries = 100
const clusters = 360

/** How many times less processor time than pandoc a style is to take, warm. */
const leads = { 'apa-7': 2, ieee: 3 } as const
const cslOf = { 'apa-7': 'apa', ieee: 'ieee' } as const

/** What citations cost: beside pandoc where it is installed, as they become many, and in memory. */
export async function citing(core: Core, folder: string): Promise<Measured[]> {
  const format = (bytes: Uint8Array, style: string) => async () => core.format(bytes, requestOf(style, false), core.codec)
  const papers = [1, 2, 3, 4, 5, 6].map((seed) => makeCitingPaper(pages, entries, clusters, seed))
  const next = () => {
    papers.push(papers.shift()!)
    return papers[0]!.bytes
  }
  const rows: Measured[] = []
  for (const style of ['apa-7', 'ieee'] as const) {
    const { warm } = await interleaved({ warm: () => format(next(), style)() }, 7, 2)
    rows.push(...(await besidePandoc(style, warm, papers[0]!, folder)))
  }
  const [few, many] = [makeCitingPaper(112, entries, 400), makeCitingPaper(1112, entries, 4000)]
  const { some, ten } = await interleaved({ some: format(few.bytes, 'apa-7'), ten: format(many.bytes, 'apa-7') }, 3, 1)
  return [
    ...rows,
    { name: 'ten times the pages, 4000 citations to 400', figure: ten / some, bound: 11, unit: '×', note: `${ten.toFixed(0)} ms to ${some.toFixed(0)}` },
    engineMemory(join(folder, 'citing.docx')),
  ]
}

async function besidePandoc(style: keyof typeof leads, warm: number, paper: CitingPaper, folder: string): Promise<Measured[]> {
  const at = (name: string) => join(folder, name)
  const name = `${entries} entries, ${clusters} citations, ${style}`
  writeFileSync(at('citing.docx'), paper.bytes)
  if (!isInstalled('pandoc')) return [{ name: `${name}, warm`, figure: warm, unit: 'ms' }]
  const { default: csl } = await styles[cslOf[style]]!()
  for (const [file, content] of [['citing.md', paper.markdown], ['works.json', paper.works], ['style.csl', textOf(csl)]] as const) writeFileSync(at(file), content)
  const cost = processCosts({
    pandoc: ['pandoc', at('citing.md'), '--citeproc', '--bibliography', at('works.json'), '--csl', at('style.csl'), '-o', at('pandoc.docx')],
    ours: [process.execPath, builtCommand, 'format', at('citing.docx'), '-o', at('ours.docx'), '--style', style],
  }, 3)
  const note = (ours: number) => `${ours.toFixed(0)} ms to ${cost.pandoc.toFixed(0)}`
  return [
    { name: `${name}, warm: times less than pandoc`, figure: cost.pandoc / warm, bound: leads[style], atLeast: true, unit: '×', note: note(warm) },
    { name: '  the same, cold', figure: cost.pandoc / cost.ours, bound: 1, atLeast: true, unit: '×', note: note(cost.ours) },
  ]
}

/** The most that the engine of a style and all that is kept with it hold, in a process of its own that collects its garbage when told. */
function engineMemory(file: string): Measured {
  const script = fileURLToPath(new URL('./engine-memory.ts', import.meta.url))
  const argv = ['--expose-gc', '--import', import.meta.resolve('tsx'), script, builtCore.module, builtCore.node, file]
  const held = JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' })) as Record<string, number>
  const [style, most] = Object.entries(held).reduce((one, other) => (other[1] > one[1] ? other : one))
  return { name: 'memory that the engine of a style keeps, at most', figure: most, bound: 15, unit: 'MB', note: style }
}

/** The file that a style was made from, but for what it says about itself. */
const textOf = ({ name, attrs, children }: CslNode): string => {
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : textOf(child))).join('')
  const about = name === 'style' ? '<info><title>Style</title><id>style</id><updated>2024-01-01T00:00:00Z</updated></info>' : ''
  return `<${name}${Object.entries(attrs).map(([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`).join('')}>${about}${inside}</${name}>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
