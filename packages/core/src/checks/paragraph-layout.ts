import type { AnyCheck, Check, Problem } from './check.js'
import { defineCheck } from './check.js'
import type { Facts, LaidOut } from './facts.js'
import { once } from '../algorithms/once.js'
import type { SetParagraph } from '../plan/edit.js'
import { frontPart } from '../structure/words/front-part.js'
import { frontStyle } from '../structure/words/front-style.js'
import type { ResolvedLayout } from '../styles/resolved.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'
import { paragraphValue } from '../wordml/values.js'
import { possible } from './editable.js'
import { about, agrees, whole, type About } from './laid-out.js'
import { asSeen } from './as-seen.js'
import { comparing, type Described } from './wording.js'

type Meta = Omit<Check, 'subjects' | 'examine'>

interface Judging {
  readonly properties: readonly string[]
  /** One of the properties that another check speaks of in some paragraphs. */
  readonly elsewhere?: { readonly property: string; readonly when: (laidOut: LaidOut, facts: Facts) => boolean }
}

/** A check that properties of paragraphs are as the style has them for the role. */
export const paragraphLayoutCheck = (meta: Meta & About & Described & Judging): AnyCheck => {
  const { roles, except, properties, elsewhere, says, describe, ...check } = meta
  // Layouts and properties are shared objects: thousands of paragraphs have the same.
  const judge = once((layout: ResolvedLayout) =>
    once((effective: Properties) => deviations(properties, layout.paragraph, (name) => paragraphValue(effective, name))))
  const speaks = (layout: ResolvedLayout) => properties.some((name) => name in layout.paragraph)
  return defineCheck<LaidOut>({
    ...check,
    subjects: (facts) => about(facts, { roles, except }, speaks),
    examine(laidOut, facts): Problem | undefined {
      const { paragraph, layout } = laidOut
      const judged = judge(layout)(paragraph.effective)
      const patch = judged && elsewhere && elsewhere.property in judged && elsewhere.when(laidOut, facts) ? without(judged, elsewhere.property) : judged
      if (!patch) return undefined
      const seen = asSeen(paragraph)
      const said = comparing({ says, describe }, seen.properties(patch), seen.held, facts)
      return {
        at: whole(paragraph),
        message: () => said().message,
        found: () => said().found,
        expected: () => said().expected,
        fix: possible(setParagraph(facts, paragraph, layout, patch)),
      }
    },
  })
}

const without = (patch: Properties, name: string): Properties | undefined => {
  const rest = Object.entries(patch).filter(([each]) => each !== name)
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/**
 * The edit that gives a paragraph properties, and the Word style of its role, whose own properties it then has too.
 * Text that no change can be recorded for keeps its paragraph's style: under another one its look would have to be said
 * anew, and a run can record only one change. So does a line of a title page of which its style alone says what it is.
 */
export const setParagraph = (facts: Facts, paragraph: Paragraph, layout: ResolvedLayout, properties: Properties): SetParagraph => {
  const locked = paragraph.mark.locked || paragraph.runs.some((run) => run.own.locked)
  const style = locked || isToldByStyle(facts, paragraph) ? undefined : layout.style
  const carried = style === undefined ? undefined : facts.style.wordStyles.get(style)
  return {
    kind: 'set-paragraph',
    paragraph,
    ...(style !== undefined && { style }),
    properties: carried ? joined(carriedBy(layout)(carried.paragraph))(properties) : properties,
  }
}

const isToldByStyle = ({ structure }: Facts, paragraph: Paragraph): boolean => {
  const { kind } = structure.role(paragraph)
  // A subtitle is told by the style of its role.
  return kind !== 'subtitle' && frontStyle(paragraph.styleName) === kind && frontPart(paragraph.text.trim()) !== kind
}

/** What the Word style says, as the role has it: a heading of references may stand elsewhere than headings of its level. */
const carriedBy = once((layout: ResolvedLayout) =>
  once((carried: Properties): Properties => Object.fromEntries(Object.keys(carried).map((name) => [name, layout.paragraph[name]!]))))

/** What the Word style says with the check's own values; equal pairs are one object, as thousands of paragraphs ask for it. */
const joined = once((carried: Properties) => once((properties: Properties): Properties => ({ ...carried, ...properties })))

const deviations = (names: readonly string[], wanted: Properties, held: (name: string) => Value | undefined): Properties | undefined => {
  const patch: Record<string, Value> = {}
  for (const name of names) {
    const value = wanted[name]
    if (value !== undefined && !agrees(name, held(name), value)) patch[name] = value
  }
  return Object.keys(patch).length > 0 ? patch : undefined
}
