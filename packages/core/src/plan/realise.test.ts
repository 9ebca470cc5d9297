import { describe, expect, test } from 'vitest'
import { paragraphProperties } from '../wordml/properties/paragraph.js'
import type { Properties } from '../wordml/properties/property.js'
import { realise } from './realise.js'

const single = { line: 240, lineRule: 'auto' }
const double = { line: 480, lineRule: 'auto' }
const said = (own: Properties, base: Properties, wanted: Properties) => realise(paragraphProperties, own, { ...single, ...own }, base, wanted)

describe('what has to be said so that a spacing holds', () => {
  test('is the spacing with its rule where the style has another', () => {
    expect(said({}, single, double)).toEqual(double)
    expect(said({}, single, { line: 480 })).toEqual(double)
  })

  test('is nothing where the style has it', () => {
    expect(said({}, double, double)).toEqual({})
  })

  test('is unsaid together with its rule, which alone LibreOffice takes for single spacing', () => {
    expect(said(single, double, double)).toEqual({ line: null, lineRule: null })
    expect(said({ lineRule: 'auto' }, double, double)).toEqual({ lineRule: null })
  })
})
