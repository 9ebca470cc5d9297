import { char, skipPlain, skipSpace } from './characters.js'
import { cdataEnd, characterEnd, commentEnd, processingInstructionEnd, referenceEnd } from './markup.js'
import { Namespaces } from './namespaces.js'
import { malformed, tooLarge } from './refusal.js'
import { SpannedElement } from './spanned-element.js'
import { nameEnd, StartTag } from './start-tag.js'
import type { XmlLimits } from './limits.js'

/**
 * Checks that a text is well-formed (XML 1.0, Namespaces in XML 1.0) and gathers the spans of its elements, in one
 * pass over its characters and without recursion. It throws a `Refusal`.
 */
export class Scanner {
  /** Where the text or markup being read begins. */
  at = 0
  /** Elements found so far. */
  size = 0
  readonly namespaces: Namespaces

  private readonly tag: StartTag
  private root: SpannedElement | null = null
  private current: SpannedElement | null = null
  /** For each open element, how its name is spelled and how many closed ones there were before it. */
  private readonly openNames: string[] = []
  private readonly openMarks: number[] = []
  /** Closed elements whose parent is open still. */
  private readonly closed: SpannedElement[] = []

  constructor(
    private readonly source: string,
    table: ReadonlyMap<string, string>,
    private readonly limits: XmlLimits,
  ) {
    this.namespaces = new Namespaces(table)
    this.tag = new StartTag(source, limits)
  }

  /** Scans from `start`, the place after the XML declaration, and returns the root. */
  scan(start: number): SpannedElement {
    const { source } = this
    this.at = start
    while (this.at < source.length) {
      this.at = source.charCodeAt(this.at) === char.lessThan ? this.markup(this.at) : this.characterData(this.at)
    }
    if (this.current) throw malformed(`it ends inside <${this.openNames.at(-1)}>`)
    if (!this.root) throw malformed('it has no element')
    return this.root
  }

  private markup(at: number) {
    const { source } = this
    switch (source.charCodeAt(at + 1)) {
      case char.slash: return this.endTag(at)
      case char.question: return processingInstructionEnd(source, at)
      case char.exclamation: return this.current && source.startsWith('<![', at) ? cdataEnd(source, at) : commentEnd(source, at)
      default: return this.startTag(at)
    }
  }

  private characterData(at: number) {
    const { source } = this
    let end = at
    for (;;) {
      end = skipPlain(source, end)
      const code = source.charCodeAt(end)
      if (code === char.lessThan || end >= source.length) break
      if (code === char.ampersand) end = referenceEnd(source, end)
      else if (code === char.bracket && source.startsWith(']]>', end)) throw malformed('“]]>” stands in text', end)
      else end = characterEnd(source, end)
    }
    if (!this.current && skipSpace(source, at) < end) throw malformed('text stands outside the root element', at)
    return end
  }

  private startTag(at: number) {
    const { source, namespaces, tag } = this
    const afterName = nameEnd(source, at + 1)
    const close = tag.read(afterName)
    const depth = this.openNames.length + 1
    if (tag.declares) namespaces.enter(depth, tag.declarations())
    const spelled = source.slice(at + 1, afterName)
    const element = this.add(namespaces.elementName(spelled))
    if (tag.count > 0) this.checkAttributes(element.id)
    this.checkSize(depth)
    if (source.charCodeAt(close) === char.slash) return this.close(element, close + 2, close + 2)
    element.openEnd = close + 1
    this.openNames.push(spelled)
    this.openMarks.push(this.closed.length)
    this.current = element
    return close + 1
  }

  private add(name: string) {
    if (!this.current && this.root) throw malformed('it has a second root element')
    const element = new SpannedElement(this.size++, name, this.at, this.current, this.namespaces.scope)
    this.root ??= element
    return element
  }

  private checkAttributes(id: number) {
    const { namespaces, tag } = this
    for (let i = 0; i < tag.count; i += 4) {
      const name = tag.nameAt(i)
      if (name === undefined) continue
      const { identity } = namespaces.attributeName(name)
      if (identity.lastElement === id) throw malformed(`the attribute “${name}” is given twice`)
      identity.lastElement = id
    }
  }

  private checkSize(depth: number) {
    const { limits } = this
    if (depth > limits.depth) throw tooLarge(`has elements more than ${limits.depth} levels deep`)
    if (this.size > limits.elements) throw tooLarge(`has more than ${limits.elements} elements`)
    if (this.namespaces.size > limits.names) throw tooLarge(`uses more than ${limits.names} different names`)
  }

  private endTag(at: number) {
    const { source, current } = this
    const spelled = this.openNames.pop()
    if (!current || spelled === undefined) throw malformed('an end tag has no start tag')
    const end = skipSpace(source, at + 2 + spelled.length)
    if (!source.startsWith(spelled, at + 2) || source.charCodeAt(end) !== char.greaterThan) {
      throw malformed(`<${spelled}> is open where “${source.slice(at, at + 40)}” stands`)
    }
    const mark = this.openMarks.pop() ?? 0
    if (mark < this.closed.length) current.children = this.closed.splice(mark)
    this.current = current.parent
    return this.close(current, at, end + 1)
  }

  private close(element: SpannedElement, closeStart: number, end: number) {
    if (closeStart === end) element.openEnd = end
    element.closeStart = closeStart
    element.end = end
    this.closed.push(element)
    this.namespaces.leave(this.openNames.length + 1)
    return end
  }
}
