import { textCheck } from '../text-rule.js'
import { pOf, type Statistic } from './distributions.js'

const lead = 'The groups differed as they had in the years before, and nobody was surprised by it,'

/** A probability is never nothing, and never more than one. */
export const statisticsFormat = textCheck({
  id: 'body.statistics-format',
  aspect: 'body',
  severity: 'info',
  title: 'How probabilities are written',
  expected: 'A probability is between 0 and 1; a very small one is given as p < .001.',
  source: { source: 'APA 7', section: '6.44' },
  fix: 'comment',
  help: 'Give the probability to three decimals, or write p < .001.',
  examples: [
    { lines: [`${lead} t(40) = 2.10, p = .042, and p < .001 in the year after.`], passes: true },
    { lines: [`${lead} t(40) = 7.10, p = .000, which is little.`], passes: false },
    { lines: [`${lead} t(40) = 7.10, p = 1.4, which is much.`], passes: false },
    { lines: [`${lead} p = .042, as https://harbours.example/ice?year=1962&p=2 has it.`], passes: true },
  ],
  text: 'prose',
  signs: /[<>=]/,
  pattern: /(?<![\p{L}\p{N}])p\s?[<>=]\s?(\d*[.,]?\d+)(?![\p{L}\p{N}.,]*\d|\s?[×x*]\s?10|e[-−])/giu,
  judge([found, value = '']) {
    const p = Number(value.replace(',', '.'))
    if (p > 1) return { message: `“${found}” is no probability: it is more than 1.`, expected: 'at most 1' }
    return p === 0 ? { message: `“${found}” says that something cannot be; p < .001 is meant.`, expected: 'p < .001' } : undefined
  },
})

const number = '([-−–]?\\d*\\.?\\d+)'
const reported = new RegExp(
  `(?<![\\p{L}])(?:(t|r)\\s?\\(\\s?(\\d+(?:\\.\\d+)?)\\s?\\)|(F)\\s?\\(\\s?(\\d+)\\s?,\\s?(\\d+(?:\\.\\d+)?)\\s?\\)|(χ2|χ²|X2|X²)\\s?\\(\\s?(\\d+)(?:\\s?,\\s?N\\s?=\\s?\\d+)?\\s?\\)|(z))\\s?=\\s?${number}\\s?[,;]\\s?p\\s?([<>=])\\s?(\\d?\\.\\d+)`, 'gu',
)

/** Test, degrees of freedom and p say the same thing twice, so that slips show (statcheck; Nuijten et al., 2016). */
export const statisticsConsistent = textCheck({
  id: 'body.statistics-consistent',
  aspect: 'body',
  severity: 'warning',
  title: 'Probabilities that do not follow',
  expected: 'The probability given is the one that follows from the test, rounded, one-tailed or two-tailed.',
  source: { source: 'style-neutral', section: 'Nuijten et al. (2016), statcheck' },
  fix: 'comment',
  help: 'Copy test, degrees of freedom and probability from the output once more.',
  examples: [
    { lines: [`${lead} t(40) = 2.10, p = .042, F(2, 57) = 3.50, p = .037, χ2(1) = 3.84, p = .050, r(98) = .25, p = .012.`], passes: true },
    { lines: [`${lead} t(40) = 2.10, p = .003.`], passes: false },
    { lines: [`${lead} F(2, 57) = 3.50, p < .01.`], passes: false },
  ],
  text: 'prose',
  signs: /=/,
  pattern: reported,
  judge(match) {
    const [found, tOrR, df, f, df1, df2, chi, dfChi, , value = '', sign = '', said = ''] = match
    const digits = value.replace(/[−–]/, '-')
    const statistic: Statistic = tOrR ? { test: tOrR as 't' | 'r', df: [Number(df)] } : f ? { test: 'F', df: [Number(df1), Number(df2)] } : chi ? { test: 'chi2', df: [Number(dfChi)] } : { test: 'z', df: [] }
    // The value was rounded: every p between its bounds may be meant, and half of it where the test was one-tailed.
    const half = 0.5 * 10 ** -decimals(digits)
    const bounds = [Math.abs(Number(digits)) + half, Math.max(Math.abs(Number(digits)) - half, 0)].map((each) => pOf(statistic, each))
    const [low, high] = [bounds[0]! / (statistic.test === 'F' || statistic.test === 'chi2' ? 1 : 2), bounds[1]!]
    if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined
    const p = Number(said)
    const rounding = 0.5 * 10 ** -decimals(said)
    const fits = sign === '=' ? p + rounding >= low && p - rounding <= high : sign === '<' ? low < p : high > p
    return fits ? undefined : { message: `“${found}” does not agree with itself: p is ${shownP(high)} there.`, expected: `p = ${shownP(high)}` }
  },
})

const decimals = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0
const shownP = (p: number): string => (p < 0.001 ? 'less than .001' : p.toFixed(3).replace(/^0/, ''))
