import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

type Manifest = Readonly<Partial<Record<'dependencies' | 'peerDependencies' | 'devDependencies', Readonly<Record<string, string>>>>>
const manifestOf = (path: string) => JSON.parse(read(`${path}package.json`)) as Manifest

/** Packages of others; ours are under our own licence. */
const names = (dependencies: Manifest['dependencies'] = {}) => Object.keys(dependencies).filter((name) => !name.startsWith('@formatter/'))
const runsWith = ({ dependencies, peerDependencies }: Manifest) => [...names(dependencies), ...names(peerDependencies)]

const packages = readdirSync(new URL('packages', root)).map((name) => manifestOf(`packages/${name}/`))
const command = runsWith(manifestOf('packages/cli/'))

test('docs/licences.md names every package that ours run with, are built with or are tested with', () => {
  const rows = read('docs/licences.md').split('\n').filter((line) => line.startsWith('| ')).map((line) => line.split(' | ')[0]!)
  const named = new Set(rows.join(' ').split(/[\s|,()]+/))
  const needed = [manifestOf(''), ...packages].flatMap((manifest) => [...runsWith(manifest), ...names(manifest.devDependencies)])
  expect([...new Set(needed)].filter((name) => !named.has(name))).toEqual([])
})

test('the NOTICE of the command names what is bundled into it: all that it does not have installed', () => {
  const notice = read('packages/cli/NOTICE')
  const bundled = new Set(packages.flatMap(runsWith).filter((name) => !command.includes(name)))
  expect([...bundled].sort()).toEqual(['citeproc', 'stripe', 'zod'])
  expect([...bundled].filter((name) => !new RegExp(`contains? ${name}\\b`).test(notice))).toEqual([])
})
