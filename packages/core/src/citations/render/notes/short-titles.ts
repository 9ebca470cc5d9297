import { matchesOf } from '../../../algorithms/matches.js'
import type { Citation } from '../../citations.js'
import type { CitedItem } from '../../engine.js'

const marks = /^[?!]?[”’"')]*/u
const words = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/**
 * Works with the short titles that typed notes give them: whoever shortens `The Long Quay: A History` to `Long Quay` is not to be
 * corrected (CMOS 18, 13.35).
 */
export const withTypedShortTitles = (works: readonly CitedItem[], citations: readonly Citation[]): readonly CitedItem[] => {
  const titles = new Map(works.map(({ id, title = '' }) => [id, title]))
  const short = new Map<string, string>()
  for (const { form, paragraph, cites } of citations) {
    if (form !== 'note') continue
    for (const { noteForm, link, from, to } of cites) {
      const id = noteForm === 'short' && link.references.length === 1 ? link.references[0]! : undefined
      const title = id === undefined || short.has(id) ? '' : titles.get(id) ?? ''
      const typed = longestShared(title, paragraph.text.slice(from, to))
      if (typed !== undefined && typed !== title) short.set(id!, typed)
    }
  }
  return works.map((work) => (short.has(work.id) ? { ...work, 'title-short': short.get(work.id)! } : work))
}

/** The longest stretch of a title that stands in a note; a question goes with its mark. */
export const longestShared = (title: string, note: string): string | undefined => {
  const ends = matchesOf(title, words).map(({ index, 0: word }) => [index, index + word.length] as const)
  const stood = new Set(matchesOf(note, words).map(([word]) => word))
  for (let length = ends.length; length > 0; length--) {
    for (let first = 0; first + length <= ends.length; first++) {
      const end = ends[first + length - 1]![1]
      const stretch = title.slice(ends[first]![0], end + marks.exec(title.slice(end))![0].length)
      if (stood.has(title.slice(...ends[first]!)) && note.includes(stretch)) return stretch
    }
  }
  return undefined
}
