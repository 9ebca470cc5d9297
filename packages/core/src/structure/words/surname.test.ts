import { expect, test } from 'vitest'
import { namesIn, surnameOf } from './surname.js'

test.each([
  ['Ada Sample', 'Sample'],
  ['Ada B. Sample', 'Sample'],
  ['Ludwig van der Berg', 'van der Berg'],
  ['Ana do Monte', 'do Monte'],
  ['Martin L. King Jr.', 'King'],
  ['Martin L. King, Jr.', 'King'],
  ['by Mary Ann O’Neill', 'O’Neill'],
  ['Ada Sample, RN', 'Sample'],
  ['Ada Sample, Ph.D., MPH, FAAN', 'Sample'],
])('%s is listed under %s', (name, surname) => expect(surnameOf(name)).toBe(surname))

test.each(['Ada', 'Ada Sample and Bea Muster', 'Sample, Ada', 'Ada Sample, Bea Muster', 'ada@example.org'])('%s takes a person to say', (name) => expect(surnameOf(name)).toBeUndefined())

test.each([
  ['Ada Sample', ['Ada Sample']],
  ['Ada Sample1, Bea Muster2,3,*, and C. Example4', ['Ada Sample', 'Bea Muster', 'C. Example']],
  ['Ada Sample & Bea Muster', ['Ada Sample', 'Bea Muster']],
  ['Ada Sample, PhD, RN, and Bea Muster, MSc', ['Ada Sample', 'Bea Muster']],
  ['Ada Sample, Jr., and Bea Muster', ['Ada Sample Jr.', 'Bea Muster']],
])('%s names %j', (line, names) => expect(namesIn(line)).toEqual(names))
