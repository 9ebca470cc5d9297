import { expect, test } from 'vitest'
import { pOf } from './distributions.js'

/** From printed tables of critical values. */
test.each([
  [{ test: 't', df: [10] }, 2.228, 0.05],
  [{ test: 't', df: [40] }, 2.704, 0.01],
  [{ test: 'r', df: [98] }, 0.1966, 0.05],
  [{ test: 'F', df: [2, 57] }, 3.159, 0.05],
  [{ test: 'F', df: [3, 20] }, 4.938, 0.01],
  [{ test: 'chi2', df: [1] }, 3.841, 0.05],
  [{ test: 'chi2', df: [10] }, 18.307, 0.05],
  [{ test: 'z', df: [] }, 1.96, 0.05],
] as const)('%o reaches %d with probability %d', (statistic, value, p) => expect(pOf(statistic, value)).toBeCloseTo(p, 3))
