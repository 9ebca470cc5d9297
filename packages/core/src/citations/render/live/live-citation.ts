import type { Citation } from '../../citations.js'
import type { LiveField } from '../../fields/live-field.js'
import type { RichText } from '../../rich-text.js'
import type { AtMark } from '../notes/at-marks.js'

/** Why something live stays as it is. */
const stays = {
  edited: 'its text was changed by hand',
  unknown: 'the data of its works does not lie in the document',
  form: 'it is worded in a way of the manager that the style has no rule for',
  place: 'its field cannot be written anew where it stands: a change is pending there, or something else lies in it',
  'in-text': 'the style cites in notes, and it cannot go into one as it stands; choose the style in the reference manager, which then makes notes of such citations',
  'in-note': 'the style cites in the text, and it stands in a note; choose the style in the reference manager, which then moves such citations',
  line: 'in other words its line would be taken for something else',
  nothing: 'the style has nothing to print there',
  entry: 'its work has no entry in the list that a number would point into',
  numbers: 'other numbers in the text point into the list and stay',
  list: 'its number is to point into a list that keeps its order',
  entries: 'what stands in it are not the works that are cited, each once and nothing else',
} as const

export type Stay = keyof typeof stays

/** Word is a manager too, whose styles know no notes. */
const staysInWord: Partial<Record<Stay, string>> = {
  'in-text': 'the style cites in notes, and Word puts no citation of its own into one; insert a note there, and the citation in the note',
  'in-note': 'the style cites in the text, and Word takes no citation of its own out of a note; insert it in the text, and delete the note',
}

/** Why something of a manager stays, and what can be done about it. */
export const whyStays = (stay: Stay, { manager }: Pick<LiveField, 'manager'>): string => (manager === 'word' ? staysInWord[stay] : undefined) ?? stays[stay]

/** A live citation, and how it is to read. */
export interface LiveCitation {
  readonly citation: Citation
  readonly field: LiveField
  readonly text?: RichText
  /** It goes into a note of its own, with its field. */
  readonly toNote?: true
  /** It is a note, and goes where the mark of that stands, with its field. */
  readonly fromNote?: AtMark
  /** The sentence that it ends has a stop of its own then, behind the field. */
  readonly closed?: true
  /** It reads so, and nothing can be written there. */
  readonly settled?: true
  readonly stays?: Stay
}

/** A citation that a manager keeps. */
export type LiveCluster = Citation & { readonly field: LiveField }

export const isLive = (citation: Citation): citation is LiveCluster => citation.field !== undefined
