import { put } from '../../algorithms/grouped.js'
import { holds, letter, number } from '../../structure/words/signs.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import type { FormatText, ReplaceText } from '../edit.js'
import type { ParagraphPlan } from '../plan.js'
import type { Lowering } from './context.js'
import { aboveArrivals } from './above-arrivals.js'
import { besideOf, type Beside } from './beside.js'
import { hostOf } from './host-run.js'
import { insertedRuns, lookIn, type Look } from './insertion.js'
import { formatter, ownMarkup, type Formatter } from './run-format.js'
import { covering, splitRun, type RunPiece } from './split-run.js'
import { deletion } from './tracked.js'
import { lowerDissolved } from './unwrap.js'
import { lowerWhole } from './whole-field.js'
import { tagsOf } from '../../xml/tags-of.js'

/** Writes the formats and the replacements planned for a paragraph's text. */
export const lowerRuns = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): void => {
  lowerDissolved(lowering, paragraph)
  const formats = (plan?.formats ?? []).filter(({ mark }) => mark !== 'only')
  const [wholes, others] = divided(plan?.replacements ?? [])
  const replacements = aboveArrivals(lowering, paragraph, others)
  const format = formatter(lowering, paragraph, style)
  const going = new Set(wholes.flatMap((replacement) => lowerWhole(lowering, paragraph, replacement, wholeLook(paragraph, replacement, formats, format))))
  const { beside, hosts, homeless } = placed(lowering, paragraph, replacements)
  for (const [place, replacement] of beside) insertBeside(lowering, paragraph, place, replacement, formats, format)
  for (const run of paragraph.runs) {
    // `<w:r/>` has nothing that could look like anything.
    if (run.deleted || run.element.children.length === 0 || going.has(run)) continue
    lowerRun(lowering, paragraph, run, { formats, replacements, hosting: hosts.get(run) ?? none }, format)
  }
  for (const replacement of homeless) {
    if (replacement.content.length === 0) continue
    const { part } = paragraph.story
    lowering.append(part, paragraph.element, insertedRuns(lowering, lowering.writer(part), replacement.content, lookIn(lowering, paragraph, style)))
  }
}

/** Where new text comes: beside a field or a link, into a run, or, where there is none for it, behind them all. */
interface Placed {
  readonly beside: readonly (readonly [Beside, ReplaceText])[]
  readonly hosts: ReadonlyMap<Run, readonly ReplaceText[]>
  readonly homeless: readonly ReplaceText[]
}

const placed = (lowering: Lowering, paragraph: Paragraph, replacements: readonly ReplaceText[]): Placed => {
  const beside: [Beside, ReplaceText][] = []
  const hosts = new Map<Run, ReplaceText[]>()
  const homeless: ReplaceText[] = []
  for (const replacement of replacements) {
    const place = besideOf(lowering, paragraph, replacement)
    const host = place ? undefined : hostOf(paragraph, replacement)
    if (place) beside.push([place, replacement])
    else if (host) put(hosts, host, replacement)
    else homeless.push(replacement)
  }
  return { beside, hosts, homeless }
}

/** What is planned for the text of a paragraph, and of it what comes into one run. */
interface PlannedText {
  readonly formats: readonly FormatText[]
  readonly replacements: readonly ReplaceText[]
  readonly hosting: readonly ReplaceText[]
}

/** Writes a run in pieces where only some of it changes, else its properties alone. */
const lowerRun = (lowering: Lowering, paragraph: Paragraph, run: Run, { formats, replacements, hosting }: PlannedText, format: Formatter): void => {
  const { part } = paragraph.story
  const touching = touchingOf(formats, run)
  const isCut = hosting.length > 0 || replacements.some(({ range }) => range.from < run.to && range.to > run.from)
  if (isCut || touching.some(({ range }) => range.from > run.from || range.to < run.to)) {
    const pieces = splitRun(paragraph, run, formats, replacements, hosting)
    lowering.splice(part, run.element.start, run.element.end, pieces.map((piece) => pieceMarkup(lowering, paragraph, run, piece, format)).join(''))
  } else {
    const change = format.change(run, touching)
    if (change) writeProperties(lowering, paragraph, run, change.written())
  }
}

const divided = (replacements: readonly ReplaceText[]): readonly [wholes: readonly ReplaceText[], others: readonly ReplaceText[]] =>
  replacements.some(({ whole }) => whole) ? [replacements.filter(({ whole }) => whole), replacements.filter(({ whole }) => !whole)] : [[], replacements]

/** What stands in the place of a field looks as the first words did that it showed: a bracket before them may be in the font of another script. */
const wholeLook = (paragraph: Paragraph, { range }: ReplaceText, formats: readonly FormatText[], format: Formatter): Look => {
  const shown = paragraph.runs.filter((run) => run.from < range.to && run.to > range.from)
  const host = shown.find((run) => holds(paragraph.text, letter | number, run.from, run.to)) ?? shown[0]!
  const at = Math.max(host.from, range.from)
  return format.look(host, covering(formats, at, at).filter((each) => touches(each.range, host)))
}

/** Those that touch a run: most often all, which are then not copied for each run. */
const touchingOf = (formats: readonly FormatText[], run: Run): readonly FormatText[] =>
  formats.every((each) => touches(each.range, run)) ? formats : formats.filter((each) => touches(each.range, run))

const none: readonly never[] = []

/** A run without text belongs to a range that reaches over its place. */
const touches = (range: FormatText['range'], run: Run): boolean =>
  run.from === run.to ? range.from <= run.from && range.to >= run.to : range.from < run.to && range.to > run.from

const insertBeside = (
  lowering: Lowering,
  { story: { part } }: Paragraph,
  { at, like, near }: Beside,
  { content }: ReplaceText,
  formats: readonly FormatText[],
  format: Formatter,
): void => {
  const markup = insertedRuns(lowering, lowering.writer(part), content, format.look(like, covering(formats, ...near)))
  lowering.splice(part, at, at, markup)
}

const writeProperties = (lowering: Lowering, { story }: Paragraph, run: Run, markup: string): void => {
  if (run.properties) lowering.splice(story.part, run.properties.start, run.properties.end, markup)
  else lowering.splice(story.part, run.element.openEnd, run.element.openEnd, markup)
}

const pieceMarkup = (lowering: Lowering, paragraph: Paragraph, run: Run, piece: RunPiece, format: Formatter): string => {
  const { story } = paragraph
  const write = lowering.writer(story.part)
  if (piece.kind === 'inserted') return insertedRuns(lowering, write, piece.content, format.look(run, piece.formats))
  const { open, close } = tagsOf(story.document.source, run.element)
  const whole = (properties: string): string => `${open}${properties}${piece.markup}${close}`
  if (piece.kind === 'kept') return whole(format.change(run, piece.formats)?.written() ?? ownMarkup(story, run))
  return lowering.revisions ? deletion(lowering.revisions, write, whole(ownMarkup(story, run))) : ''
}
