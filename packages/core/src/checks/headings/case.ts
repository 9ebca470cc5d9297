import { defineCheck, type Problem } from '../check.js'
import { isCertain, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { isEnglish } from '../../structure/paper-language.js'
import { isOutlineKind, type RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { isAllCapitals, titleCased, type WordChange } from '../../structure/words/letter-case.js'
import { frontPart } from '../../structure/words/front-part.js'
import { isUsualName, sectionNamed } from '../../structure/words/section-names.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import { hasFaceOfItsOwn } from '../../styles/meaningful-font.js'
import { possible, replace } from '../editable.js'
import { whole } from '../laid-out.js'
import { casedAs } from '../letter-case.js'
import { opensSection } from './opens-section.js'
import { standsOverOther } from './stands-over-other.js'
import { contrasted, quoted, short } from '../wording.js'
import { runValue } from '../../wordml/values.js'

const text = 'It was a quiet year for the harbour, and the people of the town had time for what they liked to do.'
const german = 'Es war ein ruhiges Jahr im Hafen, und die Leute hatten Zeit; sie gingen spazieren, lasen abends Zeitung und warteten auf die Boote, welche immer seltener kamen.'

interface Subject {
  readonly view: View
  readonly wanted: 'title' | 'sentence'
  /** A further line of a title: its first word is none of a title. */
  readonly continues: boolean
  /** One of the lines of a title, which may be its subtitle. */
  readonly isOfSeveral: boolean
}

const titleKinds: ReadonlySet<RoleKind> = new Set<RoleKind>(['title', 'subtitle'])

/** Capitals in titles and headings. Acronyms, names and what the author writes in a case of its own stay. */
export const headingCase = defineCheck<Subject>({
  id: 'head.case',
  aspect: 'headings',
  severity: 'warning',
  title: 'Capitals in headings',
  expected: 'Titles and headings are in the case that the style has for their level.',
  source: { source: 'APA 7', section: '6.17' },
  fix: 'tracked',
  help: 'Retype the words, or select the heading and press Shift+F3.',
  examples: [
    { lines: ['[heading 1] What Counts as a Year', text], passes: true },
    { lines: ['[heading 1] What counts as a year', text], passes: false },
    { lines: ['[heading 1] What counts as year {field: REF year => 3} of the harbour', text], passes: false },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A: Letters of the Winter', text], passes: true },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A: Letters of the winter', text], passes: false },
    { lines: [text, '[heading 1] Conflict of interest', text, '[heading 1] CRediT authorship contribution statement', text], passes: false },
    { style: 'vancouver', lines: [text, '[heading 1] Data availability', text], passes: true },
    { style: 'harvard', lines: [text, '[heading 1] Appendix A: Letters of the winter', text, '[heading 1] Appendix B letters of the town', text], passes: true },
    { lines: ['[heading 1] Notice of Ice. In the event:', '[heading 2] of a storm, or of any high water, of which the harbour master tells the town; or'], passes: true },
    { lines: ['[heading 1] How to Use <fontAscii=Courier New>harbour</>', text], passes: true },
    { lines: ['[heading 1] A QUIET YEAR IN THE HARBOUR', text], passes: false, asks: true },
    { lines: ['[heading 1] INTRODUCTION', text, '[heading 1] 2. RESULTS AND DISCUSSION', text, '[heading 1] ACKNOWLEDGMENTS', text], passes: false },
    { lines: ['[heading 1] INTRODUCTION', text, '[heading 1] THE ICE', text], passes: false, asks: true },
    { lines: ['[heading 1] RESULTS', text, '[heading 1] {pageBreakBefore=true} APPENDIX B', text], passes: false },
    { style: 'vancouver', lines: ['[heading 1] RESULTS', text, '[heading 1] {pageBreakBefore=true} APPENDIX B', text], passes: false },
    { style: 'mla-9', lines: ['[heading 1] RESULTS', text, '[heading 1] REFERENCES', 'Lee, Ann. *Quiet Streets*. Harbour Press, 2018.'], passes: false },
    { lines: ['[heading 1] What Counts as a Year', text, text, '[heading 1] Ein ruhiges Jahr im Hafen', german], passes: true },
    { lines: ['[Subtitle] Summer ice', '[Title] A Year in the Harbour', `{pageBreakBefore=true} ${text}`], passes: false, asks: true },
    { lines: ['[Title] A Year in the Harbour', '[Subtitle] Of ships and summer ice', `{pageBreakBefore=true} ${text}`], passes: false },
    { style: 'vancouver', lines: ['[heading 1] The town and the NHS', text], passes: true },
    { style: 'vancouver', lines: ['[heading 1] The Town and the Harbour', text], passes: false },
    { style: 'vancouver', lines: ['[heading 1] The Town of Berlin', text], passes: false, asks: true },
  ],
  *subjects(facts) {
    const { structure, style } = facts
    if (!isEnglish(facts)) return
    const lines = structure.flow.filter(({ words }) => words > 0)
    const isOfTitle = (view: View | undefined): boolean => view !== undefined && titleKinds.has(structure.role(view.paragraph).kind)
    // A subtitle that the style sets as another line of the title page is told from it no more.
    const isBeside = (view: View | undefined): boolean => isOfTitle(view) || (view !== undefined && structure.role(view.paragraph).kind === 'title-page')
    for (const [at, view] of lines.entries()) {
      const role = structure.role(view.paragraph)
      const isTitle = isOfTitle(view)
      // An appendix has a title of its own behind its letter, and a statement may be called in many ways; other sections are called as all are.
      const hasOwnName = role.kind === 'heading' && (!role.section || role.section === 'statement' || (role.section === 'appendix' && view.words > 2))
      const isPart = isOutlineKind(role.kind) && (hasOwnName || isKnown(facts, view))
      const level = isTitle ? 1 : isPart ? role.level : undefined
      const wanted = level === undefined ? 'any' : (style.definition.headings.case[level - 1] ?? 'any')
      if (wanted !== 'any' && isCertain(role) && (isTitle || opensSection(view)) && (isKnown(facts, view) || !standsOverOther(view, facts))) {
        const continues = isTitle && at > 0 && structure.role(lines[at - 1]!.paragraph).kind === 'title'
        yield { view, wanted, continues, isOfSeveral: isTitle && (isBeside(lines[at - 1]) || isBeside(lines[at + 1])) }
      }
    }
  },
  examine({ view, wanted, continues, isOfSeveral }, facts): Problem | undefined {
    const { paragraph } = view
    const problem = { at: whole(paragraph), expected: `${wanted} case`, found: short(view.text, 80) }
    if (isKnown(facts, view)) return inSmallLetters(view, wanted, facts)
    if (isAllCapitals(view.text)) {
      // In title case all words but the smallest have a capital, and only what is short for something has more.
      const hidden = wanted === 'title' ? 'abbreviations' : 'names'
      const why = isUsualName(view.text) ? ` and stay like headings in which ${hidden} cannot be told` : `, so which of them are ${hidden} cannot be told`
      return { ...problem, message: `The words are typed in capitals${why}; the style wants ${wanted} case.` }
    }
    const { changes, unsure } = casedAs(wanted, paragraph.text, facts)
    const own = changes.filter(({ from, to }) => !setOff(view, from, to) && !(continues && paragraph.text.slice(0, from).trim() === ''))
    if (own.length === 0 && unsure.length === 0) return undefined
    const message = `${quoted(view.text, 80)} is not in ${wanted} case`
    if (unsure.length > 0) {
      // Capitals that may all be names say nothing about the case.
      return own.length === 0 ? undefined : { ...problem, message: `${message}; whether ${unsure.slice(0, 3).join(', ')} ${unsure.length === 1 ? 'is a name' : 'are names'} is for the author to say.` }
    }
    const becomes = applied(paragraph.text, own)
    // In capitals two words below a title read as a name, and the next look would take the line for that of an author.
    const isSafe = !isOfSeveral || frontPart(becomes) === frontPart(view.text)
    const fix = isSafe ? possible(own.map(({ from, to, text: word }) => replace(paragraph, from, to, word))) : undefined
    const [is, inCase] = contrasted(view.text, becomes, 80)
    return { ...problem, message: `${is} is not in ${wanted} case; ${inCase} is wanted.`, found: view.text, expected: becomes.trim(), fix }
  },
})

