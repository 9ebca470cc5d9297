import { matchesOf } from '../../algorithms/matches.js'
import type { Structure } from '../../structure/structure.js'
import type { View } from '../../structure/view.js'
import { sectionNamed } from '../../structure/words/section-names.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Span } from './read-citations.js'

/** Notes that stand at the end of a paper as text, `1. Vance, Crowds, 44.`, with typed marks. */
export interface TypedNotes {
  readonly paragraphs: ReadonlySet<Paragraph>
  readonly numbers: ReadonlySet<number>
}

const fewest = 2
const numbered = /^\s*[[(]?(\d{1,3}|[⁰¹²³⁴-⁹]{1,3})[\])]?[.:]?\s*(?=[\p{L}“"‘'«„])/u

/** The notes below a heading that calls them so, where they count from 1. */
export const readTypedNotes = ({ flow, outline }: Structure): TypedNotes => {
  const headings = new Map(outline.map(({ paragraph, text }) => [paragraph, text]))
  const paragraphs = new Set<Paragraph>()
  const numbers = new Set<number>()
  let below: View[] = []
  const settle = (): void => {
    const found = below.flatMap(({ text }) => numberOf(numbered.exec(text)?.[1]) ?? [])
    if (found.length >= fewest && found.every((number, place) => number === place + 1)) {
      for (const { paragraph } of below) paragraphs.add(paragraph)
      for (const number of found) numbers.add(number)
    }
    below = []
  }
  let isIn = false
  for (const view of flow) {
    const heading = headings.get(view.paragraph)
    if (heading !== undefined) {
      settle()
      isIn = sectionNamed(heading) === 'notes'
    } else if (isIn && view.words > 0) below.push(view)
  }
  settle()
  return { paragraphs, numbers }
}

const mark = /[⁰¹²³⁴-⁹]{1,3}|\[\d{1,3}\]/gu

/** Where marks of such notes stand in a paragraph: raised, or in brackets. */
export const marksIn = ({ text }: Paragraph, raised: readonly Span[], { numbers }: TypedNotes): readonly Span[] => {
  if (numbers.size === 0) return []
  const typed = Array.from(matchesOf(text, mark), ({ 0: { length }, index }) => ({ from: index, to: index + length }))
  return [...raised, ...typed].filter(({ from, to }) => numbers.has(numberOf(text.slice(from, to)) ?? 0))
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const numberOf = (digits: string | undefined): number | undefined => {
  const plain = digits?.replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(raisedDigits.indexOf(digit))).replace(/[[\]\s]/g, '')
  return plain !== undefined && /^\d+$/.test(plain) ? Number(plain) : undefined
}
