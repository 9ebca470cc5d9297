import { defineCheck } from '../check.js'
import { matchesOf } from '../../algorithms/matches.js'
import type { TextRange } from '../../plan/edit.js'
import { text } from '../examples.js'
import { proseOf } from '../text-rule.js'

interface Subject extends TextRange {
  readonly zeros: number
}

/** A number that cannot be more than 1 has nothing before its point. */
export const leadingZero = defineCheck<Subject>({
  id: 'body.leading-zero',
  aspect: 'body',
  severity: 'info',
  title: 'Zeros before the point',
  expected: 'Probabilities are written without a zero before the point, since none is more than 1.',
  source: { source: 'APA 7', section: '6.36' },
  fix: 'comment',
  because: 'A p may be a pressure or a price, too, which keeps its zero.',
  help: 'Home › Replace: “p = 0.” by “p = .”, and “p < 0.” by “p < .”.',
  examples: [
    { lines: [`${text} The groups differed, p = .042, and p < .001 in the year after; the mean was 0.25.`], passes: true },
    { lines: [`${text} The groups differed, p = 0.042, and p<0.001 in the year after.`], passes: false },
    { lines: [`${text} The air was thin, p = 0.5 bar.`], passes: true },
    { style: 'vancouver', lines: [`${text} The groups differed, p = 0.042.`], passes: true },
  ],
  *subjects(facts) {
    if (facts.style.definition.probabilities.leadingZero === 'any') return
    const found = proseOf(facts).flatMap((paragraph) =>
      matchesOf(paragraph.text, probability).map(({ 0: all, 1: digits = '', index }) => ({ paragraph, from: index, to: index + all.length, digits })))
    const withZero = found.filter(({ digits }) => digits.startsWith('0'))
    // They are written alike throughout a paper: the first one stands for all.
    const first = withZero[0] ?? found[0]
    if (first) yield { paragraph: first.paragraph, from: first.from, to: first.to, zeros: withZero.length }
  },
  examine({ zeros, ...at }) {
    if (zeros === 0) return undefined
    const found = at.paragraph.text.slice(at.from, at.to)
    const expected = found.replace('0.', '.')
    const others = zeros === 1 ? '' : zeros === 2 ? ' So has another one.' : ` So have ${zeros - 1} others.`
    return { at, message: `“${found}” has a zero before the point; the style writes “${expected}”.${others}`, found, expected }
  },
})

const probability = /(?<![\p{L}\p{N}])p\s?[<>=≤≥]\s?(0?\.\d+)(?!\d|\s?(?:[kMh]?Pa|m?bar|atm|psi|torr|%))/giu
