import { link, mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatter } from './command.js'
import { folderWith, paper } from './papers.js'

const apa = ['--style', 'apa-7'] as const

describe('formatter format', () => {
  it('writes the result beside the input, named after the style, and says what was done', async () => {
    const folder = await folderWith('essay.docx')
    const before = await readFile(join(folder, 'essay.docx'))

    const { code, stdout, stderr } = await formatter(folder, ['format', 'essay.docx', ...apa])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('essay.apa-7.docx')
    expect(stdout).toMatch(/^Needs your review\.\nFormatted in APA Style, edition 7: \d+ changes made directly\./m)
    expect(stdout).toMatch(/^For you to decide \(\d+\):\n {2}Title page: /m)
    expect(await readdir(folder)).toEqual(['essay.apa-7.docx', 'essay.docx'])
    expect(await readFile(join(folder, 'essay.docx'))).toEqual(before)
    expect(await readFile(join(folder, 'essay.apa-7.docx'))).not.toEqual(before)
  })

  it('takes a style of the caller’s own, in place or from a file', async () => {
    const folder = await folderWith('essay.docx')
    const style = JSON.stringify({ extends: 'apa-7', id: 'our-school', page: { margins: { left: 2160 } } })
    await writeFile(join(folder, 'style.json'), style)
    for (const given of [style, '@style.json']) {
      expect(await formatter(folder, ['format', 'essay.docx', '--style', given])).toMatchObject({ code: 0 })
      expect(await readdir(folder)).toContain('essay.our-school.docx')
    }
  })

  it('knows a style by its aliases and marks tracked results in their names', async () => {
    const folder = await folderWith('essay.docx')
    const { code } = await formatter(folder, ['format', 'essay.docx', '--style', 'APA', '--tracked'])
    expect(code).toBe(0)
    expect(await readdir(folder)).toContain('essay.apa-7.tracked.docx')
  })

  it('writes the report where --report says', async () => {
    const folder = await folderWith('essay.docx')
    await formatter(folder, ['format', 'essay.docx', ...apa, '-o', 'out/new.docx', '--report', 'out/new.json'])
    const report = JSON.parse(await readFile(join(folder, 'out/new.json'), 'utf8'))
    expect(report).toMatchObject({ report_version: '1.0', filename: 'essay.docx', style: { id: 'apa-7' } })
    expect(await readdir(join(folder, 'out'))).toEqual(['new.docx', 'new.json'])
  })

  it('takes options as JSON and from a file', async () => {
    const folder = await folderWith('essay.docx')
    await writeFile(join(folder, 'options.json'), '{ "author": "A. Tutor", "date": "2024-05-31T09:30:00Z" }')
    const json = await readFile(join(folder, 'options.json'), 'utf8')

    await formatter(folder, ['format', 'essay.docx', ...apa, '--tracked', '--options', json, '-o', 'json.docx'])
    await formatter(folder, ['format', 'essay.docx', ...apa, '--tracked', '--options', '@options.json', '-o', 'file.docx'])

    expect(await readFile(join(folder, 'file.docx'))).toEqual(await readFile(join(folder, 'json.docx')))
  })

  it('reads standard input and writes nothing but the document to standard output', async () => {
    const folder = await folderWith()
    const { code, bytes, stderr } = await formatter(folder, ['format', '-', ...apa, '-o', '-'], await paper())
    expect(code).toBe(0)
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    expect(stderr).toMatch(/^Needs your review\.$/m)
    expect(await readdir(folder)).toEqual([])
  })

  it('replaces an earlier result and keeps its rights', async () => {
    const folder = await folderWith('essay.docx')
    await writeFile(join(folder, 'new.docx'), 'an earlier result', { mode: 0o600 })
    expect(await formatter(folder, ['format', 'essay.docx', ...apa, '-o', 'new.docx'])).toMatchObject({ code: 0 })
    expect((await stat(join(folder, 'new.docx'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(folder, 'new.docx'))).subarray(0, 2).toString()).toBe('PK')
  })
})

describe('formatter format never overwrites its input', () => {
  it.each([
    ['the same name', 'essay.docx'],
    ['another spelling of the path', './sub/../essay.docx'],
    ['a symbolic link', 'symbolic.docx'],
    ['a hard link', 'hard.docx'],
  ])('by %s', async (_, output) => {
    const folder = await folderWith('essay.docx')
    await mkdir(join(folder, 'sub'))
    await symlink('essay.docx', join(folder, 'symbolic.docx'))
    await link(join(folder, 'essay.docx'), join(folder, 'hard.docx'))
    const before = await readFile(join(folder, 'essay.docx'))

    const asResult = await formatter(folder, ['format', 'essay.docx', ...apa, '-o', output])
    const asReport = await formatter(folder, ['format', 'essay.docx', ...apa, '-o', 'new.docx', '--report', output])

    for (const { code, stderr } of [asResult, asReport]) {
      expect(code).toBe(2)
      expect(stderr).toMatch(/^would_overwrite: /)
    }
    expect(await readFile(join(folder, 'essay.docx'))).toEqual(before)
    expect(await readdir(folder)).not.toContain('new.docx')
  })

  it('nor the files that its style and its options come from', async () => {
    const folder = await folderWith('essay.docx')
    await writeFile(join(folder, 'style.json'), '{"extends":"apa-7"}')
    await writeFile(join(folder, 'options.json'), '{}')
    for (const output of ['style.json', 'options.json']) {
      const ended = await formatter(folder, ['format', 'essay.docx', '--style', '@style.json', '--options', '@options.json', '-o', output])
      expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(/^would_overwrite: /) })
    }
  })

  it('by a result that another input would have', async () => {
    const folder = await folderWith('essay.docx')
    await mkdir(join(folder, 'sub'))
    await writeFile(join(folder, 'sub/essay.docx'), await paper())
    const { code, stderr } = await formatter(folder, ['format', 'essay.docx', 'sub/essay.docx', ...apa, '--out-dir', 'out'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^would_overwrite: /)
  })
})

