import type { Problem } from '../check.js'
import { layoutOf, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit, MoveBlocks } from '../../plan/edit.js'
import { hasPicture } from '../../structure/flow.js'
import { neighbour } from '../../structure/neighbour.js'
import type { View } from '../../structure/view.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { canMove } from '../../wordml/removable.js'
import { isParagraph, type Story } from '../../wordml/story.js'
import type { Table } from '../../wordml/table.js'
import { descendants } from '../../wordml/tree.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'
import { short } from '../wording.js'
import { paragraphsByTable } from '../tables.js'
import { captionsInCells } from './captions-in-cells.js'
import { captionKindOf, captionsOf, type Caption } from './caption-parts.js'
import type { CaptionKind } from './label-words.js'

/** A caption, or a line that is one and has no label that can be read: of that it is known only where it stands. */
interface Standing extends Pick<Caption, 'paragraph' | 'kind' | 'titleBelow' | 'titleAcross'> {
  readonly wanted: Caption['wanted'] | undefined
}

/** A caption beside what it is the caption of. */
export interface Placed<Each extends Standing = Standing> {
  readonly caption: Each
  readonly stands: 'above' | 'below'
  /** The paragraph with the picture; a table is none. */
  readonly picture: Paragraph | undefined
  readonly table: Table | undefined
}

/** Undefined where nothing, or more than one thing, could be what the caption belongs to. */
export const placed = (caption: Caption, facts: Facts): Placed<Caption> | undefined => placesOf(facts).get(caption.paragraph)

/** Captions without a label that can be read, beside pictures and tables that no other caption has. */
export const placedUnread = once((facts: Facts): readonly Placed[] => {
  const taken = new Set([...placesOf(facts).values()].flatMap(({ picture, table }) => picture ?? table ?? []))
  const read = captionsOf(facts)
  const known = new Set(read.flatMap(linesOf))
  const unread = facts.structure.flow.flatMap(({ paragraph }): Standing[] => {
    const kind = captionKindOf(facts, paragraph)
    return kind && !known.has(paragraph) ? [{ paragraph, kind, titleBelow: undefined, titleAcross: false, wanted: undefined }] : []
  })
  const all = placesAmong<Standing>([...read, ...unread], facts)
  return unread.flatMap(({ paragraph }) => all.get(paragraph) ?? []).filter(({ picture, table }) => !taken.has((picture ?? table)!))
})

/** A caption, or what a caption belongs to; a table is no paragraph. */
interface Unit<Each extends Standing> {
  readonly kind: CaptionKind
  readonly caption: Each | undefined
  readonly picture: Paragraph | undefined
  readonly table: Table | undefined
  /** More words, which are no caption that can be read, stand between it and the caption above. */
  readonly apart?: boolean
}

/**
 * Captions and pictures that follow one another belong together two by two: in `picture caption picture caption` the first caption
 * is that of the first picture, though a picture follows it too. Rows that do not come out even say nothing.
 */
const placesAmong = <Each extends Standing>(captions: readonly Each[], facts: Facts): ReadonlyMap<Paragraph, Placed<Each>> => {
  const places = new Map<Paragraph, Placed<Each>>()
  for (const row of rowsOf(captions, facts)) {
    const alternates = row.every((unit, at) => at === 0 || (unit.caption === undefined) !== (row[at - 1]!.caption === undefined))
    if (!alternates || row.length % 2 !== 0) continue
    row.forEach(({ caption }, at) => {
      const object = row[at % 2 === 0 ? at + 1 : at - 1]!
      if (caption && !(at % 2 === 0 && object.apart)) places.set(caption.paragraph, { caption, stands: at % 2 === 0 ? 'above' : 'below', picture: object.picture, table: object.table })
    })
  }
  return places
}

const placesOf = once((facts: Facts) => placesAmong(captionsOf(facts), facts))

