import { readDate } from '../fields/date.js'
import { cutAt, surely, type Segment } from '../segment.js'

/** No title begins with the date in brackets behind the names, nor with who edited the work. */
export const withOpeningTitle = (_: string, segments: readonly Segment[]): Segment[] => withEditorsBefore(withDateBefore(segments))

const dateFirst = /^[\s.,]*\((?=[^()]*\d{4})[^()]{4,30}\)[.:,]*\s+(?=\p{Lu})/u

/** `Berg, A. | (27 de abril de 2021). Ropes of the north.` */
const withDateBefore = (segments: readonly Segment[]): readonly Segment[] => {
  const at = segments.findIndex(({ label }, index) => label === 'title' && segments[index - 1]?.label === 'author')
  const date = at < 0 ? undefined : dateFirst.exec(segments[at]!.text)?.[0]
  if (date === undefined || segments.some(({ label }) => label === 'date') || readDate(date) === undefined) return segments
  const [dated, title] = cutAt(surely(segments[at]!), date.length, 'title')
  return segments.toSpliced(at, 1, { ...dated, label: 'date' }, title)
}

const editorsFirst = /^\p{Lu}[^():]{2,120}\s\((?:Hrsg|Hg|[Ee]ds?|[ÉEé]ds?|[Dd]irs?|[Cc]oords?|[Oo]rgs?)\.?\):\s+(?=\p{Lu})/u

/** `Ministerium des Innern (Hrsg.): Zahlen der Küste.` */
const withEditorsBefore = (segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const editors = segments[at]?.label === 'title' ? editorsFirst.exec(segments[at].text)?.[0] : undefined
  if (editors === undefined || segments.some(({ label }) => label === 'author' || label === 'editor')) return [...segments]
  const [names, title] = cutAt(segments[at]!, editors.length, 'title')
  return segments.toSpliced(at, 1, { ...names, label: 'editor' }, title)
}
