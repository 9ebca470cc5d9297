import { expect, test } from 'vitest'
import { typeOfCode, withoutCode } from './document-code.js'

test('the code of a document, as China’s standard has it, is no word of its title and says what it is', () => {
  expect(['Tides[J]', 'Tides [EB/OL]', 'Tides [A song]', 'Tides[X]'].map(withoutCode)).toEqual(['Tides', 'Tides', 'Tides [A song]', 'Tides[X]'])
  expect(['Tides[D]', 'Tides[R/OL]', 'Tides[J]', 'Tides'].map(typeOfCode)).toEqual(['thesis', 'report', undefined, undefined])
})
