import { isSlugOf } from '../bookmark-ranges.js'
import type { Flow, Line } from '../flow.js'
import { isSubtitleOverText } from '../subtitle-over-text.js'
import { looksLike, type View } from '../view.js'
import { isChapterLabel } from '../words/chapter-label.js'
import { frontPart } from '../words/front-part.js'
import { isTitleUnderLabel } from './label-above.js'
import { countOf, letter } from '../words/signs.js'
import { templateSign } from '../words/template-sign.js'
import { speakersOf } from './speakers.js'
import { paragraphValue } from '../../wordml/values.js'

/** What a clue is asked about: a line, its neighbours, and the document around it. */
export interface Place {
  readonly line: Line
  readonly previous: Line | undefined
  readonly next: Line | undefined
  readonly flow: Flow
}

/**
 * hidden: the file says it without showing it.
 * doubt: whatever else speaks for it, a line with this is not surely a heading.
 * lasting: formatting leaves it as it is, or takes it away for good.
 */
type Trait = 'hidden' | 'doubt' | 'lasting'

/** Something that speaks for a line being a heading, or against it. */
interface Clue {
  readonly name: string
  readonly hidden: boolean
  readonly doubt: boolean
  readonly lasting: boolean
  holds(place: Place): boolean
}

const clue = (name: string, holds: (place: Place) => boolean, ...traits: Trait[]): Clue =>
  ({ name, holds, hidden: traits.includes('hidden'), doubt: traits.includes('doubt'), lasting: traits.includes('lasting') })
const doubt = (name: string, holds: (place: Place) => boolean): Clue => clue(name, holds, 'doubt')
/** What is said in words, in bold letters or by a mark stays so. */
const lasting = (name: string, holds: (place: Place) => boolean, ...traits: Trait[]): Clue => clue(name, holds, 'lasting', ...traits)

