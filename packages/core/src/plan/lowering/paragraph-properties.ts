import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import { childrenOf, insertChild, markupOf, patchChildren, type Child } from '../../wordml/properties/patch.js'
import { isEmpty, type Patch, type Properties, type Value } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { inSchemaOrder } from '../../wordml/order.js'
import { childOf } from '../../wordml/tree.js'
import { inScriptOf } from '../../wordml/values.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ParagraphPlan } from '../plan.js'
import { realise } from '../realise.js'
import type { Lowering } from './context.js'
import { sectionMarkup } from './section-markup.js'
import { revisionsFirst, trackedRunProperties } from './tracked.js'

/** Children of `w:pPr` that a paragraph's old properties do not hold (ISO 29500-1, 17.13.5.29). */
const notInChange = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange'])

/** Writes the properties that are planned, and those that keep the look where styles change. */
export const lowerProperties = (
  lowering: Lowering,
  paragraph: Paragraph,
  plan: ParagraphPlan | undefined,
  style: string | undefined,
  revision?: Child,
): void => {
  const markup = propertiesMarkup(lowering, paragraph, plan, style, revision)
  if (markup !== undefined) putProperties(lowering, paragraph, markup)
}

/**
 * A paragraph's `w:pPr` as it will be; undefined where it stays as it is.
 * `revision` is a `w:ins` or `w:del` that its mark is to have.
 */
export const propertiesMarkup = (
  lowering: Lowering,
  paragraph: Paragraph,
  plan: ParagraphPlan | undefined,
  style: string | undefined,
  revision?: Child,
): string | undefined => {
  const { story, properties } = paragraph
  const section = paragraph.sectionBreak && sectionMarkup(lowering, paragraph.section)
  const rewrite = lowering.rewrites.of(lowering, paragraph, plan, style)
  if (!rewrite.change && !rewrite.mark && section === undefined && !revision) return undefined

  const write = lowering.writer(story.part)
  const children = [...rewrite.children]
  if (rewrite.mark) {
    const { children: marks, old } = rewrite.mark
    insertChild('w:pPr', children, { name: 'w:rPr', markup: trackedRunProperties(lowering, write, withRevision(marks, revision), old) })
  } else if (revision) {
    const marks = childrenOf(story.document, childOf(properties, 'w:rPr'))
    insertChild('w:pPr', children, { name: 'w:rPr', markup: write.element('w:rPr', {}, markupOf(withRevision(marks, revision))) })
  }
  if (section !== undefined) insertChild('w:pPr', children, { name: 'w:sectPr', markup: section })
  if (lowering.revisions && rewrite.change) {
    insertChild('w:pPr', children, { name: 'w:pPrChange', markup: lowering.revisions.mark(write, 'w:pPrChange', rewrite.old) })
  }
  const isOrdered = !lowering.revisions || (rewrite.change && areLast(children))
  return write.element('w:pPr', {}, markupOf(isOrdered ? inSchemaOrder('w:pPr', lastOfEach(children)) : children))
}

/** A record of the change cannot hold the mark and the section, so in tracked mode even a faulty place of theirs stays, and what stands around it. */
const areLast = (children: readonly Child[]): boolean => {
  const first = children.findIndex(({ name }) => notInChange.has(name))
  return first < 0 || children.slice(first).every(({ name }) => notInChange.has(name))
}

/** The `w:pPr` of a paragraph that becomes as another one will be; undefined where it is so already. */
export const inheritedMarkup = (
  lowering: Lowering,
  paragraph: Paragraph,
  heir: Paragraph,
  plan: ParagraphPlan | undefined,
  style: string | undefined,
): string | undefined => {
  const { document } = paragraph.story
  const write = lowering.writer(paragraph.story.part)
  const rewrite = lowering.rewrites.of(lowering, heir, plan, style)
  const marks = rewrite.mark?.children ?? childrenOf(document, childOf(heir.properties, 'w:rPr'))
  const isOther = ({ name }: Child): boolean => name !== 'w:rPr'
  const [children, old] = [rewrite.children, childrenOf(document, paragraph.properties)].map((each) => each.filter(isOther)) as [Child[], Child[]]
  const before = childrenOf(document, childOf(paragraph.properties, 'w:rPr'))
  const [isChanged, isMarkChanged] = [markupOf(children) !== markupOf(old), markupOf(marks) !== markupOf(before)]
  if (!isChanged && !isMarkChanged) return undefined
  const mark = isMarkChanged ? trackedRunProperties(lowering, write, marks, before) : markupOf(marks) && write.element('w:rPr', {}, markupOf(marks))
  if (mark) insertChild('w:pPr', children, { name: 'w:rPr', markup: mark })
  const record = lowering.revisions && isChanged ? lowering.revisions.mark(write, 'w:pPrChange', write.element('w:pPr', {}, markupOf(old))) : undefined
  if (record) insertChild('w:pPr', children, { name: 'w:pPrChange', markup: record })
  return write.element('w:pPr', {}, markupOf(children))
}

