import type { AnyCheck, Check, Problem } from '../check.js'
import { defineCheck } from '../check.js'
import { certainRole, layoutOf, type Facts } from '../facts.js'
import type { FormatText, SetParagraph } from '../plan/edit.js'
import type { RoleKind } from '../structure/role.js'
import type { ResolvedLayout } from '../styles/resolved.js'
import { paragraphValue, runValue } from '../wordml/formatting.js'
import { hasContent, type Paragraph, type Run } from '../wordml/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'

type Meta = Omit<Check, 'subjects' | 'examine'>

/** Which roles a check is about; all that have a layout where it is left out. */
interface About {
  readonly roles?: readonly RoleKind[]
  readonly except?: readonly RoleKind[]
}

/** How far a measure may be off before anybody sees it: twips, and 240ths of a line. */
const tolerance: Readonly<Record<string, number>> = {
  line: 6,
  spaceBefore: 20,
  spaceAfter: 20,
  indentStart: 30,
  indentEnd: 30,
  firstLine: 30,
}

const agrees = (name: string, value: Value | undefined, wanted: Value): boolean =>
  value === wanted || (typeof value === 'number' && typeof wanted === 'number' && Math.abs(value - wanted) <= (tolerance[name] ?? 0))

/** A check that properties of paragraphs are as the style has them for the role. */
export const paragraphLayoutCheck = (meta: Meta & About & { properties: readonly string[]; describe: (properties: Properties) => string }): AnyCheck => {
  const { roles, except, properties, describe, ...check } = meta
  const judge = remember((layout, effective) => deviations(properties, layout.paragraph, (name) => paragraphValue(effective, name)))
  return defineCheck<Paragraph>({
    ...check,
    subjects: (facts) => subjectsOf(facts, { roles, except } as About, (layout) => properties.some((name) => name in layout.paragraph)),
    examine(paragraph, facts): Problem | undefined {
      const layout = layoutOf(facts, paragraph)!
      const effective = facts.formatting.paragraph(paragraph)
      const patch = judge(layout, effective)
      if (!patch || paragraph.own.pending) return undefined
      return {
        at: whole(paragraph),
        message: () => `${describe(effective)}; the style wants ${describe(layout.paragraph)}.`,
        found: () => describe(effective),
        expected: describe(layout.paragraph),
        fix: setParagraph(facts, paragraph, layout, patch),
      }
    },
  })
}

/**
 * The edit that gives a paragraph properties, and the Word style of its role, whose own properties it then has too.
 * Text with a pending change of format keeps its paragraph's style: under another one its look would have to be said
 * anew, and a run can record only one change.
 */
export const setParagraph = (facts: Facts, paragraph: Paragraph, layout: ResolvedLayout, properties: Properties): SetParagraph => {
  const pending = paragraph.mark.pending || paragraph.runs.some((run) => run.own.pending)
  const style = pending ? undefined : layout.style
  const carried = style === undefined ? undefined : facts.style.wordStyles.get(style)
  return {
    kind: 'set-paragraph',
    paragraph,
    ...(style !== undefined && { style }),
    properties: carried ? { ...carried.paragraph, ...properties } : properties,
  }
}

interface RunCheck {
  readonly properties: readonly string[]
  readonly describe: (properties: Properties, facts: Facts) => string
  /** Runs whose look means something and stays. */
  readonly exempt?: (properties: Properties, run: Run, facts: Facts, paragraph: Paragraph) => boolean
  /** Whether a value is as good as the wanted one. */
  readonly accepts?: (name: string, value: Value | undefined, facts: Facts) => boolean
  /** Properties that are only set where the whole text has one value: an italic name in a heading means something. */
  readonly uniform?: readonly string[]
}

