import { describe, expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const house: [Label, string][] = [['location', 'Bergen, Norway:'], ['publisher', 'Quay Press,'], ['date', '2011.']]
const editor = [{ family: 'Roe', given: 'C.' }, { family: 'Lund', given: 'M.' }]

describe('where names have their initials first, what has none and stands before the editors is a title', () => {
  test('alone, and behind whoever wrote the book', () => {
    expect(read(['editor', 'Knots, C. Roe and M. Lund, Eds.,'], ['edition', '2nd ed.'], ...house).csl).toMatchObject({ title: 'Knots', editor })
    const { csl, confidence } = read(['editor', 'A. Vik, Knots and Fog, C. Roe and M. Lund, Eds.,'], ['edition', '2nd ed.'], ...house)
    expect(csl).toMatchObject({ author: [{ family: 'Vik', given: 'A.' }], title: 'Knots and Fog', editor, edition: '2' })
    expect(confidence).toBe(1)
  })

  test('and the town behind them is the beginning of the place', () => {
    expect(read(['editor', 'Knots and Fog, C. Roe and M. Lund, Eds. Bergen,'], ['location', 'Norway:'], ['publisher', 'Quay Press,'], ['date', '2011.']).csl)
      .toMatchObject({ title: 'Knots and Fog', editor, 'publisher-place': 'Bergen, Norway' })
  })

  test('but not where the title stands behind them', () => {
    expect(read(['editor', 'Carl Roe, M. Lund, Eds.,'], ['title', 'Knots.'], ...house).csl).toMatchObject({ title: 'Knots', editor: [{ family: 'Roe', given: 'Carl' }, { family: 'Lund' }] })
  })
})
