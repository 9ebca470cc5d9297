import { oneChunk } from '@formatter/jobs'
import { newService, result } from './service.js'
import { newVisitor } from './visitor.js'

/** A service, and somebody who has opened an account on its pages. */
export async function newMember(settings: Parameters<typeof newService>[0] = {}) {
  const service = await newService(settings)
  const visitor = newVisitor(service)
  await visitor.signUp()
  return { ...service, visitor }
}

/** Formats whatever waits, as a worker would. */
export async function work({ jobs }: Pick<Awaited<ReturnType<typeof newService>>, 'jobs'>, outcome: 'formatted' | 'failed' = 'formatted') {
  const claim = (await jobs.claim())!
  if (outcome === 'failed') return jobs.fail(claim.job.id, claim.lease, { code: 'not_a_docx', message: 'This is no Word file.' })
  const store = (text: string) => jobs.storeResult(oneChunk(Buffer.from(text)))
  const summary = { changes_applied: 12, counts: { failed: 1, needs_review: 2 } }
  const [output, report] = await Promise.all([store(result), store(JSON.stringify({ summary, groups: [] }))])
  return jobs.finish(claim.job.id, claim.lease, { output, report, warning: null })
}
