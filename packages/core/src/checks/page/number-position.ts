import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { shownText, type Edit, type NewParagraph } from '../../plan/edit.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { contentCanGo } from '../../wordml/removable.js'
import type { HeaderSlot } from '../../wordml/section.js'
import { isParagraph, type Story } from '../../wordml/story.js'
import { whole } from '../laid-out.js'
import { numberLine } from './number-line.js'
import { numberSubjects, type Margin, type Subject } from './number-subjects.js'
import { isPageNumber, sideOf } from './page-number.js'
import { headsToCount, type TypedHead } from './typed-head.js'
import { quoted } from '../wording.js'

/** Every page has its number once, as a field, at the place the style gives it. */
export const pageNumberPosition = defineCheck<Subject>({
  id: 'page.number-position',
  aspect: 'page',
  severity: 'error',
  title: 'Page number',
  expected: 'Every page shows its number once, at the place the style gives it; none where the style has none.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'tracked',
  help: 'Insert › Page Number › Top of Page, or Bottom of Page, as the style has it › Plain Number 1 (left), 2 (middle) or 3 (right).',
  examples: [
    { lines: ['{header: right PAGE}', 'Text.'], passes: true },
    { lines: ['{header: {stops: none} Harbours\t\tPAGE}', 'Text.'], passes: true },
    { lines: ['Text.'], passes: false },
    { lines: ['{header: left PAGE}', 'Text.'], passes: false },
    { style: 'mla-9', lines: ['{header: Sample 1}', 'Ada Sample', 'Professor Muster', 'English 201', '4 May 2022', '{align=center} The Harbour in Ice', 'It was a quiet year.'], passes: false },
    { lines: ['{footer: center PAGE}', 'Text.'], passes: false },
    { lines: ['{header: right PAGE}', '{footer: center PAGE}', 'Text.'], passes: false },
    { style: 'ieee-conference', lines: ['{footer: center PAGE}', 'Text.'], passes: false },
    { style: 'ieee-conference', lines: ['{footer: center Harbours PAGE}', 'Text.'], passes: false, asks: true },
  ],
  subjects: numberSubjects,
  examine(subject, facts) {
    if (!facts.style.definition.page.pageNumber) return 'number' in subject ? unwanted(subject.number, facts) : undefined
    if ('number' in subject) return elsewhere(subject, facts)
    // Of a number that stays at the other end it is said there.
    return isHeldAcross(subject, facts) ? undefined : inItsPlace(subject, facts)
  },
})

/** Where in its line a number stands, in words. */
const sides = new Map([['left', 'on the left'], ['center', 'in the middle'], ['right', 'on the right']])

/** A second number would stand on pages whose first one only a person can take away. */
const isHeldAcross = ({ numbers, across }: Margin, facts: Facts): boolean => numbers.length === 0 && across.some((number) => !canGo(number, facts))

const inItsPlace = (margin: Margin, facts: Facts): Problem | undefined => {
  const { slot, align } = facts.style.definition.page.pageNumber!
  const place = `${slot}, ${sides.get(align)}`
  const { section, type, part, numbers, across } = margin
  if (part === undefined) {
    const line = numberLine(section, facts)
    const fix: Edit = { kind: 'set-header-footer', section, slot, type, blocks: [line] }
    const none = `${section.index > 0 ? `The pages of section ${section.index + 1}` : 'The pages'} have no number${across.length > 0 ? ` in the ${slot}` : ''}`
    return { at: { section }, message: `${none}; the style wants it in the ${place}.`, found: 'none', expected: `${place}: ${shownIn(line)}`, fix }
  }
  const number = numbers[0]
  return number ? misplaced(number, align, place) : missing(facts, facts.document.stories.find((story) => story.part === part), margin, place)
}

const otherEnd = (slot: HeaderSlot): HeaderSlot => (slot === 'header' ? 'footer' : 'header')

/** Nothing but the number stands in its line, and the line in no shape and no table. */
const canGo = (number: Paragraph, { style }: Facts): boolean => {
  const { pageNumber } = style.definition.page
  const isThere = pageNumber ? number.story.kind === otherEnd(pageNumber.slot) : number.story.kind !== 'text-box'
  return isPageNumber(number) && contentCanGo(number) && !number.cell && isThere
}

/** Whoever makes a volume of many papers numbers its pages. */
const unwanted = (number: Paragraph, facts: Facts): Problem => {
  const alone = canGo(number, facts)
  const message = `The pages have a number${alone ? '' : ', which does not stand alone'}; the style has none.`
  return { at: whole(number), message, found: number.text.trim(), expected: 'no number', fix: alone ? { kind: 'remove-blocks', paragraph: number, keepMark: true } : undefined }
}

const shownIn = ({ content }: NewParagraph): string => content.map(shownText).join('')