/** The lines of the caption of each picture and table that has one beyond doubt. */
export const captionLinesOf = once((facts: Facts): ReadonlyMap<Paragraph | Table, readonly Paragraph[]> =>
  new Map([...placesOf(facts).values()].map(({ caption, picture, table }) => [(picture ?? table)!, linesOf(caption)])))

/** Captions and objects of one kind with nothing but empty paragraphs between them; a table that has its caption in itself waits for no other. */
const rowsOf = <Each extends Standing>(all: readonly Each[], facts: Facts): readonly (readonly Unit<Each>[])[] => {
  const captions = new Map(all.map((caption) => [caption.paragraph, caption]))
  const titles = new Set(all.map(({ titleBelow }) => titleBelow))
  const inCells = captionsInCells(facts)
  const rows: Unit<Each>[][] = [[]]
  let apart = false
  const blocks = facts.document.stories.find(({ kind }) => kind === 'body')?.blocks ?? []
  for (const [at, block] of blocks.entries()) {
    const paragraph = isParagraph(block) ? block : undefined
    if (paragraph ? titles.has(paragraph) || isEmpty(paragraph) : !isParagraph(block) && holdsNothing(block, facts)) continue
    const waits = !isParagraph(block) && !inCells.has(block)
    const unit = paragraph ? unitOf(paragraph, captions.get(paragraph)) : waits ? unitOfTable(block, captionedAs(blocks, at, captions, facts)) : undefined
    const row = rows.at(-1)!
    if (unit === undefined && paragraph && !apart && row.at(-1)?.caption && goesOn(paragraph, facts)) {
      apart = true
      continue
    }
    // What stood between a caption and something else than what it is of parts the two.
    const isOf = unit !== undefined && unit.caption === undefined
    if (unit && (row.length === 0 || row[0]!.kind === unit.kind) && (!apart || isOf)) row.push(apart ? { ...unit, apart } : unit)
    else rows.push(unit ? [unit] : [])
    apart = false
  }
  return rows
}

/** A short line under a caption may say more of what the caption is of: `Shares of all ships, in per cent`. */
const goesOn = (paragraph: Paragraph, facts: Facts): boolean => /^(?:other|table-caption|figure-caption)$/.test(facts.structure.role(paragraph).kind)

/** What converters leave of a picture that is missing, or set around one. */
const holdsNothing = (table: Table, facts: Facts): boolean =>
  (paragraphsByTable(facts).get(table) ?? []).every((paragraph) => !hasContent(paragraph)) && ![...descendants(table.element)].some(({ name }) => name === 'w:tbl')

const isEmpty = (paragraph: Paragraph): boolean => paragraph.text.trim() === '' && !hasPicture(paragraph)

const unitOfTable = (table: Table, kind: CaptionKind): Unit<never> => ({ kind, caption: undefined, picture: undefined, table })

/** Pictures side by side in the cells of a table are a figure, where the caption beside it says so. */
const captionedAs = (blocks: Story['blocks'], at: number, captions: ReadonlyMap<Paragraph, Standing>, facts: Facts): CaptionKind => {
  if (!holdsPictures(blocks[at] as Table, facts)) return 'table'
  const kindBeside = (by: 1 | -1): CaptionKind | undefined => {
    let place = at + by
    for (let block = blocks[place]; block && isParagraph(block) && isEmpty(block); block = blocks[place]) place += by
    const beside = blocks[place]
    return beside && isParagraph(beside) ? captions.get(beside)?.kind : undefined
  }
  const above = kindBeside(-1)
  return above !== 'table' && (kindBeside(1) ?? above) === 'figure' ? 'figure' : 'table'
}

/** … with no more than a few words to each. */
const holdsPictures = (table: Table, facts: Facts): boolean => {
  const paragraphs = paragraphsByTable(facts).get(table) ?? []
  return paragraphs.some(isPicture) && paragraphs.every(({ text }) => text.length <= longestUnderPicture)
}
const longestUnderPicture = 80

