import type { Line } from '../flow.js'
import { firstProse } from '../headings/clues.js'
import type { Claim, Recogniser } from '../structure.js'
import { frontPart } from '../words/front-part.js'

/** More lines than this, and what stands before the text is no title with names. */
const mostLines = 20
/** An institution with its address has no more words. */
const longestAddress = 45

/** Names, institutions and dates among the lines before the text. They only say what a line is, not that it is to be set as one. */
export const frontMatter: Recogniser = function* (scene) {
  const { lines } = scene
  // A note on the authors stands on the title page under a heading of its own.
  const text = lines.findIndex(({ section, usual, contents, view }) => section ?? ((usual && frontPart(view.text) !== 'author-note-heading') || contents))
  const end = Math.min(mostLines, firstProse(scene), text < 0 ? lines.length : text)
  const numbered = new Map<Line, 'author' | 'affiliation'>(numberedNames(lines.slice(0, text < 0 ? end : Math.min(text, mostLines))))
  for (const [{ view: { paragraph } }, kind] of numbered) {
    yield { paragraph, role: { kind }, confidence: 0.88, evidence: 'names and institutions with the same raised numbers' }
  }
  for (const line of lines.slice(0, end)) {
    const { view: { paragraph, text, words, numbered: isItem }, label } = line
    const kind = isItem || label || words > 120 ? undefined : frontPart(text)
    // `I. THE SHIPS` is no person; a first line of two or three words is a title as often as a name, unless an earlier run set it with the names.
    const named = kind !== 'author' || ((line.at > 0 || scene.added.has(line.view.styleName)) && !line.number)
    if (kind && named) yield { paragraph, role: { kind }, confidence: 0.84, evidence: 'said before the text begins' }
    if (kind === 'author') yield* institutionsOf(lines, line)
  }
}

const mark = /[\d*†‡§¶]+/gu

/**
 * The lines right under names that carry marks, each beginning with one of the marks: `1Department of History`. Some are lines of one
 * paragraph. How to reach the authors may stand under them.
 */
function* institutionsOf(lines: readonly Line[], { view, at }: Line): Generator<Claim> {
  const marks = new Set(view.text.match(mark) ?? [])
  const isPlace = (text: string): boolean => {
    const [, own = '', gap = ''] = /^\(?([\d*†‡§¶]+)\)?([\s.]*)(?=[\p{L}(])/u.exec(text) ?? []
    return marks.has(own) && (gap === '' || frontPart(text) === 'affiliation')
  }
  for (const { view: { paragraph, text, words, numbered }, at: place } of lines.slice(at + 1, at + 2 + marks.size)) {
    const rows = text.split('\n').map((row) => row.trim())
    if (numbered) return
    if (place > at + 1 && words <= 40 && frontPart(text) === 'author-note') {
      yield { paragraph, role: { kind: 'author-note' }, confidence: 0.9, evidence: 'stands under the institutions' }
      return
    }
    if (words > 60 * rows.length || !rows.every(isPlace)) return
    if (place === at + 1) yield { paragraph: view.paragraph, role: { kind: 'author' }, confidence: 0.88, evidence: 'has a mark that an institution below it has' }
    yield { paragraph, role: { kind: 'affiliation' }, confidence: 0.9, evidence: 'begins with a mark that a name above it has' }
  }
}

/** `2Department of History`, `1(formerly) Example Company`: the number that the names above have, and then no small letter. */
const numberedPlace = /^(\d{1,2})[.)]?\s?(?=[\p{Lu}(])/u

/** Names with raised numbers, and the lines that begin with those numbers, all of them and in their order. */
const numberedNames = (front: readonly Line[]): [Line, 'author' | 'affiliation'][] => {
  const names = front.find(({ view, at }) => at > 0 && /\p{L}\s?\d/u.test(view.text) && frontPart(view.text) === 'author')
  if (!names) return []
  const places: Line[] = []
  for (const line of front.slice(names.at + 1)) {
    const number = numberedPlace.exec(line.view.text)?.[1]
    if (number === undefined || line.view.words > longestAddress || line.view.numbered) break
    if (!new RegExp(`(?:\\p{L}|\\d,?)\\s?${number}(?!\\d)`, 'u').test(names.view.text)) break
    places.push(line)
  }
  return places.length < 2 ? [] : [[names, 'author'], ...places.map((line): [Line, 'affiliation'] => [line, 'affiliation'])]
}