/** Text as paragraphs have it, rather than a line of something else. */
export const isProse = (line: Line | undefined): boolean =>
  line !== undefined && (line.view.words >= 20 || (line.view.words >= 10 && /[.?!。！？؟]["”’)\]]*$/.test(line.view.text)))
const looksAs = (one: Line, other: Line | undefined): boolean => other !== undefined && looksLike(one.view, other.view)

const numbering = ({ line, flow }: Place) => {
  const { effective } = line.view.paragraph
  return flow.document.cascade.numbering.level(Number(effective['numbering'] ?? 0), Number(effective['numberingLevel'] ?? 0))
}
const severalParts = (place: Place): boolean => (numbering(place)?.text.match(/%/g)?.length ?? 0) > 1
const inListWith = (line: Line, other: Line | undefined): boolean =>
  other !== undefined && line.view.numbered && other.view.paragraph.effective['numbering'] === line.view.paragraph.effective['numbering']

const listOf = ({ view: { paragraph: { effective } } }: Line): string => `${String(effective['numbering'])}/${String(effective['numberingLevel'] ?? 0)}`

const headingLists = new WeakMap<Flow, ReadonlySet<string>>()

/** Fewer items than this may be set off by chance. */
const fewestItems = 3

/** Lists all items of which are a few words set off, and nearly all stand over something else than the next item. */
const listsOfHeadings = (flow: Flow): ReadonlySet<string> => {
  let found = headingLists.get(flow)
  if (!found) {
    const lists = new Map<string, Line[]>()
    for (const line of flow.lines.filter(({ view }) => view.numbered)) {
      const items = lists.get(listOf(line))
      if (items) items.push(line)
      else lists.set(listOf(line), [line])
    }
    const areHeadings = (items: readonly Line[]): boolean =>
      items.length >= fewestItems && items.every(({ view }) => view.words <= 12 && isEmphatic(view, flow.look)) &&
      items.filter((item) => item.after !== 'line' || !inListWith(item, flow.lines[item.at + 1])).length > items.length * 0.6
    headingLists.set(flow, (found = new Set([...lists].filter(([, items]) => areHeadings(items)).map(([list]) => list))))
  }
  return found
}

/** Set off by more than size and slant. */
export const isEmphatic = ({ bold, underlined, caps }: View, look: Flow['look']): boolean => (bold && !look.bold) || underlined || (caps && !look.caps)

export const looksAsText = ({ line: { view, main }, flow: { look } }: Place): boolean =>
  !main && view.bold === look.bold && view.italic === look.italic && view.size === look.size && view.caps === look.caps &&
  !view.underlined && view.align === look.align

/** Remarks, program text and labels in pictures are set so; what a list or a mark of the file points to is a heading all the same. */
const isFaint = (place: Place): boolean => {
  const { line: { view, listed }, flow } = place
  return view.size < flow.look.size - 1 && !isEmphatic(view, flow.look) && !view.italic && view.align !== 'center' && listed === undefined && marks(place).length === 0
}

/** Names under the title, with where or when they wrote under them. */
const isByline = ({ line: { at, view }, next }: Place): boolean =>
  at > 0 && at <= 2 && frontPart(view.text) === 'author' && /^(affiliation|author-note|course|instructor|date)$/.test(frontPart(next?.view.text ?? '') ?? '')

const marks = ({ line: { view }, flow }: Place): readonly string[] => flow.bookmarks.at(view.paragraph).map(({ name }) => name)

const isMostlySigns = (text: string): boolean => countOf(text, letter) < text.length / 2

/** Word sets such a bookmark at what its contents list leads to. */
export const contentsMark = /^_Toc\d/

/** The blank of a form. */
const toFillIn = /_{3}|\.{6}|…{2}/

/** Names of styles that say what their text is: no heading. */
export const otherStyle = /^(?:abstract|.*author|date|subtitle|.*\b(?:term|date|speaker|sp|signature|address|salutation|closing|listing number))$/

/** Every clue there is. What each is worth stands in weights.ts, by name. */
export const clues: readonly Clue[] = [
  // What the file says without showing it.
  lasting('a contents list points to it', (place) => marks(place).some((name) => contentsMark.test(name)), 'hidden'),
  lasting('a bookmark has its words', (place) => marks(place).some((name) => isSlugOf(name, place.line.view.text)), 'hidden'),
  lasting('has another bookmark', (place) => marks(place).some((name) => !/^(_Toc\d|_GoBack|_Ref)/.test(name)), 'hidden'),
  lasting('the contents list has its words', ({ line }) => line.listed !== undefined, 'hidden'),

  // How it looks, compared with running text.
  lasting('bold', ({ line: { view }, flow }) => view.bold && !flow.look.bold),
  lasting('italic', ({ line: { view }, flow }) => view.italic && !flow.look.italic),
  lasting('underlined', ({ line: { view } }) => view.underlined),
  lasting('in capitals', ({ line: { view }, flow }) => view.caps && !flow.look.caps),
  clue('larger than the text', ({ line: { view }, flow }) => view.size >= flow.look.size + 2),
  clue('much larger than the text', ({ line: { view }, flow }) => view.size >= flow.look.size + 6),
  lasting('of fourteen points or more', ({ line: { view } }) => view.size >= 28),
  clue('smaller than the text', ({ line: { view }, flow }) => view.size < flow.look.size - 1),
  doubt('smaller, and nothing sets it off', (place) => isFaint(place)),
  clue('centred', ({ line: { view }, flow }) => view.align === 'center' && flow.look.align !== 'center'),
  clue('bold and centred', ({ line: { view }, flow }) => view.bold && !flow.look.bold && view.align === 'center'),
  doubt('on the right', ({ line: { view }, flow }) => view.align === 'right' && flow.look.align !== 'right'),
  clue('in another colour', ({ line: { view }, flow }) => view.color !== flow.look.color),
  clue('in another font', ({ line: { view }, flow }) => view.face !== flow.look.face),
  clue('keeps with the next line', ({ line: { view } }) => view.paragraph.effective['keepNext'] === true),
  clue('more space above it than below', ({ line: { view: { paragraph: { effective } } } }) =>
    Number(paragraphValue(effective, 'spaceBefore')) > Number(paragraphValue(effective, 'spaceAfter'))),
  clue('set in', ({ line: { view }, flow }) => view.indentStart > flow.look.indentStart + 300),
  doubt('looks like running text', (place) => looksAsText(place) && !isTitleUnderLabel(place.flow.lines, place.line)),
  clue('begins a page', ({ line: { view } }) => view.startsPage),

  // What it says.
  lasting('called as sections usually are', ({ line }) => line.usual),
  lasting('a typed number', ({ line: { number } }) => number?.form === 'decimal' && !number.closed),
  lasting('a typed number with a stop', ({ line: { number } }) => number !== undefined && number.closed && number.form !== 'bullet'),
  lasting('a typed number of several parts', ({ line: { number } }) => number !== undefined && number.depth > 1),
  lasting('a typed bullet', ({ line: { number } }) => number?.form === 'bullet', 'doubt'),
  lasting('one to three words', ({ line: { view } }) => view.words <= 3),
  lasting('up to eight words', ({ line: { view } }) => view.words <= 8),
  lasting('more than fourteen words', ({ line: { view } }) => view.words > 14),
  lasting('more than twenty words', ({ line: { view } }) => view.words > 20, 'doubt'),
  lasting('ends with a stop', ({ line: { view } }) => /[.。]["”’)\]]*$/.test(view.text) && !/^\S{1,4}\.$|\b(?:Ltd|Inc|Co|Corp|Jr|Sr|etc)\.$/.test(view.text), 'doubt'),
  lasting('ends in the middle', ({ line: { view } }) => /[,;–—-]$/.test(view.text), 'doubt'),
  lasting('ends with a colon', ({ line: { view } }) => /:$/.test(view.text)),
  lasting('leads on', ({ line: { view } }) => /:$/.test(view.text) && view.words > 8, 'doubt'),
  lasting('runs into the page of a chapter', ({ line: { view } }) => /\p{L}\d{1,2}[-–]\d{1,3}$/u.test(view.text), 'doubt'),
  lasting('ends with a question mark', ({ line: { view } }) => /[?؟]$/.test(view.text)),
  lasting('begins with a small letter', ({ line: { view, number } }) => /^[*–—-]*[\p{Ll},;)\]]/u.test(view.text.slice(number?.to ?? 0)), 'doubt'),
  lasting('says a year or a date', ({ line: { view } }) => /\b(1[5-9]|20)\d\d\b/.test(view.text)),
  lasting('has an address', ({ line: { view } }) => /@|https?:|www\./.test(view.text), 'doubt'),
  lasting('has a column gap', ({ line: { view, number } }) => /\t/.test(view.text.slice(number?.to ?? 0)) || /\n/.test(view.text), 'doubt'),
  lasting('mostly digits and signs', ({ line: { view, number } }) => isMostlySigns(view.text.slice(number?.form === 'roman' || number?.form === 'ideograph' ? number.to : 0)), 'doubt'),
  lasting('to be filled in', ({ line: { view }, next }) => toFillIn.test(view.text) || (next !== undefined && toFillIn.test(next.view.text) && !/[\p{L}\d]/u.test(next.view.text)), 'doubt'),
  lasting('called again and again, as who speaks is', ({ line, flow }) => speakersOf(flow).has(line), 'doubt'),
  lasting('has signs of a template', ({ line: { view } }) => templateSign.test(view.text), 'doubt'),
  doubt('a style for something else', ({ line, flow }) => otherStyle.test(line.view.styleName) && !isSubtitleOverText(flow, line)),
  lasting('begins with a caption label', ({ line: { label } }) => label?.number !== undefined, 'doubt'),
  lasting('a name under the title', (place) => isByline(place), 'doubt'),
  lasting('has an object in it', ({ line: { view } }) => view.hasObject),
  lasting('has a name before a colon', ({ line: { view } }) => /^[^.:]{2,30}: \S/.test(view.text) && !isChapterLabel(view.text)),

  // How it is numbered.
  clue('numbered with several parts', severalParts),
  clue('numbered', (place) => /^(decimal|upperRoman|upperLetter)$/.test(numbering(place)?.format ?? '') && place.line.view.numbered),
  doubt('numbered as a list is', (place) => place.line.view.numbered && !severalParts(place) && !place.line.usual && place.line.view.size < place.flow.look.size + 2
    && !listsOfHeadings(place.flow).has(listOf(place.line))),
  doubt('has a bullet', (place) => numbering(place)?.format === 'bullet' && place.line.view.numbered),
  doubt('next to an item of the same list', ({ line, previous, next }) => (inListWith(line, previous) || inListWith(line, next)) && (looksAs(line, previous) || looksAs(line, next))),
  clue('numbered, with text before and after', ({ line, previous, next }) => line.view.numbered && !inListWith(line, previous) && !inListWith(line, next)),

  // Where it stands.
  clue('prose follows', ({ next }) => isProse(next)),
  clue('prose precedes', ({ previous }) => isProse(previous)),
  clue('a list or a short line follows', ({ next }) => next !== undefined && !isProse(next)),
  doubt('nothing follows', ({ line, next }) => !line.main && next === undefined && line.after === undefined),
  clue('a table or a figure follows', ({ line }) => line.after === 'table' || line.after === 'figure'),
  clue('a table or a figure precedes', ({ line }) => line.before === 'table' || line.before === 'figure'),
  clue('the line before looks the same', ({ line, previous }) => looksAs(line, previous)),
  clue('the line after looks the same', ({ line, next }) => looksAs(line, next)),
  clue('among the first three lines', ({ line }) => line.at < 3),
  clue('before any prose', ({ line, flow }) => line.at < firstProse(flow)),
  clue('set in Word as a list below it', ({ line, next }) => next !== undefined && next.view.numbered && !line.view.numbered),
]

const firstProses = new WeakMap<Flow, number>()

/** Where the first prose stands; what is before it is the front of the paper. */
export const firstProse = (flow: Flow): number => {
  let at = firstProses.get(flow)
  if (at === undefined) firstProses.set(flow, (at = Math.max(flow.lines.findIndex(({ view, contents }) => view.words >= 30 && !contents), 0)))
  return at
}
