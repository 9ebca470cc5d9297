import type { Flow, Line } from './flow.js'
import { realLevel } from './headings/likely.js'
import { areKeywordsBelow, beginsKeywords } from './words/keywords.js'
import { isOpeningName } from './words/section-names.js'
import { wordsAlone } from './words/words-alone.js'

const mostWords = 900
const fewestParts = 3
const mostLines = 60
const fewestOfPart = 8
/** The number of a trial may stand between the abstract and its keywords. */
const mostBehind = 3

/**
 * What the parts of a structured abstract are called, where each name stands in a line of its own: `Purpose`, and below it what it was; `Methods`, and
 * below it how. The abstract ends where keywords or another page begin, or the paper with what it was called itself: else these are the parts of the paper.
 */
export const partsOfAbstract = ({ lines }: Pick<Flow, 'lines'>, heading: Line): readonly Line[] => {
  const parts: Line[] = []
  const names = new Map<string, Line>()
  for (const line of lines.slice(heading.at + 1, heading.at + mostLines)) {
    const isName = isPartName(line)
    if (endsParts(line, names) || !(isName || (names.size > 0 && line.view.words >= fewestOfPart))) break
    if (isName) names.set(wordsAlone(line.view.text), line)
    parts.push(line)
  }
  const words = parts.reduce((sum, { view }) => sum + view.words, 0)
  const end = heading.at + 1 + parts.length
  const isOver = lines.slice(end, end + mostBehind).some((line) => endsParts(line, names))
  return isOver && names.size >= fewestParts && words <= mostWords && !isPartName(parts.at(-1)!) && parts.some(({ usual }) => usual) ? [...names.values()] : []
}

/** A few words that are no sentence and have nothing behind a colon. What Word counts before a heading, a style may give and take. */
const isPartName = ({ view, number, label }: Line): boolean =>
  view.words <= 6 && (!view.numbered || realLevel(view) !== undefined) && !number && !label && /^[^.!?:]+:?$/.test(view.text)

const endsParts = ({ view: { text, startsPage }, section, contents }: Line, names: ReadonlyMap<string, Line>): boolean =>
  section !== undefined || contents !== undefined || beginsKeywords(text) || areKeywordsBelow(text) ||
  (names.size > 0 && (startsPage || isOpeningName(text) || names.has(wordsAlone(text))))
