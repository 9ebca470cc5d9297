import type { Job, Jobs } from '@formatter/jobs'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from '../http/observe.js'

interface Metrics {
  answered(request: AnsweredRequest): void
  ended(job: Job, seconds: number): void
  /** In the text format of Prometheus. */
  print(): Promise<string>
}

export function makeMetrics(jobs: Pick<Jobs, 'countWaiting'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'formatter_http_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const ended = new Counter({ name: 'formatter_jobs_ended_total', help: 'Jobs that ended, by state', labelNames: ['state'], registers })
  const duration = new Histogram({
    name: 'formatter_job_seconds',
    help: 'Time from the beginning of a job’s work to its end',
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 30, 120],
    registers,
  })
  new Gauge({
    name: 'formatter_jobs',
    help: 'Jobs that wait or are worked on',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await jobs.countWaiting())) this.set({ state }, count)
    },
  })

  // To check and hash the labels takes longer than to count; there are no more of them than rows in docs/http.md have answers.
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  const seriesOf = ({ method, route, status }: AnsweredRequest) => {
    const name = `${method} ${route} ${status}`
    const known = series.get(name) ?? requests.labels({ method, route, status })
    series.set(name, known)
    return known
  }

  return {
    answered: (request) => { seriesOf(request).observe(request.milliseconds / 1000) },
    ended(job, seconds) {
      ended.inc({ state: job.state })
      duration.observe(seconds)
    },
    print: () => registry.metrics(),
  }
}
