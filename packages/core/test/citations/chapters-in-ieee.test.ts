import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('a chapter says its number and its pages', () => {
  const entry = 'T. Brandt, “Cables,” in Handbook of Mooring, 3rd ed., K. Ito and U. Lang, Eds., Bergen, Norway: Harbour Press, 2016, ch. 4, pp. 88–120.'
  staysIn(['ieee'], entry)
  becomesIn('apa-7', [[entry, 'Brandt, T. (2016). Cables. In K. Ito & U. Lang (Eds.), Handbook of Mooring (3rd ed., pp. 88–120). Harbour Press.']])
  becomesIn('vancouver', [[entry, 'Brandt T. Cables. In: Ito K, Lang U, editors. Handbook of Mooring. 3rd ed. Bergen, Norway: Harbour Press; 2016. p. 88–120.']])
})
