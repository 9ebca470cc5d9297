import { readDate } from './fields/date.js'
import type { Segment } from './segment.js'

const named = /^\s*(?:The\s)?(?:\p{Lu}[\p{L}'’]*\s){0,3}(?:Times|Post|Guardian|Herald|Tribune|Gazette|Chronicle|Observer|Telegraph|Independent|Economist)[\s.,]*$/u

/** `(2019, March 4). Why ice? The Northern Times. https://…`: what is of a day, and of no place, stood in the newspaper that is named. */
export const withNewspaper = (_: string, segments: readonly Segment[]): Segment[] => {
  const isElsewhere = segments.some(({ label }) => label === 'journal' || label === 'container-title' || label === 'location')
  const isOfADay = segments.some(({ label, text }) => label === 'date' && readDate(text)?.date['date-parts']?.[0]?.length === 3)
  if (isElsewhere || !isOfADay) return [...segments]
  return segments.map((segment) => (segment.label === 'publisher' && named.test(segment.text) ? { ...segment, label: 'journal' } : segment))
}