const unitOf = <Each extends Standing>(paragraph: Paragraph, caption: Each | undefined): Unit<Each> | undefined => {
  if (caption) return { kind: caption.kind, caption, picture: undefined, table: undefined }
  return isPicture(paragraph) ? { kind: 'figure', caption: undefined, picture: paragraph, table: undefined } : undefined
}

const isPicture = (paragraph: Paragraph): boolean => !/[\p{L}\p{N}]/u.test(paragraph.text) && hasPicture(paragraph)

/** A caption is moved over or under a picture, and over a table, where all of it can be. */
export const misplaced = (each: Placed, facts: Facts): Problem | undefined => {
  const { caption: { paragraph, wanted, kind, titleBelow, titleAcross }, stands, picture, table } = each
  const layout = layoutOf(facts, paragraph)
  if (!layout) return undefined
  if (titleAcross) return titleApart(each, facts)
  const lines = linesOf({ paragraph, titleBelow })
  const problem = { at: whole(paragraph), found: stands as string, expected: wanted?.position ?? '' }
  if (wanted && stands !== wanted.position) {
    const message = `The caption stands ${stands} its ${kind}; the style has it ${wanted.position}.`
    const place = placeFor(each, facts)
    if (!place) return { ...problem, message }
    // What comes to stand above begins the page, where the other did.
    const begins = picture !== undefined && beginsPage(wanted.position === 'above' ? picture : paragraph)
    const above = wanted.position === 'above'
    const styled = lines.map((line, at): Edit =>
      setParagraph(facts, line, layoutOf(facts, line) ?? layout, { ...(above && { keepNext: true }), ...(begins && { pageBreakBefore: above && at === 0 }) }))
    // Under its caption it has only a note to keep: else caption, picture and what follows would all want one page.
    const holds = picture?.effective['keepNext'] === true && !isNote(neighbour(facts.structure, lines.at(-1)!, 1), facts)
    const beside = { ...(above ? holds && { keepNext: false } : { keepNext: true }), ...(begins && { pageBreakBefore: !above }) }
    const kept: Edit[] = picture && Object.keys(beside).length > 0 && !picture.own.locked ? [{ kind: 'set-paragraph', paragraph: picture, properties: beside }] : []
    return { ...problem, message, fix: [{ kind: 'move-blocks', paragraphs: lines, ...place }, ...styled, ...kept, ...keptWithNext(headRow(table, facts))] }
  }
  const fix = keptWithNext(stands === 'above' ? [...lines, ...headRow(table, facts)] : picture ? [picture] : kind === 'figure' ? cellsOf(table, facts) : [])
  if (fix.length === 0) return undefined
  return { ...problem, message: `A page may end between the caption and its ${kind}.`, found: 'may part', expected: 'kept together', fix }
}

/** The title comes to stand under its label, above the table, where the style has both in lines of their own; a person joins them where it has not. */
const titleApart = ({ caption: { paragraph, wanted, titleBelow: title }, table }: Placed, facts: Facts): Problem => {
  const message = `The title of “${short(paragraph.text.trim(), mostShown)}” stands below its table; the style has it above, with the label.`
  const problem = { at: whole(title!), message, found: 'below', expected: 'above' }
  const layout = layoutOf(facts, title!) ?? layoutOf(facts, paragraph)!
  const isFree = wanted?.separator === '\n' && wanted.position === 'above' && canMove(title!) && !title!.own.locked && !beginsPage(title!)
  const place = isFree && table ? aboveTable(table, title!, facts) : undefined
  if (!place) return problem
  return { ...problem, fix: [{ kind: 'move-blocks', paragraphs: [title!], ...place }, setParagraph(facts, title!, layout, { keepNext: true }), ...keptWithNext([paragraph, ...headRow(table, facts)])] }
}

const mostShown = 60

const linesOf = ({ paragraph, titleBelow }: Pick<Standing, 'paragraph' | 'titleBelow'>): readonly Paragraph[] => [paragraph, ...(titleBelow ? [titleBelow] : [])]

const isNote = (view: View | undefined, { structure }: Facts): boolean => view !== undefined && structure.role(view.paragraph).kind === 'caption-note'

