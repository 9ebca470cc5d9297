// npm run bench:http [-- status intake memory accepting formatting]: the speed of the service, or some rows of it, as ratios to a floor in the
// same run; exits 1 where a bound is passed.
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
const asked = new Set(process.argv.slice(2))
const wanted = (...names: readonly string[]) => asked.size === 0 || names.some((name) => asked.has(name))

/** A service of its own with credits enough, in the given roles. */
async function started(name: string, roles: string): Promise<ServiceProcess> {
  const service = new ServiceProcess(join(folder, name), { FORMATTER_ROLES: roles, FORMATTER_LOG_LEVEL: 'info' })
  await service.start()
  await addCredits(service.dataDir, jobsAccepted + 1000)
  return service
}

/** Whoever formats takes the processor from whoever accepts: the api alone, beside a floor that does not format either. */
async function besideFloor(rows: Measured[]): Promise<void> {
  const floor = await startFloor(join(folder, 'floor'))
  const api = await started('api', 'api')
  if (wanted('status')) rows.push(await statusRequests(api.url, api.key, new URL(`${floor.url}/bare`)))
  if (wanted('intake')) rows.push(...await intake(api.url, api.key, floor.url))
  if (wanted('accepting')) rows.push(...await accepting(api.url, api.key, floor.url))
  await Promise.all([api.stop(), floor.stop()])
}

/** A process of its own, so that its first form is among those that are measured. */
async function ofFirstForms(rows: Measured[]): Promise<void> {
  const api = await started('memory', 'api')
  rows.push(await intakeMemory(api.url, api.pid, api.key))
  await api.stop()
}

async function whileFormatting(rows: Measured[]): Promise<void> {
  const whole = await started('whole', 'api,worker,dispatcher')
  rows.push(await turnaround(whole.url, whole.key, whole.dataDir))
  rows.push(await eventLoopDelay(whole.url, whole.key))
  await whole.stop()
}

const rows: Measured[] = []
try {
  if (wanted('memory')) await ofFirstForms(rows)
  if (wanted('status', 'intake', 'accepting')) await besideFloor(rows)
  if (wanted('formatting')) await whileFormatting(rows)
  process.exitCode = rows.every(holds) ? 0 : 1
} finally {
  // Also what was measured before something went wrong.
  printMeasured(rows)
  rmSync(folder, { recursive: true, force: true })
}
