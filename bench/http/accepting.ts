import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { median } from '../speed/measure.js'
import type { Measured } from '../speed/table.js'
import { jsonBytes } from './intake.js'
import { load, percentile, requestBytes } from './load.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const callers = 32
const size = 14 * 1024
/**
 * Many to a batch: the connections at its begin and the small groups at its end are no part of a steady load. The first request of each caller,
 * which waits for the connections, must be well below one in a hundred, or the p99 is theirs.
 */
const batch = 9600
/** Only after some thousands of requests the code of either is as fast as it gets. */
const [warming, rounds] = [3, 10]
/** Creates by one caller alone in each round: what a disk needs changes from one half minute to the next. */
const alone = 40
export const jobsAccepted = rounds * (batch + alone)

/** Jobs accepted from 32 callers, beside a server that commits each request by itself; and how long the unlucky ones wait. */
export async function accepting(service: string, key: string, floor: string): Promise<Measured[]> {
  const ours = new URL('/api/v1/documents', service)
  const theirs = new URL('/json', floor)
  const bodies = Array.from({ length: batch }, () => jsonBytes(randomBytes(size)))
  const requests = (url: URL) => {
    const made = bodies.map((body) => requestBytes(url, 'POST', { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }, body))
    return (number: number) => made[number]!
  }
  const steadily = (url: URL) => {
    const made = requests(url)
    // What was just made: else it is collected while answers come in, and all callers wait for this process.
    collectGarbage()
    return load(url, callers, batch, made)
  }
  const ratios: number[] = []
  const waits: number[] = []
  const singles: number[] = []
  let note = ''
  for (let round = 0; round < rounds; round++) {
    // Documents that neither has.
    for (let index = 0; index < bodies.length; index++) bodies[index] = jsonBytes(randomBytes(size))
    const one = await steadily(theirs)
    const many = await steadily(ours)
    for (let index = 0; index < alone; index++) bodies[index] = jsonBytes(randomBytes(size))
    const single = percentile((await load(ours, 1, alone, requests(ours))).latencies, 0.5)
    if (round < warming) continue
    ratios.push(many.perSecond / one.perSecond)
    waits.push(percentile(many.latencies, 0.99) / single)
    singles.push(single)
    note = `${many.perSecond.toFixed(0)}/s beside ${one.perSecond.toFixed(0)}/s`
  }
  return [
    { name: 'jobs accepted, of one commit a request', figure: median(ratios), bound: 3, unit: '×', atLeast: true, note },
    { name: 'p99 of accepting, of one create alone', figure: median(waits), bound: 10, unit: '×', note: `alone ${median(singles).toFixed(1)} ms` },
  ]
}
