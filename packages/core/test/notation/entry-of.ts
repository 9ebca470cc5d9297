import { readEntry, type ParsedEntry } from '../../src/citations/parser/entry.js'
import type { Part } from '../../src/citations/parser/model/label.js'
import type { Segment } from '../../src/citations/parser/segment.js'

/** An entry that was cut into these stretches, each as sure as it says, or wholly so. */
export const entryOf = (...stretches: readonly [Part, string, number?][]): ParsedEntry => {
  const raw = stretches.map(([, text]) => text).join(' ')
  let at = 0
  const segments = stretches.map(([label, text, confidence = 1]): Segment => {
    const from = raw.indexOf(text, at)
    at = from + text.length
    return { label, text, span: [from, at], confidence }
  })
  return readEntry(raw, segments)
}
