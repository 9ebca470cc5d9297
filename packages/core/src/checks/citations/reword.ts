import type { RichText, TextRun } from '../../citations/rich-text.js'
import { plain, slice } from '../../citations/rich-text.js'
import { isWritable } from '../../citations/render/writable.js'
import { wordDiff } from '../../citations/render/word-diff.js'
import { layoutOf, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit, Inline, TextRange } from '../../plan/edit.js'
import { isEditable } from '../../wordml/editable.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { captionsOf } from '../tables-figures/caption-parts.js'
import type { Properties, Value } from '../../wordml/properties/property.js'

/** A side of the looks of letters that rendered text has a say in. */
interface Side {
  readonly property: string
  readonly initial: Value
  readonly of: (run: TextRun) => Value
}

const italic: Side = { property: 'italic', initial: false, of: (run) => run.italic ?? false }
const bold: Side = { property: 'bold', initial: false, of: (run) => run.bold ?? false }
const raised: Side = { property: 'verticalAlign', initial: 'baseline', of: (run) => run.position ?? 'baseline' }

/** In a reference list letters are slanted and heavy as the style has them; in the text citations are raised as well. */
export const entryLooks: readonly Side[] = [italic, bold]
export const citationLooks: readonly Side[] = [italic, raised]
const slantedLooks: readonly Side[] = [raised]

/** Where the style slants a whole paragraph, such as a heading, or the title of a caption, it slants the citations in it, too. */
export const citationLooksIn = (paragraph: Paragraph, facts: Facts): readonly Side[] =>
  layoutOf(facts, paragraph)?.run['italic'] === true || slantedTitles(facts).has(paragraph) ? slantedLooks : citationLooks

const slantedTitles = once((facts: Facts): ReadonlySet<Paragraph | undefined> =>
  new Set(captionsOf(facts).flatMap(({ paragraph, titleBelow, wanted }) => (wanted.titleLook['italic'] === true ? [paragraph, titleBelow] : []))))

/** Where the author's looks stay, such as the name of a species in a title. */
export type Kept = readonly (readonly [from: number, to: number])[]

interface Rewording {
  readonly kept?: Kept
  /** The stretch is what a field shows, and words can be written there. */
  readonly inside?: true
  /** Lines that a break parts in it are one text. */
  readonly oneText?: boolean
}

/**
 * The edits that give a stretch of a paragraph another wording and its looks: whole words, and only those that differ,
 * so that links, comments and the author's own looks stay on what stays. Undefined where that would tear something.
 */
export const reword = (range: TextRange, wanted: RichText, sides: readonly Side[], { kept = [], inside, oneText }: Rewording = {}): Edit[] | undefined => {
  const { paragraph, from, to } = range
  const now = paragraph.text.slice(from, to)
  const differences = wordDiff(now, plain(wanted)).map((each) => ({ ...each, from: each.from + from, to: each.to + from }))
  const texts = differences.flatMap(({ from: start, to: end, start: first, end: last }): Edit[] => {
    const content = slice(wanted, first, last).map((run): Inline => ({ text: run.text, properties: lookIn(run, sides) }))
    const replace = (until: number, by: readonly Inline[]): Edit =>
      ({ kind: 'replace-text', range: { paragraph, from: start, to: until }, content: by, ...(inside && { inside }) })
    // `Harbour Review. [https://doi.org/10.…]`: what comes in where a link begins stands before it, and is no part of it.
    return content.length > 0 && !inside && beginsLink(paragraph, start, end) ? [replace(start, content), replace(end, [])] : [replace(end, content)]
  })
  const { looks, held } = formats(range, wanted, differences, sides, kept)
  if (texts.length + looks.length === 0) return []
  const isFree = oneText ? isEditable : isWritable
  return texts.length === 0 || inside || isFree(range) ? [...texts, ...looks, ...held] : undefined
}

/** Whether a link begins with a stretch, and goes on behind it. */
const beginsLink = ({ runs }: Paragraph, from: number, to: number): boolean =>
  from < to && runs.some((run) => run.link && run.from === from && to < run.to) && !runs.some((run) => run.link && run.to === from && run.from < from)

/** One object for one look: what is planned for runs is known by it. */
export const lookIn = (run: TextRun, sides: readonly Side[]): Properties => {
  const values = Object.fromEntries(sides.map((side) => [side.property, side.of(run)]))
  const key = JSON.stringify(values)
  let look = looks.get(key)
  if (!look) looks.set(key, (look = values))
  return look
}

const looks = new Map<string, Properties>()

/** The formats of the words that stay: those that they are to have, and those that they have, since another check may set the paragraph upright. */
const formats = (
  { paragraph, from, to }: TextRange,
  wanted: RichText,
  differences: readonly { from: number; to: number; start: number; end: number }[],
  sides: readonly Side[],
  kept: Kept,
): { readonly looks: readonly Edit[]; readonly held: readonly Edit[] } => {
  const looks: Edit[] = []
  const held: Edit[] = []
  let at = from
  let place = 0
  for (const { from: end, to: next, end: nextPlace } of [...differences, { from: to, to, end: 0 }]) {
    for (const { start, stop, run, wish } of stretches(paragraph, at, end, wanted, place)) {
      if (run.own.locked || kept.some(([first, last]) => first < stop && start < last)) continue
      const look = lookIn(wish, sides)
      const isSo = seen(paragraph.text.slice(start, stop), sides).every(({ property, initial }) => (run.effective[property] ?? initial) === look[property])
      if (isSo && !sides.some(({ property, initial }) => look[property] !== initial)) continue
      const edit: Edit = { kind: 'format-text', range: { paragraph, from: start, to: stop }, properties: look }
      if (isSo) held.push(edit)
      else looks.push(edit)
    }
    at = next
    place = nextPlace
  }
  return { looks, held }
}

/** The sides that a reader sees: signs slanted look as they did, heavy and raised ones do not. */
const seen = (text: string, sides: readonly Side[]): readonly Side[] => {
  if (/[\p{L}\p{N}]/u.test(text)) return sides
  return text.trim() === '' ? [] : sides.filter((side) => side !== italic)
}

interface Stretch {
  readonly start: number
  readonly stop: number
  readonly run: Run
  readonly wish: TextRun
}

/** A stretch that stays, cut where either text changes its looks. */
function* stretches(paragraph: Paragraph, from: number, to: number, wanted: RichText, place: number): Generator<Stretch> {
  let begins = from - place
  for (const wish of wanted) {
    const ends = begins + wish.text.length
    for (const run of paragraph.runs) {
      const [start, stop] = [Math.max(from, begins, run.from), Math.min(to, ends, run.to)]
      if (start < stop && !run.deleted) yield { start, stop, run, wish }
    }
    begins = ends
  }
}
