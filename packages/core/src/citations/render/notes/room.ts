import { isEditable } from '../../../wordml/editable.js'
import type { Citation } from '../../citations.js'
import { fromLead } from '../leaning.js'

/** The ending of a name, and a stop with the quotation marks and brackets beside it: the mark of a note stands behind all of them (Chicago 17, 14.26). */
const stop = /^(?:[’']s(?!\p{L}))?(?:[”’"')\]]*[.,;:?!][”’"')\]]*)?/u

/** `so; (see Lee, 2020); (Roe, 2021)`: two signs beside each other are no sentence's. */
const doubles = (before: string, after: string): boolean => /[,;:]$/.test(before) && /^[.,;:?!]/.test(after)

/** The stretch that a note takes: from the blank before a citation, but where names take its place, to the stop that its mark stands behind. */
export const stretchOfNote = (citation: Pick<Citation, 'paragraph' | 'from' | 'to' | 'names'>, isNamed: boolean): { readonly start: number; readonly end: number } => {
  const { paragraph: { text }, from, to } = citation
  return { start: isNamed ? from : text.slice(0, fromLead(citation)).trimEnd().length, end: to + (stop.exec(text.slice(to))?.[0].length ?? 0) }
}

/** Whether a citation in the text can go and leave a sentence behind, with something that the mark of its note stands behind. */
export const hasRoomForNote = (citation: Citation, isNamed: boolean): boolean => {
  const { paragraph, from, to, form } = citation
  const { text } = paragraph
  const { start, end } = stretchOfNote(citation, isNamed)
  const isBracketed = form === 'superscript' || (/[([（]/u.test(text[from] ?? '') && /[)\]）]/u.test(text[to - 1] ?? ''))
  return isBracketed && (start > 0 || isNamed) && isEditable({ paragraph, from: start, to: end }) && !doubles(text.slice(0, start), text.slice(to))
}
