import { expect, test } from 'vitest'
import { saysThesis } from './thesis.js'

test.each(['A thesis submitted to the faculty', 'Masterarbeit', 'Mémoire de Master 1', 'Trabajo de fin de grado', 'Praca magisterska', 'Masterscriptie'])('%s says that the paper is a thesis', (line) => {
  expect(saysThesis(line)).toBe(true)
})

test.each(['Term paper', 'Mémoire et oubli', 'Trabajo y pobreza'])('%s does not', (line) => expect(saysThesis(line)).toBe(false))
