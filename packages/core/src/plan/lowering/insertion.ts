import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import { insertChild, markupOf, patchChildren, type Child } from '../../wordml/properties/patch.js'
import type { Patch, Properties, PropertyTable, Value } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { escapeText } from '../../xml/escape.js'
import type { XmlWriter } from '../../xml/write.js'
import type { Inline, NewNote, NewParagraph } from '../edit.js'
import { noteMarkStyle } from '../plan.js'
import { childOrder } from '../../wordml/order.js'
import type { Cascade } from '../../wordml/cascade.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { realise } from '../realise.js'
import type { Lowering } from './context.js'
import { drawingMarkup } from './drawing.js'
import { carriedMarkup } from './field-markup.js'
import { cutSection } from './section-markup.js'

/** The markup of a `w:rPr` for new text with properties of its own, or with a character style; or ''. */
export type Look = (own: Properties, character?: string) => string

/** New text as runs; in tracked mode as an insertion. */
export const insertedRuns = (lowering: Lowering, write: XmlWriter, content: readonly Inline[], look: Look): string => {
  if (content.length === 0) return ''
  const runs = inlinesMarkup(lowering, write, content, look)
  return lowering.revisions ? lowering.revisions.mark(write, 'w:ins', runs) : runs
}

export const inlinesMarkup = (lowering: Lowering, write: XmlWriter, content: readonly Inline[], look: Look): string =>
  content.map((inline) => inlineMarkup(lowering, write, inline, look)).join('')

/** How new text looks in a paragraph where it has no text to look like. */
export const lookIn = (lowering: Lowering, { own, tableFormat, story }: Paragraph, style: string | undefined): Look => {
  const write = lowering.writer(story.part)
  const before = lowering.before.runBase(own.style, tableFormat, undefined).values
  return (wanted, character) => {
    const base = lowering.after.runBase(style, tableFormat, character).values
    const { sheet } = lowering.after
    const said = sheet.chain(sheet.get(character, 'character')).map((each) => each.run.values)
    return runMarkup(lowering, write, realise(runProperties, {}, Object.assign({}, before, ...said) as Properties, base, wanted), character)
  }
}

/** The `w:ins` of a paragraph's mark. */
export const insertedMark = (lowering: Lowering, { story }: Paragraph): Child | undefined =>
  lowering.revisions && { name: 'w:ins', markup: lowering.revisions.mark(lowering.writer(story.part), 'w:ins') }

/** New paragraphs; in tracked mode their marks are insertions too. `tracked` is false inside a part that is new itself. */
export const newParagraphs = (lowering: Lowering, write: XmlWriter, blocks: readonly NewParagraph[], tracked = lowering.revisions !== undefined): string =>
  blocks.map((block) => newParagraph(lowering, write, block, tracked ? 'all' : 'nothing')).join('')

/**
 * A paragraph with a style is as the style has it, and where nothing is wanted as it had it before, since only direct formatting
 * redefines styles; one without is plain, whatever the file's default style says.
 * `tracked` says what of it is marked as inserted; `lead` makes runs that come before its content.
 */
export const newParagraph = (
  lowering: Lowering,
  write: XmlWriter,
  { content, style, properties = {}, endsSection }: NewParagraph,
  tracked: 'all' | 'content' | 'nothing',
  lead: (look: Look) => string = () => '',
): string => {
  const id = style === undefined ? undefined : lowering.styleIds.get(style)
  const { paragraph, run } = divided(properties)
  const runBase = (character?: string) => lowering.after.runBase(id, undefined, character).values
  const known = lowering.before.sheet.get(id, 'paragraph') ? lowering.before : lowering.after
  const baseIn = (cascade: Cascade): Properties => levelless(cascade.paragraphBase(id, undefined, paragraph))
  const patch = realise(paragraphProperties, {}, id === undefined ? {} : baseIn(known), baseIn(lowering.after), paragraph)
  const patchOf = (own: Properties, character?: string) =>
    realise(runProperties, {}, id === undefined ? {} : known.runBase(id, undefined, character).values, runBase(character), { ...run, ...own })
  const look: Look = (own, character) => runMarkup(lowering, write, patchOf(own, character), character)

  const children = patchChildren(paragraphProperties, lowering.document.main.xml, undefined, patch, write)
  if (id !== undefined) insertChild('w:pPr', children, { name: 'w:pStyle', markup: write.element('w:pStyle', { 'w:val': id }) })
  const revisions = tracked === 'nothing' ? undefined : lowering.revisions
  const marks = (tracked === 'all' ? revisions?.mark(write, 'w:ins') ?? '' : '') + childrenMarkup(lowering, write, patchOf({}))
  if (marks) insertChild('w:pPr', children, { name: 'w:rPr', markup: write.element('w:rPr', {}, marks) })
  if (endsSection) insertChild('w:pPr', children, { name: 'w:sectPr', markup: cutSection(lowering, endsSection.of, endsSection.properties) })
  const runs = lead(look) + content.map((inline) => inlineMarkup(lowering, write, inline, look)).join('')
  const shown = revisions && runs ? revisions.mark(write, 'w:ins', runs) : runs
  return write.element('w:p', {}, children.length > 0 ? write.element('w:pPr', {}, markupOf(children)) : '', shown)
}

/** A numbering that is given directly brings indents with it, but its level is to be said. */
const levelless = ({ numberingLevel: _, ...properties }: Properties): Properties => properties

const inlineMarkup = (lowering: Lowering, write: XmlWriter, inline: Inline, look: Look): string => {
  if ('note' in inline) return noteReference(lowering, write, inline, look)
  const properties = look(inline.properties ?? {})
  if ('carried' in inline) return carriedMarkup(write, inline, inlinesMarkup(lowering, write, inline.shows, look), properties, lowering.revisions)
  const run = (content: string) => write.element('w:r', {}, properties, content)
  if ('text' in inline) return run(textMarkup(write, inline.text))
  if ('drawing' in inline) return run(drawingMarkup(lowering, inline))
  const mark = (type: string) => run(write.element('w:fldChar', { 'w:fldCharType': type }))
  const code = run(write.element('w:instrText', { 'xml:space': 'preserve' }, escapeText(` ${inline.field} `)))
  return mark('begin') + code + mark('separate') + run(textMarkup(write, inline.shows)) + mark('end')
}

/** The mark of a note in the text; the note itself is written when all the text is. */
const noteReference = (lowering: Lowering, write: XmlWriter, note: NewNote, look: Look): string =>
  write.element('w:r', {}, look(note.properties ?? {}, lowering.styleIds.get(noteMarkStyle)), write.element('w:footnoteReference', { 'w:id': lowering.notes.idOf(note) }))

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

const runMarkup = (lowering: Lowering, write: XmlWriter, patch: Patch, character: string | undefined): string => {
  const inner = childrenMarkup(lowering, write, patch, character)
  return inner && write.element('w:rPr', {}, inner)
}

const childrenMarkup = (lowering: Lowering, write: XmlWriter, patch: Patch, character?: string): string => {
  const children = patchChildren(runProperties, lowering.document.main.xml, undefined, patch, write)
  if (character !== undefined) insertChild('w:rPr', children, { name: 'w:rStyle', markup: write.element('w:rStyle', { 'w:val': character }) })
  return markupOf(children)
}

const divided = (properties: Properties): { paragraph: Properties; run: Properties } => {
  const of = (table: PropertyTable): Record<string, Value> =>
    Object.fromEntries(Object.entries(properties).filter(([name]) => table.byName.has(name) || (childOrder[table.container]!.includes(name))))
  return { paragraph: of(paragraphProperties), run: of(runProperties) }
}
