/**
 * Kills the service at random points of many jobs, again and again, and then looks whether anything was lost, charged twice or
 * told to nobody: `npm run chaos [-- --jobs 200 --kills 20 --seconds 900]`. Exit code 1 where something is wrong.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Document, Packer, Paragraph } from 'docx'
import { age, audit } from './audit.js'
import { newReceiver } from './receiver.js'
import { addCredits, run, ServiceProcess } from '../service-process.js'

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '200' }, kills: { type: 'string', default: '20' }, seconds: { type: 'string', default: '900' } },
})
const jobs = Number(values.jobs)
const kills = Number(values.kills)
const deadline = Date.now() + Number(values.seconds) * 1000

const dataDir = mkdtempSync(join(tmpdir(), 'formatter-chaos-'))
const service = new ServiceProcess(dataDir)
const receiver = await newReceiver()
const noDocument = Buffer.from('This is no document.')
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Calls the service until it is there to answer; what it refuses is a fault of this script. */
async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  for (;;) {
    if (Date.now() > deadline) throw new Error('The time is over.')
    try {
      const headers = { ...(init.headers as Record<string, string>), 'Content-Type': 'application/json', Authorization: `Bearer ${service.key}` }
      const response = await fetch(`${service.url}${path}`, { ...init, headers })
      if (response.ok) return await response.json()
      if (response.status < 500) throw new Refused(`${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    await setTimeout(50)
  }
}
class Refused extends Error {}

const post = (path: string, body: object, headers: Record<string, string> = {}) => call(path, { method: 'POST', body: JSON.stringify(body), headers })

/** Every tenth job is of something that is no document, and has to fail. */
const noDocuments = Math.floor(jobs / 10)

/** No two documents are the same. */
async function submit(number: number): Promise<string> {
  const paper = new Document({ sections: [{ children: [new Paragraph(`Paper ${number}`), new Paragraph('It is about bees.')] }] })
  const content = (number % 10 === 9 ? noDocument : await Packer.toBuffer(paper)).toString('base64')
  const request = { filename: `essay-${number}.docx`, content, style: 'apa-7', trackedChanges: number % 2 === 0 }
  return ((await post('/api/v1/documents', request, { 'Idempotency-Key': randomUUID() })) as { job_id: string }).job_id
}

/** How each job stands, by its id. */
async function states(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = (await call(`/api/jobs?limit=100${cursor && `&cursor=${cursor}`}`)) as { jobs: { job_id: string; status: string }[]; next_cursor: string | null }
    for (const { job_id, status } of page.jobs) found.set(job_id, status)
    cursor = page.next_cursor
  }
  return found
}

const hasEnded = (status: string) => status === 'formatted' || status === 'failed'

/** A few callers, who submit far ahead of the workers. */
async function submitAll(): Promise<string[]> {
  const ids: string[] = []
  let next = 0
  const caller = async () => { while (next < jobs) ids.push(await submit(next++)) }
  await Promise.all(Array.from({ length: 4 }, caller))
  return ids
}

/** Kills at random points: after some more jobs have ended, and some part of a second. A machine that is slow is not killed faster. */
async function killAgainAndAgain(endedJobs: () => number): Promise<number> {
  let killed = 0
  while (killed < kills && endedJobs() < jobs && Date.now() < deadline) {
    const wanted = endedJobs() + Math.random() * 2 * (jobs / kills)
    const noLater = Date.now() + 15_000
    while (endedJobs() < Math.min(wanted, jobs) && Date.now() < noLater) await setTimeout(20)
    await setTimeout(Math.random() * 500)
    await service.kill()
    killed++
    await service.start()
  }
  return killed
}

await service.start()
await addCredits(dataDir, 50 + jobs)
receiver.state.secret = ((await post('/api/v1/webhooks', { url: receiver.url })) as { secret: string }).secret
const before = ((await call('/api/v1/usage')) as { balance_credits: number }).balance_credits

const startedAt = Date.now()
let statuses: string[] = []
const endedJobs = () => statuses.filter(hasEnded).length
const killing = killAgainAndAgain(endedJobs)
const submitting = submitAll()
while (endedJobs() < jobs) {
  statuses = [...(await states()).values()]
  await setTimeout(500)
}
const [ids, killed] = await Promise.all([submitting, killing])

// A delivery that was under way at a kill is another's to take after a minute.
while (receiver.told.size < jobs && Date.now() < deadline) await setTimeout(250)
await setTimeout(1000)
const after = ((await call('/api/v1/usage')) as { balance_credits: number }).balance_credits
await service.stop()
const verified = await run('ledger', 'verify', '--data-dir', dataDir)

// What no job has is swept when a service starts, once it is older than an hour.
age(dataDir, 2 * 3_600_000)
await service.start()
await setTimeout(2000)
const exitCode = await service.stop()
const found = audit(dataDir)

const formatted = statuses.filter((status) => status === 'formatted').length
const told = [...receiver.told.entries()]
const faults = [
  [ids.length === new Set(ids).size && ids.length === jobs, `${new Set(ids).size} jobs of ${jobs} requests`],
  [found.states['formatted'] === formatted && Object.keys(found.states).every((state) => ['formatted', 'failed'].includes(state)), `states ${JSON.stringify(found.states)}`],
  [formatted + found.lostWorkers === jobs - noDocuments, `${formatted} formatted, ${found.lostWorkers} given up after three killed workers`],
  [found.notRead === noDocuments, `${found.notRead} failed of ${noDocuments} that are no documents`],
  [verified.code === 0, `ledger verify: ${verified.output.trim()}`],
  [before - after === formatted && found.charges === formatted && found.wronglyCharged.length === 0, `${found.charges} charges, balance ${before} → ${after}`],
  [found.openHolds === 0, `${found.openHolds} holds left`],
  [told.length === jobs && told.every(([, { events, ids: own }]) => events.size === 1 && own.size === 1), `${told.length} jobs told, each by one event`],
  [receiver.state.badSignatures === 0, `${receiver.state.badSignatures} signatures that do not hold`],
  [found.orphans === 0, `${found.orphans} documents that no job has`],
  [exitCode === 0, `exit code ${exitCode} when asked to stop`],
] as const
const deliveries = told.reduce((sum, [, each]) => sum + each.deliveries, 0)
say(`${jobs} jobs, ${killed} kills in ${Math.round((Date.now() - startedAt) / 1000)} s; ${deliveries} deliveries of ${told.length} events`)
for (const [holds, what] of faults) say(`${holds ? 'ok    ' : 'FAULT '} ${what}`)
receiver.close()
rmSync(dataDir, { recursive: true })
rmSync(`${dataDir}.log`)
process.exitCode = faults.every(([holds]) => holds) ? 0 : 1
