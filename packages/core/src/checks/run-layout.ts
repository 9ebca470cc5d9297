import type { AnyCheck, Check, Problem } from './check.js'
import { defineCheck } from './check.js'
import type { Facts, LaidOut } from './facts.js'
import { once } from '../algorithms/once.js'
import type { FormatText } from '../plan/edit.js'
import { holds, letter, number } from '../structure/words/signs.js'
import type { ResolvedLayout } from '../styles/resolved.js'
import type { Paragraph, Run } from '../wordml/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'
import { runValue } from '../wordml/values.js'
import { about, agrees, type About } from './laid-out.js'
import { comparing, type Described } from './wording.js'

type Meta = Omit<Check, 'subjects' | 'examine'>

interface RunCheck extends Described {
  readonly properties: readonly string[]
  /** Text whose look means something and stays, in one of the properties or in all; asked only of text that deviates. */
  readonly exempt?: (run: Run, paragraph: Paragraph, facts: Facts, name: string) => boolean
  /** Whether a value is as good as the wanted one. */
  readonly accepts?: (name: string, value: Value | undefined, facts: Facts) => boolean
  /** Properties that are only set where the whole text has one value: an italic name in a heading means something. */
  readonly uniform?: readonly string[]
  /** … and those that are only set where the text has several. */
  readonly mixed?: readonly string[]
}

/** A check that properties of text are as the style has them for the role. */
export const runLayoutCheck = (meta: Meta & About & RunCheck): AnyCheck => {
  const { roles, except, properties, says, describe, exempt, accepts, uniform = [], mixed = [], ...check } = meta
  const judge = judgement(properties, accepts ?? (() => false))
  const speaks = (layout: ResolvedLayout) => properties.some((name) => name in layout.run)
  const leftIn = (paragraph: Paragraph, meant: Meant): readonly string[] => {
    const several = uniform.length === 0 ? uniform : namesOfSeveral(paragraph, uniform, meant)
    if (mixed.length === 0) return several
    // What is locked differs until somebody decides about it.
    const varied = namesOfSeveral(paragraph, mixed, (run, name) => run.own.locked || meant(run, name))
    return [...several, ...mixed.filter((name) => !varied.includes(name))]
  }
  return defineCheck<LaidOut>({
    ...check,
    subjects: (facts) => about(facts, { roles, except }, speaks),
    examine({ paragraph, layout }, facts): Problem | undefined {
      const { deviating, patchOf } = judge(facts)(layout)
      // Code in a sentence, and a sign from another font, mix nothing.
      const meant: Meant = (run, name) => exempt?.(run, paragraph, facts, name) === true
      let left: readonly string[] | undefined
      let [look, off]: [Properties | undefined, readonly string[]] = [undefined, []]
      const patchFor = (run: Run): Properties | undefined => {
        if (run.effective !== look) [look, off] = [run.effective, deviating(run.effective)]
        // Most text is as it is to be: only where some is not, the rest of its paragraph matters.
        return off.length === 0 ? undefined : patchOf(off.filter((name) => !meant(run, name)), (left ??= leftIn(paragraph, meant)))
      }
      const deviation = deviationOf(paragraph, patchFor)
      return deviation && problemOf(paragraph, deviation, { says, describe }, facts)
    },
  })
}

/** Whether a property of a run means something. */
type Meant = (run: Run, name: string) => boolean

/** Where text of a paragraph is otherwise than the layout wants it. */
interface Deviation {
  readonly first: Run
  /** What the first run lacks. */
  readonly lacking: Properties
  readonly formats: readonly FormatText[]
  /** Some of it has a change of format pending, which is somebody's to decide first. */
  readonly locked: boolean
}

const deviationOf = (paragraph: Paragraph, patchFor: (run: Run) => Properties | undefined): Deviation | undefined => {
  const formats: Growing[] = []
  let [first, lacking, locked]: [Run | undefined, Properties, boolean] = [undefined, {}, false]
  for (const run of paragraph.runs) {
    if (run.to === run.from || run.deleted || run.fallback) continue
    const patch = patchFor(run)
    if (!patch) continue
    if (!first) [first, lacking] = [run, patch]
    if (run.own.locked) locked = true
    else extend(formats, paragraph, run, patch)
  }
  const last = formats.at(-1)
  // The mark goes with the text before it: it gives a list's number its look, and the line its height.
  if (last?.range.to === paragraph.text.length) formats[formats.length - 1] = { ...last, mark: true }
  return first && { first, lacking, formats, locked }
}

const problemOf = (paragraph: Paragraph, { first, lacking, formats, locked }: Deviation, words: Described, facts: Facts): Problem => {
  const said = comparing(words, lacking, (name) => runValue(first.effective, name), facts)
  return {
    at: { paragraph, from: first.from, to: formats.at(-1)?.range.to ?? first.to },
    message: () => said().message,
    found: () => said().found,
    expected: () => said().expected,
    ...(formats.length > 0 && { fix: formats }),
    ...(locked && { partly: true }),
  }
}

/** Neighbouring runs that need the same are one range; a run without text in between goes along. */
const extend = (formats: Growing[], paragraph: Paragraph, run: Run, properties: Properties): void => {
  const last = formats.at(-1)
  if (last && last.range.to === run.from && last.properties === properties) last.range.to = run.to
  else formats.push({ kind: 'format-text', range: { paragraph, from: run.from, to: run.to }, properties })
}

/** An edit whose range is still being found. */
interface Growing extends FormatText {
  readonly range: { readonly paragraph: Paragraph; readonly from: number; to: number }
}

/** The properties of which the words of a paragraph have several values. A sign may be in few fonts: that mixes nothing. */
const namesOfSeveral = (paragraph: Paragraph, names: readonly string[], apart: Meant): readonly string[] =>
  names.filter((name) => {
    let [look, value]: [Properties | undefined, Value | undefined] = [undefined, undefined]
    for (const run of paragraph.runs) {
      if (run.deleted || run.effective === look || !holds(paragraph.text, letter | number, run.from, run.to) || apart(run, name)) continue
      look = run.effective
      const here = runValue(look, name)
      if (value !== undefined && here !== value) return true
      value = here
    }
    return false
  })

/**
 * What text with certain properties has otherwise than a layout wants it, and what is to be set for that, but for what is `left` as it is.
 * Equal patches are one object, which is what later stages remember results by.
 */
const judgement = (names: readonly string[], accepts: NonNullable<RunCheck['accepts']>) =>
  once((facts: Facts) => once((layout: ResolvedLayout) => {
    const patches = new Map<string, Properties>()
    const deviating = once((effective: Properties): readonly string[] => names.filter((name) => {
      const wanted = layout.run[name]
      const value = runValue(effective, name)
      const isSmaller = name === 'size' && layout.maySmaller && Number(value) <= Number(wanted)
      return wanted !== undefined && !agrees(name, value, wanted) && !isSmaller && !accepts(name, value, facts)
    }))
    const patchOf = (off: readonly string[], left: readonly string[]): Properties | undefined => {
      const set = left.length === 0 ? off : off.filter((name) => !left.includes(name))
      if (set.length === 0) return undefined
      const key = set.join()
      let patch = patches.get(key)
      if (!patch) patches.set(key, (patch = Object.fromEntries(set.map((name) => [name, layout.run[name]!]))))
      return patch
    }
    return { deviating, patchOf }
  }))
