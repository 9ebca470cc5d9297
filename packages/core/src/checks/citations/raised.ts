import type { RichText } from '../../citations/rich-text.js'
import type { TextRange } from '../../plan/edit.js'

/** Raised numbers, and the pages in brackets behind them, as a sentence can show them, whose letters have no looks. */
const raised = (text: string): string => text.replace(/[\d()p–-]/g, (sign) => signs[sign] ?? sign)
const signs: Readonly<Record<string, string>> = { ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].entries()), '(': '⁽', ')': '⁾', p: 'ᵖ', '-': '⁻', '–': '⁻' }

/** A wording as a sentence quotes it. */
export const quotable = (text: RichText): string => text.map((run) => (run.position === 'superscript' ? raised(run.text) : run.text)).join('').trim()

/** … and the words of a document. */
export const quotableAt = ({ paragraph: { text, runs }, from, to }: TextRange): string =>
  runs.reduce((shown, { effective, from: start, to: end }) => {
    if (effective['verticalAlign'] !== 'superscript' || end <= from || start >= to) return shown
    return shown.slice(0, start) + raised(shown.slice(start, end)) + shown.slice(end)
  }, text).slice(from, to).trim()
