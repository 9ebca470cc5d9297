import type { Field, Paragraph } from '../../wordml/paragraph.js'
import { isControl } from '../../wordml/whole-field.js'
import { childOf } from '../../wordml/tree.js'
import type { XmlElement } from '../../xml/element.js'
import { escapeText } from '../../xml/escape.js'
import type { XmlWriter } from '../../xml/write.js'
import type { Carried, NewWhole } from '../edit.js'
import type { Revisions } from '../revisions.js'

/** Begin, code with the fields nested in it, separator, what it shows, end. */
export const fieldMarkup = (
  { fields }: Paragraph,
  write: XmlWriter,
  field: Field,
  shown: string,
  { code = field.code, data }: NewWhole,
  look: string,
): string => {
  const run = (content: string): string => write.element('w:r', {}, look, content)
  const mark = (type: string, inner = ''): string => run(write.element('w:fldChar', { 'w:fldCharType': type }, inner))
  const begin = (old: string | undefined): string => {
    const carried = old === undefined ? undefined : data ?? old
    return mark('begin', carried === undefined ? '' : write.element('w:fldData', { 'xml:space': 'preserve' }, escapeText(carried)))
  }
  const said = (text: string): string => run(write.element('w:instrText', { 'xml:space': 'preserve' }, escapeText(` ${text} `)))
  const [first, separator] = field.signs
  const nested = fields.filter(({ signs }) => first!.start < signs[0]!.start && signs.at(-1)!.end < separator!.start)
  const inner = nested.map((each) => begin(each.data) + said(each.code) + mark('end')).join('')
  return begin(field.data) + said(code) + inner + mark('separate') + shown + mark('end')
}

/** The control with another tag and content. In tracked mode the old one is still there, and no two may have one id. */
export const controlMarkup = ({ story }: Paragraph, write: XmlWriter, element: XmlElement, shown: string, { tag }: NewWhole, tracked: boolean): string => {
  const { source } = story.document
  const about = childOf(element, 'w:sdtPr')
  const kept = (about?.children ?? []).filter(({ name }) => name !== 'w:showingPlcHdr' && !(tracked && name === 'w:id'))
  const properties = kept.map((child) => (child.name === 'w:tag' && tag !== undefined ? write.element('w:tag', { 'w:val': tag }) : source.slice(child.start, child.end)))
  return write.element('w:sdt', {}, write.element('w:sdtPr', {}, ...properties), write.element('w:sdtContent', {}, shown))
}

/** What is taken along, in new text: a field with the control around it, or a control. */
export const carriedMarkup = (
  write: XmlWriter,
  { carried, around, of, anew }: Carried,
  shown: string,
  look: string,
  revisions: Revisions | undefined,
): string => {
  const content = isControl(carried) ? shown : fieldMarkup(of, write, carried, shown, anew, look)
  const control = isControl(carried) ? carried.element : around
  if (!control) return content
  const markup = controlMarkup(of, write, control, content, anew, revisions !== undefined)
  return revisions ? revisions.range(write, 'w:customXmlInsRange', markup) : markup
}
