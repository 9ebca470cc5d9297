import { defineCheck } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { Role } from '../../structure/role.js'
import { isEnglish } from '../../structure/paper-language.js'
import type { View } from '../../structure/view.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'
import { whole } from '../laid-out.js'
import { typedList, type TypedList } from './typed-list.js'

/** Lines of a list that follow one another. */
interface Subject {
  readonly lines: readonly View[]
  /** What introduces it. */
  readonly lead: View | undefined
  /** Lines before and after it that are nothing else than text. */
  readonly beside: readonly View[]
  /** Whether its numbers go on beyond a heading: then it is a part of a longer row, which no list of Word's of its own may leave. */
  readonly goesOn: boolean
}

/** How far a lost line of a list may stand from it. */
const near = 2

const isPlain = ({ kind }: Pick<Role, 'kind'>): boolean => kind === 'body' || kind === 'other'

/** A work that somebody made, in some year: a list of works under another heading has its numbers from the style that it is in. */
const isEntry = ({ text }: View): boolean => /^\S+\s+\p{Lu}[^\d]{0,40}?\b\p{Lu}\b/u.test(text) && /\b(?:1[89]|20)\d\d\b/.test(text)

/** A list whose numbers or bullets are typed is none for a screen reader, and does not count itself. */
export const listsNative = defineCheck<Subject>({
  id: 'body.lists-native',
  aspect: 'body',
  severity: 'warning',
  title: 'Lists',
  expected: 'Lists are lists of Word’s, not typed numbers or bullets.',
  source: { source: 'APA 7', section: '6.50–6.52' },
  fix: 'tracked',
  help: 'Delete the typed numbers or bullets, select the lines, then Home › Numbering or Bullets.',
  examples: [
    { lines: ['The ships brought three things.', '{numbering=1} flour and salt', '{numbering=1} rope and tar'], passes: true, style: 'ieee' },
    { lines: ['The ships brought three things, and the town lived on them:', '• flour and salt', '• rope and tar', '• letters'], passes: false },
    { lines: ['The ships brought food and gear, and the town lived on them.', '1. food', '\ta) flour', '\tb) salt', '2. gear', '\ta) rope', '\tb) tar'], passes: false },
    { lines: ['The ships brought three things, and the town lived on them:', '– flour and salt', '– rope and tar'], passes: false },
    { lines: ['The ships brought three things, and the town lived on them:', 'o flour and salt', 'o rope and tar'], passes: false },
    { lines: ['It was a quiet year for the harbour, and nobody expected the ice.', '[heading 1] Cargo', '- Flour and salt.', '- Rope and tar.', '- Letters of the town.'], passes: false },
    { lines: ['It was a quiet year for the harbour, and nobody expected the ice.', '[heading 1] Cargo', '- There is flour.', '- Is there rope?', '- There is tar.'], passes: false, asks: true },
    { lines: ['The captain came in and looked around the room.', '– Is there any flour?', '– There is salt.'], passes: false, asks: true },
    { lines: ['The ships brought three things, and the town lived on them:', '1. flour and salt', '2. rope and tar', '5. letters'], passes: false, asks: true },
    { lines: ['The ships brought three things, and the town lived on them:', '1. flour and salt', '2. rope and tar', '[heading 1] (a) Letters', '3. letters of all kinds'], passes: false, asks: true },
    { lines: ['The ships brought three things, and the town lived on them.', '31.\tQuist, T. Ropes and knots. Harbour Review 4, 1–19 (2006).', '32.\tSample, A. & Berg, L. A year in the harbour. Northern Towns 12, 45–67 (2019).'], passes: true, style: 'ieee' },
  ],
  *subjects(facts) {
    const lines = facts.structure.flow.filter(({ words }) => words > 0)
    const isItem = ({ paragraph }: View): boolean => certainRole(facts, paragraph).kind === 'list-item' && !facts.citations.typedNotes.paragraphs.has(paragraph)
    // Said once for a list, whose items follow one another. Typed notes are to be notes, and `note.numbering` says so.
    for (let from = 0, to: number; from < lines.length; from = to) {
      to = from + 1
      if (!isItem(lines[from]!)) continue
      while (to < lines.length && isItem(lines[to]!) && lines[to]!.numbered === lines[from]!.numbered) to++
      // Headings and entries have numbers of their own, which formatting may take away.
      const around = [...lines.slice(Math.max(from - near, 0), from), ...lines.slice(to, to + near)]
      const beside = around.filter(({ paragraph }) => isPlain(certainRole(facts, paragraph)))
      const beyond = (at: number, step: 1 | -1): View | undefined => {
        let index = at
        while (lines[index] && certainRole(facts, lines[index]!.paragraph).kind === 'heading') index += step
        return index !== at && lines[index] && isItem(lines[index]!) ? lines[index] : undefined
      }
      const goesOn = follows(beyond(from - 1, -1), lines[from]) || follows(lines[to - 1], beyond(to, 1))
      yield { lines: lines.slice(from, to), lead: lines[from - 1], beside, goesOn }
    }
  },
  examine(subject, facts) {
    const { lines } = subject
    const [first] = lines
    const typed = first!.numbered ? undefined : typedNumber(first!.text)
    // A single line with a sign before it is a remark, a date or a dash, and one that ends with a page is of a contents list.
    if (!typed || lines.length < 2 || /\t\s*\d{1,4}$/.test(first!.text) || lines.every(isEntry)) return undefined
    const sign = first!.text.slice(0, typed.to).trim()
    const list = typedList(lines.map(lineOf))
    const message = `The ${typed.form === 'bullet' ? 'bullets' : 'numbers'} of these ${lines.length} lines are typed, from “${sign}” on; in a list of Word’s they come by themselves.`
    const problem = { at: whole(first!.paragraph), message, expected: 'a list of Word’s' }
    if (!list || !isClear(subject, sign, facts)) return { ...problem, found: `typed “${sign}”` }
    const paragraphs = lines.map(({ paragraph }) => paragraph)
    return { ...problem, found: `typed “${list.items.map(({ sign: each }) => each).join(' ')}”`, fix: possible(madeReal(list, paragraphs, facts)) }
  },
})