const beginsPage = ({ effective }: Paragraph): boolean => effective['pageBreakBefore'] === true

const keptWithNext = (paragraphs: readonly Paragraph[]): readonly Edit[] =>
  paragraphs.filter(({ effective, own }) => effective['keepNext'] !== true && !own.locked).map((paragraph) => ({ kind: 'set-paragraph', paragraph, properties: { keepNext: true } }))

/** Where a caption is moved to; undefined where it cannot be. */
const placeFor = ({ caption, picture, table }: Pick<Placed, 'caption' | 'picture' | 'table'>, facts: Facts): Pick<MoveBlocks, 'before' | 'under'> | undefined => {
  if (linesOf(caption).some((line) => !canMove(line) || line.own.locked)) return undefined
  if (table) return caption.wanted?.position === 'above' && !beginsPage(caption.paragraph) ? aboveTable(table, caption.paragraph, facts) : undefined
  const before = picture && (caption.wanted?.position === 'above' ? picture : besideElement(facts, picture))
  return before && before.element.parent === caption.paragraph.element.parent && !before.revised ? { before } : undefined
}

/** Above a table, where text stands there whose mark can become that of the caption: blank lines may go, and take theirs along. */
const aboveTable = (table: Table, { story, element }: Paragraph, facts: Facts): Pick<MoveBlocks, 'before' | 'under'> | undefined => {
  const under = story.blocks[story.blocks.indexOf(table) - 1]
  const before = paragraphsByTable(facts).get(table)?.[0]
  if (!before || !under || !isParagraph(under) || table.element.parent !== element.parent || under.element.parent !== element.parent) return undefined
  const isFree = !isEmpty(under) && !under.sectionBreak && !under.revised && !under.bound && !under.joined && !under.own.locked && !under.mark.locked
  return isFree ? { before, under } : undefined
}

/** What stands first once captions are where the style has them: a paragraph, or the caption that comes to stand above it. */
export const firstOf = (paragraph: Paragraph, facts: Facts): Paragraph => movedTo(paragraph, 'above', facts)?.caption.paragraph ?? paragraph

/** … and what stands last. */
export const lastOf = (paragraph: Paragraph, facts: Facts): Paragraph => {
  const lowered = movedTo(paragraph, 'below', facts)
  return lowered ? linesOf(lowered.caption).at(-1)! : paragraph
}

const movedTo = (picture: Paragraph, side: 'above' | 'below', facts: Facts): Placed | undefined =>
  hasPicture(picture) ? movedIn(facts).find((each) => each.picture === picture && each.caption.wanted.position === side) : undefined

const movedIn = once((facts: Facts): readonly Placed<Caption>[] =>
  [...placesOf(facts).values()].filter((each) => each.stands !== each.caption.wanted.position && placeFor(each, facts)))

/** The lines of the captions that come to stand on the other side of what they belong to. */
export const linesMoved = once((facts: Facts): ReadonlySet<Paragraph> => new Set(movedIn(facts).flatMap(({ caption }) => linesOf(caption))))

/** What stands in a table of so few rows that a page holds it. */
const cellsOf = (table: Table | undefined, facts: Facts): readonly Paragraph[] =>
  table && table.rows <= mostRows ? (paragraphsByTable(facts).get(table) ?? []) : []
const mostRows = 4

/** What stands in the first row of a table with several more, which belongs to the rows under it as the caption does. */
const headRow = (table: Table | undefined, facts: Facts): readonly Paragraph[] =>
  table && table.rows > 2 ? (paragraphsByTable(facts).get(table) ?? []).filter(({ cell }) => cell!.row === 0) : []

/** The paragraph right behind one, where one is. */
const besideElement = ({ document }: Facts, { element, index }: Paragraph): Paragraph | undefined => {
  const siblings = element.parent?.children ?? []
  const next = document.paragraphs[index + 1]
  return next && siblings[siblings.indexOf(element) + 1] === next.element ? next : undefined
}
