import type { Line } from '../flow.js'
import type { HeadingLevel } from '../role.js'
import type { Scene } from '../structure.js'
import type { View } from '../view.js'
import { ideographNumber } from '../words/ideographs.js'
import { isChapterLabel } from '../words/chapter-label.js'
import { namedLevel } from '../words/named-level.js'
import { isDividedName } from '../words/section-names.js'
import { builtInLevels } from './built-in-looks.js'
import { firstProse } from './clues.js'
import { countsMainParts, enclosedIn, type Enclosed } from './counting.js'
import { levelCosts, type LevelCosts } from './level-costs.js'
import { realLevel } from './likely.js'
import { marksSections, nestingOf } from './nesting.js'

/** Headings that look alike, are numbered alike, and are alike main parts of a paper or not: they are of one level. */
interface Group {
  readonly look: string
  readonly size: number
  readonly prominence: number
  /** How many parts their numbers have. */
  readonly depth: number | undefined
  /** The level whose look in Word theirs is. */
  readonly builtIn: number | undefined
  /** From a style, an outline level or the words of a template; what is said so is not asked. */
  readonly real: number | undefined
  /** Counted with numerals as the parts of a paper are: `II.` */
  readonly numerals: boolean
  /** Counted with small letters, as nothing is that has no part above it: `(b)`. */
  readonly letters: boolean
  /** They stand between the main parts of an empirical paper, which have parts themselves. */
  readonly inside: boolean
  /** In how many sections they stand, where the file marks sections. */
  readonly nesting: number | undefined
  count: number
  main: number
  /** Only parts that styles set apart from other headings of their level. */
  ownLook: boolean
  /** How many the contents list has at each level. */
  readonly listed: Map<number, number>
}

/** One heading after another, by their groups, and how often nothing stands between them; the first heading comes after nothing. */
type Succession = readonly { readonly before: number; readonly after: number; readonly times: number; readonly stacked: number }[]

const deepest = 6

/**
 * The level of each heading: those that look alike get one, so that the whole outline has the least that speaks
 * against it. Levels that styles give are kept.
 */
export const headingLevels = (scene: Scene, headings: readonly Line[]): ReadonlyMap<Line, HeadingLevel> => {
  const outline = outlineOf(scene, headings)
  const levels = cheapestLevels(outline, levelCosts)
  return new Map(headings.map((line, index) => [line, levels[outline.of[index]!] as HeadingLevel]))
}

/** Headings as groups, and how the groups follow each other. */
export interface Outline {
  readonly groups: readonly Group[]
  /** The group of each heading. */
  readonly of: readonly number[]
  readonly succession: Succession
  readonly enclosed: readonly Enclosed[]
  /** A contents list has them at several levels; one whose lines all stand at one level says little. */
  readonly levelsListed: boolean
}

export const outlineOf = (scene: Scene, headings: readonly Line[]): Outline => {
  const groups: Group[] = []
  const known = new Map<string, number>()
  const nesting = nestingOf(scene.bookmarks, headings)
  const builtIn = builtInLevels(headings, marksSections(scene.bookmarks, headings), scene.bookmarks)
  const levelsListed = new Set(headings.map(({ listed }) => listed ?? 1)).size > 1
  const counted = countsMainParts(headings)
  const ranks = [...new Set(headings.flatMap(({ view }) => ideographNumber(view.text)?.rank ?? []))].sort((one, other) => one - other)
  let divided = false
  const of = headings.map((line, index) => {
    const { view, listed } = line
    const main = (line.main || isChapterLabel(view.text)) && !dividesReferences(line, headings[index - 1])
    if (main) divided = isDividedName(view.text)
    const inside = divided && !main
    const real = realLevel(view) ?? namedLevel(view.text)
    const depth = depthOf(scene, line, ranks, counted)
    const look = lookOf(line)
    const key = real === undefined ? `${look}|${line.number?.form}|${depth}|${main}|${inside}|${nesting?.[index]}|${levelsListed && listed}` : `real ${real}`
    let at = known.get(key)
    if (at === undefined) {
      known.set(key, (at = groups.length))
      const looks = { look, size: view.size, prominence: prominence(view), builtIn: builtIn(view) }
      const counting = { numerals: numeralsOf.test(view.text), letters: lettersOf.test(view.text) }
      const counts = { count: 0, main: 0, ownLook: true, listed: new Map<number, number>() }
      groups.push({ ...looks, ...counting, depth, real, inside, nesting: real === undefined ? nesting?.[index] : undefined, ...counts })
    }
    const group = groups[at]!
    group.ownLook &&= hasOwnLook(line)
    group.count++
    if (main) group.main++
    if (listed !== undefined) group.listed.set(listed, (group.listed.get(listed) ?? 0) + 1)
    return at
  })
  return { groups, of, succession: successionOf(headings, of, firstProse(scene)), enclosed: enclosedIn(headings, of), levelsListed }
}

