/** A name as CSL-JSON has it: a person, or with `literal` a group that is not to be taken apart. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly suffix?: string
  readonly literal?: string
}

/** A date as CSL-JSON has it: year, month, day, or the words that stand in a year's place (`n.d.`, `in press`). */
export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[]
  readonly literal?: string
  readonly season?: string
}

/** The types of CSL 1.0.2 that a reference can be read as. */
export type CslType =
  | 'article-journal' | 'article-magazine' | 'article-newspaper' | 'book' | 'chapter' | 'paper-conference'
  | 'report' | 'thesis' | 'webpage' | 'dataset' | 'software' | 'motion_picture' | 'speech' | 'document'

/** A work, in the vocabulary of CSL-JSON (CSL 1.0.2, appendices III and IV). */
export interface CslItem {
  readonly id?: string
  readonly type: CslType
  readonly author?: readonly CslName[]
  readonly editor?: readonly CslName[]
  readonly translator?: readonly CslName[]
  readonly issued?: CslDate
  readonly accessed?: CslDate
  readonly title?: string
  readonly 'container-title'?: string
  readonly 'collection-title'?: string
  readonly volume?: string
  readonly issue?: string
  readonly page?: string
  readonly number?: string
  readonly publisher?: string
  readonly 'publisher-place'?: string
  readonly edition?: string
  readonly genre?: string
  readonly medium?: string
  readonly note?: string
  readonly DOI?: string
  readonly URL?: string
  readonly ISBN?: string
}
