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

/** Markup of the new `w:rPr`, made anew for each run because every revision has an id of its own. */
type Change = () => string
export type Formatter = (run: Run, formats: readonly Pick<FormatText, 'properties'>[]) => Change | undefined

export const formatter = (lowering: Lowering, paragraph: Paragraph, style: string | undefined): Formatter => {
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

/** New text looks as its surroundings will; it has no old look to record. */
export const plainProperties = (lowering: Lowering, paragraph: Paragraph, run: Run, format: Formatter, formats: readonly Pick<FormatText, 'properties'>[]): string => {
  const { source } = paragraph.story.document
  const changed = format(run, formats)?.()
  if (changed === undefined) return run.properties ? source.slice(run.properties.start, run.properties.end) : ''
  const record = changed.lastIndexOf(`<${lowering.writer(paragraph.story.part).name('w:rPrChange')}`)
  return record < 0 ? changed : `${changed.slice(0, record)}</${lowering.writer(paragraph.story.part).name('w:rPr')}>`
}
