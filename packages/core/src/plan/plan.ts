import type { Paragraph } from '../wordml/paragraph.js'
import type { Properties } from '../wordml/properties/property.js'
import { canMoveAll, heirOf } from '../wordml/removable.js'
import type { HeaderSlot, HeaderType, Section } from '../wordml/section.js'
import { isParagraph } from '../wordml/story.js'
import { keepers, type PlanConflict } from './conflict.js'
import type {
  AddComment, DefineNumbering, Edit, FormatText, Inline, MoveBlocks, NewParagraph, RemoveBlocks, RemoveComment, RemoveNote, ReplaceText,
  SetCell, SetHeaderFooter, SetPreference, SetRow, SetTable, Unwrap,
} from './edit.js'

/** An edit and the check that asked for it. */
export interface Request {
  readonly check: string
  readonly edit: Edit
}

/** Everything planned for one paragraph. */
export interface ParagraphPlan {
  style: string | undefined
  properties: Properties
  formats: readonly FormatText[]
  replacements: readonly ReplaceText[]
  before: readonly NewParagraph[]
  removed: 'content' | 'paragraph' | undefined
}

/** All edits of all checks, merged by what they change. */
export interface Plan {
  readonly paragraphs: ReadonlyMap<Paragraph, ParagraphPlan>
  readonly sections: ReadonlyMap<Section, Properties>
  /** By `placeOf` what each sets. */
  readonly headers: ReadonlyMap<string, SetHeaderFooter>
  readonly tables: readonly SetTable[]
  readonly rows: readonly SetRow[]
  readonly cells: readonly SetCell[]
  readonly moves: readonly MoveBlocks[]
  /** The last paragraph of the text where it moves, with the one that is the last then. */
  readonly end: { readonly moved: Paragraph; readonly heir: Paragraph } | undefined
  /** Notes that go. Their paragraphs are planned as without content, and their marks as replaced by nothing. */
  readonly removedNotes: readonly RemoveNote[]
  readonly numberings: readonly DefineNumbering[]
  /** One a part. */
  readonly preferences: readonly SetPreference[]
  readonly unwrapped: readonly Unwrap[]
  readonly comments: readonly (AddComment | RemoveComment)[]
  /** Keys of the Word styles that the edits rely on. */
  readonly styles: ReadonlySet<string>
  /** Requests that lost a conflict. */
  readonly dropped: ReadonlyMap<Request, PlanConflict>
  /** Requests about paragraphs that are removed: there is nothing left to do. */
  readonly voided: ReadonlySet<Request>
  readonly size: number
}

/** A section's header or footer of a type. */
export const placeOf = (section: number, slot: HeaderSlot, type: HeaderType): string => `${section} ${slot} ${type}`

/** Merges requests, given in catalogue order. */
export const makePlan = (requests: readonly Request[]): Plan => new Merger().add(requests)

class Merger {
  private readonly paragraphs = new Map<Paragraph, ParagraphPlan>()
  private readonly sections = new Map<Section, Properties>()
  private readonly headers = new Map<string, SetHeaderFooter>()
  private readonly tables = new Map<SetTable['table'], SetTable>()
  private readonly rows = new Map<SetRow['row'], SetRow>()
  private readonly cells: SetCell[] = []
  /** As they are asked for, with what they come to. */
  private readonly moves = new Map<MoveBlocks, MoveBlocks>()
  private readonly moved = new Set<Paragraph>()
  /** Those whose marks become those of what moves under them. */
  private readonly lent = new Set<Paragraph>()
  private readonly removedNotes: RemoveNote[] = []
  private readonly numberings: DefineNumbering[] = []
  private readonly preferences: SetPreference[] = []
  private readonly unwrapped: Unwrap[] = []
  private readonly comments: (AddComment | RemoveComment)[] = []
  private readonly styles = new Set<string>()
  private readonly lost = new Map<Request, string>()
  private readonly voided = new Set<Request>()
  private readonly joints = new Map<Properties, Map<Properties, Properties | string>>()

  add(requests: readonly Request[]): Plan {
    // A removal makes every other edit of its paragraph void, whichever check comes first.
    for (const { edit } of requests) {
      if (edit.kind === 'remove-blocks') this.remove(edit)
      else if (edit.kind === 'remove-note') this.removeNote(edit)
    }
    // Several checks may have a part in one edit, which is made where the last of them asks for it: there all is written that stands before it.
    const last = new Map<Edit, Request>()
    for (const request of requests) last.set(request.edit, request)
    const isShared = last.size < requests.length
    for (const request of requests) if (!isShared || request === last.get(request.edit)) this.merge(request)
    if (isShared) for (const request of requests) this.follow(request, last.get(request.edit)!)
    const end = this.endOf(requests)
    const moves = [...this.moves.values()]
    const { paragraphs, sections, headers, tables, rows, cells, removedNotes, numberings, preferences, comments, styles, lost, voided } = this
    const { unwrapped } = this
    const size = requests.length - lost.size - voided.size
    const dropped = keepers(requests, lost)
    const shown = { tables: [...tables.values()], rows: [...rows.values()], cells, comments, dropped, voided, size }
    return { paragraphs, sections, headers, moves, end, removedNotes, numberings, preferences, unwrapped, styles, ...shown }
  }

