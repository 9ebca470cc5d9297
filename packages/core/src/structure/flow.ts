import type { Document } from '../wordml/document.js'
import { objectMark, type Paragraph } from '../wordml/paragraph.js'
import { isParagraph } from '../wordml/story.js'
import { descendants } from '../wordml/tree.js'
import { runValue } from '../wordml/values.js'
import type { XmlElement } from '../xml/element.js'
import { bookmarksOf, type BookmarkRanges } from './bookmark-ranges.js'
import { contentsLines, entryOf, type ContentsLine } from './contents-lines.js'
import { isEquation } from './equation.js'
import type { RoleKind, SectionName } from './role.js'
import type { View } from './view.js'
import { captionLabel, type CaptionLabel } from './words/caption-label.js'
import { codeStyle } from './words/code-style.js'
import { partNamed, type PartName } from './words/section-names.js'
import { typedNumber, type TypedNumber } from './words/typed-number.js'

/** What a style that formatting adds is given to, by its name in lower case. */
export type AddedStyles = (styleName: string) => RoleKind | undefined

export const noAddedStyles: AddedStyles = () => undefined

/** What running text looks like in this document. */
export interface TextLook {
  readonly size: number
  readonly face: string
  readonly color: string
  readonly bold: boolean
  readonly italic: boolean
  readonly caps: boolean
  readonly indentStart: number
  readonly indentEnd: number
  readonly align: unknown
}

/** A paragraph with words, with what is asked of it again and again. */
export interface Line {
  readonly view: View
  /** Position among the lines. */
  readonly at: number
  readonly label: CaptionLabel | undefined
  readonly section: SectionName | undefined
  /** It says only what sections of papers are usually called. */
  readonly usual: boolean
  /** It is called as the main parts of papers are. */
  readonly main: boolean
  readonly number: TypedNumber | undefined
  /** What stands right before and after it, empty paragraphs left out. */
  readonly before: Neighbour
  readonly after: Neighbour
  readonly contents: ContentsLine | undefined
  /** Where a contents list of the document has its words. */
  readonly listed: number | undefined
}

type Neighbour = 'table' | 'figure' | 'equation' | 'line' | undefined

/** What recognisers are given. They look at the flow and claim; none sees what another one claims. */
export interface Flow {
  readonly document: Document
  /** The paragraphs of the body that stand outside tables, in order. */
  readonly views: readonly View[]
  /** Those with words. */
  readonly lines: readonly Line[]
  readonly look: TextLook
  readonly added: AddedStyles
  /** An earlier run was here: what it was sure of has a style that says so. */
  readonly formatted: boolean
  /**
   * Whether looks can make anything certain. They cannot where no running text shows what is usual, nor where an
   * earlier run has changed them.
   */
  readonly looksTell: boolean
  readonly bookmarks: BookmarkRanges
}

/** More words than a heading, a caption label or a name has; longer text is not looked at for them. */
const short = 40

const nameless: PartName = { section: undefined, usual: false, main: false }

export const flowOf = (document: Document, views: readonly View[], added: AddedStyles): Flow => {
  const contents = contentsLines(views)
  const levels = new Map<string, number>()
  for (const { entry, level } of contents.values()) if (entry && !levels.has(entry)) levels.set(entry, level)
  const neighbours = neighboursOf(document, views)
  const lines: Line[] = []
  for (const view of views) {
    if (view.words === 0) continue
    const { text, words } = view
    const isShort = words <= short
    const { section, usual, main } = isShort ? partNamed(text) : nameless
    lines.push({
      view,
      at: lines.length,
      label: captionLabel(text),
      section,
      usual,
      main,
      number: typedNumber(text),
      ...neighbours.get(view.paragraph)!,
      contents: contents.get(view),
      listed: isShort && levels.size > 0 && !contents.has(view) ? levels.get(entryOf(text)) : undefined,
    })
  }
  const formatted = views.some(({ styleName }) => added(styleName) !== undefined)
  const look = textLook(document, views, added)
  const looksTell = !formatted && lines.some((line) => isPlainProse(line, look))
  return { document, views, lines, look, added, formatted, looksTell, bookmarks: bookmarksOf(document) }
}

/** Running text beyond doubt: what formatting gives a style of its own, so that the next run knows it. */
const isPlainProse = ({ view, label, number, section, contents }: Line, look: TextLook): boolean =>
  view.words >= 12 && !view.numbered && !label && !number && !section && !contents && view.outlineLevel >= 9 &&
  !isSetIn(view, look) && view.align !== 'center' && view.align !== 'right'

/** Its words say what it is, or it has a number, or it stands in a contents list: it is called, counted or listed. */
export const saysWhatItIs = ({ view, section, usual, label, number, contents }: Line): boolean =>
  section !== undefined || usual || label !== undefined || number !== undefined || contents !== undefined || view.numbered

/** Text that is set in as a whole is set in by no more than this. */
const mostOfAll = 720

/** Set in further than running text is. */
export const isSetIn = ({ indentStart, indentEnd }: View, look: Pick<TextLook, 'indentStart' | 'indentEnd'>): boolean =>
  indentStart > Math.min(look.indentStart, mostOfAll) + 250 || indentEnd > Math.min(look.indentEnd, mostOfAll) + 250

