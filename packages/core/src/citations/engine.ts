import type { CslItem } from './item.js'
import type { RichText } from './rich-text.js'
import type { SeenIn } from './words/seen-in.js'

/** A work with the id under which cites name it. */
export type CitedItem = CslItem & {
  readonly id: string
  /** Which list it stands in, where there are several. */
  readonly list?: string
  /** Where it was read that others have printed: a database. */
  readonly source?: string
  /** The same, where nothing says at which address. */
  readonly database?: string
  /** Its title is typed in quotation marks. */
  readonly quoted?: true
  /** Who edited it stands behind its title, as in IEEE: `Title, C. Roe, Ed.` */
  readonly editedBehind?: true
  /** It stands in something whose editors are named behind its title, and is nobody’s. A condition of a style asks for words. */
  readonly unsigned?: 'part'
  /** Somebody has put it on a site, on a day. */
  readonly posted?: 'online'
  /** People met on the days on which it was issued. */
  readonly held?: 'issued'
}

/** Where a cite stands among the others, for styles that shorten repeated ones (CSL 1.0.2, `position`). */
export type Position = 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator'

/** One work in a citation. */
export interface RenderedCite {
  readonly id: string
  /** `5–7`, without its label. */
  readonly locator?: string
  /** What the locator counts, as CSL names it: `page`, `chapter`, … */
  readonly label?: string
  readonly prefix?: string
  readonly suffix?: string
  /** The names stand in the sentence and are left out. */
  readonly suppressAuthor?: boolean
  /** The names alone, as a sentence says them. */
  readonly authorOnly?: boolean
  readonly position?: Position
}

/** An entry of a reference list: its number, where the style numbers them, is not part of its text. */
export interface RenderedEntry {
  readonly id: string
  readonly text: RichText
  readonly number?: string
}

/** Citations and list of one document in one style. */
export interface Rendering {
  cite(cites: readonly RenderedCite[]): RichText
  /**
   * In the order of the style, those of one list where it is named; empty where the style has no list. With `named` all say their
   * names, where the style has a dash for those of the entry above.
   */
  entries(list?: string, named?: boolean): readonly RenderedEntry[]
}

/**
 * Renders citations in one style. Narrow, so that a faster engine can take the place of the one there is.
 * Every id is met once.
 */
export interface CitationEngine {
  /** Whether its list stands in the order in which items are given; else in an order of the style's own, and theirs means nothing. */
  readonly keepsOrder: boolean
  /** How it says that a work was seen in another one. */
  readonly seenIn: SeenIn
  /** Whether the day on which a page was seen is to go. */
  readonly leavesAccessOut: boolean
  open(items: readonly CitedItem[]): Rendering
}
