import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { typedNumber, type TypedNumber } from '../../structure/words/typed-number.js'
import { possible, replace } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { countedAs } from './counted-as.js'
import { definition, firstNumber, headingsKey, isAsWanted, listOf, schemeOf, wantedFor, type Count } from './number-scheme.js'
import { inSequence, numberedParts, refersToNumbers, type NumberedPart } from './numbered-parts.js'

const numbered = ['[heading 1] 1. The Harbour', text, '[heading 1] 2. The Town', text]

interface Subject extends NumberedPart {
  /** Whether the numbers that are typed before headings can be nothing else, and no text refers to them. */
  readonly sure: boolean
  /** Whether typed numbers stay: those that Word counts go on from them, or they from those. */
  readonly besideTyped: boolean
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
    { style: 'ieee', lines: ['[heading 1] Statement of Authorship', text], passes: true },
    { style: 'ieee', lines: ['[Title] The quiet harbour', '[heading 1] The Quiet Harbour', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] Table of Figures', 'Figure 1. A ship\t3', 'Figure 2. The ice\t5', 'Figure 3. A sledge\t9'], passes: true },
    { style: 'ieee', lines: ['[heading 1] Acknowledgment', text, '[heading 2] Funding', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] Abstract', '[heading 2] Aims', text, '[heading 2] Methods', text, '[heading 2] Results', text, '[heading 1] {numbering=1} Introduction', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] {numbering=1} The Harbour', text, '[heading 2] Funding', text], passes: false },
    { style: 'ieee', lines: ['[heading 1] {pageBreakBefore=true} Appendix A', '[heading 1] Letters of the Winter', text, '[heading 2] Letters of Ships', text], passes: true },
    { lines: ['[heading 1] CHAPTER 1', '[heading 1] The Harbour', text, '[heading 1] Chapter 2: The Town', text], passes: true },
    { lines: ['[heading 1] Section 1', text, '[heading 1] Section 2:', text], passes: true },
    { style: 'ieee', lines: ['[heading 1] CHAPTER ONE', '[heading 1] The Harbour', text, '[heading 2] 1.1 Ships', text], passes: true },
    { style: 'ieee', options: { headings: { numbering: 'none' } }, lines: ['[heading 1] The Harbour', text], passes: true },
  ],
  *subjects(facts) {
    const scheme = schemeOf(facts)
    // Sections of chapters are counted in each of them.
    if (scheme === 'any' || (scheme && facts.structure.outline.some(({ text: words }) => isChapterLabel(words)))) return
    const all = numberedParts(facts)
    const found = all.filter(({ apart }) => !apart)
    const isFree = !refersToNumbers(facts)
    const allSure = isFree && inSequence(all, facts)
    // Of numbers that begin with that of the abstract, the others begin at two.
    const sure = allSure || (isFree && inSequence(found, facts))
    const typed = sure ? 0 : found.filter(({ view }) => typedIn(view)).length
    const list = listOf(found, facts)
    for (const each of all) yield { ...each, sure: each.apart ? allSure : sure, besideTyped: typed > 1, list }
  },
  examine(subject, facts): Problem | undefined {
    const { view, level, apart, sure, besideTyped } = subject
    const wanted = apart ? undefined : wantedFor(level, facts)
    const counted = countedAs(view, facts)
    const typed = typedIn(view)
    if (isAsWanted(counted, wanted) && !typed) return undefined
    const problem = {
      at: whole(view.paragraph),
      message: wanted ? numberedOtherwise(subject, firstNumber(wanted, facts)) : `The heading has a number; the style has none${apart ? ' for this part' : ''}.`,
      found: typed ? view.paragraph.text.trim() : counted ? (wanted ? 'another number' : 'a number') : 'no number',
      expected: typed ? typed.rest : wanted ? `a number as “${firstNumber(wanted, facts)}”` : 'no number',
    }
    // Papers in Chinese keep the numbers that they count by, whichever style they follow.
    const stays = typed && (!sure || typed.form === 'ideograph')
    if (!stays && (wanted || !counted || !(besideTyped || refersToNumbers(facts)))) return { ...problem, fix: possible(edits(subject, wanted, facts)) }
    return refersToNumbers(facts) ? { ...problem, message: `${problem.message} The text speaks of sections by their numbers, so they stay until you have reworded that.` } : problem
  },
})

const numberedOtherwise = ({ view, level }: Subject, first: string): string =>
  typedIn(view)
    ? `The number of the heading is typed; the style has one that Word counts, which begins with “${first}” at level ${level}.`
    : `The heading is not numbered as the style numbers level ${level}, which begins with “${first}”.`

interface TypedIn extends Pick<TypedNumber, 'form'> {
  /** Where the number stands in the text of the paragraph. */
  readonly from: number
  readonly to: number
  /** The heading without it. */
  readonly rest: string
}

/** An object is content, too. */
const said = /[^\p{P}\s]/u

const typedIn = ({ paragraph: { text: words } }: View): TypedIn | undefined => {
  const blanks = /^\s*/.exec(words)![0].length
  const typed = typedNumber(words.slice(blanks))
  if (!typed) return undefined
  const to = blanks + typed.to
  // Of `Section 1` nothing would be left: what stands alone is what the part is called.
  if (!said.test(words.slice(to))) return undefined
  // A page break before the number stays.
  return { form: typed.form, from: words.slice(0, blanks).lastIndexOf('\f') + 1, to, rest: words.slice(to).trim() }
}

const edits = ({ view, level, list }: Subject, wanted: Count | undefined, facts: Facts): readonly Edit[] => {
  const { paragraph } = view
  const typed = typedIn(view)
  const fix: Edit[] = []
  if (!isAsWanted(countedAs(view, facts), wanted)) {
    fix.push({ kind: 'set-paragraph', paragraph, properties: wanted ? { numbering: list ?? headingsKey, numberingLevel: level - 1 } : { numbering: 0 } })
    if (wanted && list === undefined) fix.push(definition(facts))
  }
  if (typed) fix.push(replace(paragraph, typed.from, typed.to, ''))
  return fix
}
