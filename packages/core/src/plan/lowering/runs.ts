import { put } from '../../grouped.js'
import type { RunBase } from '../../wordml/cascade.js'
import { objectMark, type Paragraph, type Run } from '../../wordml/paragraph.js'
import { childrenOf, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import type { Patch, Properties } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import type { Story } from '../../wordml/story.js'
import type { XmlWriter } from '../../xml/write.js'
import type { FormatText, ReplaceText } from '../edit.js'
import type { ParagraphPlan } from '../plan.js'
import { realise } from '../realise.js'
import type { Lowering } from './context.js'
import { nested } from '../../wordml/nested.js'
import { insertedRuns, lookIn, type Look } from './insertion.js'
import { deletion } from './tracked.js'
import { splitRun, type RunPiece } from './split-run.js'
import { lowerDissolved } from './unwrap.js'
import { lowerWhole } from './whole-field.js'

/** Writes the formats and the replacements planned for a paragraph's text. */
export const lowerRuns = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): void => {
  lowerDissolved(lowering, paragraph)
  const formats = (plan?.formats ?? []).filter(({ mark }) => mark !== 'only')
  const [wholes, replacements] = divided(plan?.replacements ?? [])
  const format = formatter(lowering, paragraph, style)
  const lookOf = (replacement: ReplaceText): Look => wholeLook(paragraph, replacement, formats, lowering, format)
  const going = new Set(wholes.flatMap((replacement) => lowerWhole(lowering, paragraph, replacement, lookOf(replacement))))
  const hosts = new Map<Run, ReplaceText[]>()
  const homeless: ReplaceText[] = []
  for (const replacement of replacements) {
    const field = replacement.range.from === replacement.range.to && !replacement.inside ? fieldAt(paragraph.runs, replacement.range.from) : undefined
    const host = field ? undefined : hostOf(paragraph, replacement)
    if (field) insertBefore(lowering, paragraph, field, replacement, format)
    else if (host) put(hosts, host, replacement)
    else homeless.push(replacement)
  }
  for (const run of paragraph.runs) {
    // `<w:r/>` has nothing that could look like anything.
    if (run.deleted || run.element.children.length === 0 || going.has(run)) continue
    const touching = touchingOf(formats, run)
    const cut = replacements.length > 0 && replacements.some(({ range }) => (range.from < run.to && range.to > run.from))
    const hosting = hosts.get(run) ?? none
    if (cut || hosting.length > 0 || touching.some(({ range }) => range.from > run.from || range.to < run.to)) {
      const pieces = splitRun(paragraph, run, formats, replacements, hosting)
      lowering.splice(paragraph.story.part, run.element.start, run.element.end, pieces.map((piece) => pieceMarkup(lowering, paragraph, run, piece, format)).join(''))
    } else {
      const change = format(run, touching)
      if (change) writeProperties(lowering, paragraph, run, change())
    }
  }
  for (const replacement of homeless) {
    if (replacement.content.length === 0) continue
    const write = lowering.writer(paragraph.story.part)
    lowering.append(paragraph.story.part, paragraph.element, insertedRuns(lowering, write, replacement.content, lookIn(lowering, write, paragraph, style)))
  }
}

const divided = (replacements: readonly ReplaceText[]): readonly [wholes: readonly ReplaceText[], others: readonly ReplaceText[]] =>
  replacements.some(({ whole }) => whole) ? [replacements.filter(({ whole }) => whole), replacements.filter(({ whole }) => !whole)] : [[], replacements]

/** What stands in the place of a field looks as the first words did that it showed. */
const wholeLook = (paragraph: Paragraph, { range }: ReplaceText, formats: readonly FormatText[], lowering: Lowering, format: Formatter): Look => {
  const host = paragraph.runs.find((run) => run.from < range.to && run.to > range.from)!
  const over = formats.filter((each) => each.range.from <= range.from && each.range.to >= range.from && touches(each.range, host))
  const apart = lookIn(lowering, lowering.writer(paragraph.story.part), paragraph, lowering.styleOf(paragraph, lowering.plan.paragraphs.get(paragraph)))
  return (own, character) => {
    if (character !== undefined) return apart(own, character)
    return plainProperties(lowering, paragraph, host, format, Object.keys(own).length > 0 ? [{ properties: own }, ...over] : over)
  }
}

