import { objectMark, type Control, type Field, type Paragraph, type Run } from './paragraph.js'
import { childOf } from './tree.js'
import type { XmlElement } from '../xml/element.js'

export const isControl = (whole: Field | Control): whole is Control => 'tag' in whole

/**
 * The runs that a field or control consists of, where it can be taken out as a whole and put in anew: they stand beside
 * one another, hold nothing but it, and nobody has anything pending there. Undefined where it cannot.
 */
export const runsOfWhole = (paragraph: Paragraph, whole: Field | Control): readonly Run[] | undefined => {
  const { revised, bound, within, text } = paragraph
  const { from, to } = whole
  if (revised || bound || within.length > 0 || from === to || text.slice(from, to).includes(objectMark) || /[\f\n]/.test(text.slice(from, to))) return undefined
  const runs = isControl(whole) ? inControl(paragraph, whole) : inField(paragraph, whole)
  const [first] = runs
  const plain = runs.every((run) => run.element.parent === first?.element.parent && !run.link && !run.deleted && !run.inserted && !run.fallback)
  return first && plain ? runs : undefined
}

/** The control that stands in the line and holds a field and nothing else, as Word and Citavi put one around theirs. */
export const controlAround = (paragraph: Paragraph, field: Field): XmlElement | undefined => {
  const runs = new Set(runsOfWhole(paragraph, field)?.map(({ element }) => element))
  const content = [...runs][0]?.parent
  const control = content?.name === 'w:sdtContent' ? content.parent : undefined
  const isAlone = control?.parent === paragraph.element && content!.children.every((child) => runs.has(child) || child.name === 'w:proofErr')
  return isAlone ? control : undefined
}

/** From the run that begins with the first sign to the one that ends with the last. */
const inField = ({ runs, fields }: Paragraph, field: Field): readonly Run[] => {
  const [begin, , end] = field.signs
  if (!begin || !end) return []
  const nested = fields.some(({ signs }) => signs[0]!.start < begin.start && signs.at(-1)!.end > end.end)
  const [first, last] = [begin, end].map((sign) => runs.findIndex(({ element }) => element === sign.parent))
  if (nested || first! < 0 || last! < first!) return []
  const leads = runs[first!]!.element.children.find(({ name }) => name !== 'w:rPr') === begin
  return leads && runs[last!]!.element.children.at(-1) === end ? runs.slice(first, last! + 1) : []
}

const inControl = ({ runs, fields }: Paragraph, { element }: Control): readonly Run[] => {
  const content = childOf(element, 'w:sdtContent')
  const own = runs.filter((run) => run.element.parent === content)
  const alone = content?.children.every(({ name }) => name === 'w:r' || name === 'w:proofErr')
  const crossed = fields.some(({ signs }) => signs.some((sign) => element.start < sign.start && sign.start < element.end))
  return alone && !crossed && element.parent?.name === 'w:p' ? own : []
}
