/** A name as CSL-JSON has it: a person, or with `literal` a group that is not to be taken apart. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly suffix?: string
  readonly literal?: string
  /** `de` in `de Gaulle`, and `van` in `van Dyck`, where they are known apart from the family name. */
  readonly 'dropping-particle'?: string
  readonly 'non-dropping-particle'?: string
  /** False where nobody is to look for particles in `family`. */
  readonly 'parse-names'?: boolean
}

/** A date as CSL-JSON has it: year, month, day, or the words that stand in a year's place (`n.d.`, `in press`). */
export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[]
  readonly literal?: string
  readonly season?: string
}

/** The types of CSL 1.0.2 (appendix III). Entries are read as the first fourteen; managers' data has all of them. */
export const cslTypes = [
  'article-journal', 'article-magazine', 'article-newspaper', 'book', 'chapter', 'paper-conference',
  'report', 'thesis', 'webpage', 'dataset', 'software', 'motion_picture', 'speech', 'document',
  'article', 'bill', 'broadcast', 'classic', 'collection', 'entry', 'entry-dictionary', 'entry-encyclopedia', 'event', 'figure', 'graphic',
  'hearing', 'interview', 'legal_case', 'legislation', 'manuscript', 'map', 'musical_score', 'pamphlet', 'patent', 'performance',
  'periodical', 'personal_communication', 'post', 'post-weblog', 'regulation', 'review', 'review-book', 'song', 'standard', 'treaty',
] as const

/** What kind of work it is, by the names of CSL-JSON. */
export type CslType = (typeof cslTypes)[number]

/** A work, in the vocabulary of CSL-JSON (CSL 1.0.2, appendices III and IV). */
export interface CslItem {
  readonly id?: string
  readonly type: CslType
  readonly author?: readonly CslName[]
  readonly editor?: readonly CslName[]
  readonly translator?: readonly CslName[]
  /** Who wrote the book that a foreword stands in. */
  readonly 'container-author'?: readonly CslName[]
  /** What a review is of: its title, who made it, and what kind of work it is. */
  readonly 'reviewed-title'?: string
  readonly 'reviewed-author'?: readonly CslName[]
  readonly 'reviewed-genre'?: string
  /** Who directed a film; in typed entries also its author, since it is cited so. */
  readonly director?: readonly CslName[]
  /** Who uploaded a film; also its author, where it has no other. */
  readonly contributor?: readonly CslName[]
  /** What the author is called on a site: `@adaroe`. */
  readonly 'screen-name'?: string
  readonly issued?: CslDate
  /** What a page says of its date: `last modified`. */
  readonly modified?: string
  readonly accessed?: CslDate
  /** When a work came out first, of which this is a later publication. */
  readonly 'original-date'?: CslDate
  readonly title?: string
  readonly 'title-short'?: string
  readonly 'container-title'?: string
  readonly 'collection-title'?: string
  /** The number of a work in its series, as managers have it; in typed entries it is part of the series’ name. */
  readonly 'collection-number'?: string
  readonly volume?: string
  readonly issue?: string
  readonly page?: string
  /** Which chapter of its book a work is, where it has a title of its own. */
  readonly 'chapter-number'?: string
  readonly number?: string
  readonly version?: string
  readonly publisher?: string
  readonly 'publisher-place'?: string
  /** Where a work was presented: under the names of CSL 1.0.2 and of 1.0.1. */
  readonly 'event-title'?: string
  readonly 'event'?: string
  readonly 'event-place'?: string
  /** When people met, where that is not said by when a work came out. */
  readonly 'event-date'?: CslDate
  readonly edition?: string
  /** How many volumes a work has. */
  readonly 'number-of-volumes'?: string
  readonly genre?: string
  readonly medium?: string
  readonly note?: string
  /** Who keeps a work, beside who made it: the repository of a thesis. */
  readonly archive?: string
  /** `Advance online publication`: what a work is until its volume is out. */
  readonly status?: string
  readonly DOI?: string
  readonly URL?: string
  readonly ISBN?: string
  readonly PMID?: string
  readonly PMCID?: string
  /** `de`, `en-GB`. */
  readonly language?: string
}
