import type { Label } from './label.js'
import type { Segment } from './segment.js'

const endsAsEditors = /[\s,(\[]\s*(?:eds?|edd|editors?|hrsgg?|hg|dirs?|coords?|orgs?|comps?)\b[.\s)\],:;]*$/iu
const beginsAsTranslators = /^[\s,.;(\[]*(?:trans(?:l|lated)?|trad(?:uit|ucción)?|übers(?:etzt)?)\b/iu
const yearAtEnd = /[\s,;(]+((?:1[5-9]|20)\d\d)[a-z]?[)\s.,;:]*$/u
const yearAtStart = /^[\s,;(]*((?:1[5-9]|20)\d\d)[a-z]?\s*[);:,.]+/u

/** Puts right what the sequence model cannot know of the whole entry. */
export const mended = (segments: readonly Segment[]): Segment[] => withDate(withRoles(segments))

/** Whether names are those of authors, editors or translators, by the words beside them and by where they stand. */
const withRoles = (segments: readonly Segment[]): Segment[] => {
  const roles: Segment[] = []
  for (const segment of segments) {
    const last = roles.at(-1)
    if (segment.label === 'editor' && beginsAsTranslators.test(segment.text)) roles.push({ ...segment, label: 'translator' })
    else if (segment.label === 'author' && roles.some(({ label }) => label === 'title') && (/^[\s.,]*in\b/i.test(segment.text) || endsAsEditors.test(segment.text))) {
      roles.push({ ...segment, label: 'editor' })
    } else if (segment.label === 'editor' && last?.label === 'author' && endsAsEditors.test(segment.text)) roles.push(joined(roles.pop()!, segment, 'editor'))
    else roles.push(segment)
  }
  return roles
}

const joined = (one: Segment, other: Segment, label: Label): Segment => ({
  label,
  text: `${one.text} ${other.text}`,
  span: [one.span[0], other.span[1]],
  confidence: Math.min(one.confidence, other.confidence),
})

/** A year at the edge of a journal's name, of a volume or of pages is the date of an entry that has no other. */
const withDate = (segments: readonly Segment[]): Segment[] => {
  if (segments.some(({ label, text }) => label === 'date' && /\d{4}|\p{L}{4}|n\.?\s?d/u.test(text))) return [...segments]
  const dated: Segment[] = []
  let found = false
  for (const segment of segments) {
    const [start, year] = found ? [] : edgeYear(segment)
    if (start === undefined || year === undefined) {
      dated.push(segment)
      continue
    }
    found = true
    const [from, to] = [segment.span[0] + start, segment.span[0] + start + year.length]
    const rest = [
      { ...segment, text: segment.text.slice(0, start), span: [segment.span[0], from] as const },
      { ...segment, label: 'date' as const, text: year, span: [from, to] as const },
      { ...segment, text: segment.text.slice(start + year.length), span: [to, segment.span[1]] as const },
    ]
    dated.push(...rest.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  }
  return dated
}

const mayHoldDate: ReadonlySet<Label> = new Set(['journal', 'container-title', 'volume', 'pages', 'publisher', 'location'])

/** Where a year stands at the edge of a segment, and what stands there. */
const edgeYear = ({ label, text }: Segment): [start: number, text: string] | [] => {
  if (!mayHoldDate.has(label)) return []
  if (label === 'volume') {
    const first = yearAtStart.exec(text)
    if (first && first[0].length < text.length) return [0, first[0]]
  }
  const end = yearAtEnd.exec(text)
  return end && (label !== 'pages' || end.index > 0) ? [end.index, end[0]] : []
}
