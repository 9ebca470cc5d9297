// npm run bench:http: the speed of the service as ratios to a floor in the same run; exits 1 where a bound is passed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accepting, jobsAccepted } from './http/accepting.js'
import { eventLoopDelay, turnaround } from './http/formatting.js'
import { intake, intakeMemory } from './http/intake.js'
import { startFloor } from './http/process.js'
import { statusRequests } from './http/status.js'
import { addCredits, ServiceProcess } from './service-process.js'
import { holds, printMeasured, type Measured } from './speed/table.js'

const folder = mkdtempSync(join(tmpdir(), 'bench-http-'))

/** A service of its own with credits enough, in the given roles. */
async function started(name: string, roles: string): Promise<ServiceProcess> {
  const service = new ServiceProcess(join(folder, name), { FORMATTER_ROLES: roles, FORMATTER_LOG_LEVEL: 'info' })
  await service.start()
  await addCredits(service.dataDir, jobsAccepted + 1000)
  return service
}

const rows: Measured[] = []
try {
  const floor = await startFloor(join(folder, 'floor'))
  // Whoever formats takes the processor from whoever accepts: the api alone, beside a floor that does not format either.
  const api = await started('api', 'api')
  const created = await fetch(`${api.url}/api/v1/documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: 'a.docx', content: 'UEs=', style: 'apa-7' }),
  })
  const { job_id: job } = (await created.json()) as { job_id: string }
  rows.push(await statusRequests(new URL(`${api.url}/api/v1/documents/${job}`), api.key, new URL(`${floor.url}/bare`)))
  rows.push(...await intake(api.url, api.key, floor.url), await intakeMemory(api.url, api.pid, api.key))
  rows.push(...await accepting(api.url, api.key, floor.url))
  await Promise.all([api.stop(), floor.stop()])
  const whole = await started('whole', 'api,worker,dispatcher')
  rows.push(await turnaround(whole.url, whole.key, whole.dataDir))
  rows.push(await eventLoopDelay(whole.url, whole.key))
  await whole.stop()
  process.exitCode = rows.every(holds) ? 0 : 1
} finally {
  // Also what was measured before something went wrong.
  printMeasured(rows)
  rmSync(folder, { recursive: true, force: true })
}
