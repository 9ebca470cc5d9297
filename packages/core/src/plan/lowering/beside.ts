import { grouped } from '../../algorithms/grouped.js'
import { once } from '../../algorithms/once.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import type { XmlElement } from '../../xml/element.js'
import { shownText, type ReplaceText } from '../edit.js'
import { standsAboveArrivals } from './above-arrivals.js'
import type { Lowering } from './context.js'

/** A place between runs for new text, the run that it looks like, and the stretch whose planned formats it has. */
export interface Beside {
  readonly at: number
  readonly like: Run
  readonly near: readonly [from: number, to: number]
}

/** Where new text comes that would go into what begins or ends there, and is no part of it: a field that Word fills, a link. */
export const besideOf = (lowering: Lowering, paragraph: Paragraph, replacement: ReplaceText): Beside | undefined => {
  const { range: { from: at, to }, inside } = replacement
  return inside || at !== to ? undefined : besideField(paragraph, at) ?? besideLink(lowering, paragraph, replacement)
}

/** Before the mark that begins a field, where what the field shows begins: Word throws away what is put inside. */
const besideField = ({ runs }: Paragraph, at: number): Beside | undefined => {
  const shown = runs.find((run) => !run.deleted && run.from <= at && at < run.to)
  const begin = shown?.field === 'result' && shown.from === at ? runs.find((run) => run.field === 'code' && run.from === at && run.to === at) : undefined
  return begin && { at: begin.element.start, like: begin, near: [at, at] }
}

/** `Retrieved (` before an address and `).` behind it are no part of it; `https://` is. */
const besideLink = (lowering: Lowering, paragraph: Paragraph, { range: { from: at }, content }: ReplaceText): Beside | undefined => {
  // There tracked changes put such text into the link, with the letter that keeps paragraphs apart; direct ones are to give the same.
  if (at === paragraph.text.length && standsAboveArrivals(lowering, paragraph)) return undefined
  const words = content.map(shownText).join('')
  const [ends, begins] = [endsApart.test(words), beginsApart.test(words)]
  const link = ends || begins ? linksIn(paragraph).find(({ from, to }) => (from === at && ends) || (to === at && begins)) : undefined
  if (!link) return undefined
  const others = paragraph.runs.filter((run) => !run.deleted && !run.fallback && !run.link && run.field === undefined && run.from < run.to)
  const before = others.findLast((run) => run.to <= at)
  const like = before ?? others.find((run) => run.from >= at)
  return like && { at: link.from === at ? link.start : link.end, like, near: before ? [before.to - 1, before.to] : [like.from, like.from + 1] }
}

const endsApart = /[\s([]$/u
const beginsApart = /^[\s)\].,;]/u

/** What leads somewhere: its text, and its markup. */
interface Link {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

const linksIn = once(({ element, runs, fields }: Paragraph): readonly Link[] => {
  const inner = grouped(runs, (run) => topmost(run.element, element))
  const elements = [...inner].flatMap(([{ name, start, end }, within]): Link[] => (name === 'w:hyperlink' ? [{ from: within[0]!.from, to: within.at(-1)!.to, start, end }] : []))
  const codes = fields.filter(({ name }) => name === 'HYPERLINK').map(({ from, to, signs }): Link => ({ from, to, start: runOf(signs[0]!).start, end: runOf(signs.at(-1)!).end }))
  return [...elements, ...codes]
})

/** What holds an element right inside another. */
const topmost = (element: XmlElement, within: XmlElement): XmlElement => {
  let at = element
  while (at.parent && at.parent !== within) at = at.parent
  return at
}

/** A sign of a field stands in a run; a simple field is its own. */
const runOf = (sign: XmlElement): XmlElement => (sign.name === 'w:fldChar' ? sign.parent ?? sign : sign)
