import { isSetIn, type Line } from '../flow.js'
import { isFormula } from '../equation.js'
import type { Scene } from '../structure.js'
import { isBrokenByHand } from './broken-lines.js'
import { codeByLooks } from './code.js'
import { isBehindTabs } from './quotations.js'

const fewestWords = 3

/** In the middle of a sentence: `The steps of the model are`, `The code was:`. */
const breaksOff = /(?<!\p{L})(?:is|are|was|were|be|has|have|had|by|via|with|as|from|using|includes?|follows|following|below)$|(?<!\p{L})via \S+$/iu

/** A short line, set as text is, that leads on to what stands below it. */
export const leadsOn = (scene: Scene, line: Line): boolean =>
  line.view.words >= fewestWords && !isAside(scene, line) && (toItems(scene, line) || toQuotation(scene, line) || toFormula(scene, line))

const isAside = ({ likelihoods }: Scene, { view, at, number, label, contents }: Line): boolean =>
  view.numbered || view.outlineLevel < 9 || view.align === 'center' || view.align === 'right' || likelihoods[at]!.lasting || (number ?? label ?? contents) !== undefined

/** `The model has three steps:` over the first of them, or over a program; a heading below may yet get its number. */
const toItems = ({ lines, look, isHeading }: Scene, line: Line): boolean => {
  const { view, at } = line
  const next = lines[at + 1]
  const isOpen = breaksOff.test(view.text) && !isSetIn(view, look) && !isHeading(line)
  if (!/^[^\t\n]+[:\p{Ll}]$/u.test(view.text) || next === undefined || isHeading(next) || !(view.text.endsWith(':') || isOpen)) return false
  return next.view.numbered || (next.number?.closed ?? false) || codeByLooks(next, look) !== undefined
}

/** A few words set in may be anything. */
const fewestQuoted = 8

/** `She puts it like this:` over a paragraph that is set in, or over lines that are. */
const toQuotation = (scene: Scene, line: Line): boolean => {
  const { lines, look, isHeading } = scene
  const { view, at } = line
  const next = lines[at + 1]
  if (!/^[^\t\n]+:$/u.test(view.text) || isSetIn(view, look) || isHeading(line) || next === undefined) return false
  return isBrokenByHand(scene, next) || (next.view.words >= fewestQuoted && (isSetIn(next.view, look) || isBehindTabs(scene, next)))
}

/** `The growth of the ice is given by` over an equation; over one that is typed where the sentence has no end, or after text. */
const toFormula = ({ lines, look, isHeading }: Scene, line: Line): boolean => {
  const { view, at, after } = line
  const next = lines[at + 1]
  const isWithin = breaksOff.test(view.text) || (lines[at - 1]?.view.words ?? 0) >= 12
  const isTyped = isWithin && next !== undefined && isFormula(next.view.text)
  return /^\p{L}[^\t\n]*[\p{Ll}:,]$/u.test(view.text) && !isSetIn(view, look) && !isHeading(line) && (after === 'equation' || isTyped)
}

/** `where g is the weight of the ice.` below an equation. */
export const goesOn = (scene: Scene, line: Line): boolean =>
  line.before === 'equation' && /^\p{Ll}/u.test(line.view.text) && line.view.words >= fewestWords && !isAside(scene, line) && !isSetIn(line.view, scene.look)
