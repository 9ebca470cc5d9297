import { defineCheck, type Problem } from '../../check.js'
import { isCertain, type Facts } from '../../facts.js'
import { once } from '../../once.js'
import type { Edit } from '../../plan/edit.js'
import { isOutlineKind, type Role } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import { possible, replace } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'
import { countedAs } from './counted-as.js'

const numbered = ['[heading 1] 1. The Harbour', text, '[heading 1] 2. The Town', text]

/** The key of the list that numbers headings. */
const key = 'headings'

interface Numbered {
  readonly view: View
  readonly level: number
  /** A main part that its name says apart, References or Acknowledgments, has no number in any style. */
  readonly apart: boolean
}

interface Subject extends Numbered {
  /** Whether the numbers that are typed before headings can be nothing else, and no text refers to them. */
  readonly sure: boolean
  /** The list of a heading that numbers all levels as the style wants them: the others join it. */
  readonly list: number | undefined
}

/** Numbers of headings are made by Word or are not there at all: typed ones are wrong as soon as a section moves. */
export const headingNumbering = defineCheck<Subject>({
  id: 'head.numbering',
  aspect: 'headings',
  severity: 'warning',
  title: 'Numbers of headings',
  expected: 'Headings have the numbers of the style, as numbers that Word counts, or none where the style has none.',
  source: { source: 'APA 7', section: '2.28' },
  fix: 'tracked',
  help: 'Delete typed numbers; Home › Multilevel List gives real ones.',
  examples: [
    { lines: ['[heading 1] The Harbour', text], passes: true },
    { lines: numbered, passes: false },
    { lines: ['[heading 1] 7 Years in the Harbour', text], passes: false, asks: true },
    { lines: [...numbered, 'The ice of that year is the matter of Section 2, where the town and its sledges are described.'], passes: false, asks: true },
    { lines: [...numbered, '[heading 1] 3. Acknowledgments', text], passes: false },
    { lines: ['[heading 1] 1. Abstract', text, '[heading 1] 2. The Harbour', text, '[heading 1] 3. The Town', text], passes: false },
    { lines: ['[heading 1] The Harbour', text, '[heading 1] 3. Acknowledgments', text], passes: false, asks: true },
    { options: { headings: { numbering: 'keep' } }, lines: numbered, passes: true },
    { style: 'ieee', lines: ['[heading 1] The Harbour', text], passes: false },
    { style: 'ieee', lines: numbered, passes: false },
    { style: 'ieee', lines: ['[heading 1] Acknowledgment', text], passes: true },
    { style: 'ieee', lines: ['[Title] The quiet harbour', '[heading 1] The Quiet Harbour', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] Table of Figures', 'Figure 1. A ship\t3', 'Figure 2. The ice\t5', 'Figure 3. A sledge\t9'], passes: true },
    { style: 'ieee', lines: ['[heading 1] Acknowledgment', text, '[heading 2] Funding', text], passes: false },
    { style: 'ieee', lines: ['[heading 1] {pageBreakBefore=true} Appendix A', '[heading 1] Letters of the Winter', text], passes: true },
    { lines: ['[heading 1] CHAPTER 1', '[heading 1] The Harbour', text, '[heading 1] Chapter 2: The Town', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] CHAPTER ONE', '[heading 1] The Harbour', text, '[heading 2] 1.1 Ships', text], passes: true },
    { style: 'ieee', options: { headings: { numbering: 'none' } }, lines: ['[heading 1] The Harbour', text], passes: true },
  ],
  *subjects(facts) {
    const scheme = schemeOf(facts)
    const chapters = facts.structure.outline.filter(({ text: words }) => isChapterLabel(words))
    // Sections of chapters are counted in each of them.
    if (scheme === 'any' || (scheme && chapters.length > 0)) return
    const title = facts.structure.flow.find(({ paragraph }) => facts.structure.role(paragraph).kind === 'title')?.text.toLowerCase()
    let above: { readonly role: Role; readonly isLabelled: boolean } | undefined
    const all = facts.structure.flow.filter(({ words }) => words > 0).flatMap((view): Numbered[] => {
      const role = facts.structure.role(view.paragraph)
      // The title over the text is no part, and an appendix or a chapter is called by what its readers know; its title may stand on a line of its own.
      const isLabelled = role.section === 'appendix' || (role.kind === 'heading' && isChapterLabel(view.text))
      const isUnderLabel = above?.isLabelled === true && above.role.level === role.level
      above = { role, isLabelled }
      const isPart = isOutlineKind(role.kind) && isCertain(role) && !isLabelled && !isUnderLabel
      const level = role.level ?? 1
      return isPart && view.text.toLowerCase() !== title ? [{ view, level, apart: role.section !== undefined && (level === 1 || role.kind !== 'heading') }] : []
    })
    const found = all.filter(({ apart }) => !apart)
    const isFree = !refersToNumbers(facts)
    const allSure = isFree && inSequence(all)
    // Of numbers that begin with that of the abstract, the others begin at two.
    const sure = allSure || (isFree && inSequence(found))
    const list = listOf(found, facts)
    for (const each of all) yield { ...each, sure: each.apart ? allSure : sure, list }
  },
  examine({ view, level, apart, sure, list }, facts): Problem | undefined {
    const { paragraph } = view
    const { text: words } = paragraph
    const wanted = apart ? undefined : wantedFor(level, facts)
    const blanks = /^\s*/.exec(words)![0].length
    const typed = typedNumber(words.slice(blanks))
    const counted = countedAs(view, facts) !== undefined
    const right = isAsWanted(countedAs(view, facts), wanted)
    if (right && !typed) return undefined
    const shown = short(view.text, 60)
    const problem = {
      at: whole(paragraph),
      message: wanted ? `“${shown}” does not have the number that the style gives a heading of level ${level}.` : `“${shown}” has a number; the style has none${apart ? ' for this part' : ''}.`,
      found: typed ? words.trim() : counted ? 'another number' : 'no number',
      expected: typed ? words.slice(blanks + typed.to).trim() : wanted ? `numbered ${wanted.text}` : 'no number',
    }
    const references = !wanted && counted && refersToNumbers(facts)
    // Papers in Chinese keep the numbers that they count by, whichever style they follow.
    if (references || (typed && (!sure || typed.form === 'ideograph'))) {
      return refersToNumbers(facts) ? { ...problem, message: `${problem.message} The text speaks of sections by their numbers, so they stay until you have reworded that.` } : problem
    }
    const fix: Edit[] = []
    if (!right) fix.push({ kind: 'set-paragraph', paragraph, properties: wanted ? { numbering: list ?? key, numberingLevel: level - 1 } : { numbering: 0 } })
    if (!right && wanted && list === undefined) fix.push(definition(facts))
    // A page break before the number stays.
    if (typed) fix.push(replace(paragraph, words.slice(0, blanks).lastIndexOf('\f') + 1, blanks + typed.to, ''))
    return { ...problem, fix: possible(fix) }
  },
})

/** A list that is right for one heading may number another level in a way of its own. */
const listOf = (found: readonly { readonly view: View; readonly level: number }[], facts: Facts): number | undefined => {
  const { numbering } = facts.document.cascade
  const levels = [...new Set(found.map(({ level }) => level))]
  const lists = new Set(found.flatMap(({ view, level }) => (isRight(view, level, facts) ? Number(view.paragraph.effective['numbering'] ?? 0) : [])))
  return [...lists].find((id) => id > 0 && levels.every((level) => isAsWanted(numbering.level(id, level - 1), wantedFor(level, facts))))
}

const wantedFor = (level: number, facts: Facts): { format: string; text: string } | undefined => {
  const scheme = schemeOf(facts)
  return scheme === 'any' ? undefined : scheme?.[level - 1]
}

const isRight = (view: View, level: number, facts: Facts): boolean => isAsWanted(countedAs(view, facts), wantedFor(level, facts))

const isAsWanted = (counted: { format: string; text: string } | undefined, wanted: { format: string; text: string } | undefined): boolean =>
  counted?.format === wanted?.format && counted?.text === wanted?.text

const schemeOf = ({ style, options }: Facts): Facts['style']['definition']['headings']['numbering'] =>
  options.headings.numbering === 'none' ? null : options.headings.numbering === 'keep' ? 'any' : style.definition.headings.numbering

const definition = (facts: Facts): Edit => {
  const scheme = schemeOf(facts)
  return { kind: 'define-numbering', key, levels: scheme === 'any' || scheme === null ? [] : scheme }
}

/** Whether numbers are typed as a paper counts its sections: each one more than the one before it, or one deeper. */
const inSequence = (headings: readonly { readonly view: View }[]): boolean => {
  const numbers = headings.flatMap(({ view }) => typedNumber(view.text) ?? [])
  const last: number[] = []
  const fits = numbers.every(({ form, depth, value }) => {
    if (form === 'bullet') return false
    const before = last[depth - 1] ?? 0
    last.length = depth
    last[depth - 1] = value
    return value === before + 1 || value === 1
  })
  return fits && numbers.length >= 2 && numbers[0]!.value <= 1
}

const refers = /\b(?:sections?|sect\.|sec\.|chapters?|chap\.|parts?|appendix|appendices)\s+(?:\d|[IVX]+\b)|§\s*\d/i

/** Whether the text speaks of sections by their numbers, or has fields that show them. */
const refersToNumbers = once(({ structure: { flow } }: Facts): boolean =>
  flow.some(({ text: words, words: count, paragraph }) => (count >= 8 && refers.test(words)) || paragraph.fields.some(({ name, code }) => name === 'REF' && /\\[rnw]\b/.test(code))))
