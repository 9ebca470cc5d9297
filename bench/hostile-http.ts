// npm run hostile:http -- HOSTILE: sends every hostile file through a started service, with sound papers in between.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hostileCases, type Case } from './hostile/cases.js'
import { peakMemory } from './http/process.js'
import { addCredits, run, ServiceProcess } from './service-process.js'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of hostile files: npm run hostile:http -- ../shared/hostile')

/** Of the whole process: a worker may use what `FORMATTER_JOB_MEGABYTES` says, and no hostile file should make it. */
const mostMegabytes = 1536
/** The slowest answer of /healthz while they are worked on. */
const mostMilliseconds = 1000

interface Sent {
  readonly test: Case | undefined
  readonly name: string
  /** Undefined where the request was refused. */
  readonly job: string | undefined
  readonly answer: string
}
interface Status {
  readonly status: string
  readonly error: string | null
}

const dataDir = mkdtempSync(join(tmpdir(), 'formatter-hostile-'))
const service = new ServiceProcess(dataDir)
const essay = new URL('../examples/essay.docx', import.meta.url)
const cases = hostileCases(resolve(folder))
await service.start()
await addCredits(dataDir, cases.length * 2)
const balance = async () => ((await (await call('/api/v1/usage')).json()) as { balance_credits: number }).balance_credits
const call = (path: string, init: RequestInit = {}) => fetch(service.url + path, { ...init, headers: { Authorization: `Bearer ${service.key}` } })

async function send(file: string | URL, name: string, test?: Case): Promise<Sent> {
  const body = new FormData()
  body.append('style', 'apa-7')
  body.append('file', new File([readFileSync(file)], `${basename(name)}.docx`))
  const response = await call('/api/v1/documents/upload', { method: 'POST', body })
  const answer = await response.text()
  return { test, name, job: response.ok ? (JSON.parse(answer) as { job_id: string }).job_id : undefined, answer: `${response.status} ${answer.slice(0, 200)}` }
}

async function ended(job: string): Promise<Status> {
  for (;;) {
    const status = (await (await call(`/api/v1/documents/${job}`)).json()) as Status
    if (status.status === 'formatted' || status.status === 'failed') return status
    await setTimeout(100)
  }
}

/** What is wrong with how a hostile file, or a paper between them, ended. */
function* judge({ test, job, answer }: Sent, end: Status | undefined): Iterable<string> {
  if (job === undefined) {
    if (test === undefined || test.expect === 'handled' || !/^(413|422) /.test(answer)) yield `refused: ${answer}`
    return
  }
  const code = end?.error?.split(':')[0]
  if (code !== undefined && ['internal', 'time_limit', 'worker_lost', 'text_not_conserved'].includes(code)) yield `failed with ${end?.error}`
  if (end?.status === 'failed' && (test === undefined || test.expect === 'handled')) yield `failed with ${end.error}`
  if (end?.status === 'formatted' && test?.expect === 'error') yield 'formatted, must be refused'
}

const before = await balance()
let slowest = 0
let over = false
const watching = (async () => {
  while (!over) {
    const start = performance.now()
    if ((await fetch(`${service.url}/healthz`)).status !== 200) throw new Error('The service is not well.')
    slowest = Math.max(slowest, performance.now() - start)
    await setTimeout(50)
  }
})()

const sent: Sent[] = []
for (const [index, test] of cases.entries()) {
  sent.push(await send(test.file, test.name, test))
  if (index % 20 === 0) sent.push(await send(essay, 'a sound paper'))
}
const faults: string[] = []
const tally = new Map<string, number>()
let formatted = 0
for (const each of sent) {
  const end = each.job === undefined ? undefined : await ended(each.job)
  if (end?.status === 'formatted') formatted++
  const outcome = end === undefined ? `refused ${each.answer.slice(0, 3)}` : end.status === 'formatted' ? 'formatted' : `failed ${end.error?.split(':')[0]}`
  tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  faults.push(...[...judge(each, end)].map((fault) => `${each.name}: ${fault}`))
}
over = true
await watching
const charged = before - (await balance())
const megabytes = peakMemory(service.pid)
const isUp = service.isUp
const code = await service.stop()
const ledger = await run('ledger', 'verify', '--data-dir', dataDir)
rmSync(dataDir, { recursive: true })
rmSync(`${dataDir}.log`)

for (const [outcome, count] of [...tally].sort()) console.log(`${outcome.padEnd(32)} ${count}`)
const holds = [
  [faults.length === 0, `${sent.length - faults.length} of ${sent.length} ended as they must`],
  [charged === formatted, `${charged} credits for ${formatted} formatted documents`],
  [slowest <= mostMilliseconds, `/healthz answered within ${slowest.toFixed(0)} ms`],
  [megabytes <= mostMegabytes, `at most ${megabytes.toFixed(0)} MB`],
  [isUp && code === 0, 'the process stayed up, and stopped when asked'],
  [ledger.code === 0, 'the ledger verifies'],
] as const
for (const fault of faults) console.log(fault)
for (const [ok, what] of holds) console.log(`${ok ? 'ok    ' : 'FAULT '} ${what}`)
process.exitCode = holds.every(([ok]) => ok) ? 0 : 1
