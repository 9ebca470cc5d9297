import { expect, test } from 'vitest'
import type { HeadingLevel } from '../role.js'
import { withoutGaps } from './without-gaps.js'

const seen = (level: HeadingLevel) => ({ level, said: false })
const said = (level: HeadingLevel) => ({ level, said: true })

test('a level that is only made out is at most one below the heading that it stands under, and so are its sisters and what is below them', () => {
  expect(withoutGaps([seen(1), seen(3), seen(3), seen(5), seen(3), seen(1), seen(2)])).toEqual([1, 2, 2, 3, 2, 1, 2])
})

test('a level that a style or a number says stays, and what is below it goes by it', () => {
  expect(withoutGaps([said(1), said(3), seen(6), said(2)])).toEqual([1, 3, 4, 2])
})

test('a paper whose headings begin with the second level keeps them', () => {
  expect(withoutGaps([seen(2), seen(3), seen(2)])).toEqual([2, 3, 2])
})
