import { expect, test } from 'vitest'
import { surnameOf } from './surname.js'

test.each([
  ['Ada Sample', 'Sample'],
  ['Ada B. Sample', 'Sample'],
  ['Ludwig van der Berg', 'van der Berg'],
  ['Martin L. King Jr.', 'King'],
  ['Martin L. King, Jr.', 'King'],
  ['by Mary Ann O’Neill', 'O’Neill'],
])('%s is listed under %s', (name, surname) => expect(surnameOf(name)).toBe(surname))

test.each(['Ada', 'Ada Sample and Bea Muster', 'Sample, Ada', 'Ada Sample, Bea Muster', 'ada@example.org'])('%s takes a person to say', (name) => expect(surnameOf(name)).toBeUndefined())