const numeralsOf = /^[IVX]+[.)]\s/
const lettersOf = /^\(?[a-z]{1,3}[.)]\s/

/** `Primary sources` under `Bibliography` is a part of it. */
const dividesReferences = ({ section }: Line, before: Line | undefined): boolean => section === 'references' && before?.section === 'references'

const successionOf = (headings: readonly Line[], of: readonly number[], front: number): Succession => {
  const found = new Map<string, { readonly before: number; readonly after: number; times: number; stacked: number }>()
  for (const [index, after] of of.entries()) {
    const before = index === 0 ? -1 : of[index - 1]!
    const key = `${before} ${after}`
    const known = found.get(key) ?? { before, after, times: 0, stacked: 0 }
    known.times++
    if (index > 0 && before !== after && headings[index]!.at > front && isStacked(headings[index - 1]!, headings[index]!)) known.stacked++
    found.set(key, known)
  }
  return [...found.values()]
}

/** A section seldom has nothing in it but its heading: what stands right under that is a part of it. */
const isStacked = (one: Line, other: Line): boolean => other.at === one.at + 1 && one.after === 'line'

interface Attempt {
  readonly levels: readonly number[]
  readonly cost: number
}

/** Less than this is rounding. */
const least = 1e-9

/** An outline with what speaks against its levels. Of two groups that hangs on which of them is the higher one alone, so it is worked out once. */
interface Weighed extends Outline {
  readonly costs: LevelCosts
  /** Of each group and each one before it: above that one, beside it, or below it. */
  readonly pairs: readonly (readonly (readonly [above: number, beside: number, below: number])[])[]
}

const weighed = (outline: Outline, costs: LevelCosts): Weighed => {
  const { groups } = outline
  const pair = (one: Group, other: Group): Weighed['pairs'][number][number] => [pairCost(one, other, -1, costs), pairCost(one, other, 0, costs), pairCost(one, other, 1, costs)]
  return { ...outline, costs, pairs: groups.map((one, index) => groups.slice(0, index).map((other) => pair(one, other))) }
}

/** Changes the level of one group after the other, alone and with what is below it, while that makes the outline better. */
export const cheapestLevels = (outline: Outline, costs: LevelCosts): readonly number[] => {
  const { groups } = outline
  const all = weighed(outline, costs)
  const starts = [bySign(groups), byProminence(groups), byAppearance(groups), groups.map(() => 1)]
  return starts
    .map((start) => improved(all, start.map((level, index) => groups[index]!.real ?? Math.min(level, deepest))))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).levels
}

const improved = (outline: Weighed, levels: readonly number[]): Attempt => {
  let best: Attempt = { levels, cost: costOf(outline, levels) }
  for (;;) {
    const next = raisedTogether(outline, changedAlone(outline, best))
    if (next === best) return best
    best = next
  }
}

const changedAlone = (outline: Weighed, from: Attempt): Attempt => {
  let best = from
  for (const [index, { real }] of outline.groups.entries()) {
    if (real !== undefined) continue
    for (let level = 1; level <= deepest; level++) if (level !== best.levels[index]) best = better(outline, best, best.levels.with(index, level))
  }
  return best
}

/** A heading that looks as one above it does, or is counted between such, goes up with all that is below it: either alone would leave out a level. */
const raisedTogether = (outline: Weighed, from: Attempt): Attempt => {
  const { groups } = outline
  let best = from
  for (const [index, group] of groups.entries()) {
    const { levels } = best
    const isAlike = (other: Group): boolean => other.look === group.look || frames(other, group)
    if (group.real !== undefined || !groups.some((other, at) => isAlike(other) && levels[at]! < levels[index]!)) continue
    best = better(outline, best, raise(groups, levels, index))
  }
  return best
}

const better = (outline: Weighed, best: Attempt, levels: readonly number[]): Attempt => {
  const cost = costOf(outline, levels)
  return cost < best.cost - least ? { levels, cost } : best
}

/** One level up with those that appear after it and below it. */
const raise = (groups: readonly Group[], levels: readonly number[], from: number): number[] => {
  const end = levels.findIndex((level, index) => index > from && level <= levels[from]!)
  return levels.map((level, index) => (groups[index]!.real === undefined && index >= from && (end < 0 || index < end) ? level - 1 : level))
}

/** What a number, a look that programs give, or marked sections say; what nothing says it of stands at the top. */
const bySign = (groups: readonly Group[]): number[] => groups.map(({ depth, builtIn, nesting = 0 }) => depth ?? builtIn ?? nesting + 1)

const byAppearance = (groups: readonly Group[]): number[] => groups.map((_, index) => index + 1)

const byProminence = (groups: readonly Group[]): number[] => {
  const ranks = [...new Set(groups.map(({ prominence }) => prominence))].sort((one, other) => other - one)
  return groups.map(({ prominence }) => ranks.indexOf(prominence) + 1)
}

