import { expect, test } from 'vitest'
import { calledWithParticle, withFirmParticle, withOwnParticle } from './particle.js'

test('a Dutch particle behind the given names belongs to the family name, others stay', () => {
  expect(withOwnParticle({ family: 'Berg', given: 'Julia D. van der' })).toEqual({ family: 'Berg', given: 'Julia D.', 'non-dropping-particle': 'van der' })
  expect(withOwnParticle({ family: 'Beethoven', given: 'Ludwig von' })).toEqual({ family: 'Beethoven', given: 'Ludwig von' })
  expect(withOwnParticle({ family: 'van der Berg', given: 'Julia D.' })).toEqual({ family: 'van der Berg', given: 'Julia D.' })
})

test.each(['de la Cruz', 'von Hagen', 'd’Arcy', 'al-Khatib'])('the particle of %s stays where it is', (family) => {
  expect(withFirmParticle({ family, given: 'M.' })).toEqual({ family, given: 'M.', 'parse-names': false })
})

test.each(['van der Berg', 'Del Rio', 'Adair'])('%s is left to the style', (family) => {
  expect(withFirmParticle({ family, given: 'M.' })).toEqual({ family, given: 'M.' })
})

test('citations call a name with the particle that stands behind its given names', () => {
  expect(calledWithParticle('Berg, Julia D. van der, and Ada Roe. 2016.')).toBe('van der Berg')
  expect(calledWithParticle('Hees, V. T. van. (2018).')).toBe('van Hees')
  expect(calledWithParticle('Berg, Julia, and Ada van Roe. 2016.')).toBe('')
})
