import type { Paragraph } from '../wordml/paragraph.js'
import type { Properties } from '../wordml/properties/property.js'
import type { Section } from '../wordml/section.js'
import type { DefineNumbering, Edit, FormatText, MoveBlocks, NewParagraph, ReplaceText, SetHeaderFooter, SetSetting, SetTable } from './edit.js'

/** An edit and the check that asked for it. */
export interface Request {
  readonly check: string
  readonly edit: Edit
}

/** Two checks want different values of one property. The one that comes first in the catalogue has it. */
export interface PlanConflict {
  readonly dropped: string
  readonly what: string
}

/** Everything planned for one paragraph. */
export interface ParagraphPlan {
  style: string | undefined
  properties: Properties
  formats: readonly FormatText[]
  replacements: readonly ReplaceText[]
  before: readonly NewParagraph[]
  removed: boolean
}

/** All edits of all checks, merged by what they change. */
export interface Plan {
  readonly paragraphs: ReadonlyMap<Paragraph, ParagraphPlan>
  readonly sections: ReadonlyMap<Section, Properties>
  readonly headers: readonly SetHeaderFooter[]
  readonly tables: readonly SetTable[]
  readonly moves: readonly MoveBlocks[]
  readonly numberings: readonly DefineNumbering[]
  readonly settings: readonly SetSetting[]
  /** Keys of the Word styles that the edits rely on. */
  readonly styles: ReadonlySet<string>
  readonly conflicts: readonly PlanConflict[]
  /** Requests that lost a conflict. */
  readonly dropped: ReadonlySet<Request>
  /** Requests about paragraphs that are removed: there is nothing left to do. */
  readonly voided: ReadonlySet<Request>
  readonly size: number
}

/** Merges requests, given in catalogue order. */
export const makePlan = (requests: readonly Request[]): Plan => new Merger().add(requests)

class Merger {
  private readonly paragraphs = new Map<Paragraph, ParagraphPlan>()
  private readonly sections = new Map<Section, Properties>()
  private readonly headers: SetHeaderFooter[] = []
  private readonly tables: SetTable[] = []
  private readonly moves: MoveBlocks[] = []
  private readonly numberings: DefineNumbering[] = []
  private readonly settings: SetSetting[] = []
  private readonly styles = new Set<string>()
  private readonly conflicts: PlanConflict[] = []
  private readonly dropped = new Set<Request>()
  private readonly voided = new Set<Request>()
  private readonly joints = new Map<Properties, Map<Properties, Properties | string>>()

  add(requests: readonly Request[]): Plan {
    // A removal makes every other edit of its paragraph void, whichever check comes first.
    for (const { edit } of requests) if (edit.kind === 'remove-blocks') this.of(edit.paragraph).removed = true
    for (const request of requests) if (!this.merge(request) && !this.voided.has(request)) this.dropped.add(request)
    const { paragraphs, sections, headers, tables, moves, numberings, settings, styles, conflicts, dropped, voided } = this
    const size = requests.length - dropped.size - voided.size
    return { paragraphs, sections, headers, tables, moves, numberings, settings, styles, conflicts, dropped, voided, size }
  }

  /** False where the edit cannot be part of the plan. */
  private merge(request: Request): boolean {
    const { edit } = request
    switch (edit.kind) {
      case 'set-paragraph': {
        const plan = this.of(edit.paragraph)
        if (plan.removed) return this.void(request)
        if (edit.style !== undefined) {
          if (plan.style !== undefined && plan.style !== edit.style) return this.conflict(request, 'style')
          plan.style = edit.style
          this.styles.add(edit.style)
        }
        const joined = this.join(request, plan.properties, edit.properties)
        if (joined) plan.properties = joined
        return joined !== undefined
      }
      case 'format-text':
        return this.push(request, edit.range.paragraph, (plan) => { plan.formats = [...plan.formats, edit] })
      case 'replace-text': {
        const clash = this.of(edit.range.paragraph).replacements.some(({ range }) => range.from < edit.range.to && edit.range.from < range.to)
        if (clash) return this.conflict(request, 'text')
        return this.push(request, edit.range.paragraph, (plan) => { plan.replacements = [...plan.replacements, edit] })
      }
      case 'insert-blocks':
        this.useStyles(edit.blocks)
        return this.push(request, edit.before, (plan) => { plan.before = [...plan.before, ...edit.blocks] }, true)
      case 'remove-blocks':
        return true
      case 'move-blocks':
        if (edit.paragraphs.some((paragraph) => this.paragraphs.get(paragraph)?.removed)) return this.void(request)
        this.moves.push(edit)
        return true
      case 'set-section': {
        const joined = this.join(request, this.sections.get(edit.section) ?? nothing, edit.properties)
        if (joined) this.sections.set(edit.section, joined)
        return joined !== undefined
      }
      case 'set-header-footer': {
        const same = this.headers.some((other) => other.section === edit.section && other.slot === edit.slot && other.type === edit.type)
        if (same) return false
        this.useStyles(edit.blocks)
        this.headers.push(edit)
        return true
      }
      case 'set-table':
        this.tables.push(edit)
        return true
      case 'define-style':
        this.styles.add(edit.style)
        return true
      case 'define-numbering':
        this.numberings.push(edit)
        return true
      case 'set-setting':
        this.settings.push(edit)
        return true
    }
  }

  private of(paragraph: Paragraph): ParagraphPlan {
    let plan = this.paragraphs.get(paragraph)
    if (!plan) {
      plan = { style: undefined, properties: nothing, formats: none, replacements: none, before: none, removed: false }
      this.paragraphs.set(paragraph, plan)
    }
    return plan
  }

  private push(request: Request, paragraph: Paragraph, add: (plan: ParagraphPlan) => void, evenIfRemoved = false): boolean {
    const plan = this.of(paragraph)
    if (plan.removed && !evenIfRemoved) return this.void(request)
    add(plan)
    return true
  }

  private void(request: Request): false {
    this.voided.add(request)
    return false
  }

  /** Both sets of properties as one; equal pairs give one object. Undefined where they contradict each other. */
  private join(request: Request, planned: Properties, values: Properties): Properties | undefined {
    if (planned === nothing || planned === values) return values
    let known = this.joints.get(planned)
    if (!known) this.joints.set(planned, (known = new Map()))
    let joint = known.get(values)
    if (joint === undefined) known.set(values, (joint = joined(planned, values)))
    if (typeof joint !== 'string') return joint
    this.conflict(request, joint)
    return undefined
  }

  private conflict(request: Request, what: string): false {
    this.conflicts.push({ dropped: request.check, what })
    return false
  }

  private useStyles(blocks: readonly NewParagraph[]): void {
    for (const { style } of blocks) if (style !== undefined) this.styles.add(style)
  }
}

const nothing: Properties = {}
/** Most paragraphs have none: one empty list serves them all. */
const none: readonly never[] = []

/** The name of the first property on which they disagree, else both together. */
const joined = (planned: Properties, values: Properties): Properties | string => {
  const clash = Object.keys(values).find((name) => planned[name] !== undefined && planned[name] !== values[name])
  return clash ?? { ...planned, ...values }
}
