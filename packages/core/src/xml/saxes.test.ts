import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damagedXml, generatedXml } from '../../test/reference/generated-xml.js'
import { attempt, hasOddNamespace, readBySaxes, readByUs } from '../../test/reference/xml.js'

test('a document is read as saxes reads it', () => {
  fc.assert(fc.property(generatedXml, (source) => {
    expect(attempt(readByUs, source)).toEqual(attempt(readBySaxes, source))
  }), { numRuns: 1000, seed: 1 })
})

test('a damaged document is refused where saxes refuses it, and else read alike', () => {
  fc.assert(fc.property(damagedXml, (source) => {
    fc.pre(!hasOddNamespace(source))
    expect(attempt(readByUs, source)).toEqual(attempt(readBySaxes, source))
  }), { numRuns: 2000, seed: 1 })
})