/** Those that touch a run: most often all, which are then not copied for each run. */
const touchingOf = (formats: readonly FormatText[], run: Run): readonly FormatText[] =>
  formats.every((each) => touches(each.range, run)) ? formats : formats.filter((each) => touches(each.range, run))

const none: readonly never[] = []

/** A run without text belongs to a range that reaches over its place. */
const touches = (range: FormatText['range'], run: Run): boolean =>
  run.from === run.to ? range.from <= run.from && range.to >= run.to : range.from < run.to && range.to > run.from

/**
 * The run in which new text comes: the one that holds the first replaced character, else the one that ends there.
 * The mark of a note belongs to the word before it, in a link as well; and nothing that is put beside a mark looks as marks do.
 */
const hostOf = ({ runs, text }: Paragraph, { range: { from: at, to }, content, inside }: ReplaceText): Run | undefined => {
  if (inside) return runs.find((run) => run.from <= at && at < run.to) ?? runs.findLast((run) => run.from < run.to && run.to === at)
  const visible = runs.filter((run) => !run.deleted && !run.fallback && run.field !== 'code' && run.element.children.some((child) => child !== run.properties))
  const beside = to === at && (text[at] === objectMark || content.some((inline) => 'note' in inline))
  const before = beside ? visible.find((run) => run.from < at && at <= run.to) : undefined
  return before ?? visible.find((run) => run.from <= at && at < run.to) ?? visible.findLast((run) => run.to === at)
}

/** The mark that begins a field, where what the field shows begins: Word throws away what is put inside. */
const fieldAt = (runs: readonly Run[], at: number): Run | undefined => {
  const shown = runs.find((run) => !run.deleted && run.from <= at && at < run.to)
  return shown?.field === 'result' && shown.from === at ? runs.find((run) => run.field === 'code' && run.from === at && run.to === at) : undefined
}

const insertBefore = (lowering: Lowering, paragraph: Paragraph, run: Run, { content, range }: ReplaceText, format: Formatter): void => {
  const { part } = paragraph.story
  const formats = lowering.plan.paragraphs.get(paragraph)?.formats ?? []
  const look = plainProperties(lowering, paragraph, run, format, formats.filter((each) => each.range.from <= range.from && each.range.to >= range.to))
  const apart = lookIn(lowering, lowering.writer(part), paragraph, lowering.styleOf(paragraph, lowering.plan.paragraphs.get(paragraph)))
  const markup = insertedRuns(lowering, lowering.writer(part), content, (own, character) => (character === undefined ? look : apart(own, character)))
  lowering.splice(part, run.element.start, run.element.start, markup)
}

/** Markup of the new `w:rPr`, made anew for each run because every revision has an id of its own. */
type Change = () => string
type Formatter = (run: Run, formats: readonly Pick<FormatText, 'properties'>[]) => Change | undefined

const formatter = (lowering: Lowering, paragraph: Paragraph, style: string | undefined): Formatter => {
  const { own, tableFormat, story } = paragraph
  return (run, formats) => {
    // Where the author has a change of format pending, it is the author's to decide first.
    const wanted = run.own.locked ? nothing : lowering.patches.joined(formats)
    const before = lowering.before.runBase(own.style, tableFormat, run.own.style)
    const base = lowering.after.runBase(style, tableFormat, run.own.style)
    const patch = lowering.patches.of(before, base, run, wanted, lowering)
    if (!patch) return undefined
    const write = lowering.writer(story.part)
    const { inner, whole, old } = lowering.patches.markup(story.part, run, patch, () => patchedMarkup(story, run, patch, write))
    const { revisions } = lowering
    if (!revisions) return () => whole
    return () => write.element('w:rPr', {}, inner, revisions.mark(write, 'w:rPrChange', old))
  }
}

const patchedMarkup = ({ document }: Story, { properties }: Run, patch: Patch, write: XmlWriter): PatchedMarkup => {
  const inner = markupOf(patchChildren(runProperties, document, properties, patch, write))
  return { inner, whole: inner === '' ? '' : write.element('w:rPr', {}, inner), old: write.element('w:rPr', {}, markupOf(childrenOf(document, properties))) }
}