/** Where a number stands whose side cannot be told. */
const whereOf = ({ story, cell, effective }: Paragraph): string =>
  story.kind === 'text-box' ? 'in a text box' : cell ? 'in a table' : effective['bidi'] === true ? 'in a line that runs from right to left' : 'between tabs'

/** The number is there. What stands beside it in the line, in a table or in a text box, is not ours to move. */
const misplaced = (paragraph: Paragraph, align: string, place: string): Problem | undefined => {
  const side = sideOf(paragraph)
  if (side === align) return undefined
  const found = sides.get(side ?? '') ?? whereOf(paragraph)
  const problem = { at: whole(paragraph), message: `The page number stands ${found}; the style wants it in the ${place}.`, found, expected: place }
  if (side === undefined || paragraph.cell || paragraph.own.locked || paragraph.revised || !isPageNumber(paragraph)) return problem
  const frame = paragraph.effective['w:framePr']
  if (frame !== undefined) return { ...problem, fix: { kind: 'set-paragraph', paragraph, properties: { 'w:framePr': String(frame).replace(/(xAlign=)"\w+"/, `$1"${align}"`) } } }
  const blanks = /^\s*/.exec(paragraph.text)![0].length
  return {
    ...problem,
    fix: [
      { kind: 'set-paragraph', paragraph, properties: { align, firstLine: 0, indentStart: 0, indentEnd: 0 } },
      ...(blanks > 0 ? [{ kind: 'replace-text', range: { paragraph, from: 0, to: blanks }, content: [] } as const] : []),
    ],
  }
}

/** A number at the other end of the page goes where it is alone in its line, and its pages have one in the right place. */
const elsewhere = ({ number, opposite }: Exclude<Subject, Margin>, facts: Facts): Problem => {
  const { slot, align } = facts.style.definition.page.pageNumber!
  const other = otherEnd(slot)
  const place = `${slot}, ${sides.get(align)}`
  const alone = canGo(number, facts)
  const message = `The page number stands in the ${other}${alone ? '' : ', where it does not stand alone'}; the style wants it in the ${place}.`
  const problem = { at: whole(number), message, found: `${other}: ${number.text.trim()}`, expected: place }
  const numbered = opposite.every((margin) => !isHeldAcross(margin, facts) && isMended(inItsPlace(margin, facts)))
  return { ...problem, fix: alone && numbered ? { kind: 'remove-blocks', paragraph: number, keepMark: true } : undefined }
}

const isMended = (problem: Problem | undefined): boolean => !problem || problem.fix !== undefined

/** `Sample 1`: the same on every page, until Word counts in the place of the number. */
const counted = ([paragraph, { from, to }]: readonly [Paragraph, TypedHead], facts: Facts, place: string): Problem => ({
  at: whole(paragraph),
  message: `${quoted(paragraph.text.trim(), 60)} is typed and says the same on every page; the style wants a number that counts in the ${place}.`,
  found: paragraph.text.trim(),
  expected: place,
  fix: [
    { kind: 'set-paragraph', paragraph, properties: { align: facts.style.definition.page.pageNumber!.align, firstLine: 0, indentStart: 0, indentEnd: 0 } },
    { kind: 'replace-text', range: { paragraph, from, to }, content: [{ field: 'PAGE', shows: paragraph.text.slice(from, to) }] },
  ],
})

/** A header without a number: one that is typed behind the name becomes it, or an empty line takes it, else a new first line does. */
const missing = (facts: Facts, story: Story | undefined, { part, section }: Margin, place: string): Problem => {
  const first = story?.blocks[0]
  const { slot } = facts.style.definition.page.pageNumber!
  const message = `The ${slot} of section ${section.index + 1} has no page number; the style wants it in the ${place}.`
  if (!story || !first || !isParagraph(first) || first.element.parent !== story.element) {
    return { at: { part: part! }, message, found: 'no number', expected: place }
  }
  const typed = [...headsToCount(facts)].find(([paragraph]) => paragraph.story === story)
  if (typed) return counted(typed, facts, place)
  const block = numberLine(section, facts)
  const at = { ...whole(first) }
  if (story.blocks.length === 1 && first.bare && !hasContent(first) && !first.revised) {
    const { align, 'w:tabs': tabs } = block.properties!
    return {
      at,
      message,
      found: 'no number',
      expected: `${place}: ${shownIn(block)}`,
      fix: [
        { kind: 'set-paragraph', paragraph: first, properties: { align: align!, firstLine: 0, indentStart: 0, indentEnd: 0, ...(tabs !== undefined && { 'w:tabs': tabs }) } },
        { kind: 'replace-text', range: { paragraph: first, from: 0, to: 0 }, content: block.content },
      ],
    }
  }
  return { at, message, found: 'no number', expected: `${place}: ${shownIn(block)}`, fix: { kind: 'insert-blocks', before: first, blocks: [block] } }
}
