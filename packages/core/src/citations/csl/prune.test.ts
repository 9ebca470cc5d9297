import { describe, expect, test } from 'vitest'
import { styles } from '../../../csl/data/index.js'
import type { CslNode } from './node.js'
import { prune } from './prune.js'

const element = (name: string, attrs: Record<string, string> = {}, ...children: CslNode[]): CslNode => ({ name, attrs, children })
const text = (variable: string) => element('text', { variable })
const books = { types: new Set(['book']), variables: new Set(['title', 'publisher']) }
const pruned = (...layout: CslNode[]): readonly (CslNode | string)[] => prune(element('style', {}, element('citation', {}, ...layout)), books).children.flatMap((child) => (typeof child === 'string' ? [] : child.children))

describe('pruning a style to books with a title and a publisher', () => {
  test('takes the branch that every item takes', () => {
    expect(pruned(element('choose', {}, element('if', { type: 'book' }, text('title')), element('else', {}, text('publisher'))))).toEqual([text('title')])
  })

  test('drops a branch that no item takes', () => {
    expect(pruned(element('choose', {}, element('if', { type: 'song' }, text('title')), element('else', {}, text('publisher'))))).toEqual([text('publisher')])
  })

  test('keeps a branch that some may take', () => {
    const choose = element('choose', {}, element('if', { variable: 'publisher' }, text('publisher')), element('else', {}, text('title')))
    expect(pruned(choose)).toEqual([choose])
  })

  test('drops what is said around a variable that nothing has', () => {
    expect(pruned(element('group', {}, element('text', { term: 'volume' }), text('volume')), text('title'))).toEqual([text('title')])
  })

  test('keeps what is said in the place of a variable that nothing has', () => {
    const online = element('text', { term: 'online' })
    const choose = element('choose', {}, element('if', { variable: 'medium' }, text('medium')), element('else', {}, online))
    expect(pruned(element('group', { prefix: '[' }, choose))).toEqual([element('group', { prefix: '[' }, online)])
  })

  test('drops the label of a variable that nothing has', () => {
    expect(pruned(text('title'), element('label', { variable: 'page' }))).toEqual([text('title')])
  })

  test('keeps what a cite brings along', () => {
    expect(pruned(text('locator'))).toEqual([text('locator')])
  })

  test('drops macros that nothing calls any more', () => {
    const macro = (name: string, variable: string) => element('macro', { name }, text(variable))
    const call = (name: string) => element('text', { macro: name })
    const style = element('style', {}, macro('place', 'publisher-place'), macro('name', 'title'), element('citation', {}, call('place'), call('name')))
    expect(prune(style, books).children).toEqual([macro('name', 'title'), element('citation', {}, call('name'))])
  })

  test('leaves less than a third of Chicago’s notes', async () => {
    const { default: chicago } = await styles['chicago-fullnote-bibliography']!()
    expect(JSON.stringify(prune(chicago, books)).length).toBeLessThan(JSON.stringify(chicago).length / 3)
  })
})
