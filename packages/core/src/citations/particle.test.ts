import { expect, test } from 'vitest'
import { calledWithParticle, withOwnParticle } from './particle.js'

test('a Dutch particle behind the given names belongs to the family name, others stay', () => {
  expect(withOwnParticle({ family: 'Berg', given: 'Julia D. van der' })).toEqual({ family: 'Berg', given: 'Julia D.', 'non-dropping-particle': 'van der' })
  expect(withOwnParticle({ family: 'Beethoven', given: 'Ludwig von' })).toEqual({ family: 'Beethoven', given: 'Ludwig von' })
  expect(withOwnParticle({ family: 'van der Berg', given: 'Julia D.' })).toEqual({ family: 'van der Berg', given: 'Julia D.' })
})

test('citations call a name with the particle that stands behind its given names', () => {
  expect(calledWithParticle('Berg, Julia D. van der, and Ada Roe. 2016.')).toBe('van der Berg')
  expect(calledWithParticle('Hees, V. T. van. (2018).')).toBe('van Hees')
  expect(calledWithParticle('Berg, Julia, and Ada van Roe. 2016.')).toBe('')
})
