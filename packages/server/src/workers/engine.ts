import type { Report, Stage } from '@formatter/core'
import type { DrawnPage } from '@formatter/storage'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { FormatOutcome, FormatTask } from './format-document.js'

/** The port to the engine: formats a document somewhere where it can be stopped. */
export interface Engine {
  /** Rejects where `signal` stops it. A document that takes too much is a problem of the document. */
  format(task: FormatTask, signal: AbortSignal, observe: (stage: Stage) => void): Promise<FormatOutcome>
  /** The first `most` pages of a PDF as pictures. */
  drawPages(pdf: Uint8Array, most: number): Promise<readonly DrawnPage[]>
  writePdf(report: Report): Promise<Uint8Array>
  close(): Promise<void>
}

export interface ThreadLimits {
  readonly threads: number
  readonly milliseconds: number
  /** Of a thread's heap. The engine's own limits bound the bytes outside it. */
  readonly megabytes: number
}

interface ThreadEngineOptions extends ThreadLimits {
  /** Files of fonts that reports as PDF take letters from, which their own fonts lack. */
  readonly reportFonts?: readonly string[]
}

/** An engine on a pool of threads, which are kept and used again. */
export function threadEngine({ threads, milliseconds, megabytes, reportFonts = [] }: ThreadEngineOptions): Engine {
  const source = import.meta.url.endsWith('.ts')
  const pool = new Piscina({
    // Built, this file and the thread's lie side by side in one folder.
    filename: new URL(source ? './format-thread.ts' : './format-thread.js', import.meta.url).href,
    ...(source && { execArgv: ['--import', 'tsx'] }),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Each thread has one document in hand; the queue is the database's.
    concurrentTasksPerWorker: 1,
  })
  // Of a thread that dies while it has nothing to do; the pool starts another.
  pool.on('error', () => undefined)

  return {
    async format(task, signal, observe) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', observe)
      const late = AbortSignal.timeout(milliseconds)
      try {
        return (await pool.run({ task, port: port2 }, { signal: AbortSignal.any([signal, late]), transferList: [port2] })) as FormatOutcome
      } catch (error) {
        if (late.aborted) return problem('time_limit', `Formatting took longer than ${milliseconds / 1000} seconds.`)
        if (outOfMemory(error)) return problem('too_large', 'The document needs more memory than a job may take. Split it, or remove what makes it so large.')
        throw error
      } finally {
        port1.close()
      }
    },
    drawPages: (pdf, most) => pool.run({ pdf, most }, { name: 'drawPages', signal: AbortSignal.timeout(milliseconds) }) as Promise<readonly DrawnPage[]>,
    writePdf: (report) => pool.run({ report, fonts: reportFonts }, { name: 'writePdf', signal: AbortSignal.timeout(milliseconds) }) as Promise<Uint8Array>,
    close: () => pool.destroy(),
  }
}

const problem = (code: string, message: string): FormatOutcome => ({ problem: { code, message } })

const outOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
