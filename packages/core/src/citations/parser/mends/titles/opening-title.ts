import { readDate } from '../../fields/date.js'
import { cutAt, has, inTurn, type Mend, surely } from '../../segment.js'

const dateFirst = /^[\s.,]*\((?=[^()]*\d{4})[^()]{4,30}\)[.:,]*\s+(?=\p{Lu})/u

/** `Berg, A. | (27 de abril de 2021). Ropes of the north.` */
const withDateBefore: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }, index) => label === 'title' && segments[index - 1]?.label === 'author')
  const date = at < 0 ? undefined : dateFirst.exec(segments[at]!.text)?.[0]
  if (date === undefined || has(segments, 'date') || readDate(date) === undefined) return segments
  const [dated, title] = cutAt(surely(segments[at]!), date.length, 'title')
  return segments.toSpliced(at, 1, { ...dated, label: 'date' }, title)
}

const editorsFirst = /^\p{Lu}[^():]{2,120}\s\((?:Hrsg|Hg|[Ee]ds?|[ÉEé]ds?|[Dd]irs?|[Cc]oords?|[Oo]rgs?)\.?\):\s+(?=\p{Lu})/u

/** `Ministerium des Innern (Hrsg.): Zahlen der Küste.` */
const withEditorsBefore: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const editors = segments[at]?.label === 'title' ? editorsFirst.exec(segments[at].text)?.[0] : undefined
  if (editors === undefined || has(segments, 'author', 'editor')) return segments
  const [names, title] = cutAt(segments[at]!, editors.length, 'title')
  return segments.toSpliced(at, 1, { ...names, label: 'editor' }, title)
}

/** No title begins with the date in brackets behind the names, nor with who edited the work. */
export const withOpeningTitle = inTurn(withDateBefore, withEditorsBefore)