/** Headings in capitals, where all that are have the words that sections usually have: there is no name among them. */
const knownHeadings = once((facts: Facts): ReadonlySet<View> => {
  const { structure, style } = facts
  const accepted = new Set<string>(style.definition.references.acceptedHeadings.map((heading) => heading.toLowerCase()))
  // What a list is called instead is said where lists are.
  const isNamedAnew = ({ text: words }: View): boolean => sectionNamed(words) === 'references' && !accepted.has(words.slice(typedNumber(words)?.to ?? 0).toLowerCase())
  const capitals = structure.flow.filter((view) => isOutlineKind(structure.role(view.paragraph).kind) && isAllCapitals(view.text) && !isNamedAnew(view))
  const isUsual = (view: View): boolean => {
    const { text: words, words: count } = view
    const section = sectionNamed(words)
    if (!isUsualName(words) || isChapterLabel(words)) return false
    // One word is written alike in all languages; what an appendix is called behind its letter is its own.
    return count === 1 || isLettered(words) || !(standsOverOther(view, facts) || section === 'appendix')
  }
  return new Set(capitals.every(isUsual) ? capitals : [])
})

/** `APPENDIX A`: a word and its letter, which stays as it is. */
const isLettered = (words: string): boolean => sectionNamed(words) === 'appendix' && /^\S+\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4})\.?$/.test(words)

