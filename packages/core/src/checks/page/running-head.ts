import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { PartName } from '../../opc/part-name.js'
import { kindsOf } from '../../structure/role.js'
import { type Paragraph } from '../../wordml/paragraph.js'
import { isParagraph } from '../../wordml/story.js'
import { stopsOf } from '../../wordml/tab-stops.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { headBefore, headLayout } from './number-line.js'
import { numberSubjects, type Margin } from './number-subjects.js'
import { isPageNumber, pageField, sideOf } from './page-number.js'
import { longestShortTitle, runningHeadText } from './running-head-text.js'
import { quoted, short } from '../wording.js'

const paper = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`]
const professional = { options: { paperType: 'professional' as const } }

/** A page number that the head of the pages stands beside. */
interface Numbered {
  readonly number: Paragraph
  readonly margin: Margin
}

/** Where a head is to stand: beside a page number, or where one comes in, with nothing that could be put beside it, or below the head that the author has. */
export type Head = Numbered | { readonly margin: Margin; readonly unknown: string } | { readonly authors: Paragraph }

type Subject = { readonly header: Paragraph } | { readonly typed: Paragraph } | Head

export function* headsIn(facts: Facts): Generator<Head> {
  const margins = [...numberSubjects(facts)].filter((subject) => 'numbers' in subject)
  const numbered = numbersIn(margins)
  yield* numbered
  const wanted = runningHeadText(facts)
  if (!('unknown' in wanted)) return
  const heads = margins.map(({ part, numbers }) => (part !== undefined && numbers.length === 0 && isShortTitle(facts) ? headApart(part, facts) : undefined))
  for (const authors of heads) if (authors) yield { authors }
  if (numbered.length === 0 && margins[0] && !heads[0]) yield { margin: margins[0], unknown: wanted.unknown }
}

const numbersIn = (margins: readonly Margin[]): readonly Numbered[] =>
  margins.flatMap((margin) => (margin.numbers[0] ? [{ number: margin.numbers[0], margin }] : []))

/** What stands in the header beside the page number. What else stands there may be wanted by the school, so a person decides. */
export const runningHead = defineCheck<Subject>({
  id: 'page.running-head',
  aspect: 'page',
  severity: 'warning',
  title: 'Running head',
  expected: 'The header holds what the style wants there, and nothing else.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'tracked',
  help: 'Double-click the header; type the running head before the page number, or delete it where the style has none.',
  examples: [
    { lines: ['{header: right PAGE}', 'Text.'], passes: true },
    { lines: ['{header: Running head: A YEAR IN THE HARBOUR}', 'Text.'], passes: false, asks: true },
    { lines: ['Running head: A YEAR IN THE HARBOUR', ...paper, '{header: right PAGE}'], passes: false, asks: true },
    { lines: ['1', ...paper, '{header: right PAGE}'], passes: false, asks: true },
    { ...professional, lines: [...paper, '{header: left A YEAR IN THE HARBOUR\tPAGE}'], passes: true },
    { ...professional, lines: [...paper, '{header: left Running head: A Year in the Harbour\tPAGE}'], passes: false },
    { ...professional, lines: [...paper, '{header: Running head: A YEAR IN THE HARBOUR // right PAGE}'], passes: false },
    { ...professional, lines: [...paper, '{header: right PAGE}'], passes: false },
    { options: { paperType: 'professional', metadata: { shortTitle: 'A year' } }, lines: [...paper, '{header: right PAGE}'], passes: false },
    { ...professional, lines: [text], passes: false, asks: true },
    { ...professional, lines: [text, '{header: A Year in the Harbour}'], passes: false },
  ],
  *subjects(facts) {
    const { document, style, structure } = facts
    for (const { paragraph } of structure.flow) if (kindsOf(structure.role(paragraph).kind).includes('header')) yield { typed: paragraph }
    const { runningHead: wanted } = style.definition.page
    if (wanted === 'none') for (const header of document.paragraphs) if (header.story.kind === 'header') yield { header }
    if (wanted === 'short-title') yield* headsIn(facts)
  },
  examine: (subject, facts) => ('typed' in subject ? inText(subject.typed) : 'header' in subject ? nothingBeside(subject.header, facts) : headOf(subject, facts)),
})

/** Whether it repeats the header or is all that there is of it, a person sees. */
const inText = (paragraph: Paragraph): Problem => ({
  at: whole(paragraph),
  message: /\p{L}/u.test(paragraph.text.replace(/^page /i, ''))
    ? `The running head “${shown(paragraph.text)}” is typed in the text, where only the first page shows it; it belongs in the header, or nowhere.`
    : `The page number “${shown(paragraph.text)}” is typed in the text, where it stays when the pages move. Delete it: the header counts them.`,
  found: 'in the text',
  expected: 'in the header',
})

/** What a line says beside the number. */
const beside = ({ fields, text }: Paragraph): string =>
  fields.filter(({ name }) => name === 'PAGE').reduceRight((rest, field) => rest.slice(0, field.from) + rest.slice(field.to), text).trim()

const nothingBeside = (paragraph: Paragraph, { style }: Facts): Problem | undefined => {
  const found = beside(paragraph)
  if (!/\p{L}/u.test(found)) return undefined
  const isNumbered = style.definition.page.pageNumber?.slot === 'header'
  const message = `The header says “${shown(found)}”; the style wants ${isNumbered ? 'only the page number' : 'nothing'} there.`
  return { at: whole(paragraph), message, found: short(found, 80), expected: isNumbered ? 'page number only' : 'nothing' }
}

/** The letters of a header, without its objects. */
const shown = (text: string): string => short(text, 80)

const label = /^running head:\s*/i

/** What stands beside a page number, and what is to stand there. */
export const headOf = (head: Head, facts: Facts): Problem | undefined => {
  if ('unknown' in head) return { at: { section: head.margin.section }, ...missing(head.unknown, facts), found: 'none' }
  if ('authors' in head) return authorsOwn(head.authors, beside(head.authors))
  const { number: paragraph } = head
  const found = beside(paragraph) || besideFrame(paragraph, facts)
  const said = { at: whole(paragraph), found: short(found, 80) || 'page number only' }
  if (isShortTitle(facts) && facts.options.metadata.shortTitle === undefined) {
    const apart = found === '' ? headApart(paragraph.story.part, facts) : undefined
    if (apart) return authorsOwn(apart, beside(apart))
    if (found.replace(label, '') !== '') return authorsOwn(paragraph, found)
  }
  const wanted = runningHeadText(facts)
  if ('unknown' in wanted) {
    // The same is wanted in every header, and asked once.
    const first = headsIn(facts).next().value as Numbered
    return first.number === paragraph ? { ...said, ...missing(wanted.unknown, facts) } : undefined
  }
  if (found === wanted.text) return undefined
  const message = found === ''
    ? `Nothing stands beside the number in the header; the style wants “${wanted.text}” there.`
    : `The header says “${shown(found)}” beside the number; the style wants “${wanted.text}”.`
  return { ...said, message, expected: wanted.text, fix: isOpen(paragraph, facts) ? putBefore(head, wanted.text, facts) : undefined }
}

const missing = (message: string, facts: Facts) => ({ message, expected: isShortTitle(facts) ? 'a running head' : 'the surname' })

const isShortTitle = ({ style }: Facts): boolean => style.definition.page.runningHead === 'short-title'

/** Whether words can be put before the number: nothing else stands there, and a simple field cannot have text put before it. */
const isOpen = (paragraph: Paragraph, facts: Facts): boolean => {
  const { own, revised, effective, cell, runs } = paragraph
  const field = pageField(paragraph)
  if (beside(paragraph) !== '' || !field || !isPageNumber(paragraph) || own.locked || revised || effective['w:framePr'] || cell) return false
  const isComplex = runs.some(({ field: place, from, to }) => place === 'code' && from === field.from && to === from)
  // A surname goes with the number to its side; a short title needs the number there first.
  const side = sideOf(paragraph)
  const isPlaced = side === facts.style.definition.page.pageNumber!.align || (!isShortTitle(facts) && side !== undefined)
  return isComplex && field.from === 0 && isPlaced
}

const putBefore = ({ number: paragraph, margin: { section } }: Numbered, text: string, facts: Facts): Edit[] => {
  const layout = headLayout(section, facts, stopsOf(paragraph))
  const words: Edit = { kind: 'replace-text', range: { paragraph, from: 0, to: 0 }, content: headBefore(text, facts) }
  return Object.keys(layout).length > 0 ? [{ kind: 'set-paragraph', paragraph, properties: layout }, words] : [words]
}

/** Word puts a number into a frame at the edge of the line that stands below it in the file. */
const besideFrame = (paragraph: Paragraph, facts: Facts): string => {
  const head = paragraph.effective['w:framePr'] === undefined || isShortTitle(facts) ? undefined : headApart(paragraph.story.part, facts)
  return head ? beside(head) : ''
}

/** The one line of a header that says something, where the number stands in another or comes in as another. */
const headApart = (header: PartName, { document }: Facts): Paragraph | undefined => {
  const lines = document.stories.filter(({ part }) => part === header).flatMap(({ blocks }) => blocks.filter(isParagraph))
  const [head, more] = lines.filter((line) => /\p{L}/u.test(beside(line)))
  return more ? undefined : head
}

/** A short title that the author has: it is in capitals, and no label introduces it (APA 7, section 2.18). */
const authorsOwn = (paragraph: Paragraph, found: string): Problem | undefined => {
  const wanted = found.replace(label, '').toUpperCase()
  if (found === wanted && wanted.length <= longestShortTitle) return undefined
  const problem = {
    at: whole(paragraph),
    found: short(found, 80),
    message: `The running head is ${quoted(found, 80)}; the style wants ${quoted(wanted, 80)}, at most ${longestShortTitle} characters long.`,
    expected: short(wanted, 80),
  }
  const from = paragraph.text.indexOf(found)
  const beforeFields = from >= 0 && paragraph.fields.every((field) => field.from >= from + found.length)
  if (!beforeFields || wanted.length > longestShortTitle || paragraph.revised) return problem
  return { ...problem, fix: { kind: 'replace-text', range: { paragraph, from, to: from + found.length }, content: [{ text: wanted }] } }
}
