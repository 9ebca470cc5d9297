/** What a paragraph is for. */
export const roleKinds = [
  'title',
  'title-page',
  'abstract-heading',
  'abstract',
  'heading',
  'body',
  'block-quotation',
  'list-item',
  'table-caption',
  'figure-caption',
  'caption-note',
  'figure',
  'table-text',
  'reference-heading',
  'reference-entry',
  'contents-heading',
  'contents',
  'footnote-text',
  'header',
  'footer',
  'blank',
  'other',
] as const

export type RoleKind = (typeof roleKinds)[number]
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** A role as it was settled, with what speaks for it. */
export interface Role {
  readonly kind: RoleKind
  readonly level?: HeadingLevel
  /** 0 to 1. Below `confidenceLimit` nothing structural is changed. */
  readonly confidence: number
  /** In words, for the report and for `inspect`. */
  readonly evidence: readonly string[]
}

/** From here on a role is certain enough to change what a paragraph is (style-rules.md, `heading.N`). */
export const confidenceLimit = 0.85

/** The key under which a style has the layout of a role: `heading-2`, `body`. */
export const layoutKey = (role: Role): string => (role.kind === 'heading' ? `heading-${role.level}` : role.kind)
