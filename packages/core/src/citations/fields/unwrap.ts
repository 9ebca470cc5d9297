import type { PartName } from '../../opc/part-name.js'
import { isControlDeleted } from '../../wordml/dissolved.js'
import { dissolving, type Document } from '../../wordml/document.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { childOf } from '../../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { LiveField } from './live-field.js'
import { readLiveFields } from './read-live-fields.js'

/** Something live that is to become typed text. Paragraphs are those of the document as it is read without its markup. */
export interface Unwrapped {
  readonly live: LiveField
  readonly paragraph: Paragraph
  /** Where its signs and its code stand. */
  readonly paragraphs: readonly Paragraph[]
  /** The controls around it that go with it. */
  readonly controls: readonly XmlElement[]
  /** It cannot go: a change is pending there, or its markup holds more than it. */
  readonly stuck?: true
}

/** The document as it will be read once nothing in it is live any more, and what goes for that. */
export const unwrap = async (document: Document): Promise<{ readonly document: Document; readonly unwrapped: readonly Unwrapped[] }> => {
  const found: { live: LiveField; marks: Marks; controls: readonly XmlElement[]; stuck?: true }[] = []
  const runs = new Set<XmlElement>()
  const controls = new Map<XmlElement, PartName>()
  for (const live of await readLiveFields(document)) {
    const marks = marksOf(document, live)
    if (!marks) {
      found.push({ live, marks: new Map(), controls: [], stuck: true })
      continue
    }
    const around = controlsOf(live)
    found.push({ live, marks, controls: around })
    for (const { element } of [...marks.values()].flat()) runs.add(element)
    for (const control of around) controls.set(control, live.paragraph.story.part)
  }
  if (found.length === 0) return { document, unwrapped: [] }
  const without = dissolving(document, { runs, controls })
  const inIt = ({ index }: Paragraph): Paragraph => without.paragraphs[index]!
  const unwrapped = found.map(({ marks, ...each }): Unwrapped => ({ ...each, paragraph: inIt(each.live.paragraph), paragraphs: [...marks.keys()].map(inIt) }))
  return { document: without, unwrapped }
}

type Marks = ReadonlyMap<Paragraph, readonly Run[]>

/** The runs from the first sign of a field to its separator, and the one of its last sign; undefined where they hold something else. */
const marksOf = ({ paragraphs }: Document, { field, paragraph: last }: LiveField): Marks | undefined => {
  if (last.bound) return undefined
  const marks = new Map<Paragraph, readonly Run[]>()
  if (!field) return marks
  const [begin, separator, end] = field.signs
  if (!begin || !separator || !end) return undefined
  for (let index = last.index; index >= 0; index--) {
    const paragraph = paragraphs[index]!
    if (paragraph.story !== last.story) break
    const own = paragraph.runs.filter(({ element }) => meets(element, begin.start, separator.end) || meets(element, end.start, end.end))
    if (own.length > 0) marks.set(paragraph, own)
    if (paragraph.element.start < begin.start) break
  }
  return [...marks.values()].flat().every(isMark) ? marks : undefined
}

const meets = ({ start, end }: XmlElement, from: number, to: number): boolean => from < end && start < to

const isMark = ({ element, deleted, inserted, fallback, link }: Run): boolean =>
  !deleted && !inserted && !fallback && !link && element.children.every(({ name }) => /^w:(?:rPr|fldChar|instrText|lastRenderedPageBreak)$/u.test(name))

/** The control that it is, or those that its manager, or Word, has put around its field. */
const controlsOf = ({ field, control, paragraph: { story } }: LiveField): readonly XmlElement[] => {
  if (control) return [control.element]
  const found: XmlElement[] = []
  for (let each = field!.signs[0]!.parent; each; each = each.parent) {
    if (each.name === 'w:sdt' && !isControlDeleted(each) && isManaged(story.document, each)) found.push(each)
  }
  return found
}

const isManaged = (document: XmlDocument, control: XmlElement): boolean => {
  const about = childOf(control, 'w:sdtPr')
  const tag = childOf(about, 'w:tag')
  const named = tag && /^(?:Citavi|MENDELEY)/u.test(document.attribute(tag, 'w:val') ?? '')
  return named === true || ['w:citation', 'w:bibliography'].some((name) => childOf(about, name) !== undefined)
}
