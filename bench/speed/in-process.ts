import type { Core } from '../core.js'
import { requestOf } from '../core.js'
import { floor } from './floor.js'
import { makePaper } from './generate/paper.js'
import { interleaved } from './measure.js'
import type { Measured } from './table.js'

/** Warm, in one process, with the floor in the same rounds: what 100 pages cost, and whether 1000 cost much more than ten times that. */
export async function inProcess(core: Core, hundred: Uint8Array, thousand: Uint8Array): Promise<{ rows: Measured[]; direct: number; tracked: number }> {
  const format = (bytes: Uint8Array, trackedChanges: boolean) => async () => {
    const { report } = await core.format(bytes, requestOf('apa-7', trackedChanges), core.codec)
    return JSON.stringify(report)
  }
  const audit = (bytes: Uint8Array) => async () => JSON.stringify(await core.audit(bytes, requestOf('apa-7', false), core.codec))
  // As many that what is remembered of one is gone when it comes again.
  const papers = [2, 3, 4, 5, 6, 7].map((seed) => makePaper(100, seed).bytes)
  const next = () => {
    papers.push(papers.shift()!)
    return papers[0]!
  }
  const works = { floor: () => floor(hundred), direct: format(hundred, false), tracked: format(hundred, true), audit: audit(hundred) }
  const small = await interleaved(works, 15, 12)
  const unmet = await interleaved({ floor: () => floor(hundred), direct: () => format(next(), false)(), audit: () => audit(next())() }, 9, 2)
  const large = await interleaved({ floor: () => floor(thousand), direct: format(thousand, false), tracked: format(thousand, true) }, 5, 2)
  const times = (part: number, whole: number) => `${whole.toFixed(0)} ms to ${part.toFixed(0)}`
  const [direct, tracked] = [small.direct / small.floor, small.tracked / small.floor]
  const rows = [
    { name: '100 pages, direct, to the floor', figure: direct, bound: 6, unit: '×', note: `goal 3; ${times(small.floor, small.direct)}` },
    { name: '100 pages, tracked, to the floor', figure: tracked, bound: 9, unit: '×', note: times(small.floor, small.tracked) },
    { name: '  a paper that was not just met, direct', figure: unmet.direct / unmet.floor, unit: '×', note: times(unmet.floor, unmet.direct) },
    { name: 'audit to formatting, 100 pages', figure: small.audit / small.direct, bound: 0.6, unit: '×', note: `of papers not just met: ${(unmet.audit / unmet.direct).toFixed(2)}` },
    { name: '1000 pages to 100, direct', figure: large.direct / small.direct, bound: 11, unit: '×', note: `floor: ${(large.floor / small.floor).toFixed(1)}` },
    { name: '1000 pages to 100, tracked', figure: large.tracked / small.tracked, bound: 11, unit: '×' },
  ]
  return { rows, direct, tracked }
}
