import { saysWhatItIs, type Line } from '../flow.js'
import { realLevel } from '../headings/likely.js'
import type { Scene } from '../structure.js'
import { frontPart } from '../words/front-part.js'
import { wordsAlone } from '../words/words-alone.js'
import { mostWords, type TitleLine } from './title-line.js'

/** The paragraphs in the style of titles; those that do not stand with the first, or say something else, may be none. */
export const styledTitle = ({ lines }: Scene): readonly TitleLine[] => {
  const styled = lines.filter(({ view }) => view.styleName === 'title')
  return styled.map((line, index) => {
    const inTitle = index === 0 || (line.at === styled[0]!.at + index && !frontPart(line.view.text))
    return { line, confidence: inTitle ? 0.97 : 0.6, evidence: 'style title' }
  })
}

/** More lines than this before the title are no front of a paper. */
const mostBefore = 20

/** What the caller says that the paper is called. */
export const givenTitle = ({ lines, givenTitle: given }: Scene): readonly TitleLine[] => {
  const line = given === undefined ? undefined : lines.slice(0, mostBefore).find(({ view }) => wordsAlone(view.text) === wordsAlone(given))
  return line ? [{ line, confidence: 0.97, evidence: 'reads as the title that is given' }] : []
}

/**
 * Converters make a heading of the first level of `# A Year in the Harbour`, and headings of the second of all main parts of the paper. Who
 * knows no style of titles gives it the first level, too, over a name, and types the parts.
 */
export const topHeading = ({ lines, looksTell }: Scene): readonly TitleLine[] => {
  const [first] = lines
  if (!first || !looksTell || realLevel(first.view) !== 1 || first.view.words > mostWords || saysWhatItIs(first)) return []
  const below = lines.slice(1)
  return isOverAll(below) || isOverTyped(below) ? [{ line: first, confidence: 0.985, evidence: 'the one heading of the first level, over all others' }] : []
}

const isOverTyped = ([next, ...below]: readonly Line[]): boolean =>
  next !== undefined && /^(?:author|affiliation|course|instructor)$/.test(frontPart(next.view.text) ?? '') && realLevel(next.view) === undefined &&
  below.every(({ view }) => realLevel(view) === undefined) && below.some(({ main, usual }) => main || usual)

const isOverAll = (below: readonly Line[]): boolean =>
  below.every(({ view }) => (realLevel(view) ?? 2) > 1) && below.some(({ view, main }) => main && realLevel(view) === 2)