/** What stands around each paragraph of the flow, at the top level of the body or in a content control there. */
const neighboursOf = (document: Document, views: readonly View[]): ReadonlyMap<Paragraph, { before: Neighbour; after: Neighbour }> => {
  const found = new Map<Paragraph, { before: Neighbour; after: Neighbour }>()
  const viewed = new Map(views.map((view) => [view.paragraph, view]))
  // A title page in a table is none to what follows.
  const inCells = new Set(views.flatMap(({ paragraph: { cell } }) => cell?.table ?? []))
  let before: Neighbour
  let last: { before: Neighbour; after: Neighbour } | undefined
  const pass = (what: Neighbour): void => {
    if (last) last.after = what
    last = undefined
    before = what
  }
  for (const block of document.stories.find(({ kind }) => kind === 'body')?.blocks ?? []) {
    if (!isParagraph(block)) {
      if (!inCells.has(block)) pass('table')
      continue
    }
    const view = viewed.get(block)
    if (!view) continue
    if (view.words > 0) {
      const own = { before, after: undefined as Neighbour }
      pass(isEquation(view) ? 'equation' : 'line')
      found.set(block, (last = own))
    } else if (hasFigure(block)) pass('figure')
    else if (isEquation(view)) pass('equation')
  }
  for (const { paragraph } of views) if (!found.has(paragraph)) found.set(paragraph, { before: 'line', after: 'line' })
  return found
}

const pictures: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'])

/** Holds a picture or another object, not only a note mark or an equation. */
export const hasPicture = ({ text, runs }: Paragraph): boolean =>
  text.includes(objectMark) && runs.some(({ element }) => element.children.some(({ name }) => pictures.has(name)))

/** What shows something, whatever text and lines stand around it. */
const depicting: ReadonlySet<string> = new Set(['pic:pic', 'v:imagedata', 'v:group', 'wpg:wgp', 'wpc:wpc', 'c:chart', 'dgm:relIds', 'o:OLEObject'])

/** A box of text and a line that is drawn, as forms have them over their parts, are no figures by themselves. */
const hasFigure = (paragraph: Paragraph): boolean => hasPicture(paragraph) && paragraph.runs.some(({ element }) => element.children.some(isFigure))

const isFigure = (object: XmlElement): boolean => {
  if (!pictures.has(object.name)) return false
  const names = new Set(Array.from(descendants(object), ({ name }) => name))
  return !['w:txbxContent', 'v:line'].some((name) => names.has(name)) || [...depicting].some((name) => names.has(name))
}

/** The size of text by itself, as our style of text has it where an earlier run was here: tracked changes leave Normal as it was. */
const normalSize = ({ cascade }: Document, added: AddedStyles): number => {
  const ours = cascade.sheet.styles.findLast(({ type, name }) => type === 'paragraph' && added(name) === 'body')
  return Number(runValue(cascade.runBase(ours?.id, undefined, undefined).values, 'size'))
}

/**
 * The look of most letters in paragraphs of prose; where there are none, of those that are no larger than Normal, since headings may be
 * the most, or have the style that formatting gives to text. Listings may be longer than the text.
 */
const textLook = (document: Document, views: readonly View[], added: AddedStyles): TextLook => {
  const tally = new Map<string, { view: View; letters: number }>()
  const long = views.filter(({ words }) => words >= 20)
  const sentences = long.filter(({ styleName }) => !codeStyle.test(styleName))
  const prose = sentences.length > 0 ? sentences : long
  const normal = normalSize(document, added)
  const small = views.filter(({ words, size, styleName }) => words > 0 && (size <= normal || added(styleName) === 'body'))
  // A list of references may be longer than the text: no running text hangs.
  const standing = prose.filter(({ firstLine }) => firstLine >= 0)
  const text = standing.length > 0 ? standing : prose
  const indents = { indentStart: usual(text, 'indentStart'), indentEnd: usual(text, 'indentEnd') }
  // So may one quotation in small letters, where the text is in short paragraphs.
  const plainly = prose.filter((view) => !isSetIn(view, indents))
  for (const view of plainly.length > 0 ? plainly : prose.length > 0 ? prose : small) {
    const { size, face, color, bold, italic, caps, indentStart, indentEnd, align } = view
    const key = `${size}|${face}|${color}|${bold}|${italic}|${caps}|${indentStart}|${indentEnd}|${align}`
    const known = tally.get(key)
    if (known) known.letters += view.text.length
    else tally.set(key, { view, letters: view.text.length })
  }
  let most: { view: View; letters: number } | undefined
  for (const each of tally.values()) if (!most || each.letters > most.letters) most = each
  // A few words in letters of text, alone in a file, stand out beside nothing, whatever Normal has.
  return { ...(most?.view ?? { ...plain, size: Math.max(normal, smallest(views)) }), ...indents }
}

/** The smallest letters there are, but for those that are larger than text is. */
const smallest = (views: readonly View[]): number => views.reduce((least, { words, size }) => (words > 0 ? Math.min(least, size) : least), largestText)
const largestText = 24

const plain = { face: '', color: 'auto', bold: false, italic: false, caps: false, align: 'left' }

/** The indent that more than half of the paragraphs have, up to what the eye does not see, or none. */
const usual = (prose: readonly View[], name: 'indentStart' | 'indentEnd'): number => {
  const counts = new Map<number, number>()
  for (const view of prose) {
    const step = Math.round(view[name] / 100)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  for (const [step, count] of counts) if (count > prose.length / 2) return step * 100
  return 0
}