/** LibreOffice writes the frame and the borders of a paragraph once more behind all else. What has no parts of its own holds as it stands last. */
const lastOfEach = (children: readonly Child[]): Child[] => {
  const last = new Map(children.map((child) => [child.name, child]))
  return children.filter((child) => last.get(child.name) === child || paragraphProperties.byElement.has(child.name))
}

const withRevision = (marks: readonly Child[], revision: Child | undefined): Child[] => {
  const all = [...marks]
  if (revision) insertChild('w:rPr', all, revision)
  return all
}

/** Writes a `w:pPr` in place of the one that is there. */
export const putProperties = (lowering: Lowering, { story, element, properties }: Paragraph, markup: string): void => {
  if (properties) lowering.splice(story.part, properties.start, properties.end, markup)
  else if (element.openEnd < element.end) lowering.splice(story.part, element.openEnd, element.openEnd, markup)
  else lowering.append(story.part, element, markup)
}

/** What becomes of one `w:pPr`, but for the ids of revisions and a section in it. */
export interface Rewrite {
  readonly children: readonly Child[]
  /** Whether properties or the style of the paragraph itself are others. */
  readonly change: boolean
  /** The old properties, for the record of the change. */
  readonly old: string
  readonly mark: { readonly children: readonly Child[]; readonly old: readonly Child[] } | undefined
}

export const rewriteOf = (
  lowering: Lowering,
  paragraph: Paragraph,
  plan: ParagraphPlan | undefined,
  style: string | undefined,
  markWanted: Properties,
): Rewrite => {
  const { story, properties, own } = paragraph
  const xml = story.document
  const write = lowering.writer(story.part)
  const patch = paragraphPatch(lowering, paragraph, plan, style)
  const mark = markPatch(lowering, paragraph, style, markWanted)
  const change = style !== own.style || !isEmpty(patch)
  // Where only the mark changes, tracked, nothing records the rest, so that even a faulty order in it stays.
  const children = change || !lowering.revisions ? patchChildren(paragraphProperties, xml, properties, patch, write) : [...childrenOf(xml, properties)]
  if (style !== own.style && style !== undefined) insertChild('w:pPr', children, { name: 'w:pStyle', markup: write.element('w:pStyle', { 'w:val': style }) })
  const container = childOf(properties, 'w:rPr')
  return {
    children,
    change,
    old: write.element('w:pPr', {}, markupOf(childrenOf(xml, properties).filter(({ name }) => !notInChange.has(name)))),
    mark: isEmpty(mark) ? undefined : { children: revisionsFirst(patchChildren(runProperties, xml, container, mark, write)), old: childrenOf(xml, container) },
  }
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
  const asked = wanted['numbering']
  if (asked === 0) return { numbering: 0 }
  if (asked !== undefined) return { numbering: typeof asked === 'string' ? lowering.numberingIds.get(asked)! : asked, numberingLevel: wanted['numberingLevel'] ?? 0 }
  if (own.values['numbering'] !== undefined) return {}
  const held = Number(before['numbering'] ?? 0)
  const bare = lowering.after.paragraphBase(style, tableFormat, own.values)
  const same = Number(bare['numbering'] ?? 0) === held && (held === 0 || bare['numberingLevel'] === before['numberingLevel'])
  if (same) return {}
  return held === 0 ? { numbering: 0 } : { numbering: held, numberingLevel: before['numberingLevel'] ?? 0 }
}

const markPatch = (lowering: Lowering, { own, mark, tableFormat }: Paragraph, style: string | undefined, wanted: Properties): Patch => {
  if (mark.locked) return {}
  const before = lowering.before.runBase(own.style, tableFormat, mark.style)
  const base = lowering.after.runBase(style, tableFormat, mark.style)
  const held = lowering.before.run(before, mark.values)
  return realise(runProperties, mark.values, held, base.values, inScriptOf(held, wanted))
}
