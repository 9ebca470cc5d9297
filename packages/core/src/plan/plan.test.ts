import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { p, r, section } from '../../test/notation/markup.js'
import type { Edit } from './edit.js'
import { makePlan, type Request } from './plan.js'

const document = await documentOf({ body: p('', r('It was a quiet year.')) + p('', r('B')) + section() })
const [first, second] = document.paragraphs
const request = (check: string, edit: Edit): Request => ({ check, edit })
const aligned = (check: string, align: string): Request => request(check, { kind: 'set-paragraph', paragraph: first!, properties: { align } })
const replaced = (check: string, from: number, to: number): Request =>
  request(check, { kind: 'replace-text', range: { paragraph: first!, from, to }, content: [{ text: check }] })

describe('a plan', () => {
  test('is empty without requests', () => {
    expect(makePlan([])).toMatchObject({ size: 0 })
  })

  test('joins properties that different checks set, and equal values in silence', () => {
    const plan = makePlan([aligned('one', 'left'), aligned('two', 'left'), request('three', { kind: 'set-paragraph', paragraph: first!, properties: { line: 480 } })])
    expect(plan.paragraphs.get(first!)?.properties).toEqual({ align: 'left', line: 480 })
    expect(plan.dropped.size).toBe(0)
    expect(plan.size).toBe(3)
  })

  test('gives a property to the check that comes first, and names the other', () => {
    const loser = aligned('two', 'center')
    const plan = makePlan([aligned('one', 'left'), loser])
    expect(plan.paragraphs.get(first!)?.properties).toEqual({ align: 'left' })
    expect([...plan.dropped]).toEqual([[loser, { kept: 'one', what: 'align' }]])
    expect(plan.size).toBe(1)
  })

  test('takes nothing of a request that loses one property', () => {
    const plan = makePlan([aligned('one', 'left'), request('two', { kind: 'set-paragraph', paragraph: first!, properties: { line: 480, align: 'center' } })])
    expect(plan.paragraphs.get(first!)?.properties).toEqual({ align: 'left' })
  })

  test('settles two styles for one paragraph in the same way', () => {
    const restyled = (check: string, style: string) => request(check, { kind: 'set-paragraph', paragraph: first!, style, properties: {} })
    const plan = makePlan([restyled('one', 'body'), restyled('two', 'heading-1')])
    expect(plan.paragraphs.get(first!)?.style).toBe('body')
    expect([...plan.dropped.values()]).toEqual([{ kept: 'one', what: 'style' }])
  })

  test('never replaces one stretch of text twice', () => {
    const plan = makePlan([replaced('one', 0, 6), replaced('two', 3, 8), replaced('three', 6, 9)])
    expect(plan.paragraphs.get(first!)?.replacements.map(({ content }) => content)).toEqual([[{ text: 'one' }], [{ text: 'three' }]])
    expect([...plan.dropped.values()]).toEqual([{ kept: 'one', what: 'text' }])
  })

  test('has no use for edits of a paragraph that is removed, whatever comes first', () => {
    const edit = aligned('one', 'left')
    const plan = makePlan([edit, replaced('two', 0, 2), request('three', { kind: 'remove-blocks', paragraph: first! })])
    expect(plan.paragraphs.get(first!)).toMatchObject({ removed: 'paragraph', properties: {}, replacements: [] })
    expect(plan.voided.has(edit)).toBe(true)
    expect(plan.dropped.size).toBe(0)
    expect(plan.size).toBe(1)
  })

  test('has one header for a section and a type', () => {
    const header = (check: string) => request(check, { kind: 'set-header-footer', section: document.sections[0]!, slot: 'header', type: 'default', blocks: [] })
    expect(makePlan([header('one'), header('two')])).toMatchObject({ size: 1 })
  })

  test('moves a paragraph once, and none that is tied to its place', () => {
    const moved = (check: string, paragraph: typeof first) => request(check, { kind: 'move-blocks', paragraphs: [paragraph!], before: first! })
    const plan = makePlan([moved('one', first), moved('two', first), moved('three', second)])
    expect(plan.moves).toHaveLength(1)
    expect([...plan.dropped.values()]).toEqual([{ kept: 'one', what: 'place' }, { kept: undefined, what: 'place' }])
  })

  test('has no use for any part that checks have in one edit of a paragraph that is removed', () => {
    const shared: Edit = { kind: 'set-paragraph', paragraph: first!, properties: { align: 'left' } }
    const plan = makePlan([request('one', shared), request('two', shared), request('three', { kind: 'remove-blocks', paragraph: first! })])
    expect([...plan.voided].map(({ check }) => check)).toEqual(['two', 'one'])
    expect(plan.size).toBe(1)
  })

  describe('that moves the last paragraph', async () => {
    const { paragraphs: [one, two, last] } = await documentOf({ body: p('', r('A')) + p('', r('B')) + p('', r('C')) + section() })
    const moved = (check: string, paragraph: typeof first, before: typeof first) => request(check, { kind: 'move-blocks', paragraphs: [paragraph!], before: before! })

    test('says which one is the last then, also where something comes in before the one that moves', () => {
      const added = request('two', { kind: 'insert-blocks', before: last!, blocks: [{ content: [] }] })
      for (const others of [[], [added]]) expect(makePlan([moved('one', last, one), ...others])).toMatchObject({ moves: [{ before: one }], end: { moved: last, heir: two } })
    })

    test('leaves it where it is if something else moves behind what would be the last', () => {
      const plan = makePlan([moved('one', last, one), moved('two', one, last)])
      expect(plan.end).toBeUndefined()
      expect(plan.moves.map(({ paragraphs }) => paragraphs)).toEqual([[one]])
      expect([...plan.dropped.keys()].map(({ check }) => check)).toEqual(['one'])
    })
  })

  test('knows the styles that its edits rely on', () => {
    const plan = makePlan([
      request('one', { kind: 'insert-blocks', before: second!, blocks: [{ content: [], style: 'body' }] }),
      request('two', { kind: 'define-style', style: 'title' }),
    ])
    expect([...plan.styles]).toEqual(['body', 'title'])
  })
})
