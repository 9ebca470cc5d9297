import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import type { Example, Problem } from '../src/checks/check.js'
import type { Facts } from '../src/checks/facts.js'
import { checks } from '../src/checks/index.js'
import { examine } from '../src/examine.js'
import { audit, format } from '../src/index.js'
import { aspects } from '../src/options/vocabulary.js'
import { makeDocx } from './notation/make-docx.js'

const problemsOf = async (bytes: Uint8Array, id: string, { lines, style = 'apa-7', options = {}, works, limits = {}, outcome }: Example): Promise<number> => {
  if (outcome) {
    const problems: Problem[] = []
    const facts = lines.length > 0 ? (await examine(bytes, { style, options }, nodeCodec)).facts : { document: { main: { name: 'word/document.xml' } } }
    checks.find((each) => each.id === id)!.run({ ...facts, outcome } as Facts, (problem) => problems.push(problem))
    return problems.length
  }
  const lookUp = works && { works: () => Promise.resolve(new Map(Object.entries(works))) }
  const report = await audit(bytes, { style, options, limits, ...lookUp }, nodeCodec)
  const check = report.groups.flatMap((group) => group.checks).find((each) => each.id === id)!
  return check.counts.checked - check.counts.matched
}

describe('the catalogue', () => {
  test('names every check once', () => {
    const ids = checks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('calls no two checks the same, since a reader knows them by their titles', () => {
    const titles = checks.map(({ title }) => title)
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })

  test('knows the aspect, the source and the remedy of every check', () => {
    for (const check of checks) {
      expect(aspects).toContain(check.aspect)
      expect(check.source.source).not.toBe('')
      expect(check.help).not.toBe('')
    }
  })

  test('has an example of each kind for every check', () => {
    for (const { id, examples } of checks) expect(new Set(examples.map(({ passes }) => passes)), id).toEqual(new Set([true, false]))
  })
})

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  for (const example of check.examples) {
    const { style = 'apa-7', options = {}, lines, passes, asks } = example
    const shown = `${style === 'apa-7' ? '' : `${style}: `}${lines.join(' ¶ ').slice(0, 80)}${example.options ? JSON.stringify(options) : ''}`
    test(`${passes ? 'is content with' : 'finds fault with'} ${shown}`, async () => {
      const problems = await problemsOf(await makeDocx(lines, style), id, example)
      if (passes) expect(problems).toBe(0)
      else expect(problems).toBeGreaterThan(0)
    })

    if (passes || asks || check.fix === 'none' || check.fix === 'comment') continue
    test.each([false, true])(`mends ${shown} (tracked: %s)`, async (trackedChanges) => {
      const { document } = await format(await makeDocx(lines, style), { style, options, trackedChanges }, nodeCodec)
      expect(await problemsOf(document, id, example)).toBe(0)
    })
  }
})
