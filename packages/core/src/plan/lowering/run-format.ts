import { joinedEnd } from '../../wordml/joined.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { childrenOf, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import { isEmpty, type Patch, type Properties } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { inScriptOf } from '../../wordml/values.js'
import type { Story } from '../../wordml/story.js'
import type { XmlWriter } from '../../xml/write.js'
import type { FormatText } from '../edit.js'
import type { Lowering } from './context.js'
import { lookIn, type Look } from './insertion.js'
import type { PatchedMarkup } from './run-patches.js'

const nothing: Properties = {}

/** The new `w:rPr` of a run. */
interface Change {
  /** For the run itself: in tracked mode with a record of the old one, made anew for each run because every revision has an id of its own. */
  readonly written: () => string
  /** For new text that looks as the run will: it has no old look to record. */
  readonly plain: string
}

type Format = Pick<FormatText, 'properties'>

/** How the runs of a paragraph look once formats are given to them. */
export interface Formatter {
  /** What becomes of the properties of a run; undefined where they stay. */
  change(run: Run, formats: readonly Format[]): Change | undefined
  /** How new text looks where a run is: as that will, but for what the text says of itself; what has a character style, as that has it. */
  look(run: Run, formats: readonly Format[]): Look
}

export const formatter = (lowering: Lowering, paragraph: Paragraph, style: string | undefined): Formatter => {
  const { story } = paragraph
  const { revisions } = lowering
  const end = joinedEnd(paragraph)
  const change: Formatter['change'] = (run, formats) => {
    // Where the author has a change of format pending, it is the author's to decide first.
    const wanted = run.own.locked ? nothing : lowering.patches.joined(formats)
    const patchIn = ({ own, tableFormat }: Paragraph, become: string | undefined): Patch | undefined => {
      const before = lowering.before.runBase(own.style, tableFormat, run.own.style)
      const base = lowering.after.runBase(become, tableFormat, run.own.style)
      return lowering.patches.of(before, base, run, wanted, lowering)
    }
    const here = patchIn(paragraph, style)
    const there = end && patchIn(end, lowering.styleOf(end, lowering.plan.paragraphs.get(end)))
    const patch = there ? inBoth(here, there, inScriptOf(run.effective, wanted)) : here
    if (!patch) return undefined
    const write = lowering.writer(story.part)
    const { inner, whole, old } = lowering.patches.markup(story.part, run, patch, () => patchedMarkup(story, run, patch, write))
    return { plain: whole, written: () => (revisions ? write.element('w:rPr', {}, inner, revisions.mark(write, 'w:rPrChange', old)) : whole) }
  }
  const look: Formatter['look'] = (run, formats) => (said, character) => {
    if (character !== undefined) return lookIn(lowering, paragraph, style)(said, character)
    return change(run, isEmpty(said) ? formats : [{ properties: said }, ...formats])?.plain ?? ownMarkup(story, run)
  }
  return { change, look }
}

/** What is wanted is said where it would not hold of itself in both places; what nobody asked for is as it is here. */
const inBoth = (here: Patch = {}, there: Patch, wanted: Properties): Patch | undefined => {
  const patch = { ...here, ...Object.fromEntries(Object.entries(there).filter(([name, value]) => name in wanted && value !== null)) }
  return isEmpty(patch) ? undefined : patch
}

const patchedMarkup = ({ document }: Story, { properties }: Run, patch: Patch, write: XmlWriter): PatchedMarkup => {
  const inner = markupOf(patchChildren(runProperties, document, properties, patch, write))
  return { inner, whole: inner === '' ? '' : write.element('w:rPr', {}, inner), old: write.element('w:rPr', {}, markupOf(childrenOf(document, properties))) }
}

/** The `w:rPr` of a run as it stands; nothing where there is none. */
export const ownMarkup = ({ document: { source } }: Story, { properties }: Run): string =>
  properties ? source.slice(properties.start, properties.end) : ''
