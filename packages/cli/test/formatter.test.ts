import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { emptyFolder, formatter } from './command.js'
import { folderWith } from './papers.js'

it.each([['--help'], ['help'], ['-h']])('says with %s what it can do', async (word) => {
  const { code, stdout } = await formatter(await emptyFolder(), [word])
  expect(code).toBe(0)
  for (const command of ['format', 'audit', 'inspect', 'references', 'styles']) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'))
})

it.each(['format', 'audit', 'inspect', 'references', 'styles'])('says how %s is used', async (command) => {
  const { code, stdout } = await formatter(await emptyFolder(), [command, '--help'])
  expect(code).toBe(0)
  expect(stdout).toContain(`Usage: formatter ${command}`)
})

it('says its version', async () => {
  const { code, stdout } = await formatter(await emptyFolder(), ['--version'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

it.each([
  [[], 'No command is given.'],
  [['frobnicate'], 'There are: format, audit, '],
  [['help', 'frobnicate'], 'There are: format, audit, '],
])('refuses the command %j and says what there is', async (args, words) => {
  const { code, stdout, stderr } = await formatter(await emptyFolder(), args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^wrong_use: /)
  expect(stderr).toContain(words)
})

it('lists the styles, for people and for programs', async () => {
  const folder = await emptyFolder()
  expect((await formatter(folder, ['styles'])).stdout).toMatch(/^apa-7 /m)
  expect(JSON.parse((await formatter(folder, ['styles', '--json'])).stdout)).toContainEqual(expect.objectContaining({ id: 'apa-7' }))
})

it('prints what it understands of a document, for people and for programs', async () => {
  const folder = await folderWith('essay.docx')
  const text = await formatter(folder, ['inspect', 'essay.docx'])
  expect(text).toMatchObject({ code: 0, stderr: '' })
  expect(text.stdout).toMatch(/Of essay\.docx$/m)

  const { stdout } = await formatter(folder, ['inspect', 'essay.docx', '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ paragraphs: expect.arrayContaining([expect.objectContaining({ text: 'Of essay.docx' })]) })
})

it('stops quietly when nobody reads on', async () => {
  const launcher = fileURLToPath(new URL('../bin/formatter.js', import.meta.url))
  const child = spawn(process.execPath, [launcher, 'inspect', 'essay.docx', '--json'], { cwd: await folderWith('essay.docx') })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => { stderr += data.toString() })
  const [code] = await once(child, 'close') as [number]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
