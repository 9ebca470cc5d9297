import { median } from '../speed/measure.js'
import type { Measured } from '../speed/table.js'
import { load, requestBytes } from './load.js'

/** Status requests, with authentication, limits, logs and metrics, beside a route that does nothing. */
export async function statusRequests(url: string, key: string, floor: URL): Promise<Measured> {
  const service = new URL(`${url}/api/v1/documents/${await newJob(url, key)}`)
  const ours = requestBytes(service, 'GET', { Authorization: `Bearer ${key}` })
  const bare = requestBytes(floor, 'GET', {})
  const ratios: number[] = []
  let last = ''
  for (let round = 0; round < 12; round++) {
    const theirs = await load(floor, 16, 3000, () => bare)
    const mine = await load(service, 16, 3000, () => ours)
    // The first rounds warm both up.
    if (round >= 3) ratios.push(mine.perSecond / theirs.perSecond)
    last = `${mine.perSecond.toFixed(0)}/s beside ${theirs.perSecond.toFixed(0)}/s`
  }
  return { name: 'status requests, of a bare route’s', figure: median(ratios), bound: 0.33, unit: '×', atLeast: true, note: last }
}

/** A job that is asked about. */
async function newJob(url: string, key: string): Promise<string> {
  const created = await fetch(`${url}/api/v1/documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: 'a.docx', content: 'UEs=', style: 'apa-7' }),
  })
  return ((await created.json()) as { job_id: string }).job_id
}
