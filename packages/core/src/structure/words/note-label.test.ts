import { expect, test } from 'vitest'
import { spellsOut } from './note-label.js'

test('a note says which words the letters in a table are taken from', () => {
  for (const note of ['SD, standard deviation. *p < .05.', 'IQR: interquartile range; n, number', 'BMI = body mass index', 'OR, odds ratio']) expect([note, spellsOut(note)]).toEqual([note, true])
  for (const line of ['UN, in contrast, counted all ships.', 'WHO, as was said, counts others.', 'Ships, sails and ropes.', 'SD is high.']) expect([line, spellsOut(line)]).toEqual([line, false])
})
