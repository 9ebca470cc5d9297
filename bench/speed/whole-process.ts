import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtCommand, builtCore } from './built.js'
import { Chance } from './generate/chance.js'
import { makePaper } from './generate/paper.js'
import { median } from './measure.js'
import { isInstalled, processCost, processCosts } from './process-cost.js'
import type { Measured } from './table.js'

type How = 'floor' | 'direct' | 'tracked'
interface Alone { readonly milliseconds: number; readonly megabytes: number }

const script = fileURLToPath(new URL('./alone.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

function alone(how: How, files: readonly string[], nodeOptions: readonly string[] = []): Alone {
  const argv = [...nodeOptions, '--import', tsx, script, how, builtCore.module, builtCore.node, ...files]
  return JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' })) as Alone
}

/** The large document in a small heap: passing it ends the process. */
export function smallHeap(file: string): Measured[] {
  return (['direct', 'tracked'] as const).map((how) => {
    const name = `1000 pages, ${how}, with --max-old-space-size=512`
    try {
      const { megabytes } = alone(how, [file], ['--max-old-space-size=512'])
      return { name, figure: 0, bound: 0, unit: 'failures', note: `${megabytes.toFixed(0)} MB resident at most` }
    } catch (error) {
      return { name, figure: 1, bound: 0, unit: 'failures', note: String(error).split('\n')[0] ?? '' }
    }
  })
}

/** Papers of 2 to 12 pages. */
interface Papers { readonly files: readonly string[]; readonly pages: number }

export function makePapers(folder: string): Papers {
  mkdirSync(folder)
  const chance = new Chance(99)
  let pages = 0
  const files = Array.from({ length: 100 }, (_, index) => {
    const file = join(folder, `${String(index)}.docx`)
    const length = chance.between(2, 12)
    pages += length
    writeFileSync(file, makePaper(length, 1000 + index).bytes)
    return file
  })
  return { files, pages }
}

/** How much the command line formats in a second of the clock, with as many threads as it takes by itself. */
export function throughput({ files, pages }: Papers, folder: string): Measured[] {
  const seconds = [1, 2, 3].map(() => {
    const start = performance.now()
    execFileSync(process.execPath, [builtCommand, 'format', ...files, '--style', 'apa-7', '--out-dir', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
    rmSync(folder, { recursive: true })
    return (performance.now() - start) / 1000
  })
  const time = median(seconds)
  const note = `${pages} pages in ${time.toFixed(1)} s of the clock, ${availableParallelism()} processors`
  return [
    { name: `throughput: ${files.length} small documents, command line`, figure: files.length / time, unit: 'documents/s', note },
    { name: '  the same in pages', figure: pages / time, unit: 'pages/s' },
  ]
}

/** A hundred papers in one cold process: start of node, loading and work, against the same with the floor. */
export function batch({ files }: Papers): Measured {
  const start = processCost([process.execPath, '-e', '0'])
  const rounds = [1, 2, 3].map(() => [alone('floor', files).milliseconds, alone('direct', files).milliseconds] as const)
  const [least, ours] = [start + median(rounds.map(([time]) => time)), start + median(rounds.map(([, time]) => time))]
  return { name: '100 small documents in one process, to the floor', figure: ours / least, bound: 6, unit: '×', note: `${ours.toFixed(0)} ms to ${least.toFixed(0)}` }
}

/** The command line, cold, against pandoc, which reads the same file and writes a docx; and how long it takes to say anything. */
export function commandLine(hundred: string, thousand: string): Measured[] {
  const ours = (file: string) => [process.execPath, builtCommand, 'format', file, '-o', `${file}.out.docx`, '--style', 'apa-7']
  const pandoc = (file: string) => ['pandoc', file, '-o', `${file}.pandoc.docx`]
  const against = (name: string, file: string, bound: number, rounds: number): Measured => {
    const cost = processCosts({ ours: ours(file), pandoc: pandoc(file) }, rounds)
    return { name, figure: cost.pandoc / cost.ours, bound, atLeast: true, unit: '×', note: `${cost.ours.toFixed(0)} ms to ${cost.pandoc.toFixed(0)}` }
  }
  const help = processCosts({ ours: [process.execPath, builtCommand, '--help'], empty: [process.execPath, '-e', '0'] }, 15)
  const rows: Measured[] = [
    { name: 'formatter --help to an empty node', figure: help.ours / help.empty, bound: 1.5, unit: '×', note: `${help.ours.toFixed(0)} ms to ${help.empty.toFixed(0)}` },
  ]
  if (!isInstalled('pandoc')) {
    console.log('pandoc is not installed: the two lines against it are left out.')
    return rows
  }
  return [
    against('command line, 100 pages: times less than pandoc', hundred, 3, 5),
    against('command line, 1000 pages: times less than pandoc', thousand, 8, 3),
    ...rows,
  ]
}
