import type { Flow, Line } from '../flow.js'
import type { Scene } from '../structure.js'
import { looksLike, type View } from '../view.js'
import { frontPart, isCompanyAlone, isPaperKind } from '../words/front-part.js'
import { mostWords } from './title-line.js'

/** A title is among the first lines, before any prose. */
const among = 6

/** The line up front that stands out most. */
export const mostProminent = (scene: Scene): Line | undefined => {
  const first = scene.lines.slice(0, among)
  const possible: Line[] = []
  for (const line of first) {
    if (isProse(line.view) || (possible.length > 0 && (line.section ?? line.usual))) break
    if (canBeTitle(line, scene)) possible.push(line)
  }
  const views = possible.map(({ view }) => view)
  const best = mostSetOff(views)
  const title = best && underInstitution(overName(best, views), views, first.map(({ view }) => view))
  return possible.find(({ view }) => view === title)
}

const isProse = ({ words, text }: View): boolean => words >= 30 && /[.:;,]$/.test(text)

/** Whoever wrote it may be named in the larger letters: the title is what stands right over the name, set off too. */
const overName = (best: View, possible: readonly View[]): View =>
  (frontPart(best.text) === 'author' ? possible[possible.indexOf(best) - 1] : undefined) ?? best

/**
 * An institution is often named over the title in the same letters: then the title is the next line that looks as it does, and says nothing
 * of the kind. `GROUP PROJECT REPORT` is no title over a line that may be one, nor is `Northern Ships Ltd.` in letters of any size.
 */
export const underInstitution = (best: View, possible: readonly View[], lines: readonly View[]): View => {
  const isSetOff = ({ size, bold }: View): boolean => bold || lines.some((other) => other.size < size)
  if (isPaperKind(best.text)) return mostSetOff(possible.filter((view) => isSetOff(view) && view.words >= 2 && !frontPart(view.text))) ?? best
  const beside = possible.filter((view) => view !== best && isSetOff(view) && view.words >= 3 && !frontPart(view.text))
  if (isCompanyAlone(best.text) && beside.length > 0) return mostSetOff(beside)!
  const isOnlyLook = !lines.some(({ size, bold }) => size < best.size || (best.bold && !bold))
  if (isOnlyLook || !/^(affiliation|date|course)$/.test(frontPart(best.text) ?? '')) return best
  return possible.find((view) => looksLike(view, best) && view.words >= 2 && !frontPart(view.text)) ?? best
}

const mostSetOff = ([first, ...others]: readonly View[]): View | undefined =>
  first && others.reduce((most, view) => (prominence(view) > prominence(most) ? view : most), first)

const canBeTitle = (line: Line, flow: Flow): boolean => {
  const { view, label, contents, listed } = line
  if (label?.number !== undefined || contents || listed !== undefined || view.numbered || isCalledAsParts(line, flow)) return false
  if (view.words > mostWords || !/\p{L}{2}/u.test(view.text) || /@|https?:/.test(view.text)) return false
  return view.size >= flow.look.size + 3 || ((view.bold || view.caps) && view.align === 'center')
}

/** `Supplementary materials` may be all that a paper is called, if nothing else in it is as large. */
const isCalledAsParts = ({ view, at, section, usual }: Line, { lines }: Flow): boolean => {
  const isLargest = at === 0 && view.words > 1 && lines.every((line) => line.at === at || line.view.size < view.size)
  return (section !== undefined || usual) && !isLargest
}

const prominence = ({ size, bold, align, caps }: View): number => size * 10 + (bold ? 5 : 0) + (align === 'center' ? 3 : 0) + (caps ? 2 : 0)
