import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import { resolveLimits } from '../src/opc/limits.js'
import type { PartChange } from '../src/opc/package.js'
import type { Edit } from '../src/plan/edit.js'
import { lower } from '../src/plan/lower.js'
import { makePlan } from '../src/plan/plan.js'
import { Revisions } from '../src/plan/revisions.js'
import { apa7 } from '../src/styles/apa.js'
import { resolveStyle } from '../src/styles/resolved.js'
import { verify } from '../src/verify.js'
import type { Document } from '../src/wordml/document.js'
import { documentOf } from './edits/apply.js'
import { p, r } from './notation/markup.js'

const limits = resolveLimits(undefined)
const style = resolveStyle(apa7, apa7.fonts[0]!)
const paper = p('', r('The ice was thin.')) + p('', r('The ships waited.')) + p('', r('Then it broke.'))

const thick = ({ paragraphs: [first] }: Document): Edit[] => [
  { kind: 'replace-text', range: { paragraph: first!, from: 12, to: 16 }, content: [{ text: 'thick' }] },
]

/** What the gate says of the result of edits, into whose markup a fault was written. */
const gate = async (edits: (document: Document) => readonly Edit[], fault: (markup: string) => string, tracked: boolean): Promise<unknown> => {
  const document = await documentOf({ body: paper })
  const plan = makePlan(edits(document).map((edit) => ({ check: 'test', edit })))
  const revisions = tracked ? new Revisions(document, 'Formatter', undefined) : undefined
  const lowered = lower(document, plan, style, revisions)
  const faulty = (change: PartChange): PartChange => ({ ...change, bytes: Buffer.from(fault(Buffer.from(change.bytes).toString('utf8'))) })
  const output = await document.package.write(lowered.changes.map(faulty))
  return verify({ document, plan, lowered, revisions, bytes: output }, nodeCodec, limits).then(() => 'let through', (error: { readonly code: string }) => error.code)
}

const replacing = (words: string, others: string) => (markup: string): string => {
  expect(markup).toContain(words)
  return markup.replace(words, others)
}
const refused = 'text_not_conserved'

describe.each([['direct', false], ['tracked', true]] as const)('the last gate, of a %s result', (_, tracked) => {
  test('lets through what is as it was planned', async () => {
    expect(await gate(thick, (markup) => markup, tracked)).toBe('let through')
  })

  test.each([
    ['a word is lost that nobody spoke of', replacing('ships waited', 'ships')],
    ['a word stands there that nobody wrote', replacing('The ships', 'The old ships')],
    ['other words came in than were planned', replacing('thick', 'thin')],
    ['a paragraph is lost', replacing(p('', r('Then it broke.')), '')],
    ['a paragraph stands there that nobody wrote', replacing('</w:body>', `${p('', r('Once more.'))}</w:body>`)],
    ['two paragraphs have changed places', (markup: string) => replacing('The ships waited.', 'Then it broke.')(markup).replace(/Then it broke\.(?!.*Then it broke\.)/s, 'The ships waited.')],
  ])('refuses it where %s', async (_name, fault) => {
    expect(await gate(thick, fault, tracked)).toBe(refused)
  })

  test('refuses it where a paragraph that moves gets lost on the way', async () => {
    const last = ({ paragraphs: [first, second] }: Document): Edit[] => [{ kind: 'move-blocks', paragraphs: [second!], before: first! }]
    expect(await gate(last, (markup) => markup, tracked)).toBe('let through')
    expect(await gate(last, (markup) => markup.replace('The ships waited.', ''), tracked)).toBe(refused)
  })
})

test('the last gate refuses a tracked result where rejecting our changes would not bring the old words back', async () => {
  expect(await gate(thick, (markup) => markup.replace(/<w:del .*?<\/w:del>/s, ''), true)).toBe(refused)
  expect(await gate(thick, replacing('>thin<', '>thinner<'), true)).toBe(refused)
})

test('the last gate refuses a result that lacks a part which was to come in', async () => {
  const document = await documentOf({ body: paper })
  const plan = makePlan([{ check: 'test', edit: { kind: 'set-header-footer', section: document.sections[0]!, slot: 'header', type: 'default', blocks: [{ content: [{ text: 'ICE' }] }] } }])
  const lowered = lower(document, plan, style, undefined)
  const output = await document.package.write([])
  await expect(verify({ document, plan, lowered, revisions: undefined, bytes: output }, nodeCodec, limits)).rejects.toMatchObject({ code: refused })
})
