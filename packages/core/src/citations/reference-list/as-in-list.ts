import type { ParsedEntry } from '../parser/entry.js'
import { withNamesEnded } from './name-end.js'
import { withListOrder, withWholeSurnames } from './name-order.js'
import { withYearsBehindTitles } from './year-behind-title.js'

/** Reads the entries of a list by what they have in common. */
export const asInList = (entries: readonly ParsedEntry[], reread: (raw: string, namesEnd: number) => ParsedEntry): readonly ParsedEntry[] =>
  withYearsBehindTitles(withWholeSurnames(withListOrder(withNamesEnded(entries, reread))))