it('puts no report behind the document on standard output', async () => {
  const { code, stdout, stderr } = await formatter(await folderWith('essay.docx'), ['format', 'essay.docx', ...apa, '-o', '-', '--report', '-'])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^would_overwrite: /)
})

describe('formatter format leaves nothing behind when it fails', () => {
  it.each([
    ['the input is no document', ['bad.docx', ...apa], 3, /^not_a_docx: .+\n {2}\S/],
    ['the input is missing', ['none.docx', ...apa], 3, /^cannot_read: none\.docx .+\n {2}\S/],
    ['the input is a folder', ['.', ...apa], 3, /^cannot_read: \. is a folder\./],
    ['the style is unknown', ['essay.docx', '--style', 'nope'], 2, /^unknown_style: .+\n {2}\S/],
    ['the style is called otherwise', ['essay.docx', '--style', 'Turabian 8'], 2, /\n {2}Perhaps turabian-9-nb, turabian-9-ad; /],
    ['the style is no JSON', ['essay.docx', '--style', '{extends'], 2, /^wrong_use: --style is not JSON.+\n {2}\S/],
    ['the style is not valid', ['essay.docx', '--style', '{"extends":"apa-7","page":{"size":"a3"}}'], 2, /^invalid_options: .*page\.size.+\n {2}\S/],
    ['the style is not given', ['essay.docx'], 2, /^wrong_use: /],
    ['there is no input', [...apa], 2, /^wrong_use: /],
    ['an argument is unknown', ['essay.docx', ...apa, '--loud'], 2, /^wrong_use: /],
    ['the options are no JSON', ['essay.docx', ...apa, '--options', '{'], 2, /^wrong_use: /],
    ['the options are no object', ['essay.docx', ...apa, '--options', '[1]'], 2, /^wrong_use: /],
    ['the options file is missing', ['essay.docx', ...apa, '--options', '@none.json'], 2, /^wrong_use: /],
    ['an option has a wrong value', ['essay.docx', ...apa, '--options', '{"pageSize":"tabloid"}'], 2, /^invalid_options: /],
    ['the result is the input', ['essay.docx', ...apa, '-o', 'essay.docx'], 2, /^would_overwrite: essay\.docx is the input itself\./],
    ['--jobs is no number', ['essay.docx', ...apa, '--jobs', 'all'], 2, /^wrong_use: /],
    ['-o and --out-dir are both given', ['essay.docx', ...apa, '-o', 'a.docx', '--out-dir', 'b'], 2, /^wrong_use: /],
    ['the result is a folder', ['essay.docx', ...apa, '-o', '.'], 3, /^cannot_write: /],
    ['the report cannot be written', ['essay.docx', ...apa, '--report', 'essay.docx/report.json'], 3, /^cannot_write: /],
  ])('because %s', async (_, args, code, message) => {
    const folder = await folderWith('essay.docx', 'bad.docx')
    const ended = await formatter(folder, ['format', ...args])
    expect(ended.stderr).toMatch(message)
    expect(ended).toMatchObject({ code, stdout: '' })
    expect(await readdir(folder)).toEqual(['bad.docx', 'essay.docx'])
  })
})
