import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import { countedAs } from './counted-as.js'
import type { NumberedPart } from './numbered-parts.js'

/** How a level is counted, and what stands around the number: `%1.%2`. */
export interface Count {
  readonly format: string
  readonly text: string
}

/** The key of the list that numbers headings. */
export const headingsKey = 'headings'

/** How the style numbers headings, or the caller wants them to be; null where they have no numbers. */
export const schemeOf = ({ style, options }: Facts): Facts['style']['definition']['headings']['numbering'] =>
  options.headings.numbering === 'none' ? null : options.headings.numbering === 'keep' ? 'any' : style.definition.headings.numbering

/** The levels that have numbers. */
const levelsOf = (facts: Facts): readonly Count[] => {
  const scheme = schemeOf(facts)
  return scheme === 'any' || scheme === null ? [] : scheme
}

export const wantedFor = (level: number, facts: Facts): Count | undefined => levelsOf(facts)[level - 1]

/** The first number of a level, as readers see it: `I.A`. */
export const firstNumber = ({ text }: Count, facts: Facts): string =>
  text.replace(/%(\d)/g, (_, level) => firsts.get(levelsOf(facts)[Number(level) - 1]!.format) ?? '1')

const firsts = new Map([['upperRoman', 'I'], ['lowerRoman', 'i'], ['upperLetter', 'A'], ['lowerLetter', 'a']])

export const isAsWanted = (counted: Count | undefined, wanted: Count | undefined): boolean =>
  counted?.format === wanted?.format && counted?.text === wanted?.text

/** A list that is right for one heading may number another level in a way of its own. */
export const listOf = (parts: readonly NumberedPart[], facts: Facts): number | undefined => {
  const { numbering } = facts.document.cascade
  const levels = [...new Set(parts.map(({ level }) => level))]
  const lists = new Set(parts.flatMap(({ view, level }) => (isRight(view, level, facts) ? Number(view.paragraph.effective['numbering'] ?? 0) : [])))
  return [...lists].find((id) => id > 0 && levels.every((level) => isAsWanted(numbering.level(id, level - 1), wantedFor(level, facts))))
}

const isRight = (view: View, level: number, facts: Facts): boolean => isAsWanted(countedAs(view, facts), wantedFor(level, facts))

/** The list that numbers headings as the style has them. */
export const definition = (facts: Facts): Edit => ({ kind: 'define-numbering', key: headingsKey, levels: levelsOf(facts) })
