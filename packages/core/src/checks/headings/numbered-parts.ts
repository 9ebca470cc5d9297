import { isCertain, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { isOutlineKind, type Role } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { isOpeningName, isUncountedName } from '../../structure/words/section-names.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import { countedAs } from './counted-as.js'

/** A heading that may have a number. */
export interface NumberedPart {
  readonly view: View
  readonly level: number
  /** A main part that its name says apart, References or Acknowledgments, has no number in any style, and its parts none to stand behind. */
  readonly apart: boolean
}

/**
 * The headings that a style may number. The title over the text is no part, and an appendix or a chapter is called by what its readers know;
 * its title may stand on a line of its own.
 */
export const numberedParts = ({ structure, style }: Facts): readonly NumberedPart[] => {
  const lines = structure.flow.filter(({ words }) => words > 0).map((view) => ({ view, role: structure.role(view.paragraph) }))
  /** The level of the part that stands apart and is not over yet. */
  let within = Infinity
  const title = lines.find(({ role }) => role.kind === 'title')?.view.text.toLowerCase()
  return lines.flatMap(({ view, role }, index) => {
    if (!isOutlineKind(role.kind) || !isCertain(role)) return []
    // The heading of a reference list has the level that the style gives it, wherever it stood.
    const outlineLevel = role.kind === 'heading' ? undefined : style.layout(role)?.paragraph['outlineLevel']
    const level = outlineLevel === undefined ? role.level ?? 1 : Number(outlineLevel) + 1
    const above = lines[index - 1]
    const isTitleOfLabel = above !== undefined && isLabel(above.view, above.role) && above.role.level === role.level
    const apart = level > within || (isTitleOfLabel && level === within) || isApart(view, role, level)
    // “Abstract” in the line of its text, as some styles have it, has no parts below it; over parts of its own it stays a heading.
    const isLead = role.kind === 'abstract-heading' && style.definition.frontMatter.abstractLead !== null && lines[index + 1]?.role.kind === 'abstract'
    within = apart && !isLead ? Math.min(within, level) : Infinity
    if (isLabel(view, role) || view.text.toLowerCase() === title || isTitleOfLabel) return []
    return [{ view, level, apart }]
  })
}

const isApart = ({ text }: View, { section, kind }: Role, level: number): boolean =>
  (section !== undefined && (level === 1 || kind !== 'heading')) || (level === 1 && isUncountedName(text))

const isLabel = ({ text }: View, { section, kind }: Role): boolean => section === 'appendix' || (kind === 'heading' && isChapterLabel(text))

/**
 * Whether numbers are typed as a paper counts its sections: each one more than the one before it, or one deeper.
 * What Word counts among them goes on from the one before, whatever it comes to; an introduction that has no number may be counted all the same.
 */
export const inSequence = (headings: readonly NumberedPart[], facts: Facts): boolean => {
  const last: number[] = []
  const [first] = headings
  if (first && !first.apart && isOpeningName(first.view.text) && !typedNumber(first.view.text) && first.level === 1) last.push(1)
  let typed = 0
  const fits = headings.every(({ view }) => {
    const number = typedNumber(view.text)
    const depth = number?.depth ?? (countedAs(view, facts) ? Number(view.paragraph.effective['numberingLevel'] ?? 0) + 1 : 0)
    if (number?.form === 'bullet') return false
    if (depth === 0) return true
    const next = (last[depth - 1] ?? 0) + 1
    const value = number?.value ?? next
    if (number) typed++
    last.length = depth
    last[depth - 1] = value
    return value === next || value === 1
  })
  return fits && typed >= 2
}

const refers = /\b(?:sections?|sect\.|sec\.|chapters?|chap\.|parts?|appendix|appendices)\s+(?:\d|[IVX]+\b)|§\s*\d/i

/** Whether the text speaks of sections by their numbers, or has fields that show them. */
export const refersToNumbers = once(({ structure: { flow } }: Facts): boolean =>
  flow.some(({ text: words, words: count, paragraph }) => (count >= 8 && refers.test(words)) || paragraph.fields.some(({ name, code }) => name === 'REF' && /\\[rnw]\b/.test(code))))
