import { randomBytes } from 'node:crypto'
import type { Database } from '@formatter/domain'
import { testWorld, type TestWorld } from '../../domain/test/test-world.js'
import { addressGuard, documentCompleted, enqueueEvent, newSender, type Payload, type Resolve, type WebhooksContext, type WebhooksTables } from '../src/index.js'

const names = new Map([
  ['hooks.example', ['93.184.216.34']],
  ['inside.example', ['93.184.216.34', '10.0.0.7']],
])
const resolve: Resolve = (name) => (names.has(name) ? Promise.resolve(names.get(name)!) : Promise.reject(new Error('ENOTFOUND')))

export const completed = (job = 'job_1'): Payload => documentCompleted('https://formatter.example', { id: job, filename: 'essay.docx', style: 'apa-7' })

export interface WebhooksUnderTest extends WebhooksContext {
  readonly world: TestWorld
  /** Notes an event in a transaction of its own. */
  tell(account: string, payload?: Payload): Promise<string | undefined>
}

/** Webhooks that may go to 127.0.0.1 by plain HTTP, with a clock that a test moves. */
export function webhooksOn(database: Database<WebhooksTables>): WebhooksUnderTest {
  const world = testWorld()
  const guard = addressGuard(['127.0.0.1/32'])
  return {
    database,
    world,
    secretKey: randomBytes(32),
    target: { guard, resolve, allowHttp: true },
    sender: newSender({ guard, resolve, timeoutMs: 10_000 }),
    tell: (account, payload = completed()) => database.transaction((tx) => enqueueEvent(tx, world, account, payload)),
  }
}
