import { defineCheck, type Problem } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import { matchesOf } from '../../algorithms/matches.js'
import type { View } from '../../structure/view.js'
import { countWords } from '../../structure/view.js'
import { citationsAtMarks, citationsIn } from '../citations/cites.js'
import { whole } from '../laid-out.js'

const words = (count: number): string => Array.from({ length: count }, (_, index) => ['the', 'ice', 'came', 'early', 'that', 'year'][index % 6]).join(' ')

type Subject = { readonly block: readonly View[] } | { readonly view: View; readonly from: number; readonly to: number }

/** Long quotations stand as blocks, short ones in the text. */
export const blockQuotationLength = defineCheck<Subject>({
  id: 'quote.block-length',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Length of quotations',
  expected: 'A quotation as long as the style says is set off as a block, and a shorter one stands in the text in quotation marks.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'comment',
  help: 'Put the quotation in a paragraph of its own without quotation marks, in the style Block Quotation; or the other way round.',
  because: 'How the sentence goes on around a quotation that leaves it, or comes back to it, only its author can write.',
  examples: [
    { lines: [`Sample wrote that “${words(20)}” (2020, p. 3), and that was all that he had to say about it.`], passes: true },
    { lines: [`Sample wrote that “${words(50)}” (2020, p. 3), and that was all that he had to say about it.`], passes: false },
    { lines: [`[APA Block Quotation] ${words(50)} (Sample, 2020, p. 3)`], passes: true },
    { lines: [`[APA Block Quotation] ${words(50)} (Sample, 2020, p. 3)`], options: { limits: { blockQuotationWords: 60 } }, passes: false },
    { lines: [`[APA Block Quotation] ${words(12)} (Sample, 2020, p. 3)`], passes: false },
    { lines: [`[Chicago Block Quotation] ${words(12)}{footnote: A. Sample, <italic=true>A Year in the Harbour</> (Fjord Press, 2020), 3.}`], style: 'chicago-18-nb', passes: false },
  ],
  *subjects(facts) {
    const { blockFromWords, blockFromCharacters } = limitsOf(facts)
    if (blockFromWords === null && blockFromCharacters === null) return
    let block: View[] = []
    for (const view of facts.structure.flow) {
      const { kind } = certainRole(facts, view.paragraph)
      if (kind === 'block-quotation') block.push(view)
      else if (view.words > 0) {
        if (block.length > 0) yield { block }
        block = []
        if (kind === 'body') for (const match of matchesOf(view.paragraph.text, quoted)) yield { view, from: match.index, to: match.index + match[0].length }
      }
    }
    if (block.length > 0) yield { block }
  },
  examine(subject, facts): Problem | undefined {
    if ('block' in subject) {
      const text = subject.block.map((view) => view.text).join(' ').replace(/\s*\([^()]*\d[^()]*\)[.\s]*$/, '')
      // Several paragraphs, verse and what is near the limit are the author's to judge.
      const [{ paragraph: block }] = subject.block as [View]
      // Without a source it may be an example, or a motto.
      if (citationsIn(block, facts).length === 0 && citationsAtMarks(block, facts).length === 0) return undefined
      if (subject.block.length > 1 || /\n/.test(text) || !isClearly('shorter', text, facts)) return undefined
      const size = sizeOf(text, facts)
      const message = `The block quotation has ${size}; the style sets off quotations of ${limitOf(facts)}.`
      return { at: whole(block), message, found: `a block of ${size}`, expected: 'in the text, in quotation marks' }
    }
    const { view: { paragraph }, from, to } = subject
    const text = paragraph.text.slice(from + 1, to - 1)
    if (!isClearly('longer', text, facts)) return undefined
    const size = sizeOf(text, facts)
    const message = `A quotation of ${size} stands in the text; the style sets off quotations of ${limitOf(facts)}.`
    return { at: { paragraph, from, to }, message, found: `${size} in the text`, expected: 'a block quotation' }
  },
})

/**
 * Straight quotation marks do not say where a quotation ends: an inch or a prime looks the same. What „ opens is closed by the sign
 * that opens others, so that short quotations of that kind are passed over whole.
 */
const quoted = /„[^„“”]*[“”]|“[^“”]{60,}”|«[^«»]{60,}»/g

/** A limit of the caller's goes before that of the style. */
const limitsOf = ({ style, options: { limits: { blockQuotationWords } } }: Facts) =>
  blockQuotationWords === undefined ? style.definition.quotations : { blockFromWords: blockQuotationWords, blockFromCharacters: null }

const limitOf = (facts: Facts): string => {
  const { blockFromWords, blockFromCharacters } = limitsOf(facts)
  return blockFromWords !== null ? `${blockFromWords} words or more` : `more than four lines, about ${blockFromCharacters} characters`
}

/** How long a quotation is, in what the style counts. */
const sizeOf = (text: string, facts: Facts): string =>
  limitsOf(facts).blockFromWords !== null ? `${countWords(text)} words` : `${text.length} characters`

/** Lines depend on the page, so that what is within a tenth of the limit is left alone; words can be counted. */
const isClearly = (than: 'shorter' | 'longer', text: string, facts: Facts): boolean => {
  const { blockFromWords, blockFromCharacters } = limitsOf(facts)
  const [size, limit, leeway] = blockFromWords !== null ? [countWords(text), blockFromWords, 0] : [text.length, blockFromCharacters!, 0.1]
  return than === 'shorter' ? size < limit * (1 - leeway) : size >= limit * (1 + leeway)
}