/** A check that properties of text are as the style has them for the role. */
export const runLayoutCheck = (meta: Meta & About & RunCheck): AnyCheck => {
  const { roles, except, properties, describe, exempt, accepts, uniform = [], ...check } = meta
  return defineCheck<Paragraph>({
    ...check,
    subjects: (facts) => subjectsOf(facts, { roles, except } as About, (layout) => properties.some((name) => name in layout.run)),
    examine(paragraph, facts): Problem | undefined {
      const layout = layoutOf(facts, paragraph)!
      const judged = properties.filter((name) => !uniform.includes(name) || isUniform(facts, paragraph, name))
      const formats: FormatText[] = []
      let first: Properties | undefined
      for (const run of paragraph.runs) {
        if (run.to === run.from || run.deleted || run.fallback || run.own.pending) continue
        const effective = facts.formatting.run(paragraph, run)
        if (exempt?.(effective, run, facts, paragraph)) continue
        const patch = patchOf(layout, judged, effective, (name, value) => accepts?.(name, value, facts) ?? false)
        if (!patch) continue
        first ??= effective
        extend(formats, paragraph, run, patch)
      }
      if (!first) return undefined
      const found = first
      return {
        at: { paragraph, from: formats[0]!.range.from, to: formats.at(-1)!.range.to },
        message: () => `${describe(found, facts)}; the style wants ${describe(layout.run, facts)}.`,
        found: () => describe(found, facts),
        expected: describe(layout.run, facts),
        fix: formats,
      }
    },
  })
}

/** Neighbouring runs that need the same are one range; a run without text in between goes along. */
const extend = (formats: FormatText[], paragraph: Paragraph, run: Run, properties: Properties): void => {
  const last = formats.at(-1)
  if (last && last.range.to === run.from && last.properties === properties) {
    formats[formats.length - 1] = { ...last, range: { paragraph, from: last.range.from, to: run.to } }
  } else formats.push({ kind: 'format-text', range: { paragraph, from: run.from, to: run.to }, properties })
}

const isUniform = (facts: Facts, paragraph: Paragraph, name: string): boolean => {
  let value: Value | undefined
  for (const run of paragraph.runs) {
    if (run.to === run.from || run.deleted || !/\S/.test(paragraph.text.slice(run.from, run.to))) continue
    const here = runValue(facts.formatting.run(paragraph, run), name)
    if (value !== undefined && here !== value) return false
    value = here
  }
  return true
}

const interned = new WeakMap<ResolvedLayout, Map<string, Properties>>()

/** Equal patches of one layout are one object, which is what later stages remember results by. */
const patchOf = (layout: ResolvedLayout, names: readonly string[], effective: Properties, accepts: (name: string, value: Value | undefined) => boolean): Properties | undefined => {
  const patch: Record<string, Value> = {}
  let key = ''
  for (const name of names) {
    const wanted = layout.run[name]
    const value = runValue(effective, name)
    if (wanted === undefined || agrees(name, value, wanted) || accepts(name, value)) continue
    patch[name] = wanted
    key += `${name} `
  }
  if (key === '') return undefined
  let known = interned.get(layout)
  if (!known) interned.set(layout, (known = new Map()))
  let shared = known.get(key)
  if (!shared) known.set(key, (shared = patch))
  return shared
}

const deviations = (names: readonly string[], wanted: Properties, held: (name: string) => Value | undefined): Properties | undefined => {
  const patch: Record<string, Value> = {}
  for (const name of names) {
    const value = wanted[name]
    if (value !== undefined && !agrees(name, held(name), value)) patch[name] = value
  }
  return Object.keys(patch).length > 0 ? patch : undefined
}

/** One judgement for each pair of layout and properties; both are shared objects. */
const remember = (judge: (layout: ResolvedLayout, effective: Properties) => Properties | undefined) => {
  const known = new WeakMap<ResolvedLayout, WeakMap<Properties, Properties | null>>()
  return (layout: ResolvedLayout, effective: Properties): Properties | undefined => {
    let ofLayout = known.get(layout)
    if (!ofLayout) known.set(layout, (ofLayout = new WeakMap()))
    let result = ofLayout.get(effective)
    if (result === undefined) ofLayout.set(effective, (result = judge(layout, effective) ?? null))
    return result ?? undefined
  }
}

function* subjectsOf(facts: Facts, { roles, except }: About, speaks: (layout: ResolvedLayout) => boolean): Generator<Paragraph> {
  for (const paragraph of facts.document.paragraphs) {
    const { kind } = certainRole(facts, paragraph)
    if (kind === 'blank' || (roles && !roles.includes(kind)) || except?.includes(kind)) continue
    const layout = layoutOf(facts, paragraph)
    if (layout && speaks(layout) && hasContent(paragraph)) yield paragraph
  }
}

/** The whole text of a paragraph. */
export const whole = (paragraph: Paragraph) => ({ paragraph, from: 0, to: paragraph.text.length })