/**
 * Whether the list is whole, and is one: works are no items, a dash may open speech and an `o` a line of Portuguese, and a number beside
 * the list may belong to it.
 */
const isClear = ({ lines, lead, beside, goesOn }: Subject, sign: string, facts: Facts): boolean =>
  !goesOn && !lines.some(isEntry) &&
  (!/^[o–—-]$/.test(sign) || /[:：]$/.test(lead?.text ?? '') || (sign !== 'o' && isPartOfPaper(lines, lead, facts))) &&
  !beside.some(({ text }) => typedNumber(text)?.closed)

/** Fewer lines may be a question and its answer. */
const fewestUnspoken = 3

/** Lines behind dashes that a part of an English paper begins with, none of which asks, calls or quotes: in English speech has marks of quotation. */
const isPartOfPaper = (lines: readonly View[], lead: View | undefined, facts: Facts): boolean =>
  lead !== undefined && certainRole(facts, lead.paragraph).kind === 'heading' && lines.length >= fewestUnspoken &&
  lines.every(({ text }) => !/[?!…"“”]/.test(text)) && isEnglish(facts)

/** Whether a typed number or bullet comes next after another one. */
const follows = (before: View | undefined, line: View | undefined): boolean => {
  const [last, next] = [before, line].map((view) => (view && !view.numbered ? typedNumber(view.text) : undefined))
  if (!last || last.form !== next?.form) return false
  return last.form === 'bullet' ? before!.text[0] === line!.text[0] : next.value === last.value + 1
}

const beginningOf = ({ text }: Paragraph): string => /^\s*/.exec(text)![0]

/** Where a line stands, with the tabs and blanks that somebody set it in with. */
const lineOf = ({ paragraph, indentStart, firstLine }: View): { text: string; inset: number } => {
  const blanks = beginningOf(paragraph)
  const typed = [...blanks].reduce((sum, each) => sum + (each === '\t' ? tab : each === '\f' ? 0 : blank), 0)
  return { text: paragraph.text.slice(blanks.length), inset: indentStart + firstLine + typed }
}

/** Word's tab stops where nobody set any (`w:defaultTabStop`), and a blank of a font of 12 points, in twips. */
const tab = 720
const blank = 60

/** Numbers of more signs than these do not fit into the indent that a list usually has. */
const narrowSigns = 3

const madeReal = ({ levels, items }: TypedList, paragraphs: readonly Paragraph[], { style }: Facts): Edit[] => {
  const { indent, hanging } = style.definition.lists
  const key = `list ${paragraphs[0]!.index}`
  const indents = levels.map((_, level) => {
    const isWide = items.some((item) => item.level === level && item.sign.length > narrowSigns)
    return { indent: indent * (level + 1) + (isWide ? hanging : 0), hanging: isWide ? 2 * hanging : hanging }
  })
  return [
    { kind: 'define-numbering', key, levels: levels.map((level, at) => ({ ...level, ...indents[at]! })) },
    ...items.flatMap(({ level, to }, at): Edit[] => {
      const paragraph = paragraphs[at]!
      const blanks = beginningOf(paragraph)
      const { indent: start, hanging: back } = indents[level]!
      return [
        { kind: 'set-paragraph', paragraph, properties: { numbering: key, numberingLevel: level, indentStart: start, firstLine: -back, indentStartChars: 0, firstLineChars: 0 } },
        // A page break before the number stays.
        replace(paragraph, blanks.lastIndexOf('\f') + 1, blanks.length + to, ''),
      ]
    }),
  ]
}
