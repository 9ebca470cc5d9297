import type { Control, Field, Paragraph } from '../../wordml/paragraph.js'
import type { Locator, Origin } from '../cluster.js'
import type { CslItem } from '../item.js'
import type { RichText } from '../rich-text.js'

/** A work as a manager put it into a citation. */
export interface LiveItem {
  /** The item's id in the manager's library: a URI, a record number, a tag. */
  readonly key: string
  /** Undefined where the manager keeps the data elsewhere: then only the key is known. */
  readonly item: CslItem | undefined
  readonly locator?: Pick<Locator, 'label' | 'value'>
  readonly prefix?: string
  readonly suffix?: string
  readonly suppressAuthor?: boolean
  /** Only the author is shown: the work is cited in the sentence. */
  readonly authorOnly?: boolean
  /** The author is part of the sentence, and the rest stands in brackets. */
  readonly inSentence?: boolean
  /** The item is no more than what a citation shows of it. */
  readonly partial?: boolean
}

/** What a manager's data says of one citation or list. */
export interface LiveData {
  readonly manager: Exclude<Origin, 'text'>
  readonly kind: 'citation' | 'bibliography'
  /** The manager's own id of the citation. */
  readonly id: string | null
  readonly items: readonly LiveItem[]
  /** What the manager last showed here, where it says so; another text means that somebody edited it by hand. */
  readonly shown?: string
  /** Its author has told the manager to leave the text as it is. */
  readonly pinned?: true
  /** What the manager writes beside a text that it shows. Undefined where nobody but the manager can say. */
  readonly showing?: (text: RichText) => LiveCode
}

/** What lies beside the text that a live citation shows: the code of a field with the data that its begin sign carries, or the tag of a control. */
interface LiveCode {
  readonly code?: string
  readonly data?: string
  readonly tag?: string
}

/** A field or content control that a reference manager keeps up to date. */
export interface LiveField extends LiveData {
  readonly paragraph: Paragraph
  /** Where its result stands in the paragraph's text. */
  readonly from: number
  readonly to: number
  readonly field?: Field
  readonly control?: Control
}

/** Reads one manager's fields or controls; undefined for those of others. */
export interface LiveFormat {
  /** The code of a field, with the data that its begin sign carries. */
  readonly field?: (code: string, data: string | undefined, sources: ReadonlyMap<string, CslItem>) => LiveData | undefined
  /** The tag of a content control. */
  readonly control?: (tag: string) => LiveData | undefined
}
