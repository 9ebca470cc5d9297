import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import type { Role } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import { letter, only } from '../../structure/words/signs.js'
import { templateSign } from '../../structure/words/template-sign.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'

const list = (...entries: string[]): string[] => ['[heading 1] Contents', ...entries.map((entry) => `{field: PAGEREF _Toc1 => ${entry}}`)]

interface Entry {
  readonly paragraph: Paragraph
  readonly words: string
  readonly stands: boolean
}

/** What is compared: letters alone, since numbers, leaders and pages are the list's own. */
const fold = (words: string): string => only(words.toLowerCase(), letter)

/** A heading that got into the field of the list is a heading all the same. */
const isListed = ({ kind }: Role, { styleName }: Paragraph): boolean => kind === 'contents' && !/^heading \d$/.test(styleName)

const entriesOf = ({ structure, document }: Facts): readonly { readonly paragraph: Paragraph; readonly words: string }[] =>
  document.paragraphs.flatMap((paragraph) => {
    if (!isListed(structure.role(paragraph), paragraph)) return []
    const words = paragraph.text.replace(/\f/g, '').replace(/[\s.…·_]*\t?[\s.…·_]*(?:\d{1,4}|[ivxlc]{1,7})?\s*$/i, '').trim()
    return words.length > 1 && !templateSign.test(words) ? [{ paragraph, words }] : []
  })

/** The lines of contents lists of one kind, and whether their words stand in the text: an entry that does not is stale. */
const lines = (facts: Facts, ofCaptions: boolean): Entry[] => {
  const entries = entriesOf(facts).filter(({ words }) => (captionLabel(words) !== undefined) === ofCaptions && fold(words).length > 2)
  if (entries.length === 0) return []
  const { structure, document } = facts
  const texts = document.paragraphs.filter((paragraph) => !isListed(structure.role(paragraph), paragraph) && paragraph.text.length > 1)
    .map((paragraph) => ({ paragraph, text: paragraph.text.slice(0, 400) }))
  // `A.<tab>The Ice` is `The Ice` in a list that leaves its numbers out.
  const known = new Set([
    ...texts.flatMap(({ text }) => [text, text.trimStart().slice(typedNumber(text.trimStart())?.to ?? 0)]).map(fold),
    ...ofTwoLines(structure).map(fold),
  ])
  const starts = texts.flatMap(({ paragraph, text }) => (goesOn(structure.role(paragraph)) ? [fold(text)] : []))
  // Headings in the line of their text, and captions with a legend, only begin with what the list has.
  const stands = (words: string): boolean => known.has(words) || starts.some((start) => start.startsWith(words))
  // `Chapter 1<tab>The Ice`: what counts the headings is no text of theirs.
  return entries.map(({ paragraph, words }) => ({ paragraph, words, stands: [words, ...words.split('\t')].some((piece) => fold(piece).length > 1 && stands(fold(piece))) }))
}

/** `CHAPTER ONE` over `THE ICE` is `Chapter One: The Ice` in the list, and `Table 1` over its title one line of it. */
const ofTwoLines = ({ flow, role }: Structure): readonly string[] => {
  const lines = flow.filter(({ words }) => words > 0)
  return lines.flatMap(({ paragraph, text }, at) => {
    const below = lines[at + 1]
    const { kind } = role(paragraph)
    return below && (kind === 'heading' || /caption$/.test(kind)) && role(below.paragraph).kind === kind ? [`${text} ${below.text}`] : []
  })
}

const goesOn = ({ kind, runIn }: Role): boolean => runIn !== undefined || /caption$/.test(kind)

const stale = (what: string) => ({ paragraph, words, stands }: Entry) =>
  stands
    ? undefined
    : { at: whole(paragraph), message: `The list has this line, and the paper has no such ${what}.`, found: short(words, 80), expected: `a ${what} of the paper` }

/** A contents list shows the headings as they are. */
export const contentsMatch = defineCheck<Entry>({
  id: 'toc.matches',
  aspect: 'cross_references',
  severity: 'warning',
  title: 'Lines of the table of contents',
  expected: 'Every line of the table of contents is a heading of the paper.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Right-click the table of contents, then Update Field › Update entire table.',
  because: 'Only Word knows the pages: new words beside old pages would be half right, and no longer look stale.',
  examples: [
    { lines: [...list('The Ice\t1', 'The Ships\t2', 'The Town\t3'), '[heading 1] The Ice', text, '[heading 1] The Ships', text, '[heading 1] The Town', text], passes: true },
    { lines: [...list('The Ice\t1', 'The Ships\t2'), '[heading 1] A.\tThe Ice', text, '[heading 1] B.\tThe Ships', text], passes: true },
    { lines: [...list('Chapter One: The Ice\t1', 'Chapter Two: The Ships\t2'), '[heading 1] CHAPTER ONE', '[heading 1] THE ICE', text, '[heading 1] CHAPTER TWO', '[heading 1] THE SHIPS', text], passes: true },
    { lines: [...list('The Ice\t1', 'The Boats\t2', 'The Town\t3'), '[heading 1] The Ice', text, '[heading 1] The Ships', text, '[heading 1] The Town', text], passes: false },
  ],
  subjects: (facts) => lines(facts, false),
  examine: stale('heading'),
})

/** Lists of tables and figures show the captions as they are. */
export const captionListsMatch = defineCheck<Entry>({
  id: 'toc.lists',
  aspect: 'cross_references',
  severity: 'info',
  title: 'Lists of tables and figures',
  expected: 'Every line of a list of tables or figures is a caption of the paper.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Right-click the list, then Update Field › Update entire table.',
  because: 'Only Word knows the pages: new words beside old pages would be half right, and no longer look stale.',
  examples: [
    { lines: ['[heading 1] List of Tables', 'Table 1. Ships of the town\t1', 'Table 2. Years of ice\t2', '[heading 1] The Ice', text, '[caption] Table 1. Ships of the town', text, '[caption] Table 2. Years of ice', text], passes: true },
    { lines: ['[heading 1] List of Tables', 'Table 1. Ships of the town\t1', 'Table 2. Years of ice\t2', '[heading 1] The Ice', text, '[caption] Table 1', '[caption] <italic=true>Ships of the town</>', '| a | b', text, '[caption] Table 2', '[caption] <italic=true>Years of ice</>', '| a | b'], passes: true },
    { lines: ['[heading 1] List of Tables', 'Table 1. Boats\t1', 'Table 2. Years of ice\t2', '[heading 1] The Ice', text, '[caption] Table 1. Ships of the town', text, '[caption] Table 2. Years of ice', text], passes: false },
  ],
  subjects: (facts) => lines(facts, true),
  examine: stale('caption'),
})
