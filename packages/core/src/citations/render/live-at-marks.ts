import type { Document } from '../../wordml/document.js'
import { objectMark } from '../../wordml/paragraph.js'
import { runsOfWhole } from '../../wordml/whole-field.js'
import type { Citation, NoteMark } from '../citations.js'
import { atMarks, type AtMark } from './at-marks.js'

/** The notes that hold nothing but one live citation, whose field can stand where their mark does; by the ids of the citations. */
export const liveAtMarks = (document: Document, clusters: readonly Citation[]): ReadonlyMap<string, AtMark> =>
  atMarks(document, clusters, (citation, { blocks }) => blocks.length === 1 && isAlone(citation) && isFree(citation.mark!))

/** A stop with quotation marks behind it. */
const longestStop = 4

/** Words can be written before the mark. */
const isFree = ({ paragraph: { runs, opened }, at }: NoteMark): boolean =>
  opened.length === 0 && runs.every((run) => run.to < at - longestStop || run.from > at || (run.field === undefined && !run.fallback && !run.own.locked))

/** A control has its place for itself and cannot be carried, nor can a field without the one around it. */
const isAlone = ({ field: live, paragraph, from, to }: Citation): boolean => {
  const { text, revised, bound } = paragraph
  const runs = live?.field && !revised && !bound && !text.includes(objectMark) ? runsOfWhole(paragraph, live.field) : undefined
  if (runs?.[0]?.element.parent !== paragraph.element) return false
  return text.slice(0, from).trim() === '' && /^\s*\.?\s*$/.test(text.slice(to))
}
