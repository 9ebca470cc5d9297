import { isBookmarkMark, isPointedTo, markedIn } from './bookmarks.js'
import type { Paragraph } from './paragraph.js'
import { isParagraph, type Story } from './story.js'
import type { XmlElement } from '../xml/element.js'
import { childOf, descendants } from './tree.js'

/** What holds a paragraph, and all that it holds, as they are once controls that are to go are gone. */
export const placeOf = ({ element, story }: Paragraph): { readonly parent: XmlElement | null; readonly children: readonly XmlElement[] } => {
  let { parent } = element
  while (parent?.parent && story.dissolved.has(parent.parent)) parent = parent.parent.parent
  return { parent, children: story.dissolved.size === 0 ? (parent?.children ?? []) : opened(parent?.children ?? [], story) }
}

const opened = (children: readonly XmlElement[], story: Story): readonly XmlElement[] =>
  children.flatMap((child) => (story.dissolved.has(child) ? opened(childOf(child, 'w:sdtContent')?.children ?? [], story) : child))

/**
 * Whether a paragraph's mark can be deleted: another paragraph has to follow in the same place. Not so before a table,
 * at the end of a cell, a note or a content control, and where the mark holds a section.
 */
export const markCanGo = (paragraph: Paragraph): boolean => !paragraph.sectionBreak && blockBelow(paragraph)?.name === 'w:p'

/** Marks between paragraphs, which hold no place on a page. */
const marks = /^w:(?:(?:bookmark|commentRange|perm)(?:Start|End)|proofErr)$/

/** What stands below a paragraph in the same place, past the marks between them. */
export const blockBelow = (paragraph: Paragraph): XmlElement | undefined => {
  const { children } = placeOf(paragraph)
  let at = children.indexOf(paragraph.element) + 1
  while (at < children.length && marks.test(children[at]!.name)) at++
  return children[at]
}

/** Whether a deletion can hold all that stands in a paragraph: a `w:del` has runs in it, and no `w:fldSimple` (ISO 29500-1, 17.13.5.14). */
export const contentCanGo = ({ element, revised, bound, joined }: Paragraph): boolean =>
  !revised && !bound && !joined && [...descendants(element)].every(({ name }) => name !== 'w:fldSimple')

/**
 * Whether a paragraph can be moved: its mark can go, and it holds nothing but text, links and bookmarks. What else there is must not be
 * doubled or torn apart, or stands for a place in another part.
 */
export const canMove = (paragraph: Paragraph): boolean => markCanGo(paragraph) && holdsWhatMoves(paragraph)

/** Whether all of `paragraphs` can be moved: the last one of the text too, where one stays above it that its mark can be given to. */
export const canMoveAll = (paragraphs: readonly Paragraph[], goes: (paragraph: Paragraph) => boolean): boolean =>
  paragraphs.every((paragraph) => canMove(paragraph) || (holdsWhatMoves(paragraph) && heirOf(paragraph, goes) !== undefined))

// A number that Word counts is counted anew wherever it stands.
const holdsWhatMoves = (paragraph: Paragraph): boolean =>
  holdsText(paragraph, (child) => isBookmarkMark(child) || isLink(child) || isTagged(child)) && paragraph.fields.every(({ name }) => name === 'SEQ' || name === 'HYPERLINK') && isFreeOfBookmarks(paragraph)

const isLink = ({ name, children }: XmlElement): boolean => name === 'w:hyperlink' && children.every((child) => textual.test(child.name))

/** What Word 2007 and its forerunners took a word for, a place or a date: the tag goes with the word (ISO 29500-1, 17.5.1.9). */
const isTagged = ({ name, children }: XmlElement): boolean =>
  name === 'w:smartTag' && children.every((child) => child.name === 'w:smartTagPr' || textual.test(child.name) || isTagged(child))

/**
 * No bookmark would be torn apart. Nothing may lead to one: no revision can hold a bookmark, and there are no two of one name, so that a
 * tracked move leaves it with what is deleted.
 */
const isFreeOfBookmarks = (paragraph: Paragraph): boolean => {
  const { own, leading, torn } = markedIn(paragraph)
  return !torn && [...own, ...leading].every((bookmark) => !isPointedTo(bookmark, paragraph))
}

/**
 * The last mark of the text stays wherever the text before it goes. Where the last paragraph goes, so do the marks above it up to that
 * of the one that is then the last, and the mark that stays becomes its own: this is what Word does where the end of a text is deleted.
 * Undefined where the paragraph is not the last of the text, or nothing above can be the last: a control that is to go may hold the one above
 * until its going is accepted, and no mark goes from it to what stands outside.
 */
export const heirOf = (end: Paragraph, goes: (paragraph: Paragraph) => boolean): Paragraph | undefined => {
  const { blocks, kind, element: text } = end.story
  if (kind !== 'body' || blocks.at(-1) !== end || placeOf(end).parent !== text || end.sectionBreak) return undefined
  for (let at = blocks.length - 2; at >= 0; at--) {
    const block = blocks[at]!
    if (!isParagraph(block) || block.element.parent !== end.element.parent || !markCanGo(block)) return undefined
    if (!goes(block)) return block.revised || block.bound || block.own.locked ? undefined : block
  }
  return undefined
}

/** Nothing in it is pending, and nothing of it is more than text and fields. */
export const holdsTextAlone = (paragraph: Paragraph): boolean => holdsText(paragraph, () => false)

/** The same, but for links, and bookmarks that nothing leads to, which can stay where words go. */
export const holdsTextAndLinks = (paragraph: Paragraph): boolean =>
  holdsText(paragraph, (child) => isBookmarkMark(child) || isLink(child)) && isFreeOfBookmarks(paragraph)

/** Whether nothing of a paragraph can be seen, and nothing is lost with it. */
export const holdsNothing = (paragraph: Paragraph): boolean => !paragraph.text.includes('\f') && holdsBlanks(paragraph)

/** The same of one that breaks the page. */
export const holdsPageBreak = (paragraph: Paragraph): boolean => paragraph.text.includes('\f') && holdsBlanks(paragraph)

/** No character but blanks that are not underlined, no field, no border. */
const holdsBlanks = (paragraph: Paragraph): boolean =>
  /^\s*$/.test(paragraph.text) && paragraph.fields.length === 0 && !childOf(paragraph.properties, 'w:pBdr') && holdsText(paragraph, isBookmarkMark) &&
  paragraph.runs.every(({ from, to, effective }) => from === to || (effective['underline'] ?? 'none') === 'none')

const holdsText = ({ element, runs, revised, bound, joined, within, opened }: Paragraph, besides: (child: XmlElement) => boolean): boolean =>
  !revised && !bound && !joined && within.length === 0 && opened.length === 0 &&
  element.children.every((child) => textual.test(child.name) || besides(child)) &&
  runs.every((run) => run.element.children.every(({ name }) => textual.test(name)))

const textual = /^w:(pPr|r|rPr|proofErr|t|tab|br|cr|sym|noBreakHyphen|softHyphen|lastRenderedPageBreak|fldChar|instrText)$/
