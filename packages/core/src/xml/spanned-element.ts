import type { XmlElement } from './element.js'
import type { Scope } from './namespaces.js'

const noChildren: readonly SpannedElement[] = Object.freeze([])

/** An element with the scope in which its names are spelled. All have the same fields, for the engine's sake. */
export class SpannedElement implements XmlElement {
  openEnd = 0
  closeStart = 0
  end = 0
  children = noChildren

  constructor(
    readonly id: number,
    readonly name: string,
    readonly start: number,
    readonly parent: SpannedElement | null,
    readonly scope: Scope,
  ) {}
}
