import type { Flow, Line } from '../flow.js'
import { clues, contentsMark, firstProse, isEmphatic, looksAsText, type Place } from './clues.js'
import { confidenceLimit } from '../role.js'
import { isFormula } from '../equation.js'
import type { View } from '../view.js'
import { isAttribution } from './attribution.js'
import { headingsFromMargin } from './from-margin.js'
import { headingsInLettersOfText } from './in-letters-of-text.js'
import { isAppendixLabel, isTitleUnderLabel, labelAbove } from './label-above.js'
import { hasUnderlinedLeads } from './underlined-leads.js'
import { endsSentence } from '../words/ends-sentence.js'
import { namedLevel } from '../words/named-level.js'
import { isStatementLabel } from '../words/statement-label.js'
import { holds, letter } from '../words/signs.js'
import { placeholder } from '../words/template-sign.js'
import { bias, weights } from './weights.js'

const likeTheLineBefore = 'the line before looks the same'

/** Longer lines are no headings, whatever they look like. */
const longest = 30

export interface Likelihood {
  /** 0 to 1. */
  readonly chance: number
  /** Nothing raises a doubt that the rest cannot settle. */
  readonly sure: boolean
  /** The file says it, by a style or by its contents list: no looks have to. */
  readonly told: boolean
  /** It may be a heading even by that alone which formatting leaves as it is: the next run will see it too. */
  readonly lasting: boolean
  /** The clues that speak for it, the strongest first. */
  readonly evidence: readonly string[]
}

/** `Nordhafen, 3 May 2022 ________`: a line to sign on, or to fill in. */
const ruled = /_{3}/

/** `AND` between two items of a list. A letter may be what an index is divided by, and `But` is a French heading. */
const conjunction = /^\P{L}*(?:and(?:\s?\/\s?or)?|or|und|oder|et|ou|en|of|och|og|eller)\P{L}*$/iu

const namesNothing = [placeholder, conjunction, ruled]

/** A line that says something itself, and is not an entry of a contents list. */
export const canBeHeading = ({ view: { text, words }, contents }: Line): boolean =>
  words <= longest && !contents && holds(text, letter) && !isFormula(text) && !isStatementLabel(text) && !namesNothing.some((pattern) => pattern.test(text))

/** `(7) Where the verb stands` in the letters of text: what a paper counts so are its examples. */
const isExample = (place: Place): boolean => /^\(\d{1,3}\)\s/.test(place.line.view.text) && looksAsText(place)

/** `HC` and, behind a tab, `Harbour Commissioners`, in letters no stronger than those of text: what an abbreviation stands for. */
const isExplained = ({ line: { view, number }, flow: { look } }: Place): boolean =>
  !number && /^[\p{L}&/.-]{2,12}\t+\p{L}/u.test(view.text) && view.size <= look.size && !isEmphatic(view, look)

/** Who signs a letter at its end, whatever else comes last in the letters of text, and a line alone have nothing that they could be the heading of. */
const standsOverNothing = (place: Place): boolean =>
  place.next === undefined && place.line.after === undefined && place.line.listed === undefined &&
  (looksAsText(place) || (place.flow.lines.length === 1 && !place.line.main))

export const placesOf = (flow: Flow): readonly Place[] =>
  flow.lines.map((line) => ({ line, previous: flow.lines[line.at - 1], next: flow.lines[line.at + 1], flow }))

const unlikely: Likelihood = { chance: 0, sure: true, told: false, lasting: false, evidence: [] }
const real: Likelihood = { chance: 1, sure: true, told: true, lasting: false, evidence: [] }

/** How likely each line is a heading by its looks and words: the clues that hold are added up, as in a logistic regression. */
export const headingLikelihoods = (flow: Flow): readonly Likelihood[] => {
  const canBe = (place: Place): boolean =>
    realLevel(place.line.view) !== undefined ||
    (canBeHeading(place.line) && !standsOverNothing(place) && !isAttribution(place) && !isExample(place) && !isExplained(place))
  const places = placesOf(flow)
  const ofEach = underHeadings(places, places.map((place) => (canBe(place) ? likelihood(place) : unlikely)))
  return withoutCaptions(flow, withTheirLook(flow, withTitlesUnderLabels(flow, withThoseInLettersOfText(flow, withThoseFromMargin(flow, ofEach)))))
}

