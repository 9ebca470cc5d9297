import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { childrenOf, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import type { Patch, Properties } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import type { Story } from '../../wordml/story.js'
import type { XmlWriter } from '../../xml/write.js'
import type { FormatText } from '../edit.js'
import type { Lowering } from './context.js'
import type { PatchedMarkup } from './run-patches.js'

const nothing: Properties = {}

/** The new `w:rPr` of a run. */
interface Change {
  /** For the run itself: in tracked mode with a record of the old one, made anew for each run because every revision has an id of its own. */
  readonly written: () => string
  /** For new text that looks as the run will: it has no old look to record. */
  readonly plain: string
}

/** What becomes of the properties of a run; undefined where they stay. */
export type Formatter = (run: Run, formats: readonly Pick<FormatText, 'properties'>[]) => Change | undefined

export const formatter = (lowering: Lowering, paragraph: Paragraph, style: string | undefined): Formatter => {
  const { own, tableFormat, story } = paragraph
  const { revisions } = lowering
  return (run, formats) => {
    // Where the author has a change of format pending, it is the author's to decide first.
    const wanted = run.own.locked ? nothing : lowering.patches.joined(formats)
    const before = lowering.before.runBase(own.style, tableFormat, run.own.style)
    const base = lowering.after.runBase(style, tableFormat, run.own.style)
    const patch = lowering.patches.of(before, base, run, wanted, lowering)
    if (!patch) return undefined
    const write = lowering.writer(story.part)
    const { inner, whole, old } = lowering.patches.markup(story.part, run, patch, () => patchedMarkup(story, run, patch, write))
    return { plain: whole, written: () => (revisions ? write.element('w:rPr', {}, inner, revisions.mark(write, 'w:rPrChange', old)) : whole) }
  }
}

const patchedMarkup = ({ document }: Story, { properties }: Run, patch: Patch, write: XmlWriter): PatchedMarkup => {
  const inner = markupOf(patchChildren(runProperties, document, properties, patch, write))
  return { inner, whole: inner === '' ? '' : write.element('w:rPr', {}, inner), old: write.element('w:rPr', {}, markupOf(childrenOf(document, properties))) }
}

/** The `w:rPr` of new text, which looks as a run will. */
export const plainProperties = ({ story }: Paragraph, run: Run, format: Formatter, formats: readonly Pick<FormatText, 'properties'>[]): string =>
  format(run, formats)?.plain ?? ownMarkup(story, run)

/** The `w:rPr` of a run as it stands; nothing where there is none. */
export const ownMarkup = ({ document: { source } }: Story, { properties }: Run): string =>
  properties ? source.slice(properties.start, properties.end) : ''
