/**
 * An element as spans over the untouched source text; it holds no text of its own.
 *
 *     <w:p w:rsidR="00A1">…</w:p>
 *     ^start             ^openEnd ^closeStart ^end
 *
 * For `<w:p/>` openEnd, closeStart and end are the same place.
 */
export interface XmlElement {
  /** Position in document order; the root is 0. */
  readonly id: number
  /** Canonical name, `prefix:local`, the same whatever prefix the file uses; `{uri}local` for an unknown namespace. */
  readonly name: string
  readonly start: number
  readonly openEnd: number
  readonly closeStart: number
  readonly end: number
  readonly parent: XmlElement | null
  readonly children: readonly XmlElement[]
}

/** A parsed part: its text, its tree, and how names are written in it. */
export interface XmlDocument {
  readonly source: string
  readonly root: XmlElement
  /** Number of elements. */
  readonly size: number
  /** True when the root's namespace is one of ISO 29500 Strict. */
  readonly strict: boolean
  /** The value of an attribute by canonical name (`w:val`, or a bare name without namespace), unescaped. */
  attribute(element: XmlElement, name: string): string | undefined
  /** All attributes with canonical names and unescaped values, without namespace declarations. */
  attributes(element: XmlElement): ReadonlyMap<string, string>
  /** Unescaped character data directly inside the element (CDATA included, children's text not). */
  text(element: XmlElement): string
  /** Where the elements of a name begin inside another one, in document order; no object is made for any. */
  placesOf(name: string, within: XmlElement): readonly number[]
  /** How many elements there are of each canonical name. */
  census(): ReadonlyMap<string, number>
  /**
   * The prefix that stands for a canonical prefix at every place of the document, for elements and attributes alike:
   * declared at the root and bound to nothing else below. The default namespace never counts: attributes cannot use it.
   */
  prefixFor(canonical: string): string | undefined
  /** The namespace that a canonical prefix means in a document of this kind: the Strict one in a Strict document. */
  uriFor(canonical: string): string | undefined
  /** Whether the root could declare `prefix` for `uri` and leave the meaning of every name as it is. */
  canDeclare(prefix: string, uri: string): boolean
}
