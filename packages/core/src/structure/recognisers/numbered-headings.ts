import type { Line } from '../flow.js'
import { countedBetween } from '../headings/counted-between.js'
import { countedInText } from '../headings/counted-in-text.js'
import { realLevel } from '../headings/likely.js'
import { confidenceLimit } from '../role.js'
import type { Recogniser, Scene } from '../structure.js'
import { looksLike } from '../view.js'
import { ideographNumber } from '../words/ideographs.js'

/** A line that leads on to a list or a table says so much. */
const fewestWords = 5
/** And text says so much. */
const fewestOfText = 20
/** More words are a sentence that somebody numbered. */
const mostWords = 15

/**
 * `2.1.2 Small Ships`, whatever it looks like over text, where `2.1` is surely a heading and `2.1.1` is one too, and `3 Sails` where `2 Ships`
 * is one: numbers that go on with those of the headings. In their letters it is one over nothing as well, as in a draft.
 */
export const numberedHeadings: Recogniser = function* (scene) {
  const looks: Line[] = []
  const counted = scene.looksTell ? countedInText(scene) : new Set<Line>()
  const between = scene.looksTell ? countedBetween(scene.lines, (line) => isSureHeading(scene, line)) : new Set<Line>()
  const headings = new Set([...between].flatMap((line) => pathOf(line) ?? []))
  for (const line of scene.lines) {
    const path = pathOf(line)
    if (path === undefined) continue
    if (isSureHeading(scene, line)) {
      headings.add(path)
      if (!looks.some(({ view }) => looksLike(view, line.view))) looks.push(line)
    } else if (counted.has(line)) {
      headings.add(path)
      yield { paragraph: line.view.paragraph, role: { kind: 'heading' }, confidence: 0.9, evidence: 'counted in one row with the parts of the whole paper' }
    } else if (between.has(line)) {
      yield { paragraph: line.view.paragraph, role: { kind: 'heading' }, confidence: 0.9, evidence: 'counted in one row between two parts of the paper' }
    } else if (goesOn(path, headings) && isShort(line) && ((isCalled(line) && standsOverText(scene, line)) || isSetAsHeading(scene, line, looks))) {
      headings.add(path)
      yield { paragraph: line.view.paragraph, role: { kind: 'heading' }, confidence: 0.9, evidence: 'its number goes on with those of the headings' }
    }
  }
}

/** `2.1.2`, of the number that was typed; `三、` goes on with `二、`, and with nothing that is counted otherwise. */
const pathOf = ({ view: { text, numbered }, number, contents }: Line): string | undefined => {
  if (!number || numbered || contents) return undefined
  if (number.form === 'ideograph') return `${ideographNumber(text)!.rank}, ${number.value}`
  return number.form === 'decimal' ? /\d+(?:\.\d+)*/.exec(text.slice(0, number.to))?.[0].replace(/(?:\.0)+$/, '') : undefined
}

/** … by its style, or beyond doubt by its looks. */
export const isSureHeading = ({ likelihoods, looksTell }: Scene, { view, at }: Line): boolean =>
  realLevel(view) !== undefined || (looksTell && likelihoods[at]!.sure && likelihoods[at]!.chance >= confidenceLimit)

const goesOn = (path: string, headings: ReadonlySet<string>): boolean => {
  const [rank, value] = path.split(', ')
  if (value !== undefined) return !headings.has(path) && headings.has(`${rank}, ${Number(value) - 1}`)
  const end = path.lastIndexOf('.')
  if (end < 0) return !headings.has(path) && headings.has(String(Number(path) - 1))
  const [above, last] = [path.slice(0, end), Number(path.slice(end + 1))]
  return headings.has(above) && !headings.has(path) && (last === 1 || headings.has(`${above}.${last - 1}`))
}

/** A few words that begin as a heading does. */
const isShort = ({ view: { text, words, hasObject }, number, section, label }: Line): boolean => {
  const own = text.slice(number!.to)
  return words <= mostWords && !hasObject && !section && !label && /^["“‘'«¿]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(own) && !/[;,]$/.test(own) && !/[\t\n]/.test(own)
}

/** It says no sentence; a task that is set as the others are (`3. Name two harbours.`) may. */
const isCalled = ({ view: { text } }: Line): boolean => !/[.:?]$/.test(text)

/** Not one of a row of numbered lines; one number alone has text before it, too. */
const standsOverText = ({ lines }: Scene, { number, at }: Line): boolean => {
  const next = lines[at + 1]
  if (number!.depth === 1 && ![lines[at - 1], next].every((line) => (line?.view.words ?? 0) >= fewestOfText)) return false
  return next !== undefined && next.number?.depth !== number!.depth && (next.view.words >= fewestWords || (next.number?.depth ?? 0) > number!.depth)
}

/** In letters that text is not in, and a heading is whose number comes before. */
const isSetAsHeading = ({ look }: Scene, { view }: Line, headings: readonly Line[]): boolean =>
  ((view.bold && !look.bold) || view.size > look.size) && headings.some((heading) => looksLike(heading.view, view))