const writeProperties = (lowering: Lowering, { story }: Paragraph, run: Run, markup: string): void => {
  if (run.properties) lowering.splice(story.part, run.properties.start, run.properties.end, markup)
  else lowering.splice(story.part, run.element.openEnd, run.element.openEnd, markup)
}

const pieceMarkup = (lowering: Lowering, paragraph: Paragraph, run: Run, piece: RunPiece, format: Formatter): string => {
  const { story } = paragraph
  const { source } = story.document
  const write = lowering.writer(story.part)
  const old = run.properties ? source.slice(run.properties.start, run.properties.end) : ''
  const name = write.name('w:r')
  const open = source.slice(run.element.start, run.element.openEnd)
  const whole = (properties: string, content: string) => `${open}${properties}${content}</${name}>`
  if (piece.kind === 'inserted') {
    // What the new text says of its own look comes before what others want of the place.
    const formats = (own: Properties) => (Object.keys(own).length > 0 ? [{ properties: own }, ...piece.formats] : piece.formats)
    const apart = lookIn(lowering, write, paragraph, lowering.styleOf(paragraph, lowering.plan.paragraphs.get(paragraph)))
    return insertedRuns(lowering, write, piece.content, (own, character) =>
      character === undefined ? plainProperties(lowering, paragraph, run, format, formats(own)) : apart(own, character))
  }
  if (piece.kind === 'kept') return whole(format(run, piece.formats)?.() ?? old, piece.markup)
  if (!lowering.revisions) return ''
  return deletion(lowering.revisions, write, whole(old, piece.markup))
}

/** New text looks as its surroundings will; it has no old look to record. */
const plainProperties = (lowering: Lowering, paragraph: Paragraph, run: Run, format: Formatter, formats: readonly Pick<FormatText, 'properties'>[]): string => {
  const { source } = paragraph.story.document
  const changed = format(run, formats)?.()
  if (changed === undefined) return run.properties ? source.slice(run.properties.start, run.properties.end) : ''
  const record = changed.lastIndexOf(`<${lowering.writer(paragraph.story.part).name('w:rPrChange')}`)
  return record < 0 ? changed : `${changed.slice(0, record)}</${lowering.writer(paragraph.story.part).name('w:rPr')}>`
}

const nothing: Properties = {}

/** What becomes of a `w:rPr`. */
interface PatchedMarkup {
  /** What stands in the new one. */
  readonly inner: string
  /** The new one, where it records no change; nothing where it says nothing. */
  readonly whole: string
  /** The old one, for the record of the change. */
  readonly old: string
}

interface Joint {
  readonly properties: Properties
  readonly next: Map<Properties, Joint>
}

/** Remembers patches of runs: real documents repeat a few combinations a hundred thousand times. */
export class RunPatches {
  private readonly known = new Map<RunBase, Map<RunBase, Map<Properties, Map<Properties, Patch | null>>>>()
  private readonly markups = new Map<string, Map<Patch, Map<object, PatchedMarkup>>>()

  private readonly joints: Joint = { properties: nothing, next: new Map() }

  /** The wanted properties of several formats as one object, the same for the same formats. The earlier check wins. */
  joined(formats: readonly Pick<FormatText, 'properties'>[]): Properties {
    let joint = this.joints
    for (const { properties } of formats) {
      let next = joint.next.get(properties)
      if (!next) joint.next.set(properties, (next = { properties: { ...properties, ...joint.properties }, next: new Map() }))
      joint = next
    }
    return joint.properties
  }

  /** Undefined where nothing is to be said. */
  of(before: RunBase, base: RunBase, run: Run, wanted: Properties, lowering: Lowering): Patch | undefined {
    const values = run.own.values
    const known = nested(nested(nested(this.known, before), base), values)
    let patch = known.get(wanted)
    if (patch === undefined) {
      const found = realise(runProperties, values, lowering.before.run(before, values), base.values, wanted)
      known.set(wanted, (patch = Object.keys(found).length > 0 ? found : null))
    }
    return patch ?? undefined
  }

  markup(part: string, run: Run, patch: Patch, make: () => PatchedMarkup): PatchedMarkup {
    const known = nested(nested(this.markups, part), patch)
    let markup = known.get(run.own)
    if (!markup) known.set(run.own, (markup = make()))
    return markup
  }
}
