import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import { childrenOf, insertChild, markupOf, patchChildren, type Child } from '../../wordml/properties/patch.js'
import type { Patch, Properties, Value } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { childOf } from '../../wordml/tree.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ParagraphPlan } from '../plan.js'
import { realise } from '../realise.js'
import type { Lowering } from './context.js'
import { newParagraphs } from './insertion.js'
import { lowerRuns } from './runs.js'
import { sectionMarkup } from './section.js'
import { trackedContainer } from './tracked.js'

/** Children of `w:pPr` that a paragraph's old properties do not hold (ISO 29500-1, 17.13.5.29). */
const notInChange = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange'])

/** Writes what is planned for one paragraph, and what keeps its look where styles under it change. */
export const lowerParagraph = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined): void => {
  const { part } = paragraph.story
  if (plan && plan.before.length > 0) {
    lowering.splice(part, paragraph.element.start, paragraph.element.start, newParagraphs(lowering, lowering.writer(part), plan.before))
  }
  if (plan?.removed) return remove(lowering, paragraph)
  const style = plan?.style === undefined ? paragraph.own.style : lowering.styleIds.get(plan.style)
  lowerProperties(lowering, paragraph, plan, style)
  lowerRuns(lowering, paragraph, plan, style)
}

const lowerProperties = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): void => {
  const { story, properties } = paragraph
  const xml = story.document
  const section = paragraph.sectionBreak && sectionMarkup(lowering, paragraph.section)
  const patch = paragraphPatch(lowering, paragraph, plan, style)
  const mark = markPatch(lowering, paragraph, plan, style)
  const styleChanges = style !== paragraph.own.style
  if (!styleChanges && isEmpty(patch) && isEmpty(mark) && section === undefined) return

  const write = lowering.writer(story.part)
  let children = patchChildren(paragraphProperties, xml, properties, patch, write)
  if (styleChanges) {
    if (style === undefined) children = children.filter(({ name }) => name !== 'w:pStyle')
    else insertChild('w:pPr', children, { name: 'w:pStyle', markup: write.element('w:pStyle', { 'w:val': style }) })
  }
  if (!isEmpty(mark)) insertChild('w:pPr', children, { name: 'w:rPr', markup: markMarkup(lowering, paragraph, mark) })
  if (section !== undefined) insertChild('w:pPr', children, { name: 'w:sectPr', markup: section })
  if (lowering.revisions && (styleChanges || !isEmpty(patch))) {
    const old = childrenOf(xml, properties).filter(({ name }) => !notInChange.has(name))
    const change = lowering.revisions.mark(write, 'w:pPrChange', write.element('w:pPr', {}, markupOf(old)))
    insertChild('w:pPr', children, { name: 'w:pPrChange', markup: change })
  }
  put(lowering, paragraph, children)
}

const put = (lowering: Lowering, { story, element, properties }: Paragraph, children: readonly Child[]): void => {
  const markup = lowering.writer(story.part).element('w:pPr', {}, markupOf(children))
  if (properties) lowering.splice(story.part, properties.start, properties.end, markup)
  else prepend(lowering, story.part, element, markup)
}

const prepend = (lowering: Lowering, part: string, element: Paragraph['element'], markup: string): void => {
  if (element.openEnd < element.end) lowering.splice(part, element.openEnd, element.openEnd, markup)
  else lowering.append(part, element, markup)
}

/** Numbering is settled first, as a list level brings indents that the rest has to reckon with. */
const paragraphPatch = (lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): Patch => {
  const { own, tableFormat } = paragraph
  const wanted = plan?.properties ?? {}
  const before = lowering.before.paragraph(own.style, tableFormat, own.values)
  const patch: Record<string, Value | null> = { ...numberingPatch(lowering, paragraph, before, wanted, style) }
  const base = lowering.after.paragraphBase(style, tableFormat, { ...own.values, ...(patch as Properties) })
  if (base === before && isEmpty(wanted)) return patch
  const rest = realise(paragraphProperties, own.values, before, base, wanted)
  for (const [name, value] of Object.entries(rest)) if (!isNumbering(name)) patch[name] = value
  return patch
}

const isNumbering = (name: string): boolean => name === 'numbering' || name === 'numberingLevel'

const numberingPatch = (lowering: Lowering, { own, tableFormat }: Paragraph, before: Properties, wanted: Properties, style: string | undefined): Properties => {
  if (wanted['numbering'] !== undefined) return { numbering: wanted['numbering'], numberingLevel: wanted['numberingLevel'] ?? 0 }
  if (own.values['numbering'] !== undefined) return {}
  const held = Number(before['numbering'] ?? 0)
  const bare = lowering.after.paragraphBase(style, tableFormat, own.values)
  const same = Number(bare['numbering'] ?? 0) === held && (held === 0 || bare['numberingLevel'] === before['numberingLevel'])
  if (same) return {}
  return held === 0 ? { numbering: 0 } : { numbering: held, numberingLevel: before['numberingLevel'] ?? 0 }
}

const markPatch = (lowering: Lowering, { own, mark, tableFormat }: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): Patch => {
  if (mark.pending) return {}
  const before = lowering.before.runBase(own.style, tableFormat, mark.style)
  const base = lowering.after.runBase(style, tableFormat, mark.style)
  const wanted = Object.assign({}, ...(plan?.formats.filter((format) => format.mark) ?? []).map((format) => format.properties))
  if (before.values === base.values && isEmpty(wanted)) return {}
  return realise(runProperties, mark.values, lowering.before.run(before, mark.values), base.values, wanted)
}

const markMarkup = (lowering: Lowering, { story, properties }: Paragraph, patch: Patch): string => {
  const write = lowering.writer(story.part)
  const existing = childOf(properties, 'w:rPr')
  const children = patchChildren(runProperties, story.document, existing, patch, write)
  return trackedContainer(lowering, write, 'w:rPr', children, childrenOf(story.document, existing))
}

/** Direct: the paragraph goes. Tracked: its mark is deleted, and so is what stands in it. */
const remove = (lowering: Lowering, paragraph: Paragraph): void => {
  const { story, element, properties } = paragraph
  const { revisions } = lowering
  if (!revisions) return lowering.splice(story.part, element.start, element.end, '')
  const write = lowering.writer(story.part)
  const children = childrenOf(story.document, properties)
  const marks = childrenOf(story.document, childOf(properties, 'w:rPr'))
  insertChild('w:rPr', marks, { name: 'w:del', markup: revisions.mark(write, 'w:del') })
  insertChild('w:pPr', children, { name: 'w:rPr', markup: write.element('w:rPr', {}, markupOf(marks)) })
  put(lowering, paragraph, children)
  for (const run of paragraph.runs) {
    const markup = story.document.source.slice(run.element.start, run.element.end)
    lowering.splice(story.part, run.element.start, run.element.end, revisions.mark(write, 'w:del', markup))
  }
}

const isEmpty = (values: object): boolean => {
  for (const _ in values) return false
  return true
}
