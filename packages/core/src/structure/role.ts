/** What a paragraph is for. */
export const roleKinds = [
  'title',
  'title-page',
  'subtitle',
  'author',
  'affiliation',
  'course',
  'instructor',
  'date',
  'author-note-heading',
  'author-note',
  'running-head',
  'abstract-heading',
  'abstract',
  'keywords',
  'heading',
  'body',
  'block-quotation',
  'list-item',
  'table-caption',
  'figure-caption',
  'caption-note',
  'figure',
  'equation',
  'code',
  'table-text',
  'reference-heading',
  'reference-entry',
  'annotation',
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

/** What stands over a part: headings of the outline, and those of parts that styles tell apart. */
export const headingKinds = ['heading', 'reference-heading', 'abstract-heading', 'contents-heading'] as const satisfies readonly RoleKind[]

export const isHeadingKind = (kind: RoleKind): boolean => (headingKinds as readonly RoleKind[]).includes(kind)

/** The headings that the outline is made of; the list of contents lists those, and not its own. */
export const isOutlineKind = (kind: RoleKind): boolean => isHeadingKind(kind) && kind !== 'contents-heading'

/** What a narrower kind is a kind of: where nothing is said of an affiliation, it is a line of the title page. */
const broader: Partial<Record<RoleKind, RoleKind>> = {
  subtitle: 'title-page',
  author: 'title-page',
  affiliation: 'title-page',
  course: 'title-page',
  instructor: 'title-page',
  date: 'title-page',
  'author-note-heading': 'title-page',
  'author-note': 'title-page',
  'running-head': 'header',
  keywords: 'other',
  equation: 'other',
}

/** A kind and what it is a kind of, the narrowest first. */
export const kindsOf = (kind: RoleKind): readonly RoleKind[] => {
  const wider = broader[kind]
  return wider ? [kind, wider] : [kind]
}

/** What stands on a title page: the title, and every kind of line around it. */
export const isFrontKind = (kind: RoleKind): boolean => kindsOf(kind).some((each) => each === 'title' || each === 'title-page')

/** The parts of a paper that a heading can open, and that styles put in an order or on a page of their own. */
export type SectionName = 'abstract' | 'contents' | 'references' | 'appendix' | 'acknowledgements' | 'statement' | 'notes'

/** What belongs in the header of a page: typed at the top of one, it is apart from the lines below it. */
export const isHeadKind = (kind: RoleKind): boolean => kindsOf(kind).includes('header')

/** A heading in the line of the text it stands over: `Sample. We asked…`, up to `to` in the paragraph's text. */
export interface RunIn {
  readonly to: number
  readonly confidence: number
}

/** A role as it was settled, with what speaks for it. */
export interface Role {
  readonly kind: RoleKind
  /** Of headings of any kind. */
  readonly level?: HeadingLevel
  /** What part of the paper the heading opens, where its words say so. */
  readonly section?: SectionName
  readonly runIn?: RunIn
  /** Not sure to be a heading, but set off like one: its looks are all that tells it from text, and stay. */
  readonly maybeHeading?: true
  /** 0 to 1. Below `confidenceLimit` nothing structural is changed. */
  readonly confidence: number
  /** In words, for the report and for `inspect`. */
  readonly evidence: readonly string[]
}

/** From here on a role is certain enough to change what a paragraph is (style-rules.md, `heading.N`). */
export const confidenceLimit = 0.85

/** Surely the heading of an appendix, not of a part of one. */
export const isAppendix = ({ kind, level, section, confidence }: Role): boolean =>
  kind === 'heading' && level === 1 && section === 'appendix' && confidence >= confidenceLimit

const keysOf = (kind: RoleKind, { level, section }: Role): readonly string[] =>
  kind !== 'heading' ? [kind] : level === 1 && section === 'notes' ? ['notes-heading', 'heading-1'] : [`heading-${level}`]

/** The keys under which a style may have the layout of a role, the narrowest first: `heading-2`, or `author` and `title-page`. */
export const layoutKeys = (role: Role): readonly string[] => kindsOf(role.kind).flatMap((kind) => keysOf(kind, role))
