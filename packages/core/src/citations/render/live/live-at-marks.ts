import type { Document } from '../../../wordml/document.js'
import { objectMark } from '../../../wordml/paragraph.js'
import { controlAround, isControl, runsOfWhole } from '../../../wordml/whole-field.js'
import type { Citation, NoteMark } from '../../citations.js'
import { atMarks, type AtMark } from '../notes/at-marks.js'

/** The notes that hold nothing but one live citation, whose field can stand where their mark does; by the ids of the citations. */
export const liveAtMarks = (document: Document, clusters: readonly Citation[]): ReadonlyMap<string, AtMark> =>
  atMarks(document, clusters, (citation, { blocks }) => blocks.length === 1 && isAlone(citation) && isFree(citation.mark!))

/** A stop with quotation marks behind it. */
const longestStop = 4

/** Words can be written before the mark. */
const isFree = ({ paragraph: { runs, opened }, at }: NoteMark): boolean =>
  opened.length === 0 && runs.every((run) => run.to < at - longestStop || run.from > at || (run.field === undefined && !run.fallback && !run.own.locked))

/** A field goes with the control around it. */
const isAlone = ({ field: live, paragraph, from, to }: Citation): boolean => {
  const { text, revised, bound } = paragraph
  const whole = live?.field ?? live?.control
  const runs = whole && !revised && !bound && !text.includes(objectMark) ? runsOfWhole(paragraph, whole) : undefined
  if (!whole || !runs) return false
  const stands = isControl(whole) ? whole.element.parent : runs[0]!.element.parent
  if (stands !== paragraph.element && (isControl(whole) || !controlAround(paragraph, whole))) return false
  return text.slice(0, from).trim() === '' && /^\s*\.?\s*$/.test(text.slice(to))
}