const costOf = ({ groups, succession, enclosed, levelsListed, costs, pairs }: Weighed, levels: readonly number[]): number => {
  const againstContents = levelsListed ? costs.againstContents : costs.againstFlatContents
  let cost = 0
  for (const { before, after, times, stacked } of succession) {
    const gap = levels[after]! - (before < 0 ? 0 : levels[before]!) - 1
    if (gap > 0) cost += costs.gap * gap * times
    if (gap < 0) cost += costs.stackedNotBelow * Math.sqrt(stacked)
    if (before >= 0) cost += costs.againstNesting * Math.abs(gap + 1 - deeper(groups[before]!, groups[after]!, gap + 1)) * times
  }
  for (const { inner, outer, times } of enclosed) if (levels[inner]! <= levels[outer]!) cost += costs.outsideNumbers * Math.sqrt(times)
  for (const [index, group] of groups.entries()) {
    const level = levels[index]!
    cost += costs.depth * level
    if (group.real !== undefined) continue
    if (group.depth !== undefined) cost += costs.againstNumber * Math.abs(level - group.depth) * Math.sqrt(group.count)
    if (group.builtIn !== undefined) cost += costs.againstBuiltIn * Math.abs(level - group.builtIn) * Math.sqrt(group.count)
    for (const [listed, times] of group.listed) cost += againstContents * Math.abs(level - listed) * (levelsListed ? times : Math.sqrt(times))
    cost += level > 1 ? costs.mainBelow * group.main : group.inside ? costs.insideAtTop * group.count : costs.otherAtTop * Math.sqrt(group.count - group.main)
    if (group.letters && level === 1) cost += costs.lettersAtTop * Math.sqrt(group.count)
    for (let other = 0; other < index; other++) cost += pairs[index]![other]![1 + Math.sign(level - levels[other]!)]!
  }
  return cost
}

/** How many levels one group of headings is below the other by the sections that the file marks; where it marks none, as many as it is taken for. */
const deeper = ({ nesting: above }: Group, { nesting: below }: Group, taken: number): number =>
  above === undefined || below === undefined ? taken : below - above

/** What speaks against one group standing so many levels below the other. */
const pairCost = (one: Group, other: Group, below: number, costs: LevelCosts): number => {
  if (other.real !== undefined) return 0
  const weight = Math.sqrt(Math.min(one.count, other.count))
  if (one.look === other.look) return below === 0 ? 0 : costs.sameLookApart * weight
  const [upper, lower] = below > 0 ? [other, one] : [one, other]
  const sameSize = upper.size === lower.size
  const isApart = one.ownLook || other.ownLook || frames(one, other) || frames(other, one)
  if (below === 0) return sameSize && isApart ? 0 : (sameSize ? costs.looksTogether : costs.sizesTogether) * weight
  if (upper.size < lower.size) return costs.smallerAbove * weight
  return sameSize && upper.prominence < lower.prominence ? costs.fainterAbove * weight : 0
}

/** `Introduction` before `I.` and `Conclusion` behind `III.`, without numbers and often set otherwise. */
const frames = (one: Group, other: Group): boolean => one.main === one.count && !one.numerals && one.depth === undefined && other.numerals

const hasOwnLook = ({ section }: Line): boolean => section === 'abstract' || section === 'references' || section === 'appendix' || section === 'acknowledgements'

/** How many parts the number has, typed or kept by Word; or which of the ways of counting in ideographs that the paper has is its own. */
const depthOf = ({ document }: Scene, { view, number }: Line, ranks: readonly number[], counted: boolean): number | undefined => {
  if (number?.form === 'ideograph') return ranks.indexOf(ideographNumber(view.text)!.rank) + 1
  // Below sections that are counted otherwise, `1.` counts what is in one of them.
  if (number?.form === 'decimal') return number.depth === 1 && (ranks.length > 0 || !counted) ? undefined : number.depth
  const { effective } = view.paragraph
  if (Number(effective['numbering'] ?? 0) === 0) return undefined
  const level = Number(effective['numberingLevel'] ?? 0)
  const text = document.cascade.numbering.level(Number(effective['numbering']), level)?.text ?? ''
  return level > 0 || text.includes('%1') ? level + 1 : undefined
}

/** Headings that are set in or end with a stop are mostly those that stand before the text of their paragraph. */
const lookOf = ({ view }: Line): string =>
  [view.size, view.bold, view.italic, view.caps, view.underlined, view.align === 'center', view.color, isSetInAtFirst(view), /\.$/.test(view.text)].join(' ')

/** What hangs out into the margin and is set in again as far begins where the others do. */
const isSetInAtFirst = ({ firstLine, indentStart }: View): boolean => Math.min(firstLine, firstLine + indentStart) > 200

const prominence = ({ bold, italic, caps, underlined, align, size }: View): number =>
  size * 10 + (bold ? 6 : 0) + (caps ? 4 : 0) + (align === 'center' ? 3 : 0) + (underlined ? 1 : 0) - (italic ? 3 : 0)
