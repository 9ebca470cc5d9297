import type { Problem } from '../../check.js'
import { layoutOf, type Facts } from '../../facts.js'
import type { Edit } from '../../plan/edit.js'
import { hasPicture } from '../../structure/flow.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { canMove } from '../../wordml/removable.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'
import type { Caption } from './caption-parts.js'

/** A caption beside what it is the caption of. */
export interface Placed {
  readonly caption: Caption
  readonly stands: 'above' | 'below'
  /** The paragraph with the picture; a table is none. */
  readonly picture: Paragraph | undefined
}

/** What stands right before and after each paragraph among its siblings, empty paragraphs passed over. */
type Beside = readonly ['table' | Paragraph | undefined, 'table' | Paragraph | undefined]

/** Undefined where nothing, or something on both sides, could be what the caption belongs to. */
export const placed = (caption: Caption, facts: Facts): Placed | undefined => {
  const { paragraph, titleBelow, kind } = caption
  const first = besideOf(facts, paragraph)[0]
  const last = besideOf(facts, titleBelow ?? paragraph)[1]
  const isObject = (each: Beside[0]): boolean => (kind === 'table' ? each === 'table' : each !== undefined && each !== 'table' && isPicture(each))
  if (isObject(first) === isObject(last)) return undefined
  const object = isObject(first) ? first : last
  return { caption, stands: isObject(first) ? 'below' : 'above', picture: object === 'table' ? undefined : object }
}

const isPicture = (paragraph: Paragraph): boolean => !/[\p{L}\p{N}]/u.test(paragraph.text) && hasPicture(paragraph)

const neighbours = new WeakMap<Facts, ReadonlyMap<Paragraph, Beside>>()

const besideOf = (facts: Facts, paragraph: Paragraph): Beside => {
  let all = neighbours.get(facts)
  if (!all) neighbours.set(facts, (all = readNeighbours(facts)))
  return all.get(paragraph) ?? [undefined, undefined]
}

const readNeighbours = ({ document }: Facts): ReadonlyMap<Paragraph, Beside> => {
  const blocks = (document.stories.find(({ kind }) => kind === 'body')?.blocks ?? [])
    .map((block) => ('runs' in block ? block : ('table' as const)))
    .filter((block) => block === 'table' || block.text.trim() !== '')
  return new Map(blocks.flatMap((block, index) => (block === 'table' ? [] : [[block, [blocks[index - 1], blocks[index + 1]]] as const])))
}

/** A caption is moved over or under a picture where all of it can be; a table cannot be passed by a change that is tracked. */
export const misplaced = ({ caption, stands, picture }: Placed, facts: Facts): Problem | undefined => {
  const { paragraph, titleBelow, wanted, kind } = caption
  const layout = layoutOf(facts, paragraph)
  if (!layout) return undefined
  const lines = [paragraph, ...(titleBelow ? [titleBelow] : [])]
  const problem = { at: whole(paragraph), found: stands, expected: wanted.position }
  if (stands !== wanted.position) {
    const message = `“${paragraph.text.trim().slice(0, 40)}” stands ${stands} its ${kind}; the style has it ${wanted.position}.`
    const before = picture && (wanted.position === 'above' ? picture : besideElement(facts, picture))
    const free = before && before.element.parent === paragraph.element.parent && !before.revised && lines.every((line) => canMove(line) && !line.own.locked)
    if (!free) return { ...problem, message, review: true }
    const styled = lines.map((line): Edit => setParagraph(facts, line, layout, wanted.position === 'above' ? { keepNext: true } : {}))
    return { ...problem, message, fix: [{ kind: 'move-blocks', paragraphs: lines, before }, ...styled] }
  }
  const upper = stands === 'above' ? lines : picture ? [picture] : []
  const loose = upper.filter(({ effective, own }) => effective['keepNext'] !== true && !own.locked)
  if (loose.length === 0) return undefined
  const fix = loose.map((each): Edit => ({ kind: 'set-paragraph', paragraph: each, properties: { keepNext: true } }))
  return { ...problem, message: `A page may end between “${paragraph.text.trim().slice(0, 40)}” and its ${kind}.`, found: 'may part', expected: 'kept together', fix }
}

/** The paragraph right behind one, where one is. */
const besideElement = ({ document }: Facts, { element, index }: Paragraph): Paragraph | undefined => {
  const siblings = element.parent?.children ?? []
  const next = document.paragraphs[index + 1]
  return next && siblings[siblings.indexOf(element) + 1] === next.element ? next : undefined
}
