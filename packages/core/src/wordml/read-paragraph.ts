import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Cascade, RunBase, TableFormat } from './cascade.js'
import { isControlDeleted } from './dissolved.js'
import { fieldName, type FieldTracker } from './fields.js'
import { objectMark, type Control, type Field, type Paragraph, type Run } from './paragraph.js'
import { noProperties } from './properties/read.js'
import type { PartReader } from './read-story.js'
import type { Story } from './story.js'
import type { Cell } from './table.js'
import { childOf } from './tree.js'

interface Surroundings {
  readonly cell: Cell | undefined
  readonly format: TableFormat | undefined
  readonly bound: boolean
  readonly deleted: boolean
  /** Receives what may hold text boxes. */
  readonly anchors: XmlElement[]
}

interface Inherited {
  readonly deleted: boolean
  readonly inserted: boolean
  readonly link: boolean
  readonly fallback: boolean
}

/** Reads one paragraph: its text, its runs, the fields in it. */
export const readParagraph = (reader: PartReader, story: Story, element: XmlElement, fields: FieldTracker, around: Surroundings): Paragraph => {
  const { document } = reader
  const properties = element.children[0]?.name === 'w:pPr' ? element.children[0] : childOf(element, 'w:pPr')
  const own = reader.paragraphs.read(properties)
  const bases = runBases(reader.cascade, own.style, around.format)
  const runs: Run[] = []
  const closed: Field[] = []
  const controls: Control[] = []
  const dissolved: XmlElement[] = []
  let text = ''
  let bound = around.bound
  let revised = false
  fields.startParagraph()
  const within = fields.names

  const walk = (parent: XmlElement, inherited: Inherited): void => {
    for (const child of parent.children) {
      if (child.name === 'w:r') readRun(child, inherited)
      else if (transparent.has(child.name)) walk(child, inherited)
      else readOther(child, inherited)
    }
  }

  const readOther = (child: XmlElement, inherited: Inherited): void => {
    switch (child.name) {
      case 'w:hyperlink':
        return walk(child, { ...inherited, link: true })
      case 'w:sdt':
        return readControl(child, inherited)
      case 'w:fldSimple': {
        const from = text.length
        walk(child, inherited)
        const code = document.attribute(child, 'w:instr') ?? ''
        closed.push({ name: fieldName(code), code: code.trim(), from, to: text.length, signs: [child] })
        return
      }
      case 'w:ins':
      case 'w:moveTo':
        revised = true
        return walk(child, { ...inherited, inserted: true })
      case 'w:del':
      case 'w:moveFrom':
        revised = true
        return walk(child, { ...inherited, deleted: true })
      case 'mc:AlternateContent':
        return readAlternatives(child, inherited)
      case 'm:oMath':
      case 'm:oMathPara':
        if (!inherited.deleted && !inherited.fallback) text += objectMark
    }
  }

  const readControl = (child: XmlElement, inherited: Inherited): void => {
    const about = childOf(child, 'w:sdtPr')
    const tagged = childOf(about, 'w:tag')
    const from = text.length
    bound ||= childOf(about, 'w:dataBinding') !== undefined
    walk(childOf(child, 'w:sdtContent') ?? child, inherited)
    if (reader.dissolved.controls.has(child)) dissolved.push(child)
    else if (tagged && !inherited.deleted && !isControlDeleted(child)) controls.push({ tag: document.attribute(tagged, 'w:val') ?? '', element: child, from, to: text.length })
  }

  /** The first branch is read; the runs of the others are kept in step with the place where they stand. */
  const readAlternatives = (child: XmlElement, inherited: Inherited): void => {
    child.children.forEach((branch, index) => walk(branch, index === 0 ? inherited : { ...inherited, fallback: true }))
  }

  const readRun = (run: XmlElement, inherited: Inherited): void => {
    if (reader.dissolved.runs.has(run)) {
      dissolved.push(run)
      return
    }
    const from = text.length
    let field = fields.state
    const first = run.children[0]
    const container = first?.name === 'w:rPr' ? first : childOf(run, 'w:rPr')
    for (const child of run.children) {
      if (child.name === 'w:fldChar' || child.name === 'w:instrText') {
        // What a deleted sign enclosed is no field once the author’s changes are accepted.
        const done = inherited.deleted ? undefined : fields.see(child, text.length)
        if (done) closed.push(done)
        field ??= 'code'
      } else if (child.name === 'w:t') {
        if (!inherited.deleted && !inherited.fallback && fields.state !== 'code') text += document.text(child)
      } else if (anchors.has(child.name)) {
        around.anchors.push(child)
        if (!inherited.deleted && !inherited.fallback && fields.state !== 'code') text += objectMark
      } else if (!inherited.deleted && !inherited.fallback && fields.state !== 'code') {
        text += textOfChild(document, child)
      }
    }
    const said = reader.runs.read(container)
    const effective = reader.cascade.run(bases(said.style), said.values)
    const { deleted, inserted, link, fallback } = inherited
    runs.push({ element: run, properties: container, own: said, effective, from, to: text.length, deleted, inserted, field, link, fallback })
  }

  walk(element, { deleted: around.deleted, inserted: false, link: false, fallback: false })
  // The first line of a contents list opens the field that its other lines lie in.
  const opened = fields.names.filter((name) => !within.includes(name))
  const mark = childOf(properties, 'w:rPr')
  const markOwn = mark ? reader.runs.read(mark) : noProperties
  return {
    index: reader.all.length,
    story,
    element,
    properties,
    own,
    effective: reader.cascade.paragraph(own.style, around.format, own.values),
    styleName: reader.cascade.sheet.paragraphStyle(own.style)?.name ?? '',
    mark: markOwn,
    text,
    runs,
    fields: closed,
    controls,
    within,
    opened,
    cell: around.cell,
    tableFormat: around.format,
    section: story.kind === 'body' ? reader.section.current : -1,
    sectionBreak: childOf(properties, 'w:sectPr'),
    bound,
    dissolved,
    revised: revised || around.deleted || own.pending || markOwn.pending || markIsRevised(mark) || runs.some((run) => run.own.pending),
    bare: element.children.every((child) => child === properties || child.name === 'w:proofErr'),
  }
}

/** The levels below the runs of one paragraph; nearly all of them have no character style. */
const runBases = (cascade: Cascade, style: string | undefined, format: TableFormat | undefined) => {
  const plain = cascade.runBase(style, format, undefined)
  return (characterStyle: string | undefined): RunBase => (characterStyle === undefined ? plain : cascade.runBase(style, format, characterStyle))
}

/** The author has the mark itself pending: it was inserted, deleted or moved. */
const markIsRevised = (mark: XmlElement | undefined): boolean => mark?.children.some(({ name }) => /^w:(ins|del|moveFrom|moveTo)$/.test(name)) ?? false

/** Containers that have no meaning for what stands in them. */
const transparent: ReadonlySet<string> = new Set(['w:smartTag', 'w:customXml', 'w:dir', 'w:bdo'])

/** Children of a run that may hold text boxes, and are objects in the text. */
const anchors: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'])

const textOfChild = (document: XmlDocument, child: XmlElement): string => {
  switch (child.name) {
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
      return document.attribute(child, 'w:type') === 'page' ? '\f' : '\n'
    case 'w:cr':
      return '\n'
    case 'w:noBreakHyphen':
      return '\u2011'
    case 'w:softHyphen':
      return '\u00AD'
    case 'w:sym':
    case 'w:ruby':
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      return objectMark
    default:
      return ''
  }
}