const withThoseFromMargin = ({ lines, looksTell }: Flow, likelihoods: readonly Likelihood[]): readonly Likelihood[] => {
  const found = looksTell ? headingsFromMargin(lines) : new Set()
  return likelihoods.map((each, at) =>
    found.has(lines[at]!) && each.chance < plainChance ? { ...each, chance: plainChance, sure: true, evidence: ['from the margin, between paragraphs that are set in'] } : each)
}

const withThoseInLettersOfText = (flow: Flow, likelihoods: readonly Likelihood[]): readonly Likelihood[] => {
  const found = flow.looksTell ? headingsInLettersOfText(flow, ({ at }) => likelihoods[at]!.chance >= 0.5) : new Set()
  return likelihoods.map((each, at) =>
    found.has(flow.lines[at]!) ? { ...each, chance: plainChance, sure: true, evidence: ['a few words between paragraphs, as others are that nothing sets off'] } : each)
}

/** Under a label stands what the part is called, in the plainest letters: in the middle under one in the middle, or between it and the text. */
const withTitlesUnderLabels = ({ lines, look }: Flow, likelihoods: readonly Likelihood[]): readonly Likelihood[] =>
  likelihoods.map((each, at) => {
    const { view: { align, words, text }, label } = lines[at]!
    const isCentred = align === 'center' && look.align !== 'center' && words <= longestPlain && !label && !endsSentence(text)
    const isTitle = isCentred || isTitleUnderLabel(lines, lines[at]!)
    const above = isTitle && each !== unlikely && each.sure && each.chance < plainChance ? labelAbove(lines, lines[at]!) : undefined
    return above && likelihoods[above.at]!.chance >= plainChance ? { ...each, chance: plainChance, evidence: [...each.evidence, `under “${above.view.text}”`] } : each
  })

/** Hardly set off right over a table, or right under a figure in letters that no other heading may have: a caption without a number. */
const withoutCaptions = ({ lines, look }: Flow, likelihoods: readonly Likelihood[]): readonly Likelihood[] => {
  const mayBe = lines.filter(({ at, view }) => likelihoods[at]!.chance >= 0.5 && !likelihoods[at]!.told && isHardlySetOff(view, look))
  const headings = new Set(mayBe.filter((line) => !standsAsCaption(line)).map(({ view }) => lookKey(view)))
  const isKnown = ({ at, view }: Line): boolean => isSure(likelihoods[at]!) && headings.has(lookKey(view))
  const captions = new Set(mayBe.filter((line) => standsAsCaption(line) && (line.after === 'table' || !isKnown(line))))
  return likelihoods.map((each, at) => (captions.has(lines[at]!) ? unlikely : each))
}

const isHardlySetOff = (view: View, look: Flow['look']): boolean =>
  !isEmphatic(view, look) && (view.size < look.size || (view.size === look.size && view.italic && !look.italic))

const standsAsCaption = ({ before, after, usual, number, view: { text, words, paragraph } }: Line): boolean =>
  !usual && number === undefined && namedLevel(text) === undefined && (after === 'table' || (before === 'figure' && words > 1 && paragraph.effective['keepNext'] !== true))

/** So many headings beyond doubt that look alike say what the look is for. */
const fewestAlike = 3
const alikeChance = 0.9

/** What looks as surely nothing but headings do is one as surely, if it is more likely one than not. */
const withTheirLook = (flow: Flow, likelihoods: readonly Likelihood[]): readonly Likelihood[] => {
  const { lines } = flow
  // What stands around the title is set in the middle as headings are, and is no heading for that.
  const front = firstProse(flow)
  const looks = new Map<string, { sure: number; others: number }>()
  for (const [at, { view }] of lines.entries()) {
    const key = lookKey(view)
    let look = looks.get(key)
    if (!look) looks.set(key, (look = { sure: 0, others: 0 }))
    if (isSure(likelihoods[at]!)) look.sure++
    else if (likelihoods[at]!.chance < 0.5 && at >= front) look.others++
  }
  return likelihoods.map((each, at) => {
    if (!each.sure || each.chance < 0.5 || each.chance >= confidenceLimit) return each
    const { sure, others } = looks.get(lookKey(lines[at]!.view))!
    return sure >= fewestAlike && others === 0 ? { ...each, chance: alikeChance, evidence: [...each.evidence, `looks as ${sure} other headings do`] } : each
  })
}

