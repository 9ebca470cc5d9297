import { defineCheck, type AnyCheck, type Check, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import type { Edit } from '../../plan/edit.js'
import type { StyleDefinition } from '../../styles/definition.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { withoutLead } from '../../structure/words/author-lead.js'
import { isFrontNote } from '../../structure/words/front-note.js'
import { frontPart, isInstitution, leadsToName } from '../../structure/words/front-part.js'
import { isMotto } from '../../structure/words/motto.js'
import { saysThesis } from '../../structure/words/thesis.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { canMove } from '../../wordml/removable.js'
import { whole } from '../laid-out.js'
import { elementsOf, givenFor } from './given-parts.js'
import { madeOf } from './made-line.js'
import { kindOf, titleBlock, type TitleBlock } from './title-block.js'
import { listed, quoted } from '../wording.js'

type Placing = StyleDefinition['frontMatter']['title']

type Subject = { readonly block: TitleBlock } & (
  | { readonly given: RoleKind }
  | { readonly wanted: readonly RoleKind[] }
  | { readonly order: readonly RoleKind[] }
)

type Declared = Omit<Check, 'aspect' | 'fix' | 'subjects' | 'examine'> & { readonly on: readonly Placing[] }

/** A check of the lines that stand with the title, where the style places it so. Nothing is made up: what is missing is asked for. */
export const elementsCheck = ({ on, ...check }: Declared): AnyCheck => defineCheck<Subject>({
  ...check,
  aspect: 'front_matter',
  fix: 'tracked',
  *subjects(facts) {
    const { elements, title } = facts.style.definition.frontMatter
    const block = on.includes(title) ? titleBlock(facts) : undefined
    if (!block) return
    // A title alone above the text may belong to a paper that is no title page's, unless more is given of it.
    const isAlone = block.lines.length < 2
    const isGiven = (element: RoleKind): boolean => givenFor(element, facts.options).length > 0
    for (const given of elementsOf(facts).filter(isGiven)) yield { block, given }
    if (isAlone) return
    // A line that nobody can name may be any of those that are missing: they are asked about together.
    yield { block, wanted: elementsOf(facts).filter((element) => !isGiven(element)) }
    yield { block, order: elements }
  },
  examine(subject, facts) {
    if ('given' in subject) return comingIn(subject.given, subject.block, facts)
    return 'wanted' in subject ? missing(subject.wanted, subject.block, facts) : misplaced(subject.order, subject.block, facts)
  },
})

const names: Partial<Record<RoleKind, string>> = { author: 'the author', affiliation: 'the institution', course: 'the course', instructor: 'the instructor', date: 'the date' }

/** … in a row of them. */
const calledInRow = (part: RoleKind): string => (names[part] ?? part).replace(/^the /, '')

/** More lines than this that nobody can tell are no title page. */
const mostAsked = 3

/** What a line is: the caller's own words say it better than any guess. */
const partOf = (view: View, facts: Facts): RoleKind =>
  facts.style.definition.frontMatter.elements.find((kind) => givenFor(kind, facts.options).includes(view.text)) ?? kindOf(facts, view)

/** `Student ID: 2019881` says itself that it is none of the parts that styles tell apart, as does a motto, and what leads up to the next line. */
const isUnread = (view: View, facts: Facts): boolean =>
  partOf(view, facts) === 'title-page' && frontPart(view.text) === undefined && !isMotto(view.text) && !/:\s*$/.test(view.text)

/** A thesis is handed in for no course. */
const isThesis = ({ lines: all }: TitleBlock): boolean =>
  all.some(({ text }) => saysThesis(text))

/** How many paragraphs with words an address may stand behind, that of an abstract among them: empty ones come and go. */
const upFront = 25
const upFrontOf = ({ structure: { flow } }: Facts): readonly View[] => flow.filter(({ words }) => words > 0).slice(0, upFront)
const marked = /^\s*[\d¹²³*†‡￼]/u

/** A manuscript for a journal is handed in for no course and on no day: it says how its author is reached, or tells institutions apart by marks. */
const isManuscript = ({ lines: all }: TitleBlock, facts: Facts): boolean =>
  [...all, ...upFrontOf(facts)].some(({ text }) => /^\W*correspond|\bcorresponding author\b/imu.test(text)) ||
  all.flatMap(({ text }) => text.split('\n')).filter((line) => marked.test(line) && isInstitution(line)).length > 1

/** `ARCH 483 Replication Report`: a title may say what course it is for. */
const courseCode = /(?<![\p{L}\d])\p{Lu}{3,5} ?\d{3}(?![\p{L}\d])/u

/** `By Ada Sample, 3 May 2024`, `HIST 101 · Instructor: Dr. Muster`: a line may say two things. A town before its day may look like a name. */
const saysTwoThings = (element: RoleKind, { text }: View): boolean =>
  text.split(/\s[·|•;]\s|,\s/).some((piece) => frontPart(piece) === element && (element !== 'author' || withoutLead(piece) !== piece))

/** What is said elsewhere: in a line that says two things, the institution below the abstract, the course in the title. */
const isSaidInPassing = (element: RoleKind, { lines: all, title }: TitleBlock, facts: Facts): boolean => {
  if (all.some((view) => saysTwoThings(element, view))) return true
  if (element === 'affiliation') {
    const isBelow = upFrontOf(facts).some((view) => kindOf(facts, view) === 'affiliation' || (isFrontNote(view.text) && isInstitution(view.text)))
    return isBelow || all.some((view) => partOf(view, facts) === 'author' && isInstitution(view.text))
  }
  if (element === 'course') return courseCode.test(title.text)
  return element === 'author' && all.some(({ text }) => leadsToName(text) || (isInstitution(text) && frontPart(text.split(',')[0]!) === 'author'))
}

/** What the tables before the text say of it, in a cell or in a row: `Student:` beside a name. */
const saidInTables = ({ document: { paragraphs } }: Facts, { text }: TitleBlock): ReadonlySet<RoleKind> => {
  const cells = paragraphs.slice(0, paragraphs.indexOf(text.paragraph)).filter(({ cell, story }) => cell && story.kind === 'body')
  const rows = [...grouped(cells, ({ cell }) => cell!.table).values()].flatMap((table) => [...grouped(table, ({ cell }) => cell!.row).values()])
  const said = [...cells, ...rows.map((row) => ({ text: row.map((each) => each.text.trim()).join(' ') }))]
  return new Set(said.flatMap((each) => frontPart(each.text.trim()) ?? []))
}

/** Whether the paper does not have a part that the style has with the title. */
const lacks = (block: TitleBlock, facts: Facts) => (element: RoleKind): boolean => {
  const ofCourse = element === 'course' || element === 'instructor'
  if ((ofCourse && isThesis(block)) || ((ofCourse || element === 'date') && isManuscript(block, facts))) return false
  const says = (view: View): RoleKind => (partOf(view, facts) === 'title-page' ? frontPart(view.text) ?? 'title-page' : partOf(view, facts))
  const isThere = block.lines.some((view) => says(view) === element) || isSaidInPassing(element, block, facts)
  return element !== 'title' && !isThere && !saidInTables(facts, block).has(element)
}

const named = (parts: readonly RoleKind[]): string => listed(parts.map((part) => names[part] ?? part))

const notGiven = (parts: readonly RoleKind[], { style }: Facts): string =>
  `${style.definition.frontMatter.title === 'page' ? 'The title page' : 'The first page'} does not give ${named(parts)}`

const missing = (wanted: readonly RoleKind[], block: TitleBlock, facts: Facts): Problem | undefined => {
  const parts = wanted.filter(lacks(block, facts))
  if (parts.length === 0) return undefined
  const unread = block.lines.filter((view) => isUnread(view, facts)).map(({ text: words }) => quoted(words, 40))
  const one = parts.length === 1
  const asked = unread.length === 0 || unread.length > mostAsked
    ? ` Add a line with ${one ? 'it' : 'each'}.`
    : one ? ` Is it ${unread.join(' or ')}?` : ` ${unread.length === 1 ? 'Is' : 'Are'} ${listed(unread)} ${unread.length === 1 ? 'one' : 'some'} of them?`
  return { at: whole(block.title.paragraph), message: `${notGiven(parts, facts)}.${asked}`, found: `without ${named(parts)}`, expected: named(parts) }
}

const comingIn = (element: RoleKind, block: TitleBlock, facts: Facts): Problem | undefined => {
  if (!lacks(block, facts)(element)) return undefined
  const given = givenFor(element, facts.options)
  const before = placeOf(element, block, facts)
  const message = `${notGiven([element], facts)}; “${given.join('”, “')}” comes in as given.`
  const wanted = { at: whole(block.title.paragraph), message, found: `without ${named([element])}`, expected: given.join(' / ') }
  if (!before || before.cell || before.bound) return wanted
  return { ...wanted, fix: { kind: 'insert-blocks', before, blocks: given.map((line) => madeOf(element, line, facts)) }, first: true }
}

/**
 * Before what a part of the block stands: a line that the style has below it, or one of a part that the style does not name (the date, in a manuscript) right
 * behind those above it, or what ends the block. A line that nobody can name goes with the line above it.
 */
export const placeOf = (element: RoleKind, block: TitleBlock, facts: Facts): Paragraph | undefined => {
  const elements: readonly RoleKind[] = facts.style.definition.frontMatter.elements
  const rank = (view: View): number => elements.indexOf(partOf(view, facts))
  const own = elements.indexOf(element)
  const behind = block.lines.slice(block.lines.findLastIndex((view) => rank(view) >= 0 && rank(view) <= own) + 1)
  const below = block.lines.find((view) => rank(view) > own) ?? behind.find((view) => isOfUnnamedPart(view, facts))
  return below?.paragraph ?? endOf(block, facts)
}

const unnamed: readonly RoleKind[] = ['course', 'instructor', 'date']
const isOfUnnamedPart = (view: View, facts: Facts): boolean => unnamed.includes(partOf(view, facts))

/** Before what the lines of the block end: the author note, the paragraph that breaks the page, or the text. */
const endOf = ({ breaks, text: next, lines: own, note }: TitleBlock, { style }: Facts): Paragraph | undefined => {
  if (note) return note.paragraph
  const end = style.definition.frontMatter.title === 'page' ? (breaks[0] ?? next) : next
  return own.includes(end) ? undefined : end.paragraph
}

interface Group {
  readonly rank: number
  readonly views: readonly View[]
}

const misplaced = (order: readonly RoleKind[], block: TitleBlock, facts: Facts): Problem | undefined => {
  const groups = groupsOf(order, block, facts)
  const kept = longestRise(groups.map(({ rank }) => rank))
  const moved = groups.filter((_, index) => !kept.has(index))
  // What stands where on the title page of a thesis its university says.
  if (moved.length === 0 || isThesis(block)) return undefined
  const parts = (list: readonly Group[]): string[] => list.map(({ rank }) => calledInRow(order[rank] ?? 'title'))
  const wanted = [...groups].sort((a, b) => a.rank - b.rank)
  const problem = {
    at: whole(moved[0]!.views[0]!.paragraph),
    message: `The lines of the title stand in the order ${parts(groups).join(', ')}; the style wants ${[...new Set(parts(wanted))].join(', ')}.`,
    found: linesOf(groups),
    expected: linesOf(wanted),
  }
  const end = endOf(block, facts)
  // A line that nobody can name may be one of those; a picture or a table among them belongs to the lines beside it.
  const stays = hasPictures(block, facts) || hasTable(block, facts) || block.lines.some((view) => isUnread(view, facts))
  if (!end || stays || !moved.every(({ views }) => views.every(({ paragraph }) => canMove(paragraph)))) return problem
  const fix = new Map<Paragraph, Paragraph[]>()
  for (const group of wanted.filter((each) => moved.includes(each))) {
    const below = groups.find((each, index) => kept.has(index) && each.rank > group.rank)
    const before = below?.views[0]!.paragraph ?? end
    fix.set(before, [...(fix.get(before) ?? []), ...group.views.map(({ paragraph }) => paragraph)])
  }
  return { ...problem, fix: [...fix].map(([before, paragraphs]): Edit => ({ kind: 'move-blocks', paragraphs, before })) }
}

const hasPictures = ({ lines: all }: TitleBlock, { structure: { flow } }: Facts): boolean =>
  flow.slice(flow.indexOf(all[0]!), flow.indexOf(all.at(-1)!)).some(({ hasObject }) => hasObject)

/** … as one of names and numbers of a group does. A title page that is set in a table is another thing. */
const hasTable = ({ lines: all }: TitleBlock, { document: { paragraphs } }: Facts): boolean =>
  all.every(({ paragraph }) => !paragraph.cell) && paragraphs.slice(all[0]!.paragraph.index, all.at(-1)!.paragraph.index).some(({ cell }) => cell !== undefined)

const linesOf = (groups: readonly Group[]): string => groups.flatMap(({ views }) => views.map((view) => view.text)).join(' / ')

/**
 * A subtitle goes with its title, lines of other parts that the style does not name with the line above them, but for `by`, and for an author note:
 * that has a text.
 */
const groupsOf = (order: readonly RoleKind[], { lines: all }: TitleBlock, facts: Facts): Group[] => {
  const groups: { rank: number; views: View[] }[] = []
  let above: View[] = []
  for (const view of all) {
    if (kindOf(facts, view) === 'author-note-heading') break
    if (leadsToName(view.text)) {
      above.push(view)
      continue
    }
    const part = partOf(view, facts)
    const rank = order.indexOf(part === 'subtitle' ? 'title' : part)
    if (rank >= 0 && rank !== groups.at(-1)?.rank) groups.push({ rank, views: [...above, view] })
    else if (groups.length > 0) groups.at(-1)!.views.push(...above, view)
    above = []
  }
  return withBlocksOfAuthors(groups, order.indexOf('author'), order.indexOf('affiliation'))
}

/** Authors of whom each has an institution below: nothing but the order of the lines says who belongs where, so that they stay together. */
const withBlocksOfAuthors = (groups: readonly Group[], author: number, affiliation: number): Group[] => {
  const from = groups.findIndex(({ rank }) => rank === author)
  let to = from
  while (from >= 0 && groups[to]?.rank === author && groups[to + 1]?.rank === affiliation) to += 2
  if (to - from < 4) return [...groups]
  return [...groups.slice(0, from), { rank: author, views: groups.slice(from, to).flatMap(({ views }) => views) }, ...groups.slice(to)]
}

/** The positions of a longest sequence that rises: what stands in it can stay. */
const longestRise = (ranks: readonly number[]): ReadonlySet<number> => {
  const best: number[][] = []
  for (const [index, rank] of ranks.entries()) {
    const before = best.filter((path) => ranks[path.at(-1)!]! <= rank).reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...before, index])
  }
  return new Set(best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []))
}
