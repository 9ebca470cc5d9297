import type { XmlElement } from './element.js'
import type { Scope } from './scope.js'
import type { Spans } from './spans.js'

/** A row of `Spans` as an element. There is one object for each element that was asked for. */
export class SpannedElement implements XmlElement {
  readonly name: string
  /** How names are spelled here. */
  readonly scope: Scope
  private made: readonly SpannedElement[] | undefined

  constructor(
    private readonly spans: Spans,
    readonly id: number,
    readonly parent: SpannedElement | null,
    outer: Scope,
  ) {
    this.name = spans.name(id)
    this.scope = spans.scopes.get(id) ?? outer
    this.made = undefined
  }

  get start(): number {
    return this.spans.start(this.id)
  }

  get openEnd(): number {
    return this.spans.openEnd(this.id)
  }

  get closeStart(): number {
    return this.spans.closeStart(this.id)
  }

  get end(): number {
    return this.spans.end(this.id)
  }

  get children(): readonly SpannedElement[] {
    return this.made ??= this.makeChildren()
  }

  private makeChildren() {
    const { spans, id, scope } = this
    const count = spans.countChildren(id)
    if (count === 0) return none
    // Of the right length at once: an array that grows by push takes room for seventeen, and most have two or three.
    const children = new Array<SpannedElement>(count)
    for (let i = 0, child = id + 1; i < count; i++, child = spans.after(child)) {
      children[i] = new SpannedElement(spans, child, this, scope)
    }
    return children
  }
}

const none: readonly SpannedElement[] = Object.freeze([])
