import type { Document } from '../../wordml/document.js'
import { beginsOnPage } from '../../wordml/section.js'
import { isPushedDown } from './pushed-down.js'
import { confidenceLimit, isFrontKind, isHeadKind } from '../role.js'
import type { Structure } from '../structure.js'
import type { View } from '../view.js'

/** From so many words on a line is text, whatever else it may be. */
const fewestOfText = 20

/**
 * Whether the title has a page to stand far down on: one that ends before the text, or that will, since it is certain what every line
 * above the text is. `beginsPage` says of a paragraph that the style sets it on a new page.
 */
export const hasTitlePage = (structure: Structure, { sections }: Document, beginsPage: (view: View) => boolean): boolean => {
  const { flow, role } = structure
  const isFront = ({ paragraph }: View): boolean => isFrontKind(role(paragraph).kind)
  // What the thesis was handed in for takes several centred lines.
  const isText = ({ words, align, paragraph }: View): boolean =>
    (words >= fewestOfText && (align !== 'center' || role(paragraph).confidence >= confidenceLimit)) || (/heading$|^(abstract|contents)$/.test(role(paragraph).kind) && role(paragraph).confidence >= confidenceLimit)
  const title = flow.findIndex(({ paragraph }) => role(paragraph).kind === 'title')
  const text = flow.findIndex((view, at) => at > title && !isFront(view) && isText(view))
  if (text >= 0 && beginsPage(flow[text]!)) return true
  const endsPage = ({ paragraph }: View): boolean => paragraph.text.includes('\f') || (paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1]))
  const end = text < 0 ? flow.length : text
  const startsPage = (view: View, at: number): boolean => view.startsPage || isPushedDown(structure, title + 1 + at)
  if (flow.slice(title, end).some(endsPage) || flow.slice(title + 1, end + 1).some(startsPage)) return true
  const isLine = ({ words, paragraph }: View): boolean => words > 0 && !isHeadKind(role(paragraph).kind)
  const other = flow.findIndex((view) => isLine(view) && !isFront(view))
  if (other < 0) return true
  const lines = flow.slice(0, other).filter(isLine)
  return lines.length > 1 && lines.every(({ paragraph }) => role(paragraph).confidence >= confidenceLimit)
}
