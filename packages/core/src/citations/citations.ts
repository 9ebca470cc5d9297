import type { Paragraph } from '../wordml/paragraph.js'
import type { Chapter } from './chapters.js'
import type { CitationSystem, Cite, Cluster, Origin } from './cluster.js'
import type { LiveField } from './fields/live-field.js'
import type { CitingText } from './in-text/read-texts.js'
import type { TypedForm } from './in-text/system.js'
import type { TypedNotes } from './in-text/typed-notes.js'

/** Where the mark of a note stands: the place of an object in the paragraph's text. */
export interface NoteMark {
  readonly paragraph: Paragraph
  readonly at: number
  /** The names of the work that is cited, where they stand right before the mark. */
  readonly names?: { readonly from: number; readonly to: number }
}

/** A cluster in its document. */
export interface Citation extends Cluster {
  /** `c1`, `c2`, …: its place in document order, notes after the body. */
  readonly id: string
  readonly paragraph: Paragraph
  readonly origin: Origin
  /** Of a live citation: the field or control that it lies in, with the data that its manager put there. */
  readonly field?: LiveField
  /** Of a cluster that is a note: its mark in the text. */
  readonly mark?: NoteMark
}

/** Sorts citations by where they stand. */
export const inTextOrder = (one: Pick<Citation, 'from' | 'paragraph'>, other: Pick<Citation, 'from' | 'paragraph'>): number =>
  one.paragraph.index - other.paragraph.index || one.from - other.from

/** A paragraph in which citations are looked for. */
export interface CitingParagraph extends CitingText {
  readonly paragraph: Paragraph
}

/** The works that a note names. */
interface NotedCites {
  readonly paragraph: Paragraph
  readonly cites: readonly Cite[]
}

/** A chapter with what is cited in it. */
export interface CitingChapter extends Chapter {
  readonly clusters: readonly Citation[]
  readonly texts: readonly CitingParagraph[]
  /** What the typed notes name, also where the text cites and they only comment. */
  readonly noted: readonly NotedCites[]
}

/** All citations of a document, and what they are linked to. */
export interface Citations {
  readonly clusters: readonly Citation[]
  /** The system that most cites are in; undefined where there are none. */
  readonly system: CitationSystem | undefined
  /** The typed forms that were found, the main one first. */
  readonly forms: readonly TypedForm[]
  /** Where notes stand as text at the end: they say what they cite in words of their own, and nothing is read in them. */
  readonly typedNotes: TypedNotes
  /** The reference lists that a manager keeps. */
  readonly bibliographies: readonly LiveField[]
  /** One for each list, or for lists that are read together; at least one. */
  readonly chapters: readonly CitingChapter[]
}
