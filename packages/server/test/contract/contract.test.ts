import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manyRequests } from '../service.js'
import { callsOf } from './calls.js'
import { rows, undocumented } from './openapi.js'
import { provoke } from './provoke.js'
import { newStage } from './stage.js'

/** Limits that are soon met. */
const fewRequests = Object.fromEntries(Object.keys(manyRequests).map((name) => [name, '3']))

describe('every answer that the OpenAPI document has is given, in its shape', () => {
  it.each(rows)('%s %s', async (method, path) => {
    const stage = await newStage({ config: fewRequests })
    const operation = stage.operation(method, path)
    // What lets time pass comes last.
    const statuses = Object.keys(operation.responses).map(Number).sort((a, b) => Number(a === 410) - Number(b === 410))
    for (const status of statuses) {
      const response = await provoke(stage, method, path, status)
      const found = response.status
      expect({ status: found, undocumented: await undocumented(stage.api, operation, response) }).toEqual({ status, undocumented: undefined })
    }
  }, 120_000)
})

describe('no other answer is given, whatever is sent', () => {
  it.each(rows)('%s %s', async (method, path) => {
    const stage = await newStage()
    const operation = stage.operation(method, path)
    await fc.assert(
      fc.asyncProperty(callsOf(stage.api, path, operation, await stage.format()), async (call) => {
        expect(await undocumented(stage.api, operation, await stage.call(method, call, stage.own.key))).toBeUndefined()
      }),
      // Where nothing can be sent, one call is as good as many.
      { numRuns: operation.parameters === undefined && operation.requestBody === undefined ? 1 : 40 },
    )
  }, 120_000)
})
