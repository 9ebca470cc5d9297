import { readEntry, type ParsedEntry } from '../../src/citations/parser/entry.js'
import type { Part } from '../../src/citations/parser/model/label.js'
import type { Segment } from '../../src/citations/parser/segment.js'

/** An entry that was cut into these stretches. */
export const entryOf = (...stretches: readonly [Part, string][]): ParsedEntry => {
  const raw = stretches.map(([, text]) => text).join(' ')
  let at = 0
  const segments = stretches.map(([label, text]): Segment => {
    const from = raw.indexOf(text, at)
    at = from + text.length
    return { label, text, span: [from, at], confidence: 1 }
  })
  return readEntry(raw, segments)
}
