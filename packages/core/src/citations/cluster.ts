/** How a document tells its reader where something comes from. */
export type CitationSystem = 'author-date' | 'author-page' | 'numeric' | 'note'

/** The kinds of place in a work, as CSL 1.0.2 names its locators. */
export const locatorLabels = [
  'act', 'appendix', 'article', 'book', 'chapter', 'column', 'equation', 'figure', 'folio', 'issue', 'line', 'note',
  'page', 'paragraph', 'part', 'section', 'sub-verbo', 'table', 'timestamp', 'verse', 'volume',
] as const
export type LocatorLabel = (typeof locatorLabels)[number]

/** A place in a work: `p. 5`, `chap. 3`, `:12`. `from` and `to` hold the label too. */
export interface Locator {
  readonly label: LocatorLabel
  /** Without the label: `5–7`. */
  readonly value: string
  readonly from: number
  readonly to: number
}

/**
 * How a cite and the entry that it is linked to agree. `exact`: in everything the cite says. `spelling`, `year`, `letter`, `particle`,
 * `acronym`, `authors`: but for that; `in-press`: a year on one side only. `ambiguous`: several entries fit equally well. `none`: no entry.
 */
export type LinkKind = 'exact' | 'spelling' | 'year' | 'letter' | 'particle' | 'acronym' | 'authors' | 'in-press' | 'ambiguous' | 'none'

/** What a cite is linked to: no entry, one, or with `ambiguous` all that fit. */
export interface Link {
  readonly kind: LinkKind
  /** Ids of entries. */
  readonly references: readonly string[]
  /** 0 to 1. */
  readonly score: number
}

/** One work cited in a cluster. Offsets are those of the paragraph's text. */
export interface Cite {
  readonly from: number
  readonly to: number
  /** Surnames, or the name of a group, as written; empty where only a number or a note's `ibid.` stands. */
  readonly names: readonly string[]
  readonly etAl: boolean
  /** Four digits, or the words in their place: `n.d.`, `in press`. */
  readonly year?: string
  /** The letter after the year: `a` in `2020a`. */
  readonly letter?: string
  /** Of numeric citations; a range has a cite for each number. */
  readonly number?: number
  /** A short title, where the cite has one. */
  readonly title?: string
  /** `see also`, `cf.`; and what follows the cite and is no locator. */
  readonly prefix?: string
  readonly suffix?: string
  readonly locator?: Locator
  /** `as cited in`: the work that was not seen; the link is to the one that was. */
  readonly original?: {
    readonly names: readonly string[]
    readonly year?: string
    /** All that is said of it, as written. */
    readonly said: string
    /** That and what leads on to the work that was seen, in another language than English: `Kamp, 1781, zitiert nach`. */
    readonly lead?: string
  }
  /** A letter, a talk: not to be in the list. */
  readonly personal?: true
  /** Nothing but a place in the work that the sentence cited already: `(p. 5)`. */
  readonly goesOn?: true
  /** In notes: the form in which the work is named. */
  readonly noteForm?: 'full' | 'short' | 'ibid'
  readonly link: Link
}

/** Where citations come from. */
export type Origin = 'text' | 'zotero' | 'mendeley' | 'mendeley-cite' | 'endnote' | 'citavi' | 'word'

/** The cites that stand together: in one bracket, one superscript, one note. */
export interface Cluster {
  /** The bracket, the superscript, or the note's text; of a narrative citation without its names. */
  readonly from: number
  readonly to: number
  readonly form: 'parenthetical' | 'narrative' | 'numeric' | 'superscript' | 'note'
  readonly system: CitationSystem
  readonly cites: readonly Cite[]
  /** The names in the sentence that a narrative citation leans on: `Lee and Roe` in `Lee and Roe (2020)`, without a possessive. */
  readonly names?: { readonly from: number; readonly to: number }
  /** How sure it is that this is a citation, 0 to 1. */
  readonly confidence: number
}
