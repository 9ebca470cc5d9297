import { parseEntry, type ParsedEntry } from '../parser/entry.js'
import type { Model } from '../parser/model/model.js'

/** The authors of a large experiment in physics fill some ten pages; what is longer is no entry. */
const longestEntry = 30_000

/** A line is read by itself and with its label, and joined with the one before and the one after it, until it is clear where entries end. */
const readings = 4

/** Reading takes a millisecond each, and no paper has thousands. */
export const unread = (raw: string): ParsedEntry =>
  ({ raw, csl: { type: 'document' }, confidence: 0, fields: {}, etAl: false, skips: false, editorsEtAl: false, letter: undefined, leftovers: [[0, raw.length]] })

/** Reads the entries of a document, each once and `most` different ones; what is beyond that it gives as unread. */
export class LimitedReader {
  private readonly known = new Map<string, ParsedEntry>()
  private readonly entries = new Set<string>()
  private readonly beyond = new Set<ParsedEntry>()

  constructor(
    private readonly model: Model,
    private readonly most: number,
  ) {}

  /** What may be an entry, to see where entries end. */
  readonly read = (text: string): ParsedEntry => {
    const kept = this.known.get(text)
    if (kept) return kept
    const isRead = this.known.size < this.most * readings && text.length <= longestEntry
    const entry = isRead ? parseEntry(text, this.model) : this.leave(text)
    this.known.set(text, entry)
    return entry
  }

  readonly readEntry = (text: string): ParsedEntry => {
    if (this.entries.size < this.most) this.entries.add(text)
    return this.entries.has(text) ? this.read(text) : this.leave(text)
  }

  /** Of an entry that its list says more of: where its names end. */
  readonly reread = (raw: string, namesEnd: number): ParsedEntry => (raw.length <= longestEntry ? parseEntry(raw, this.model, namesEnd) : unread(raw))

  isBeyond(entry: ParsedEntry): boolean {
    return this.beyond.has(entry)
  }

  private leave(text: string): ParsedEntry {
    const entry = unread(text)
    this.beyond.add(entry)
    return entry
  }
}