  private merge(request: Request): void {
    const { edit } = request
    // Each kind has the way for its own edits: the compiler does not see that for a kind it does not know.
    const way = this.ways[edit.kind] as (edit: Edit, request: Request) => void
    way(edit, request)
  }

  /** How an edit of each kind joins those that came before it. */
  private readonly ways: { readonly [Kind in Edit['kind']]: (edit: EditOf<Kind>, request: Request) => void } = {
    'set-paragraph': (edit, request) => this.setParagraph(edit, request),
    'format-text': (edit, request) => this.push(request, edit.range.paragraph, (plan) => { plan.formats = grown(plan.formats, edit) }),
    'replace-text': (edit, request) => this.replaceText(edit, request),
    'insert-blocks': (edit, request) => {
      this.useStyles(edit.blocks)
      this.push(request, edit.before, (plan) => { plan.before = [...plan.before, ...edit.blocks] }, true)
    },
    // Removals came first.
    'remove-blocks': () => undefined,
    'remove-note': () => undefined,
    'move-blocks': (edit, request) => this.moveBlocks(edit, request),
    'set-section': (edit, request) => {
      const joined = this.join(request, this.sections.get(edit.section) ?? nothing, edit.properties)
      if (joined) this.sections.set(edit.section, joined)
    },
    'set-header-footer': (edit, request) => this.setHeaderFooter(edit, request),
    'set-table': (edit, request) => {
      const joined = this.join(request, this.tables.get(edit.table)?.properties ?? nothing, edit.properties)
      if (joined) this.tables.set(edit.table, { ...edit, properties: joined })
    },
    'set-row': (edit, request) => {
      const joined = this.join(request, this.rows.get(edit.row)?.properties ?? nothing, edit.properties)
      if (joined) this.rows.set(edit.row, { ...edit, properties: joined })
    },
    'set-cell': (edit) => this.cells.push(edit),
    'define-style': (edit) => this.styles.add(edit.style),
    'define-numbering': (edit) => {
      if (!this.numberings.some(({ key }) => key === edit.key)) this.numberings.push(edit)
    },
    'set-preference': (edit) => {
      if (!this.preferences.some(({ part }) => part === edit.part)) this.preferences.push(edit)
    },
    'unwrap': (edit) => {
      for (const paragraph of edit.paragraphs) this.of(paragraph)
      this.unwrapped.push(edit)
    },
    'add-comment': (edit) => this.comments.push(edit),
    'remove-comment': (edit) => this.comments.push(edit),
  }

  private setParagraph(edit: EditOf<'set-paragraph'>, request: Request): void {
    const plan = this.of(edit.paragraph)
    if (plan.removed) return this.void(request)
    if (edit.style !== undefined && plan.style !== undefined && plan.style !== edit.style) return this.lose(request, 'style')
    const joined = this.join(request, plan.properties, edit.properties)
    if (!joined) return
    plan.properties = joined
    if (edit.style === undefined) return
    plan.style = edit.style
    this.styles.add(edit.style)
  }

  private replaceText(edit: ReplaceText, request: Request): void {
    const clash = this.of(edit.range.paragraph).replacements.some(({ range }) => range.from < edit.range.to && edit.range.from < range.to)
    if (clash) return this.lose(request, 'text')
    this.useStylesOfNotes(edit.content)
    this.push(request, edit.range.paragraph, (plan) => { plan.replacements = grown(plan.replacements, edit) })
  }

  private moveBlocks(edit: MoveBlocks, request: Request): void {
    // What goes need not move.
    const paragraphs = edit.paragraphs.filter((paragraph) => !this.isRemoved(paragraph))
    if (paragraphs.length === 0) return this.void(request)
    const goes = (paragraph: Paragraph): boolean => paragraphs.includes(paragraph) || this.goes(paragraph)
    const isTaken = (edit.under && this.goes(edit.under)) || paragraphs.some((paragraph) => this.moved.has(paragraph) || this.lent.has(paragraph))
    if (isTaken || !canMoveAll(paragraphs, goes)) return this.lose(request, 'place')
    if (edit.under) this.lent.add(edit.under)
    for (const paragraph of paragraphs) this.moved.add(paragraph)
    this.moves.set(edit, { ...edit, paragraphs })
  }

