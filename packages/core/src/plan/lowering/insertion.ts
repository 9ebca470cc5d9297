import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import { insertChild, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import type { Properties, PropertyTable, Value } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { escapeText } from '../../xml/escape.js'
import type { XmlWriter } from '../../xml/write.js'
import type { Inline, NewParagraph } from '../edit.js'
import type { Lowering } from './context.js'

/** New text as runs; in tracked mode as an insertion. `properties` is the markup of a `w:rPr`, or ''. */
export const insertedRuns = (lowering: Lowering, write: XmlWriter, content: readonly Inline[], properties: string): string => {
  if (content.length === 0) return ''
  const runs = content.map((inline) => inlineMarkup(lowering, write, inline, properties)).join('')
  return lowering.revisions ? lowering.revisions.mark(write, 'w:ins', runs) : runs
}

/** New paragraphs; in tracked mode their marks are insertions too. `tracked` is false inside a part that is new itself. */
export const newParagraphs = (lowering: Lowering, write: XmlWriter, blocks: readonly NewParagraph[], tracked = lowering.revisions !== undefined): string =>
  blocks.map((block) => newParagraph(lowering, write, block, tracked)).join('')

const newParagraph = (lowering: Lowering, write: XmlWriter, { content, style, properties = {} }: NewParagraph, tracked: boolean): string => {
  const { paragraph, run } = divided(properties)
  const id = style === undefined ? undefined : lowering.styleIds.get(style)
  const children = patchChildren(paragraphProperties, lowering.document.main.xml, undefined, paragraph, write)
  if (id !== undefined) insertChild('w:pPr', children, { name: 'w:pStyle', markup: write.element('w:pStyle', { 'w:val': id }) })
  const look = propertiesMarkup(lowering, write, run)
  const mark = tracked && lowering.revisions ? lowering.revisions.mark(write, 'w:ins') : ''
  const markProperties = mark + look
  if (markProperties) insertChild('w:pPr', children, { name: 'w:rPr', markup: write.element('w:rPr', {}, markProperties) })
  const runs = content.map((inline) => inlineMarkup(lowering, write, inline, look && write.element('w:rPr', {}, look))).join('')
  const shown = tracked && lowering.revisions && runs ? lowering.revisions.mark(write, 'w:ins', runs) : runs
  return write.element('w:p', {}, children.length > 0 ? write.element('w:pPr', {}, markupOf(children)) : '', shown)
}

const inlineMarkup = (lowering: Lowering, write: XmlWriter, inline: Inline, around: string): string => {
  const look = inline.properties ? write.element('w:rPr', {}, propertiesMarkup(lowering, write, inline.properties)) : around
  const run = (content: string) => write.element('w:r', {}, look, content)
  if ('text' in inline) return run(textMarkup(write, inline.text))
  const mark = (type: string) => run(write.element('w:fldChar', { 'w:fldCharType': type }))
  const code = run(write.element('w:instrText', { 'xml:space': 'preserve' }, escapeText(` ${inline.field} `)))
  return mark('begin') + code + mark('separate') + run(textMarkup(write, inline.shows)) + mark('end')
}

/** A tab and a line break are elements of their own. */
const textMarkup = (write: XmlWriter, text: string): string =>
  text
    .split(/([\t\n])/)
    .map((piece) => {
      if (piece === '') return ''
      if (piece === '\t') return write.element('w:tab')
      return piece === '\n' ? write.element('w:br') : write.element('w:t', { 'xml:space': 'preserve' }, escapeText(piece))
    })
    .join('')

const propertiesMarkup = (lowering: Lowering, write: XmlWriter, properties: Properties): string =>
  markupOf(patchChildren(runProperties, lowering.document.main.xml, undefined, properties, write))

const divided = (properties: Properties): { paragraph: Properties; run: Properties } => {
  const of = (table: PropertyTable): Record<string, Value> =>
    Object.fromEntries(Object.entries(properties).filter(([name]) => table.byName.has(name)))
  return { paragraph: of(paragraphProperties), run: of(runProperties) }
}
