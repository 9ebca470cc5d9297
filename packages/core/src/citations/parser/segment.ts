import { label } from './model/decode.js'
import type { FeatureReader } from './model/features.js'
import { inEnglish } from './in-english.js'
import type { Part } from './model/label.js'
import type { Model } from './model/model.js'
import { tokenise } from './model/token.js'
import { read, written } from './reading.js'

/** Where a field stands in an entry, and how sure that is. */
export interface FieldSpan {
  readonly span: readonly [from: number, to: number]
  readonly confidence: number
}

/** A run of tokens with one label. */
export interface Segment extends FieldSpan {
  readonly label: Part
  readonly text: string
}

/** Cuts an entry into its fields. A field is as sure as the least sure of its words. */
export const segmentsOf = (raw: string, model: Model, reader?: FeatureReader, namesEnd?: number): Segment[] => {
  const english = inEnglish(raw)
  const tokens = tokenise(english.text)
  const labelled = label(tokens, model, reader, namesEnd === undefined ? undefined : read(english, [0, namesEnd])[1])
  const segments: Segment[] = []
  let start = 0
  for (let index = 1; index <= tokens.length; index++) {
    if (index < tokens.length && labelled[index]!.label === labelled[start]!.label) continue
    const [from, to] = written(english, [tokens[start]!.from, tokens[index - 1]!.to])
    let confidence = 1
    for (let each = start; each < index; each++) {
      if (/[\p{L}\p{N}]/u.test(tokens[each]!.text)) confidence = Math.min(confidence, labelled[each]!.probability)
    }
    segments.push({ label: labelled[start]!.label, text: raw.slice(from, to), span: [from, to], confidence })
    start = index
  }
  return segments
}

/** A stretch of an entry as two, of which the second is something else. */
export const cutAt = (segment: Segment, at: number, label: Part): [Segment, Segment] => [
  { ...segment, text: segment.text.slice(0, at), span: [segment.span[0], segment.span[0] + at] },
  { ...segment, label, text: segment.text.slice(at), span: [segment.span[0] + at, segment.span[1]] },
]

/** Two stretches of an entry as one, with what stands between them. */
export const joined = (raw: string, one: Segment, other: Segment, label: Part): Segment => ({
  label,
  text: raw.slice(one.span[0], other.span[1]),
  span: [one.span[0], other.span[1]],
  confidence: Math.min(one.confidence, other.confidence),
})

/** How sure a field is that its own words name, and what is left of one that the model was not sure of once the stretch that it stumbled over is cut out. */
export const sure = 0.8

/** How sure a field has to be that tells what stands beside it, and how sure that is which stands between such. */
export const [certain, framed] = [0.85, 0.95]

export const atLeast = (least: number, segment: Segment): Segment => ({ ...segment, confidence: Math.max(segment.confidence, least) })

/** What was torn is sure once it is whole, and so is what its own words name. */
export const surely = (segment: Segment): Segment => atLeast(sure, segment)

/** The fields with a stretch of the entry that says itself what it is, whatever they were taken for there. */
export const withStretch = (raw: string, segments: readonly Segment[], [from, to]: readonly [number, number], label: Part): Segment[] => {
  const pieces = segments.flatMap((segment) => cutOut(segment, from, to))
  const at = pieces.findIndex(({ span }) => span[0] >= to)
  return pieces.toSpliced(at < 0 ? pieces.length : at, 0, { label, text: raw.slice(from, to), span: [from, to], confidence: 1 })
}

/** What is left of a segment before and behind a stretch. */
const cutOut = (segment: Segment, from: number, to: number): Segment[] => {
  const [start, end] = segment.span
  if (end <= from || start >= to) return [segment]
  const rest = [cutAt(segment, Math.max(0, from - start), segment.label)[0], cutAt(segment, Math.min(end, to) - start, segment.label)[1]]
  return rest.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(surely)
}

/** What a work may stand in. */
export const isContainer = (segment: Segment | undefined): boolean => segment?.label === 'container-title' || segment?.label === 'journal'

/** Whether any of these fields was read. */
export const has = (segments: readonly Segment[], ...labels: readonly Part[]): boolean => segments.some(({ label }) => labels.includes(label))

/** Puts something right that the fields as they were read have wrong. Gives all of them: the very same where it finds nothing. */
export type Mend = (raw: string, segments: readonly Segment[]) => readonly Segment[]

/** Several mends as one: each builds on what those before it have put right. */
export const inTurn = (...mends: readonly Mend[]): Mend => (raw, segments) => mends.reduce((found, mend) => mend(raw, found), segments)
