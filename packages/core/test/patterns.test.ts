import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import { docxOf } from './notation/docx-of.js'
import { makeDocx } from './notation/make-docx.js'
import { p, r } from './notation/markup.js'

/**
 * A document is hostile input: a pattern that can be tried in two ways at each word of it takes hours for one long line.
 * scslre (“super-linear-cause regular expressions”) finds the repetitions that overlap.
 */
interface Pattern {
  readonly source: string
  readonly flags: string
}

const sources = fileURLToPath(new URL('../src/', import.meta.url))

/** The patterns that stand in the sources as they are. */
const literals = (): Pattern[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).flatMap((name) => {
    const found: Pattern[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(name, readFileSync(`${sources}${name}`, 'utf8'), ts.ScriptTarget.Latest))
    return found
  })

/** Those that are put together when the library is loaded and used. */
const composed = async (): Promise<Pattern[]> => {
  const found: Pattern[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: [string, string?]) => {
      const pattern = new target(...args)
      found.push(pattern)
      return pattern
    },
  })
  try {
    const { format } = await import('../src/index.js')
    await format(await makeDocx(['It was a quiet year (Sample, 2019).', '[heading 1] References', 'Sample, A. (2019). A year. Fjord Press.']), { style: 'ieee' }, nodeCodec)
  } finally {
    globalThis.RegExp = original
  }
  return found
}

test('no pattern of the library takes a time that doubles with each word', async () => {
  const patterns = new Map([...literals(), ...await composed()].map(({ source, flags }) => [`/${source}/${flags}`, { source, flags }]))
  expect(patterns.size).toBeGreaterThan(700)
  const slow = [...patterns].filter(([, pattern]) => analyse(pattern, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential))
  expect(slow.map(([pattern]) => pattern)).toEqual([])
})

test('such a pattern would be found', () => {
  expect(analyse({ source: '^(?:\\w+\\s?)*$', flags: 'u' }).reports.some(({ exponential }) => exponential)).toBe(true)
})

test.each(['\u0020', 'Ada Roe ', '. ', '1.', '@a', '(', '"a ', 'Lee et al. ', '[1, '])('an entry and a line with “%s” a thousand times are read like any other', async (often) => {
  const { audit } = await import('../src/index.js')
  const bytes = await docxOf({ body: [`It was cold. ${often.repeat(1000)}!`, 'Ice is cold (Lee, 2019).', 'References', `Lee, A. (2019). ${often.repeat(1000)}. Fjord Press.`].map((line) => p('', r(line))).join('') })
  expect((await audit(bytes, { style: 'ieee' }, nodeCodec)).report_version).toBe('1.0')
}, 20_000)
