import { char, skipPlain, skipSpace } from './characters.js'
import { cdataEnd, characterEnd, commentEnd, processingInstructionEnd, referenceEnd } from './markup.js'
import { malformed, tooLarge } from './refusal.js'
import { Spans } from './spans.js'
import { isAt, Spellings, type Spelling } from './spelling.js'
import { StartTag } from './start-tag.js'
import type { XmlLimits } from './limits.js'
import type { Namespaces } from './namespaces.js'

/**
 * Checks that a text is well-formed (XML 1.0, Namespaces in XML 1.0) and finds its elements, in one pass over its
 * characters and without recursion. It throws a `Refusal`.
 */
export class Scanner {
  /** Where the text or markup being read begins. */
  at = 0

  private readonly spans: Spans
  private readonly spellings: Spellings
  private readonly tag: StartTag
  /** The open elements, outermost first, and how their names are spelled. */
  private readonly openIds: number[] = []
  private readonly openNames: Spelling[] = []

  constructor(
    private readonly source: string,
    private readonly namespaces: Namespaces,
    private readonly limits: XmlLimits,
  ) {
    // Real parts have 30 to 60 characters for each element.
    this.spans = new Spans(namespaces.names, Math.ceil(source.length / 40))
    this.spellings = new Spellings(source)
    this.tag = new StartTag(source, this.spellings, limits)
  }

  /** Scans from `start`, the place after the XML declaration, to the end. */
  scan(start: number): Spans {
    const { source } = this
    this.at = start
    while (this.at < source.length) {
      this.at = source.charCodeAt(this.at) === char.lessThan ? this.markup(this.at) : this.characterData(this.at)
    }
    if (this.openNames.length > 0) throw malformed(`it ends inside <${this.openNames.at(-1)?.text}>`)
    if (this.spans.size === 0) throw malformed('it has no element')
    return this.spans
  }

  private markup(at: number) {
    const { source } = this
    switch (source.charCodeAt(at + 1)) {
      case char.slash: return this.endTag(at)
      case char.question: return processingInstructionEnd(source, at)
      case char.exclamation: return this.isInside && source.startsWith('<![', at) ? cdataEnd(source, at) : commentEnd(source, at)
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
    if (!this.isInside && skipSpace(source, at) < end) throw malformed('text stands outside the root element', at)
    return end
  }

  private startTag(at: number) {
    const { source, namespaces, spans, tag } = this
    const name = this.spellings.read(at + 1)
    const close = tag.read(at + 1 + name.text.length)
    if (!this.isInside && spans.size > 0) throw malformed('it has a second root element')
    const depth = this.openIds.length + 1
    if (tag.declares) namespaces.enter(depth, tag.declarations())
    const isEmpty = source.charCodeAt(close) === char.slash
    const end = close + (isEmpty ? 2 : 1)
    const id = spans.open(namespaces.elementName(name), at, end)
    if (tag.declares) spans.scopes.set(id, namespaces.scope)
    if (tag.count > 0) this.checkAttributes(id)
    this.checkSize(depth)
    if (isEmpty) return this.close(id, depth, end, end)
    this.openIds.push(id)
    this.openNames.push(name)
    return end
  }

  private checkAttributes(id: number) {
    const { namespaces, tag } = this
    for (let i = 0; i < tag.count; i++) {
      const name = tag.names[i]
      if (!name || name.isDeclaration) continue
      const { identity } = namespaces.attributeName(name)
      if (identity.lastElement === id) throw malformed(`the attribute “${name.text}” is given twice`)
      identity.lastElement = id
    }
  }

  private checkSize(depth: number) {
    const { limits } = this
    if (depth > limits.depth) throw tooLarge(`has elements more than ${limits.depth} levels deep`)
    if (this.spans.size > limits.elements) throw tooLarge(`has more than ${limits.elements} elements`)
    if (this.namespaces.size > limits.names) throw tooLarge(`uses more than ${limits.names} different names`)
  }

  private endTag(at: number) {
    const { source } = this
    const depth = this.openIds.length
    const id = this.openIds.pop()
    const spelled = this.openNames.pop()?.text
    if (id === undefined || spelled === undefined) throw malformed('an end tag has no start tag')
    const end = skipSpace(source, at + 2 + spelled.length)
    if (!isAt(source, at + 2, spelled) || source.charCodeAt(end) !== char.greaterThan) {
      throw malformed(`<${spelled}> is open where “${source.slice(at, at + 40)}” stands`)
    }
    return this.close(id, depth, at, end + 1)
  }

  private close(id: number, depth: number, closeStart: number, end: number) {
    this.spans.close(id, closeStart, end)
    this.namespaces.leave(depth)
    return end
  }

  private get isInside() {
    return this.openIds.length > 0
  }
}
