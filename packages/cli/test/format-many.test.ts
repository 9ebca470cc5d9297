import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatter } from './command.js'
import { folderWith } from './papers.js'

const apa = ['--style', 'apa-7'] as const

it('formats several documents into a folder', async () => {
  const folder = await folderWith('a.docx', 'b.docx', 'c.docx')
  const { code, stdout, stderr } = await formatter(folder, ['format', 'a.docx', 'b.docx', 'c.docx', ...apa, '--out-dir', 'out', '--jobs', '2'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('3 formatted, 0 not.')
  expect(await readdir(join(folder, 'out'))).toEqual(['a.apa-7.docx', 'b.apa-7.docx', 'c.apa-7.docx'])
})

it('gives the same bytes in worker threads as alone', async () => {
  const folder = await folderWith('a.docx', 'b.docx')
  await formatter(folder, ['format', 'a.docx', 'b.docx', ...apa, '--out-dir', 'together'])
  await formatter(folder, ['format', 'a.docx', ...apa, '--out-dir', 'alone'])
  expect(await readFile(join(folder, 'together/a.apa-7.docx'))).toEqual(await readFile(join(folder, 'alone/a.apa-7.docx')))
})

it('formats the others when one is bad, and ends with 3', async () => {
  const folder = await folderWith('a.docx', 'bad.docx', 'c.docx')
  const ended = await formatter(folder, ['format', 'a.docx', 'bad.docx', 'c.docx', ...apa, '--out-dir', 'out', '--report', 'reports.json'])
  expect(ended.code).toBe(3)
  expect(ended.stderr).toMatch(/^not_a_docx: bad\.docx: /)
  expect(ended.stdout).toContain('2 formatted, 1 not.')
  expect(await readdir(join(folder, 'out'))).toEqual(['a.apa-7.docx', 'c.apa-7.docx'])

  const reports = JSON.parse(await readFile(join(folder, 'reports.json'), 'utf8'))
  expect(reports).toMatchObject([{ filename: 'a.docx' }, { filename: 'bad.docx', error: { code: 'not_a_docx' } }, { filename: 'c.docx' }])
})

it('names a file that cannot be read once', async () => {
  const { code, stderr } = await formatter(await folderWith('a.docx'), ['format', 'a.docx', 'none.docx', ...apa])
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(/^cannot_read: none\.docx cannot be read/) })
})

it('writes the reports alone to standard output, where they go there', async () => {
  const folder = await folderWith('a.docx', 'b.docx')
  const { stdout, stderr } = await formatter(folder, ['format', 'a.docx', 'b.docx', ...apa, '--report', '-'])
  expect(JSON.parse(stdout)).toMatchObject([{ filename: 'a.docx' }, { filename: 'b.docx' }])
  expect(stderr).toContain('2 formatted, 0 not.')
})

it('refuses one output name for several documents', async () => {
  const folder = await folderWith('a.docx', 'b.docx')
  const ended = await formatter(folder, ['format', 'a.docx', 'b.docx', ...apa, '-o', 'one.docx'])
  expect(ended.code).toBe(2)
  expect(ended.stderr).toMatch(/^wrong_use: /)
})

it('ends with 2 when it is the options that are wrong', async () => {
  const folder = await folderWith('a.docx', 'b.docx')
  const ended = await formatter(folder, ['format', 'a.docx', 'b.docx', ...apa, '--options', '{"font":7}', '--out-dir', 'out'])
  expect(ended.code).toBe(2)
  expect(await readdir(folder)).toEqual(['a.docx', 'b.docx'])
})