const isKnown = (facts: Facts, view: View): boolean => knownHeadings(facts).has(view)

const capitalized = (capitals: string): string => capitals[0]! + capitals.slice(1).toLowerCase()

const inSmallLetters = ({ paragraph, text: words }: View, wanted: Subject['wanted'], facts: Facts): Problem => {
  const from = paragraph.text.indexOf(words) + (typedNumber(words)?.to ?? 0)
  // A colon behind it is for another check to take away, and no two can write one place.
  const to = paragraph.text.trimEnd().replace(/:$/, '').length
  const capitals = paragraph.text.slice(from, to)
  const begun = isLettered(capitals) ? capitals.replace(/\S+/, capitalized) : capitalized(capitals)
  const becomes = wanted === 'title' ? applied(begun, titleCased(begun, facts.style.definition.headings.titleCase)) : begun
  const message = `“${words}” is typed in capitals; “${becomes}” is wanted.`
  return { at: whole(paragraph), message, found: words, expected: becomes, fix: possible(replace(paragraph, from, to, becomes)) }
}

/** In italics where the rest is not, or in the face of program text: the name of a species, a work or a command, which has a case of its own. */
const setOff = ({ paragraph, italic }: View, from: number, to: number): boolean =>
  hasFaceOfItsOwn(paragraph, from, to) || (!italic && paragraph.runs.some((run) => run.from < to && from < run.to && runValue(run.effective, 'italic') === true))

/** A title that is written anew, in the case of the style as far as that needs no knowledge of names. */
export const titleInCase = (title: string, facts: Facts): string => {
  const { case: [wanted], titleCase } = facts.style.definition.headings
  return wanted === 'title' && isEnglish(facts) && !isAllCapitals(title) ? applied(title, titleCased(title, titleCase)) : title
}

const applied = (words: string, changes: readonly WordChange[]): string =>
  [...changes].reverse().reduce((sum, { from, to, text: word }) => sum.slice(0, from) + word + sum.slice(to), words)
