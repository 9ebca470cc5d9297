import { matchesOf } from '../../algorithms/matches.js'
import { grouped } from '../../algorithms/grouped.js'
import { highest } from '../../algorithms/highest.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Citation } from '../citations.js'
import { isMeasure } from '../in-text/measure.js'
import { isIsotope } from '../in-text/superscript.js'
import { numbersIn, type Reference } from '../reference-list/reference.js'

const bracket = /\[(\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*)(?:[,;:]\s[^[\]]*)?\](?!\p{L})/gu
/** `ref 8`, `Refs. 10 and 11`: what a number points to is said in words. */
const called = /(?<!\p{L})(?:refs?|references?)\.?\s[([]?(\d{1,3})(?:(?:\s?[,–-]\s?|,?\s(?:and|to)\s)(\d{1,3}))?(?![\p{L}\d]|[.,]\d)/giu
const inParentheses = /(?<!\d)\((\d{1,3})\)/g

/**
 * Whether numbers stand in the text of a paper that cites by number and are no citations that are understood: they point into the list
 * all the same. In brackets they do so anyway, and behind the word for it (round brackets with that word are citations where others are
 * round, too, which a style may make them); a raised number and one in parentheses where nothing else points to their entry. What a comment
 * says, ours or another's, is no text.
 */
export const hasLooseNumbers = (paragraphs: readonly Paragraph[], references: readonly Reference[], citations: readonly Citation[]): boolean => {
  const numeric = citations.filter(({ system }) => system === 'numeric')
  if (numeric.length === 0) return false
  const entries = new Set(references.flatMap((reference) => reference.paragraphs))
  const numbers = new Set(numbersIn(references).values())
  const cited = new Set(numeric.flatMap(({ cites }) => cites.map(({ number }) => number)))
  const byParagraph = grouped(citations, ({ paragraph }) => paragraph)
  const greatest = highest(numbers, -Infinity)
  const listed = (...values: readonly string[]): boolean => values.every((value) => numbers.has(Number(value)))
  const uncited = (value: string): boolean => listed(value) && !cited.has(Number(value))
  // No list counts from nought: `[0, 1]` is an interval.
  const mayPoint = (number: string): boolean => Number(number) > 0 && Number(number) <= greatest
  return paragraphs.some((paragraph) => {
    if (paragraph.story.kind === 'comment' || entries.has(paragraph) || !/\d/.test(paragraph.text)) return false
    const known = byParagraph.get(paragraph) ?? []
    const { text, runs } = paragraph
    const isLoose = (at: number): boolean => !known.some(({ from, to }) => from <= at && at < to)
    const isOwn = (at: number): boolean => known.some(({ from, to }) => from <= at && at < to && text[from] !== '(')
    const found = (sign: RegExp, points: (match: RegExpExecArray) => boolean): boolean => matchesOf(text, sign).some(points)
    const measures = ({ 0: { length }, 1: inner = '', index }: RegExpExecArray): boolean => isMeasure(text.slice(0, index), inner, text.slice(index + length, index + length + 8))
    return found(bracket, (match) => (match[1]!.match(/\d+/g) ?? []).every(mayPoint) && !measures(match) && isLoose(match.index))
      || found(called, ({ 0: { length }, 1: first = '', 2: last = first, index }) => listed(first, last) && !isOwn(index + length - 1))
      || found(inParentheses, (match) => uncited(match[1]!) && !measures(match) && isLoose(match.index))
      || runs.some(({ from, to, effective }) => effective['verticalAlign'] === 'superscript' && uncited(text.slice(from, to)) && isLoose(from) && !isIsotope(text, from, to) && text.slice(0, from).trim() !== '')
  })
}
