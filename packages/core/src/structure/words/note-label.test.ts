import { expect, test } from 'vitest'
import { beginsNote, spellsOut } from './note-label.js'

test('a note says which words the letters in a table are taken from', () => {
  for (const note of ['SD, standard deviation. *p < .05.', 'IQR: interquartile range; n, number', 'BMI = body mass index', 'OR, odds ratio']) expect([note, spellsOut(note)]).toEqual([note, true])
  for (const line of ['UN, in contrast, counted all ships.', 'WHO, as was said, counts others.', 'Ships, sails and ropes.', 'SD is high.']) expect([line, spellsOut(line)]).toEqual([line, false])
})

test('who took a picture is said of it in brackets, as its source is', () => {
  for (const note of ['(Photograph: Ada Sample)', '(Source: the council)', 'Quelle: eigene Erhebung']) expect([note, beginsNote(note)]).toEqual([note, true])
  for (const line of ['Photograph: The harbour in ice', '(Photographs of the harbour)', '(Sources are named below.)']) expect([line, beginsNote(line)]).toEqual([line, false])
})
