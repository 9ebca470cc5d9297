import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatter } from './command.js'
import { folderWith } from './papers.js'

const apa = ['--style', 'apa-7'] as const

it('says what is new, gone and still there between two drafts', async () => {
  const folder = await folderWith('essay.docx')
  await formatter(folder, ['format', 'essay.docx', ...apa, '-o', 'second.docx', '--report', 'first.json'])
  await formatter(folder, ['audit', 'second.docx', ...apa, '--format', 'json', '-o', 'second.json'])
  const { code, stdout } = await formatter(folder, ['compare', 'first.json', 'second.json'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^New \(\d+\)\n/)
  expect(stdout).toMatch(/^Gone \([1-9]\d*\)\n {2}.*: /m)
  const json = JSON.parse((await formatter(folder, ['compare', 'first.json', 'first.json', '--format', 'json'])).stdout)
  expect(json).toMatchObject({ new: [], gone: [], unsure: [] })
})

it.each([
  ['one report', ['a.json'], 2, /^wrong_use: /],
  ['a file that is no JSON', ['essay.docx', 'a.json'], 3, /^not_a_report: /],
  ['JSON that is no report', ['a.json', 'a.json'], 3, /^not_a_report: .*report_version/],
])('refuses %s', async (_, files, code, message) => {
  const folder = await folderWith('essay.docx')
  await writeFile(join(folder, 'a.json'), '{}')
  const ended = await formatter(folder, ['compare', ...files])
  expect(ended).toMatchObject({ code, stdout: '' })
  expect(ended.stderr).toMatch(message)
})
