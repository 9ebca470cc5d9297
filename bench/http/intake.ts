import { randomBytes } from 'node:crypto'
import { median } from '../speed/measure.js'
import type { Measured } from '../speed/table.js'
import { load, requestBytes } from './load.js'
import { extraMemory } from './process.js'

const MiB = 2 ** 20
const boundary = 'the-boundary-of-the-form'

/** A form with a document of chance, which no store has yet. */
function formBytes(document: Buffer): Buffer {
  const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="paper.docx"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(part('style', 'apa-7') + file), document, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

export const jsonBytes = (document: Buffer): Buffer => Buffer.from(JSON.stringify({ filename: 'paper.docx', content: document.toString('base64'), style: 'apa-7' }))

const forms = {
  multipart: { path: '/api/v1/documents/upload', floor: '/form', type: `multipart/form-data; boundary=${boundary}`, body: formBytes },
  JSON: { path: '/api/v1/documents', floor: '/json', type: 'application/json', body: jsonBytes },
} as const

/** Documents of 1 MB, taken in one after another, beside a floor that does the same durable work. */
export async function intake(service: string, key: string, floor: string): Promise<Measured[]> {
  const rows: Measured[] = []
  for (const [name, { path, floor: floorPath, type, body }] of Object.entries(forms)) {
    const times: [ours: number[], theirs: number[]] = [[], []]
    for (let round = 0; round < 40; round++) {
      const bytes = body(randomBytes(MiB))
      for (const [index, url] of [new URL(path, service), new URL(floorPath, floor)].entries()) {
        const request = requestBytes(url, 'POST', { Authorization: `Bearer ${key}`, 'Content-Type': type }, bytes)
        const { latencies } = await load(url, 1, 1, () => request)
        if (round >= 10) times[index]!.push(latencies[0]!)
      }
    }
    const [ours, theirs] = times.map(median) as [number, number]
    rows.push({ name: `intake of 1 MB, ${name}`, figure: ours / theirs, bound: 1.5, unit: '×', note: `${ours.toFixed(1)} ms beside ${theirs.toFixed(1)} ms` })
  }
  return rows
}

/** How much more memory the service holds while it takes in 25 MB; the first time, and the most of five times. */
export async function intakeMemory(service: string, pid: number, key: string): Promise<Measured> {
  const url = new URL(forms.multipart.path, service)
  const extra: number[] = []
  for (let time = 0; time < 5; time++) {
    const request = requestBytes(url, 'POST', { Authorization: `Bearer ${key}`, 'Content-Type': forms.multipart.type }, formBytes(randomBytes(25 * MiB)))
    extra.push(await extraMemory(pid, () => load(url, 1, 1, () => request)))
  }
  return { name: 'extra memory for a form of 25 MB', figure: Math.max(...extra), bound: 8, unit: 'MB', note: extra.map((each) => each.toFixed(1)).join(', ') }
}
