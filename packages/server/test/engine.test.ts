import { afterEach, expect, it } from 'vitest'
import { Document, Packer, Paragraph } from 'docx'
import { threadEngine, type ThreadLimits } from '../src/workers/engine.js'
import type { Engine } from '../src/workers/engine.js'

let engine: Engine
afterEach(() => engine.close())

const formatWith = (limits: Partial<ThreadLimits>) => {
  engine = threadEngine({ threads: 1, milliseconds: 60_000, megabytes: 512, ...limits })
  return (document: Uint8Array) => {
    const task = { document, style: 'apa-7', trackedChanges: false, options: {}, filename: 'a.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' }
    return engine.format(task, new AbortController().signal, () => undefined)
  }
}

const paperOf = (paragraphs: number) =>
  Packer.toBuffer(new Document({ sections: [{ children: Array.from({ length: paragraphs }, (_, index) => new Paragraph(`Paragraph ${index} of a paper about bees.`)) }] }))

it('a document that takes too long is stopped, and that is a problem of the document', async () => {
  expect(await formatWith({ milliseconds: 1 })(new Uint8Array())).toMatchObject({ problem: { code: 'time_limit' } })
})

it('a document that takes too much memory ends its thread, and the next one is formatted', async () => {
  const format = formatWith({ megabytes: 128 })
  expect(await format(await paperOf(40_000))).toMatchObject({ problem: { code: 'too_large' } })
  expect(await format(await paperOf(1))).toHaveProperty('document')
}, 120_000)