  /** Where the last paragraph of the text moves. What is left behind may be nothing that a text can end with: then it stays. */
  private endOf(requests: readonly Request[]): Plan['end'] {
    const moved = [...this.moved].find((paragraph) => paragraph.story.blocks.at(-1) === paragraph)
    if (!moved) return undefined
    const heir = heirOf(moved, (paragraph) => this.goes(paragraph))
    if (heir && !this.comesBehind(heir)) return { moved, heir }
    for (const request of requests) {
      if (request.edit.kind !== 'move-blocks' || !this.moves.get(request.edit)?.paragraphs.includes(moved)) continue
      this.moves.delete(request.edit)
      this.lose(request, 'place')
    }
    return undefined
  }

  /** Whether anything is written or moved to behind a paragraph of the body. */
  private comesBehind({ story, index }: Paragraph): boolean {
    const isBehind = (paragraph: Paragraph): boolean => paragraph.story === story && paragraph.index > index
    return [...this.moves.values()].some(({ before }) => isBehind(before)) ||
      [...this.paragraphs].some(([paragraph, { before }]) => before.length > 0 && isBehind(paragraph) && !this.moved.has(paragraph))
  }

  private goes(paragraph: Paragraph): boolean {
    return this.moved.has(paragraph) || this.isRemoved(paragraph)
  }

  private isRemoved(paragraph: Paragraph): boolean {
    return this.paragraphs.get(paragraph)?.removed === 'paragraph'
  }

  private setHeaderFooter(edit: SetHeaderFooter, request: Request): void {
    const place = placeOf(edit.section.index, edit.slot, edit.type)
    if (this.headers.has(place)) return this.lose(request, 'header')
    this.useStyles(edit.blocks)
    this.headers.set(place, edit)
  }

  private of(paragraph: Paragraph): ParagraphPlan {
    let plan = this.paragraphs.get(paragraph)
    if (!plan) {
      plan = { style: undefined, properties: nothing, formats: none, replacements: none, before: none, removed: undefined }
      this.paragraphs.set(paragraph, plan)
    }
    return plan
  }

  private remove({ paragraph, keepMark }: RemoveBlocks): void {
    const plan = this.of(paragraph)
    plan.removed = keepMark && plan.removed !== 'paragraph' ? 'content' : 'paragraph'
  }

  private removeNote(edit: RemoveNote): void {
    this.removedNotes.push(edit)
    for (const paragraph of edit.note.blocks.filter(isParagraph)) this.remove({ kind: 'remove-blocks', paragraph, keepMark: true })
    const plan = this.of(edit.mark.paragraph)
    plan.replacements = grown(plan.replacements, { kind: 'replace-text', range: edit.mark, content: [] })
  }

  private push(request: Request, paragraph: Paragraph, add: (plan: ParagraphPlan) => void, evenIfRemoved = false): void {
    const plan = this.of(paragraph)
    if (plan.removed && !evenIfRemoved) this.void(request)
    else add(plan)
  }

  private void(request: Request): void {
    this.voided.add(request)
  }

  /** Both sets of properties as one; equal pairs give one object. Undefined where they contradict each other. */
  private join(request: Request, planned: Properties, values: Properties): Properties | undefined {
    if (planned === nothing || planned === values) return values
    let known = this.joints.get(planned)
    if (!known) this.joints.set(planned, (known = new Map()))
    let joint = known.get(values)
    if (joint === undefined) known.set(values, (joint = joined(planned, values)))
    if (typeof joint !== 'string') return joint
    this.lose(request, joint)
    return undefined
  }

  private follow(request: Request, made: Request): void {
    if (request === made) return
    const lost = this.lost.get(made)
    if (lost !== undefined) this.lose(request, lost)
    else if (this.voided.has(made)) this.void(request)
  }

  private lose(request: Request, what: string): void {
    this.lost.set(request, what)
  }

  private useStyles(blocks: readonly NewParagraph[]): void {
    for (const { style } of blocks) if (style !== undefined) this.styles.add(style)
  }

  private useStylesOfNotes(content: readonly Inline[]): void {
    for (const inline of content) {
      if (!('note' in inline)) continue
      this.useStyles([inline.note])
      this.styles.add(noteMarkStyle)
    }
  }
}

type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>

/** The key of the character style that raises the marks of notes. */
export const noteMarkStyle = 'footnote-reference'

const nothing: Properties = {}
/** Most paragraphs have none: one empty list serves them all. */
const none: readonly never[] = []

/** One more in a list that is still being made: a long paragraph has thousands. */
const grown = <Item>(list: readonly Item[], item: Item): readonly Item[] => {
  if (list === none) return [item]
  ;(list as Item[]).push(item)
  return list
}

/** The name of the first property on which they disagree, else both together. */
const joined = (planned: Properties, values: Properties): Properties | string => {
  const clash = Object.keys(values).find((name) => planned[name] !== undefined && planned[name] !== values[name])
  return clash ?? { ...planned, ...values }
}
