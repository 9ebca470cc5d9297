import type { Field, Paragraph } from '../../wordml/paragraph.js'
import { escapeText } from '../../xml/escape.js'
import type { XmlWriter } from '../../xml/write.js'
import type { NewWhole } from '../edit.js'

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
