import type { Part } from '../model/label.js'
import { type Segment, sure, surely } from '../segment.js'

const sources: ReadonlySet<Part> = new Set(['container-title', 'journal', 'publisher'])
const addressed: ReadonlySet<Part> = new Set(['url', 'doi', 'note', 'date'])
const oneName = /^[\s.,;]*(?:[Ii]n:?\s)?\p{Lu}[^.;:()[\]\d]*[.,;]?\s*$/u
const within = /^[\s.,;]*In:?\s/u
const mistaken: ReadonlySet<Part> = new Set(['title', 'location', ...sources])

/** `“Tides.” 2016. Harbour Watch. https://…`: what begins with a title in quotation marks has nobody else behind its year than where it came out. */
const isSite = ({ label, text }: Segment, [title, date, , after]: readonly Segment[]): boolean =>
  mistaken.has(label) && oneName.test(text) && title?.label === 'title' && quoted.test(title.text) && date?.label === 'date' && after !== undefined && addressed.has(after.label)

/**
 * `Keeping harbours clean. Harbour Watch. https://…`: of two sentences before an address that which has capitals throughout is a name, and
 * that with plain words a title (APA 7, 10.16).
 */
const isNameBehind = (title: string, source: string): boolean => /\.\s*$/.test(title) && plainWordsIn(title) > 1 && plainWordsIn(source) === 0

const plainWordsIn = (text: string): number => text.match(/(?<=\s)\p{Ll}{4,}/gu)?.length ?? 0

const quoted = /["”’»][.,]?\s*$/u

/**
 * `Tides. In Ropes and Sails; Berg, R., Ed.;`, `“Tides.” Harbour Watch. https://…`, `Tides. (2020, March 4). Harbour Watch. https://…`: one name
 * between what is sure says where a work came out, behind “In”, behind a title in quotation marks or in small letters, or behind the year.
 */
export const withSureSource = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) => {
    const [before, after] = [segments[at - 1], segments[at + 1]]
    if (at === 2 && isSite(segment, segments)) return surely({ ...segment, label: 'journal' })
    if (!sources.has(segment.label) || !oneName.test(segment.text) || !before || !after || before.confidence < sure || after.confidence < sure) return segment
    if (before.label === 'title' && (within.test(segment.text) || (quoted.test(before.text) && addressed.has(after.label)))) return surely(segment)
    if (before.label === 'title' && addressed.has(after.label) && isNameBehind(before.text, segment.text)) return surely(segment)
    const title = segments[at - 2]
    return before.label === 'date' && title?.label === 'title' && title.confidence >= sure && addressed.has(after.label) ? surely(segment) : segment
  })
