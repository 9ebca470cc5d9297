import { grouped } from '../../algorithms/grouped.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ListedEntry } from '../in-text/entry-key.js'
import type { CslName } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'

/** An entry of a reference list. */
export interface Reference {
  /** `r1`, `r2`, … in the order of the document. */
  readonly id: string
  /** From 1, over all lists. */
  readonly index: number
  /** From 1, in its own list. */
  readonly place: number
  /** The list that it stands in: its place among the document's lists. */
  readonly list: number
  /** Usually one; more where breaks split the entry, or something else that it may go on with stands below it. */
  readonly paragraphs: readonly Paragraph[]
  /**
   * Whether breaks split it: into paragraphs of which the first says too little by itself, or what stands below is its address; or into lines that
   * nobody takes for two entries.
   */
  readonly split: boolean
  /** Whether it is split over paragraphs and can be written into the last of them. */
  readonly joinable: boolean
  /** It shares its paragraph with others, and each of them can have one of its own. */
  readonly partable: boolean
  /** What is said of the work below it, in an annotated list: it goes where the entry goes. */
  readonly annotations: readonly Paragraph[]
  /** Where it begins in the text of its first paragraph and ends in that of its last one. */
  readonly from: number
  readonly to: number
  /** Its text as it stands there, paragraphs joined by a blank. Spans of `entry` are offsets into it. */
  readonly raw: string
  /** Typed before it, or given by a numbered list. */
  readonly number: number | undefined
  /** The number that Word counts it with, as it shows it: `[3]`. */
  readonly shown?: string
  /** How far a typed number and the blanks after it reach in `raw`. */
  readonly labelled: number
  readonly entry: ParsedEntry
  /** Not understood well enough to be rewritten: it is laid out and otherwise left alone. */
  readonly grey: boolean
  /** Beyond the limit of entries that are read: grey, too. */
  readonly unread: boolean
  /** It stands in a list of a reference manager, which words it. */
  readonly kept?: true
}

/**
 * By which number a text points to each entry, by their ids: that which it has, or that of its place. Where few entries have one, these have
 * kept it in a list that is numbered no more, and no others are counted.
 */
export const numbersIn = (references: readonly Reference[]): ReadonlyMap<string, number> => {
  const lists = [...grouped(references, ({ list }) => list).values()]
  return new Map(lists.flatMap((entries) => {
    const numbered = entries.filter(({ number }) => number !== undefined)
    const counted = isFew(numbered.length, entries.length) ? numbered : entries
    return counted.map(({ id, number, place }): [string, number] => [id, number ?? place])
  }))
}

/** Whether so many entries have kept their numbers, of all in a list that is numbered no more. */
export const isFew = (numbered: number, all: number): boolean => numbered > 0 && numbered * 3 <= all

/** An entry as citations are compared with it. */
export const listedEntry = ({ id, list, raw, grey }: Reference, { csl, etAl }: ParsedEntry, number: number | undefined): ListedEntry => {
  const names = csl.author ?? csl.editor
  const made = names && !grey ? { authors: etAl ? Infinity : names.length, names: said(names), surnames: names.map(called) } : undefined
  return { id, list, ...(number !== undefined && { number }), text: raw, ...made, ...(csl.title !== undefined && !grey && { title: csl.title }) }
}

const called = ({ literal, family = '' }: CslName): string => literal ?? family

/** As a list would have them: `Lee, Ann, and Roe, Carl.` */
const said = (names: readonly CslName[]): string =>
  `${names.map(({ literal, family, given, ...particles }) => literal ?? [[particles['non-dropping-particle'], family].filter(Boolean).join(' '), given].filter(Boolean).join(', ')).join(', and ')}.`

/** A list of references: one a document, or one a chapter. */
export interface ReferenceList {
  readonly heading: Paragraph | undefined
  readonly references: readonly Reference[]
  /** Where one of the two splitters sees a seam between entries and the other does not: nothing is joined or cut there. */
  readonly doubts: readonly SeamDoubt[]
}

/** A place where entries may be joined in one paragraph (`from` stands inside it) or one entry be split over two (`from` is 0). */
export interface SeamDoubt {
  readonly paragraph: Paragraph
  readonly from: number
  readonly kind: 'joined' | 'split'
}
