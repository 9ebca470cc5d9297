import type { XmlElement } from '../xml/element.js'
import type { RunBase } from './cascade.js'
import { isControlDeleted } from './dissolved.js'
import { fieldName, type FieldTracker } from './fields.js'
import { objectMark, type Control, type Field, type Run } from './paragraph.js'
import type { PartReader } from './read-story.js'
import { anchors, textOfChild } from './run-text.js'
import { childOf } from './tree.js'

/** What the containers around a run say of it. */
interface Inherited {
  readonly deleted: boolean
  readonly inserted: boolean
  readonly link: boolean
  readonly fallback: boolean
}

/** Reads what stands in one paragraph, from its first run to its last. */
export class ContentReader {
  text = ''
  bound = false
  /** Somebody inserted, deleted or moved some of it. */
  revised = false
  readonly runs: Run[] = []
  readonly fields: Field[] = []
  readonly controls: Control[] = []
  readonly dissolved: XmlElement[] = []

  constructor(
    private readonly part: PartReader,
    private readonly tracker: FieldTracker,
    /** The levels below the runs, by their character style. */
    private readonly bases: (characterStyle: string | undefined) => RunBase,
    /** Receives what may hold text boxes. */
    private readonly anchors: XmlElement[],
  ) {}

  read(paragraph: XmlElement, deleted: boolean): this {
    this.walk(paragraph, { deleted, inserted: false, link: false, fallback: false })
    return this
  }

  private walk(parent: XmlElement, inherited: Inherited): void {
    for (const child of parent.children) {
      if (child.name === 'w:r') this.readRun(child, inherited)
      else if (transparent.has(child.name)) this.walk(child, inherited)
      else this.readOther(child, inherited)
    }
  }

  private readOther(child: XmlElement, inherited: Inherited): void {
    switch (child.name) {
      case 'w:hyperlink':
        return this.walk(child, { ...inherited, link: true })
      case 'w:sdt':
        return this.readControl(child, inherited)
      case 'w:fldSimple':
        return this.readSimpleField(child, inherited)
      case 'w:ins':
      case 'w:moveTo':
        this.revised = true
        return this.walk(child, { ...inherited, inserted: true })
      case 'w:del':
      case 'w:moveFrom':
        this.revised = true
        return this.walk(child, { ...inherited, deleted: true })
      case 'mc:AlternateContent':
        return this.readAlternatives(child, inherited)
      case 'm:oMath':
      case 'm:oMathPara':
        if (isRead(inherited) && this.tracker.state !== 'code') this.text += objectMark
        return
      case 'w:pPr':
        return
      default:
        this.bound ||= holdsText(child)
    }
  }

  private readSimpleField(child: XmlElement, inherited: Inherited): void {
    const from = this.text.length
    this.walk(child, inherited)
    const code = this.part.document.attribute(child, 'w:instr') ?? ''
    this.fields.push({ name: fieldName(code), code: code.trim(), from, to: this.text.length, signs: [child] })
  }

  private readControl(child: XmlElement, inherited: Inherited): void {
    const about = childOf(child, 'w:sdtPr')
    const tagged = childOf(about, 'w:tag')
    const from = this.text.length
    this.bound ||= childOf(about, 'w:dataBinding') !== undefined
    this.walk(childOf(child, 'w:sdtContent') ?? child, inherited)
    if (this.part.dissolved.controls.has(child)) this.dissolved.push(child)
    else if (tagged && !inherited.deleted && !isControlDeleted(child)) {
      this.controls.push({ tag: this.part.document.attribute(tagged, 'w:val') ?? '', element: child, from, to: this.text.length })
    }
  }

  /** The first branch is read; the runs of the others are kept in step with the place where they stand. */
  private readAlternatives(child: XmlElement, inherited: Inherited): void {
    child.children.forEach((branch, index) => this.walk(branch, index === 0 ? inherited : { ...inherited, fallback: true }))
  }

  private readRun(run: XmlElement, inherited: Inherited): void {
    if (this.part.dissolved.runs.has(run)) {
      this.dissolved.push(run)
      return
    }
    const from = this.text.length
    const { state: outside, inLink } = this.tracker
    const hasSigns = this.readChildren(run, inherited)
    const field = outside ?? (hasSigns ? 'code' : undefined)
    const first = run.children[0]
    const properties = first?.name === 'w:rPr' ? first : childOf(run, 'w:rPr')
    const own = this.part.runs.read(properties)
    const effective = this.part.cascade.run(this.bases(own.style), own.values)
    const { deleted, inserted, link, fallback } = inherited
    this.runs.push({ element: run, properties, own, effective, from, to: this.text.length, deleted, inserted, field, link: link || inLink, fallback })
  }

  /** Whether a sign or a part of the code of a field is among them. */
  private readChildren(run: XmlElement, inherited: Inherited): boolean {
    const { document } = this.part
    let hasSigns = false
    for (const child of run.children) {
      if (child.name === 'w:fldChar' || child.name === 'w:instrText') {
        hasSigns = true
        // What a deleted sign enclosed is no field once the author’s changes are accepted.
        const closed = inherited.deleted ? undefined : this.tracker.see(child, this.text.length)
        if (closed) this.fields.push(closed)
        continue
      }
      if (anchors.has(child.name)) this.anchors.push(child)
      const text = textOfChild(document, child)
      if (isRead(inherited) && this.tracker.state !== 'code') this.text += text
      if (text === '' && child.name !== 'w:rPr') this.bound ||= child.children.some(holdsText)
    }
    return hasSigns
  }
}

const isRead = ({ deleted, fallback }: Inherited): boolean => !deleted && !fallback

/** What stands in an element that no standard knows is not read: whose words they are, and where among the others, only its producer can say. */
const holdsText = ({ name, children }: XmlElement): boolean => name === 'w:t' || name === 'w:delText' || children.some(holdsText)

/** Containers that have no meaning for what stands in them. */
const transparent: ReadonlySet<string> = new Set(['w:smartTag', 'w:customXml', 'w:dir', 'w:bdo'])
