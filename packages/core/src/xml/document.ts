import { AttributeCursor } from './attribute-cursor.js'
import { unescapeLines, unescapeText } from './escape.js'
import { isStrict, uriFor, type NamespaceTable } from './namespace-table.js'
import { SpannedElement } from './spanned-element.js'
import { nameEnd } from './spelling.js'
import type { XmlDocument, XmlElement } from './element.js'
import type { Namespaces } from './namespaces.js'
import type { Spans } from './spans.js'

/** What a scanned text says. Attributes and text are read from the source whenever they are asked for. */
export class SpannedDocument implements XmlDocument {
  readonly root: SpannedElement
  readonly size: number
  readonly strict: boolean

  constructor(
    readonly source: string,
    private readonly spans: Spans,
    private readonly scanned: Namespaces,
    private readonly table: NamespaceTable,
  ) {
    this.size = spans.size
    this.root = new SpannedElement(spans, 0, null, scanned.scope)
    const [prefix, local] = source.slice(this.root.start + 1, nameEnd(source, this.root.start + 1)).split(':')
    const uri = scanned.atRoot.get(local === undefined ? '' : prefix ?? '')
    this.strict = uri !== undefined && isStrict(table, uri)
  }

  attribute(element: XmlElement, name: string): string | undefined {
    const { scope, start } = element as SpannedElement
    const spellings = scope.spellings.get(name)
    if (spellings === undefined) return undefined
    const spelled = spellings.length === 1 ? spellings[0] : undefined
    const cursor = new AttributeCursor(this.source, start)
    while (cursor.next()) {
      const isFound = spelled === undefined ? scope.attributes.get(cursor.name)?.canonical === name : cursor.hasName(spelled)
      if (isFound) return cursor.value
    }
    return undefined
  }

  attributes(element: XmlElement): ReadonlyMap<string, string> {
    const { scope, start } = element as SpannedElement
    const found = new Map<string, string>()
    const cursor = new AttributeCursor(this.source, start)
    while (cursor.next()) {
      const name = scope.attributes.get(cursor.name)
      // What is no name in the scope is a namespace declaration. Of two spellings with one canonical name,
      // Strict and Transitional, the first counts, as in `attribute`.
      if (name && !found.has(name.canonical)) found.set(name.canonical, cursor.value)
    }
    return found
  }

  text({ openEnd, closeStart, children }: XmlElement): string {
    if (children.length === 0) return this.characterData(openEnd, closeStart)
    let text = ''
    let at = openEnd
    for (const child of children) {
      text += this.characterData(at, child.start)
      at = child.end
    }
    return text + this.characterData(at, closeStart)
  }

  placesOf(name: string, within: XmlElement): readonly number[] {
    return this.spans.placesOf(name, within.id)
  }

  census(): ReadonlyMap<string, number> {
    return this.spans.census()
  }

  prefixFor(canonical: string): string | undefined {
    if (canonical === 'xml') return canonical
    const wanted = this.uriFor(canonical)
    for (const [prefix, uri] of this.scanned.atRoot) {
      if (prefix !== '' && uri === wanted && this.canDeclare(prefix, uri)) return prefix
    }
    return undefined
  }

  uriFor(canonical: string): string | undefined {
    return uriFor(this.table, canonical, this.strict)
  }

  canDeclare(prefix: string, uri: string): boolean {
    const meanings = this.scanned.meanings(prefix)
    return meanings === undefined || (meanings.size === 1 && meanings.has(uri))
  }

  /** What a stretch between two tags says: character data with CDATA sections, comments and instructions among it. */
  private characterData(from: number, to: number) {
    if (from === to) return ''
    const markup = this.source.slice(from, to)
    if (!markup.includes('<')) return unescapeText(markup)
    return markup.replace(piece, (_, text?: string, cdata?: string) => unescapeText(text ?? '') + unescapeLines(cdata ?? ''))
  }
}

/** A stretch of text, what is in a CDATA section, or something that says nothing: a comment, an instruction. */
const piece = /([^<]+)|<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>/g
