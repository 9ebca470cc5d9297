import { highest } from '../../algorithms/highest.js'
import type { Document } from '../../wordml/document.js'
import type { Cascade } from '../../wordml/cascade.js'
import { tagsOf } from '../../xml/tags-of.js'
import type { Splice } from '../../xml/splice.js'
import { xmlWriter, type PartWriter } from '../../xml/write.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { childOf, childrenNamed, descendants } from '../../wordml/tree.js'
import type { PartName } from '../../opc/part-name.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ResolvedStyle } from '../../styles/resolved.js'
import type { HeaderSlot, HeaderType } from '../../wordml/section.js'
import type { NewNote, SetHeaderFooter } from '../edit.js'
import { addedNotes, type AddedNote } from '../new-notes.js'
import { placeOf, type ParagraphPlan, type Plan } from '../plan.js'
import type { Revisions } from '../revisions.js'
import { highestDrawing } from './drawing.js'
import { Rewrites } from './rewrites.js'
import { RunPatches } from './run-patches.js'

/** What a tracked document could not track. */
export interface Untracked {
  readonly kind: 'header-reference' | 'part-added' | 'style-added' | 'numbering-added' | 'setting' | 'document-property'
  readonly part: string
  readonly detail: string
}

/** A part that is not in the package yet. */
interface AddedPart {
  readonly name: PartName
  readonly source: string
  readonly contentType: string
  readonly relationship: { readonly id: string; readonly type: string }
}

/** The footnotes that are written, in the order of their marks, which is that of their ids whatever is lowered first. */
export class NewNotes {
  readonly list: readonly (AddedNote & { readonly id: string })[]
  private readonly ids: ReadonlyMap<NewNote, string>

  constructor(document: Document, plan: Plan) {
    const added = addedNotes(document, plan)
    const highest = added.length === 0 ? 0 : highestNote(document)
    this.list = added.map((each, index) => ({ ...each, id: String(highest + 1 + index) }))
    this.ids = new Map(this.list.map(({ note, id }) => [note, id]))
  }

  idOf(note: NewNote): string {
    const id = this.ids.get(note)
    if (id === undefined) throw new Error('a note was to be written whose mark is not planned')
    return id
  }
}

/** What all lowerings share: the original, the plan, and the splices that gather. */
export class Lowering {
  readonly splices = new Map<PartName, Splice[]>()
  readonly added: AddedPart[] = []
  readonly untracked: Untracked[] = []
  readonly patches = new RunPatches()
  readonly rewrites = new Rewrites()
  /** References to added header and footer parts, by section. */
  readonly references = new Map<number, { slot: HeaderSlot; type: HeaderType; id: string }[]>()
  /** The `w:numId` behind each key of the lists that are added. */
  readonly numberingIds: ReadonlyMap<string, number>
  /** The highest id of a drawing, once it was asked for. */
  private drawings: number | undefined
  private readonly appended = new Map<XmlElement, { readonly part: PartName; readonly text: string }>()

  constructor(
    readonly document: Document,
    readonly plan: Plan,
    readonly style: ResolvedStyle,
    /** Undefined in direct mode: a lowering has both readings side by side and asks this. */
    readonly revisions: Revisions | undefined,
    /** The cascade that holds once styles are defined. */
    readonly after: Cascade,
    /** Ids of the Word styles behind the keys of the plan. */
    readonly styleIds: ReadonlyMap<string, string>,
    private readonly writers = new Map<PartName, PartWriter>(),
    readonly notes = new NewNotes(document, plan),
  ) {
    this.numberingIds = new Map(plan.numberings.map(({ key }, index) => [key, document.cascade.numbering.highest.instance + 1 + index]))
  }

  /** A direct lowering of the same plan whose splices are kept apart: for text that is written anew, and has no old look to record. */
  aside(): Lowering {
    return new Lowering(this.document, this.plan, this.style, undefined, this.after, this.styleIds, this.writers, this.notes)
  }

  /** The id of the style that a paragraph will have. */
  styleOf({ own }: Paragraph, plan: ParagraphPlan | undefined): string | undefined {
    return plan?.style === undefined ? own.style : this.styleIds.get(plan.style)
  }

  /** An id that no drawing has. */
  nextDrawing(): number {
    return (this.drawings = (this.drawings ?? highestDrawing(this.document.parts.values())) + 1)
  }

  get before(): Cascade {
    return this.document.cascade
  }

  /** What is planned for a section's header or footer. */
  planned(section: number, slot: HeaderSlot, type: HeaderType): SetHeaderFooter | undefined {
    return this.plan.headers.get(placeOf(section, slot, type))
  }

  /** The writer of a part, with the part's own prefixes. */
  writer(part: PartName): PartWriter {
    let writer = this.writers.get(part)
    if (!writer) {
      const read = this.document.parts.get(part)
      if (!read) throw new Error(`part ${part} was not read`)
      this.writers.set(part, (writer = xmlWriter(read.xml)))
    }
    return writer
  }

  splice(part: PartName, start: number, end: number, text: string): void {
    const splices = this.splices.get(part)
    if (splices) splices.push({ start, end, text })
    else this.splices.set(part, [{ start, end, text }])
  }

  /** Puts text in as the last thing inside an element. */
  append(part: PartName, element: XmlElement, text: string): void {
    this.appended.set(element, { part, text: this.appendedTo(element) + text })
  }

  appendedTo(element: XmlElement): string {
    return this.appended.get(element)?.text ?? ''
  }

  /** What could only be written once all else was: what comes last in its element, and the declarations of prefixes that the writers made up. */
  finish(): void {
    for (const [element, { part, text }] of this.appended) {
      if (element.closeStart < element.end) {
        this.splice(part, element.closeStart, element.closeStart, text)
        continue
      }
      // What is written `<w:p/>` so far is opened once, for all that comes in.
      const { close } = tagsOf(this.document.parts.get(part)!.xml.source, element)
      this.splice(part, element.end - 2, element.end, `>${text}${close}`)
    }
    for (const [part, writer] of this.writers) {
      const declarations = writer.declarations()
      if (declarations) this.splice(part, declarations.start, declarations.end, declarations.text)
    }
  }
}

/** Settings may name the separators of notes that are not there, and marks lead to notes that are gone: none of ours may take their place. */
const highestNote = ({ main, named, parts }: Document): number => {
  const [notes, settings] = ['footnotes', 'settings'].map((name) => parts.get(named.get(name) ?? '')?.xml)
  const listed = settings && childOf(settings.root, 'w:footnotePr')
  const marks = [...descendants(main.xml.root)].filter(({ name }) => name === 'w:footnoteReference')
  const ids = (xml: XmlDocument | undefined, elements: readonly XmlElement[]) => elements.map((each) => Number(xml!.attribute(each, 'w:id')))
  const notesIn = (parent: XmlElement | undefined) => childrenNamed(parent, 'w:footnote')
  return highest([...ids(notes, notesIn(notes?.root)), ...ids(settings, notesIn(listed)), ...ids(main.xml, marks)].filter(Number.isInteger), 0)
}
