/** How large and how deep a part may be. Each bound is far above what real documents have. */
export interface XmlLimits {
  /** Levels of elements inside one another. */
  readonly depth: number
  /** Elements in one part. */
  readonly elements: number
  /** Attributes of one element, namespace declarations included. */
  readonly attributes: number
  /** UTF-16 units of one attribute value. */
  readonly attributeLength: number
  /** Different element and attribute names in one part, counted anew for each namespace scope. */
  readonly names: number
}
