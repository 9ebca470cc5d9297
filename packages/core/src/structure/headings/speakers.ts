import { once } from '../../algorithms/once.js'
import type { Flow, Line } from '../flow.js'
import { looksLike } from '../view.js'
import { wordsAlone } from '../words/words-alone.js'

/** What somebody is called in a transcript has no more words. */
const mostWords = 5

/**
 * Lines that name in turn who speaks: the same words come again, and between them stands no line of their look that comes once, and none
 * that is set off otherwise. Parts that each chapter has anew stand under the headings of the chapters.
 */
export const speakersOf = once(({ lines, look }: Flow): ReadonlySet<Line> => {
  const short = lines.filter(({ view, usual, number, contents }) => view.words <= mostWords && !usual && !number && !contents && /\p{L}/u.test(view.text))
  const byName = new Map<string, Line[]>()
  for (const line of short) {
    const name = wordsAlone(line.view.text)
    const same = byName.get(name)
    if (same) same.push(line)
    else byName.set(name, [line])
  }
  const comesAgain = new Set([...byName.values()].filter((same) => same.length > 1).flat())
  const turns = [...byName.values()].filter((same) => same.slice(1).some((line, index) => {
    if (!looksLike(same[index]!.view, line.view)) return false
    const between = lines.slice(same[index]!.at + 1, line.at).filter(({ view }) => view.words <= mostWords * 3 && isSetOff(view, look))
    return between.every((other) => comesAgain.has(other) && looksLike(other.view, line.view))
  }))
  // Two that come twice, or one that comes three times, take turns.
  return new Set(turns.flat().length >= 3 ? turns.flat() : [])
})

const isSetOff = ({ bold, italic, underlined, caps, size }: Line['view'], look: Flow['look']): boolean =>
  (bold && !look.bold) || (italic && !look.italic) || underlined || (caps && !look.caps) || size > look.size
