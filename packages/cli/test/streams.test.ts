import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { launcher } from './command.js'
import { folderWith } from './papers.js'

const apa = ['--style', 'apa-7'] as const

/** Starts the command with its standard streams where a shell would lead them. */
const start = (cwd: string, args: readonly string[], stdout: number | 'pipe', stderr: number | 'pipe' = 'pipe') =>
  spawn(process.execPath, [launcher, ...args], { cwd, stdio: ['ignore', stdout, stderr] })

const codeOf = async (child: ReturnType<typeof spawn>) => ((await once(child, 'close')) as [number | null])[0]

const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : undefined

it.runIf(full)('says that a full disk did not take the result, and ends with 3', async () => {
  const folder = await folderWith('essay.docx')
  for (const args of [['styles'], ['format', 'essay.docx', ...apa, '-o', '-']]) {
    const child = start(folder, args, full!)
    const [said, code] = await Promise.all([text(child.stderr!), codeOf(child)])
    expect({ code, said }).toEqual({ code: 3, said: expect.stringMatching(/cannot_write: Standard output cannot be written: no space left on device\.\n {2}\S.+\n$/) })
  }
})

it.runIf(full)('ends as it would when nobody can hear why', async () => {
  expect(await codeOf(start(await folderWith(), ['format', 'none.docx', ...apa], full!, full))).toBe(3)
})

it('finishes the other files, and tells the shell what was found, when its reader goes', async () => {
  const folder = await folderWith('a.docx', 'b.docx', 'c.docx')
  const many = start(folder, ['format', 'a.docx', 'b.docx', 'c.docx', ...apa, '--out-dir', 'out', '--jobs', '1'], 'pipe')
  many.stdout!.destroy()
  expect(await codeOf(many)).toBe(0)
  expect(await readdir(join(folder, 'out'))).toHaveLength(3)

  const audit = start(folder, ['audit', 'a.docx', ...apa, '--fail-on', 'warning'], 'pipe')
  audit.stdout!.destroy()
  expect(await codeOf(audit)).toBe(1)
})

it.skipIf(process.platform === 'win32')('leaves no half of a result where it is interrupted', async () => {
  const folder = await folderWith('essay.docx')
  // A pipe without a reader holds the command just where the report lies ready beside its place.
  execFileSync('mkfifo', [join(folder, 'pipe')])
  const child = start(folder, ['format', 'essay.docx', ...apa, '-o', 'pipe', '--report', 'report.json'], 'pipe')
  await expect.poll(() => readdir(folder), { timeout: 30_000 }).toHaveLength(3)
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([null, 'SIGINT'])
  expect(await readdir(folder)).toEqual(['essay.docx', 'pipe'])
})
