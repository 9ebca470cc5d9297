import type { Line } from '../flow.js'
import type { Scene } from '../structure.js'
import { looksLike } from '../view.js'
import { placedTitle } from './placed.js'
import { mostProminent } from './prominent.js'
import { restOfTitle } from './rest-of-title.js'
import type { TitleLine } from './title-line.js'

/** The title by its looks: what stands out most up front, or stands alone over names or text. */
export const shownTitle = (scene: Scene): readonly TitleLine[] => {
  const first = mostProminent(scene) ?? placedTitle(scene)
  if (!first) return []
  const all = [first, ...restOfTitle(scene, first)]
  const alone = scene.lines.every((line) => all.includes(line) || !looksLike(line.view, first.view))
  const { size, align, bold } = first.view
  // From the margin and under another line, it is set as its headings are because it is one.
  if (!alone && first.at > 0 && align !== 'center') return []
  const evidence = `line ${first.at + 1}, ${bold ? 'bold, ' : ''}${align === 'center' ? 'centred, ' : ''}${size / 2} points${alone ? ', like no other line' : ''}`
  const confidence = confidenceIn(scene, all, alone)
  return all.map((line) => ({ line, confidence, evidence }))
}

const confidenceIn = (scene: Scene, all: readonly Line[], alone: boolean): number => {
  const first = all[0]!
  const sure = scene.looksTell ? 0.96 : 0.84
  if (first === placedTitle(scene)) return sure
  if (mayHeadText(scene, all, alone)) return 0.6
  if (isOverHeading(scene, first)) return sure
  const { view: { size, align, bold }, at } = first
  const { look, lines } = scene
  // On a title page, institution, course and names may stand over it, in smaller letters.
  const isUnderNames = align === 'center' && lines.every((line) => all.includes(line) || line.view.size < size)
  const isSetOff = (size >= look.size + 4 || align === 'center') && (bold || size > look.size)
  return alone && (at < 3 || isUnderNames) && isSetOff ? sure : 0.84
}

/** A bold line over the first paragraph may as well be its heading, unless the headings look otherwise. */
const mayHeadText = ({ lines, look, isHeading }: Scene, all: readonly Line[], alone: boolean): boolean => {
  const first = all[0]!
  const isOverText = first.view.size < look.size + 3 && (lines[first.at + all.length]?.view.words ?? 0) >= 15
  const headingsDiffer = first.at === 0 && first.view.align === 'center' && alone && lines.filter((line) => line !== first && isHeading(line)).length >= 2
  return isOverText && !headingsDiffer
}

/** Nothing stands between it and a heading that looks as it does and as others further down: it is over all of them, and none of their row. */
const isOverHeading = ({ lines, isHeading }: Scene, { at, view, number }: Line): boolean => {
  const isAlike = (line: Line): boolean => isHeading(line) && looksLike(line.view, view)
  const [next, ...below] = lines.slice(at + 1)
  return at === 0 && view.align === 'center' && !number && next !== undefined && isAlike(next) && (below[0]?.view.words ?? 0) >= fewestOfText && below.some(isAlike)
}

/** So many words are text. */
const fewestOfText = 20
