import { expect, it, vi } from 'vitest'
import { onceMigrated } from '../src/composition/once-migrated.js'

/** The lines of a log, and what is begun, for a database that is found so at one look after another. */
function started(...looks: (readonly string[] | Error)[]) {
  const lines: string[] = []
  const begin = vi.fn()
  const pending = vi.fn(() => {
    const found = looks.length > 1 ? looks.shift()! : looks[0]!
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found)
  })
  const { stop } = onceMigrated(pending, { warn: (line: string) => { lines.push(line) } }, begin, 1)
  return { lines, begin, pending, stop }
}

it('a process that is started before “formatter migrate” says once what is to be done, and begins when it is', async () => {
  const { lines, begin } = started(['jobs-001-jobs'], ['jobs-001-jobs'], ['jobs-001-jobs'], [])
  await vi.waitFor(() => { expect(begin).toHaveBeenCalledOnce() })
  expect(lines).toEqual([expect.stringContaining('formatter migrate brings it there. Until then nothing is formatted')])
})

it('one that is started before its database says so, and then what that lacks', async () => {
  const { lines, begin } = started(new Error('connect ECONNREFUSED 127.0.0.1:5432'), ['jobs-001-jobs'], [])
  await vi.waitFor(() => { expect(begin).toHaveBeenCalledOnce() })
  expect(lines).toEqual([expect.stringContaining('The database does not answer: connect ECONNREFUSED'), expect.stringContaining('formatter migrate')])
})

it('one that has all begins without a word', async () => {
  const { lines, begin } = started([])
  await vi.waitFor(() => { expect(begin).toHaveBeenCalledOnce() })
  expect(lines).toEqual([])
})

it('one that is stopped meanwhile begins no more', async () => {
  const { begin, pending, stop } = started(['jobs-001-jobs'], [])
  stop()
  await vi.waitFor(() => { expect(pending).toHaveBeenCalledOnce() })
  await new Promise((resolve) => setImmediate(resolve))
  expect(begin).not.toHaveBeenCalled()
})
