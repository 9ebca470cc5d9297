import { describe, expect, test } from 'vitest'
import { childOrder, insertionIndex } from './order.js'

describe('a new child', () => {
  test('goes between its neighbours of the schema', () => {
    expect(insertionIndex('w:pPr', ['w:pStyle', 'w:jc'], 'w:spacing')).toBe(1)
    expect(insertionIndex('w:rPr', ['w:rStyle', 'w:sz'], 'w:b')).toBe(1)
    expect(insertionIndex('w:sectPr', ['w:headerReference', 'w:cols'], 'w:pgSz')).toBe(1)
  })

  test('goes first or last where nothing stands before or after it', () => {
    expect(insertionIndex('w:pPr', ['w:jc'], 'w:pStyle')).toBe(0)
    expect(insertionIndex('w:pPr', ['w:jc'], 'w:outlineLvl')).toBe(1)
    expect(insertionIndex('w:pPr', [], 'w:jc')).toBe(0)
  })

  test('goes before the record of changes, and that goes last', () => {
    expect(insertionIndex('w:pPr', ['w:jc', 'w:pPrChange'], 'w:outlineLvl')).toBe(1)
    expect(insertionIndex('w:rPr', ['w:b', 'w14:shadow'], 'w:rPrChange')).toBe(2)
  })

  test('goes before extensions, which come after everything', () => {
    expect(insertionIndex('w:rPr', ['w:b', 'w14:glow'], 'w:sz')).toBe(1)
  })

  test('goes behind alternatives, which hold what the schema wants there: Word has the font of an emoji in them', () => {
    expect(insertionIndex('w:rPr', ['mc:AlternateContent', 'w:lang'], 'w:sz')).toBe(1)
  })

  test('can be put in one after the other in any order, and the schema holds', () => {
    for (const [parent, order] of Object.entries(childOrder)) {
      const children: string[] = []
      for (const name of [...order].reverse().concat(order)) if (!children.includes(name)) children.splice(insertionIndex(parent, children, name), 0, name)
      expect(children).toEqual(order)
    }
  })
})
