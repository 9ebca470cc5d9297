import { checkDeclaration, splitName, xmlUri, type Declaration } from './qualified-name.js'
import { malformed } from './refusal.js'
import { Scope, type AttributeName } from './scope.js'
import type { Spelling } from './spelling.js'

/** What an open element's declarations have put out of force. */
interface Entered {
  readonly depth: number
  readonly scope: Scope
  readonly shadowed: ReadonlyMap<string, string | undefined>
  readonly outer: Entered | null
}

/** The namespaces in force while a document is scanned from start to end. */
export class Namespaces {
  scope = new Scope()
  /** Canonical names of elements by number. */
  readonly names: string[] = []
  /** What each prefix is bound to at the root, once its start tag is read. */
  atRoot: ReadonlyMap<string, string>
  /** Names and scopes made so far: the scanner bounds them. */
  size = 0

  private readonly bound = new Map<string, string>([['', ''], ['xml', xmlUri]])
  private readonly declared = new Map<string, Set<string>>()
  private innermost: Entered | null = null
  private readonly numbers = new Map<string, number>()
  private readonly identities = new Map<string, { lastElement: number }>()

  /** `table` gives canonical prefixes by namespace. */
  constructor(private readonly table: ReadonlyMap<string, string>) {
    this.atRoot = new Map(this.bound)
  }

  /** All that `prefix` is bound to anywhere in the document. */
  meanings(prefix: string): ReadonlySet<string> | undefined {
    return this.declared.get(prefix)
  }

  enter(depth: number, declarations: readonly Declaration[]) {
    const shadowed = new Map<string, string | undefined>()
    for (const declaration of declarations) {
      checkDeclaration(declaration)
      const { prefix, uri } = declaration
      if (shadowed.has(prefix)) throw malformed(`the prefix “${prefix}” is declared twice in one tag`)
      shadowed.set(prefix, this.bound.get(prefix))
      this.bound.set(prefix, uri)
      this.declared.set(prefix, (this.declared.get(prefix) ?? new Set()).add(uri))
    }
    this.innermost = { depth, scope: this.scope, shadowed, outer: this.innermost }
    this.scope = this.innerScope(declarations)
    if (depth === 1) this.atRoot = new Map(this.bound)
  }

  /** The end of an element at `depth`: what it declared no longer holds. */
  leave(depth: number) {
    const left = this.innermost
    if (left?.depth !== depth) return
    this.innermost = left.outer
    this.scope = left.scope
    for (const [prefix, uri] of left.shadowed) {
      if (uri === undefined) this.bound.delete(prefix)
      else this.bound.set(prefix, uri)
    }
  }

  /** The number of an element's canonical name. */
  elementName(spelling: Spelling): number {
    if (spelling.elementScope !== this.scope) {
      spelling.element = this.scope.elements.get(spelling.text) ?? this.addElementName(spelling.text)
      spelling.elementScope = this.scope
    }
    return spelling.element
  }

  attributeName(spelling: Spelling): AttributeName {
    if (spelling.attribute && spelling.attributeScope === this.scope) return spelling.attribute
    spelling.attributeScope = this.scope
    return spelling.attribute = this.scope.attributes.get(spelling.text) ?? this.addAttributeName(spelling.text)
  }

  private innerScope(declarations: readonly Declaration[]) {
    const key = declarations.map(({ prefix, uri }) => `${prefix}\0${uri}`).join('\0')
    const known = this.scope.inner.get(key)
    if (known) return known
    const added = new Scope()
    this.scope.inner.set(key, added)
    this.size++
    return added
  }

  private addElementName(raw: string) {
    const [prefix, local] = splitName(raw)
    const name = this.canonical(this.resolve(prefix), local)
    const number = this.numbers.get(name) ?? this.names.push(name) - 1
    this.numbers.set(name, number)
    this.scope.elements.set(raw, number)
    this.size++
    return number
  }

  private addAttributeName(raw: string) {
    const [prefix, local] = splitName(raw)
    // The default namespace does not apply to attributes.
    const uri = prefix === '' ? '' : this.resolve(prefix)
    const expanded = `{${uri}}${local}`
    const identity = this.identities.get(expanded) ?? { lastElement: -1 }
    this.identities.set(expanded, identity)
    const name = { canonical: this.canonical(uri, local), identity }
    const { attributes, spellings } = this.scope
    attributes.set(raw, name)
    const known = spellings.get(name.canonical)
    if (known) known.push(raw)
    else spellings.set(name.canonical, [raw])
    this.size++
    return name
  }

  private resolve(prefix: string) {
    const uri = this.bound.get(prefix)
    if (uri === undefined) throw malformed(`the prefix “${prefix}” is not declared`)
    return uri
  }

  private canonical(uri: string, local: string) {
    if (uri === '') return local
    const prefix = uri === xmlUri ? 'xml' : this.table.get(uri)
    return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`
  }
}
