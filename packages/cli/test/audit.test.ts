import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder, formatter } from './command.js'
import { folderWith, paper } from './papers.js'

const apa = ['--style', 'apa-7'] as const

it('prints a report for people and writes no file', async () => {
  const folder = await folderWith('essay.docx')
  const { code, stdout, stderr } = await formatter(folder, ['audit', 'essay.docx', ...apa])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^Needs your review\.$/m)
  expect(await readdir(folder)).toEqual(['essay.docx'])
})

it('says once on the terminal what holds of many places, and by its name alone what is in order', async () => {
  const folder = await folderWith('essay.docx')
  const { stdout } = await formatter(folder, ['audit', 'essay.docx', ...apa])
  const report = JSON.parse((await formatter(folder, ['audit', 'essay.docx', ...apa, '--format', 'json'])).stdout)
  const check = (id: string) => report.groups.flatMap(({ checks }: { checks: { id: string }[] }) => checks).find((each: { id: string }) => each.id === id)
  const spacing = check('type.line-spacing').findings.filter(({ message }: { message: string }) => message === check('type.line-spacing').findings[0].message)
  expect(spacing.length).toBeGreaterThan(3)
  expect(stdout.split('\n').filter((line) => line.includes(spacing[0].message))).toEqual([`    ${spacing[0].message} In ${spacing.length} places:`])
  expect(stdout).toContain(`      … and ${spacing.length - 3} more\n`)
  expect(stdout).toMatch(/^In order \(\d+\)\n {2}\w[^[]+, /m)
})

it.each([['status', 'failed'], ['aspect', 'typography']])('groups by %s, with a group %s', async (grouping, group) => {
  const folder = await folderWith('essay.docx')
  const { stdout } = await formatter(folder, ['audit', 'essay.docx', ...apa, '--format', 'json', '--group-by', grouping])
  const report = JSON.parse(stdout)
  expect(report.group_by).toBe(grouping)
  expect(report.groups.map(({ key }: { key: string }) => key)).toContain(group)
})

it('writes the report to the file that -o names', async () => {
  const folder = await folderWith('essay.docx')
  const { stdout } = await formatter(folder, ['audit', 'essay.docx', ...apa, '--format', 'json', '-o', 'report.json'])
  expect(stdout).toBe('')
  expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject({ style: { id: 'apa-7' } })
})

it('ends with 1 only when --fail-on asks for it and something stands', async () => {
  const folder = await folderWith('essay.docx')
  await formatter(folder, ['format', 'essay.docx', ...apa, '-o', 'new.docx'])
  // The paper has no title page, which only its author can write.
  const options = ['--options', '{"rules":{"disabled":["front.title-page"]}}']
  const codes = async (file: string) => [
    (await formatter(folder, ['audit', file, ...apa, ...options])).code,
    (await formatter(folder, ['audit', file, ...apa, ...options, '--fail-on', 'error'])).code,
  ]
  expect(await codes('essay.docx')).toEqual([0, 1])
  expect(await codes('new.docx')).toEqual([0, 0])
})

it.each([
  ['a document that cannot be read', ['bad.docx', ...apa], 3, /^not_a_docx: /],
  ['an unknown severity', ['essay.docx', ...apa, '--fail-on', 'typo'], 2, /^wrong_use: /],
  ['an unknown format', ['essay.docx', ...apa, '--format', 'doc'], 2, /^wrong_use: /],
  ['two documents', ['essay.docx', 'bad.docx', ...apa], 2, /^wrong_use: /],
  ['a report over the document', ['essay.docx', ...apa, '-o', 'essay.docx'], 2, /^would_overwrite: /],
])('refuses %s', async (_, args, code, message) => {
  const folder = await folderWith('essay.docx', 'bad.docx')
  const ended = await formatter(folder, ['audit', ...args])
  expect(ended).toMatchObject({ code, stdout: '' })
  expect(ended.stderr).toMatch(message)
})

it('writes the report as one HTML file', async () => {
  const folder = await folderWith('essay.docx')
  const { stdout } = await formatter(folder, ['audit', 'essay.docx', ...apa, '--format', 'html'])
  expect(stdout).toMatch(/^<!doctype html>[\s\S]*Report on <bdi class="words">essay\.docx<\/bdi>[\s\S]*<\/html>\n$/)
})

it('writes the report as a PDF', async () => {
  const folder = await folderWith('essay.docx')
  const { stdout, stderr } = await formatter(folder, ['audit', 'essay.docx', ...apa, '--format', 'pdf', '-o', 'report.pdf'])
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
  expect((await readFile(join(folder, 'report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
})

it('sends a terminal nothing that it would obey, from a paper or from the name of one', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'ice\u001b[31m\u202e.docx'), await paper('Ice \u009b31m and \u202esnow'))
  for (const form of ['text', 'json']) {
    const { stdout } = await formatter(folder, ['audit', 'ice\u001b[31m\u202e.docx', ...apa, '--format', form])
    expect(stdout).toContain('31m')
    expect(stdout).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u)
  }
  const { stdout } = await formatter(folder, ['format', 'ice\u001b[31m\u202e.docx', ...apa])
  expect(stdout).toContain('Result: ice')
  expect(stdout).toContain('Every place, and how to mend it in Word: --report FILE.html')
  expect(stdout).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u)
})
