import type { Flow, Line } from '../flow.js'
import { firstLineOf, looksLike } from '../view.js'
import { endsSentence } from '../words/ends-sentence.js'
import { firstProse } from './clues.js'
import { speakersOf } from './speakers.js'

const mostOfHeading = 10
/** Fewer may be anything: a day, a place, a line that somebody quotes. */
const fewest = 3
const fewestOfText = 20
/** What stands above a heading may be shorter, and need not end, once it is certain that headings are typed so. */
const fewestAbove = 12
/** A part and the first part of it; those that are called as usual may have the first of that, too. */
const mostStacked = 2

/**
 * The headings of whoever knows no styles and sets nothing off: a few words between paragraphs of prose, in their letters, begun and ended as no
 * sentence is. Parts that are called as usual count among them. Whoever sets one heading off sets off all, and there such lines stay what they are.
 */
export const headingsInLettersOfText = (flow: Flow, isHeading: (line: Line) => boolean): ReadonlySet<Line> => {
  const { lines } = flow
  const others = lines.slice(firstProse(flow)).filter((line) => isHeading(line) && !standsApart(line))
  if (others.some((line) => !isInLetters(flow, line))) return new Set()
  const withColon = endsWithColon(lines)
  const called = new Set(lines.filter((line) => isCalled(flow, line, withColon)))
  const between = [...called].filter((line) => isParagraph(lines[line.at - 1], line) && isParagraph(lines[line.at + 1], line))
  if (new Set([...between, ...others]).size < fewest) return new Set()
  return new Set([...called].filter((line) => isParagraph(lines[line.at + 1], line)).flatMap((line) => stackedOver(lines, line, called)))
}

/** A heading over text with those right above it, where there are few enough, and the first is under text or a list, or is called as usual. */
const stackedOver = (lines: readonly Line[], last: Line, called: ReadonlySet<Line>): readonly Line[] => {
  let first = last
  while (first.at > 0 && called.has(lines[first.at - 1]!)) first = lines[first.at - 1]!
  const above = lines[first.at - 1]
  const isBelow = above !== undefined && (first.usual || above.view.words >= fewestAbove || above.view.numbered || above.number !== undefined)
  return isBelow && last.at - first.at < mostStacked + (first.usual ? 1 : 0) ? lines.slice(first.at, last.at + 1) : []
}

/** A list of references and what stands at the ends of a paper are set off by many who set off nothing else. */
const standsApart = ({ section, usual }: Line): boolean => usual && section !== undefined

const isInLetters = ({ look }: Flow, { view: { size, bold, italic, underlined, caps, align, outlineLevel, styleName } }: Line): boolean =>
  size === look.size && bold === look.bold && italic === look.italic && caps === look.caps && align === look.align &&
  !underlined && outlineLevel >= 9 && !/^heading/.test(styleName)

/** `Background:`, of whoever ends all headings so; elsewhere such a line leads on to what stands below it. */
const endsWithColon = (lines: readonly Line[]): boolean => lines.some(({ view, usual, section, at }) => at > 0 && (usual || section) && colon.test(view.text))
const colon = /[:：]$/
/** Who says more before a colon leads on all the same. */
const mostBeforeColon = 4

/** It reads and looks as such a heading does; a question may be asked in the text, too. */
const isCalled = (flow: Flow, line: Line, withColon: boolean): boolean => {
  const { view, before, after, label, number, contents, section } = line
  if (before !== 'line' || after !== 'line' || (label ?? number ?? contents ?? section) || view.numbered || view.hasObject || view.words > mostOfHeading) return false
  const text = withColon && view.words <= mostBeforeColon ? view.text.replace(colon, '') : view.text
  if (!/^[\p{Lu}\p{Lo}][^.!?:;\t\n。！？؟：；]*[^,،，、.!?:;\t\n。！？؟：；]$/u.test(text) || /@|https?:|www\.|_{3}/.test(text)) return false
  return isInLetters(flow, line) && firstLineOf(view) === 0 && !speakersOf(flow).has(line)
}

/** A paragraph of text that ends as one does: what leads on has a list or a quotation below it. */
const isParagraph = (beside: Line | undefined, { view }: Line): boolean =>
  beside !== undefined && beside.view.words >= fewestOfText && endsSentence(beside.view.text) && !beside.number && !beside.label && !beside.view.numbered &&
  looksLike(beside.view, view) && Math.abs(beside.view.indentStart - view.indentStart) < 100