const isSure = ({ chance, sure }: Likelihood): boolean => sure && chance >= confidenceLimit

const lookKey = ({ size, bold, italic, underlined, caps, align, face, color }: View): string => [size, bold, italic, underlined, caps, align, face, color].join(' ')

/** The level that a style or an outline level gives, where a line has one. */
export const realLevel = ({ styleName, outlineLevel }: View): number | undefined => {
  const named = /^heading ([1-9])$/.exec(styleName)
  if (named) return Number(named[1])
  return outlineLevel < 9 ? outlineLevel + 1 : undefined
}

/** What looks as the heading above it does will not when that has its style: whoever reads the result is not to find a heading that nobody asked about. */
const underHeadings = (places: readonly Place[], likelihoods: readonly Likelihood[]): readonly Likelihood[] =>
  likelihoods.map((each, at) => {
    const above = likelihoods[at - 1]
    const isUnder = above !== undefined && !above.told && above.sure && above.chance >= confidenceLimit
    return isUnder && each !== unlikely && !each.told ? likelihood(places[at]!, likeTheLineBefore) : each
  })

const likelihood = (place: Place, passedOver?: string): Likelihood => {
  if (realLevel(place.line.view) !== undefined) return real
  let sum = bias
  let lastingSum = bias
  let sure = true
  const speaking: { name: string; weight: number }[] = []
  for (const { name, holds, doubt, lasting } of clues) {
    const weight = weights[name] ?? 0
    if ((weight === 0 && !doubt) || name === passedOver || !holds(place)) continue
    if (doubt) sure = false
    sum += weight
    if (lasting) lastingSum += weight
    if (weight > 0.3) speaking.push({ name, weight })
  }
  const evidence = speaking.sort((one, other) => other.weight - one.weight).slice(0, 5).map(({ name }) => name)
  if (isInContents(place)) return { chance: 1, sure: true, told: true, lasting: true, evidence }
  const chance = 1 / (1 + Math.exp(-sum))
  if (namedLevel(place.line.view.text) !== undefined) return { chance: Math.max(chance, plainChance), sure: true, told: false, lasting: true, evidence }
  const isPart = isPlain(place) || isAppendixLabel(place.flow.lines, place.line) || isNamedAppendix(place)
  return { chance: sure && isPart ? Math.max(chance, plainChance) : chance, sure, told: false, lasting: lastingSum > 0 && isSetOff(place), evidence }
}

/** The contents list has its words and leads to it: Word found it in the outline when it made the list. */
const isInContents = ({ line: { view, listed }, flow }: Place): boolean =>
  listed !== undefined && flow.bookmarks.at(view.paragraph).some(({ name }) => contentsMark.test(name))

/** What everybody types who knows no styles: a few words set off, or the name of a main part, over a paragraph. Twins have few of these, real papers many. */
const isPlain = ({ line: { view, main, before, at }, previous, next, flow }: Place): boolean => {
  const { look } = flow
  // Before the text, to whom it is dedicated and who wrote it are set so.
  const isWithin = before === 'line' && at > firstProse(flow) && ((view.italic && !look.italic) || previous!.view.words >= fewestOfText)
  const isApart = isWithin && view.align === 'center' && look.align !== 'center'
  const isUnderlined = view.underlined && !(view.text.endsWith(':') && hasUnderlinedLeads(flow))
  const stands = main || (view.bold && !look.bold) || isUnderlined || (view.caps && !look.caps) || isApart
  return stands && view.words <= longestPlain && !view.numbered && !view.hasObject &&
    view.size >= look.size && next !== undefined && next.view.words >= fewestOfText && next.view.size <= look.size
}

/** `Appendix A. Letters` set off: a part of the paper, though a list, a table or a picture stands below it. One after the other they are a list. */
const isNamedAppendix = ({ line, previous, next, flow }: Place): boolean =>
  [previous, next].every((other) => other?.section !== 'appendix') && line.section === 'appendix' && !line.view.numbered && line.view.words <= longestPlain &&
  isEmphatic(line.view, flow.look)

const plainChance = 0.9
/** What is set off by little is a heading only where it is short. */
const longestPlain = 10
const fewestOfText = 12

const isSetOff = ({ line: { view, usual, listed }, flow }: Place): boolean =>
  view.bold || view.italic || view.underlined || view.caps || (view.size >= 28 && view.size > flow.look.size) || usual || listed !== undefined
