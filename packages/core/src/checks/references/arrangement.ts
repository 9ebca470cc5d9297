import type { CslName } from '../../citations/item.js'
import type { RenderedList } from '../../citations/render/render-document.js'
import type { RenderedReference } from '../../citations/render/rendered.js'
import type { RichText } from '../../citations/rich-text.js'
import { highest } from '../../highest.js'
import type { ResolvedOptions } from '../../options.js'
import { once } from '../../once.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { canMove, canMoveAll, placeOf } from '../../wordml/removable.js'

/** How the entries of a list come into the order of the style; undefined where an entry cannot go where it has to. */
export const arrangementOf = once((list: RenderedList): readonly Edit[] | undefined => {
  const wanted = wantedIn(list)
  return wanted && movesOf(list, next(wanted.reduce((last, each) => (each.index > last.index ? each : last))))
})

/** How an entry is to read: a dash for the names of the one above is right only where the list comes into the order of the style. */
export const wordsOf = ({ text, named }: RenderedReference, list: RenderedList, { rules }: Pick<ResolvedOptions, 'rules'>): RichText | undefined => {
  if (!named) return text
  const edits = arrangementOf(list)
  const arranged = edits !== undefined && (edits.length === 0 || (!list.frozen && !rules.disabled.includes('ref.order')))
  return arranged ? text : named()
}

/** The paragraphs of the entries as they are to follow one another; undefined where nobody can say. */
const wantedIn = ({ references }: RenderedList): readonly Paragraph[] | undefined => {
  const wanted = references.map(({ reference }) => reference.paragraphs[0]!)
  const isTorn = new Set(wanted).size < wanted.length || references.some(({ reference }) => reference.paragraphs.length > 1)
  return (!isTorn && !references.some(isPlaceless)) || isSorted(references.map(({ reference }) => reference)) ? wanted : undefined
}

const isSorted = (all: readonly { readonly index: number }[]): boolean =>
  all.every(({ index }, place) => place === 0 || all[place - 1]!.index < index)

/** A part of the text with the entries that are in it in the order of their list. */
export const inOrder = (paragraphs: readonly Paragraph[], list: RenderedList | undefined): readonly Paragraph[] => {
  const wanted = list && wantedIn(list)
  if (!wanted?.every((paragraph) => paragraphs.includes(paragraph))) return paragraphs
  const entries = new Set(wanted)
  const rest = [...wanted]
  return paragraphs.map((paragraph) => (entries.has(paragraph) ? rest.shift()! : paragraph))
}

/** Nobody knows where an entry belongs in the alphabet that says not who made it, or not clearly; it may be no entry at all. */
export const isPlaceless = ({ reference: { grey, entry, raw }, number }: RenderedReference): boolean => {
  const [first] = entry.csl.author ?? entry.csl.editor ?? []
  if (number !== undefined) return false
  return first ? grey && isTurnedRound(first, raw) : grey || /\p{L}{3}/u.test(raw.slice(0, entry.fields['title']?.span[0] ?? 0))
}

/** `Brogden v Railway Co`: in an alphabet the surname comes first; what was taken for given names before it may be anything. */
const isTurnedRound = ({ family = '', given = '' }: CslName, raw: string): boolean => given !== '' && raw.includes(given) && raw.indexOf(given) < raw.indexOf(family)

/** Moves all entries but the longest row that is in order already, what cannot move counting most; `behind` is what comes after the list. */
export const movesOf = (list: RenderedList, behind: Paragraph | undefined): readonly Edit[] | undefined => {
  const wanted = wantedIn(list)
  if (!wanted) return undefined
  if (isSorted(wanted)) return []
  // Nothing comes behind the end of the text: there the last one stays, and what stands below it moves above it.
  const row = behind ? wanted : wanted.filter(({ index }) => index <= wanted.at(-1)!.index)
  const isEnd = (paragraph: Paragraph): boolean => !behind && paragraph === wanted.at(-1)
  const staying = new Set(longestRow(row, (paragraph) => (isEnd(paragraph) ? wanted.length ** 2 : canMove(paragraph) ? 1 : wanted.length)))
  const moving = wanted.filter((paragraph) => !staying.has(paragraph))
  const going = new Set(moving)
  if (!canMoveAll(moving, (paragraph) => going.has(paragraph))) return undefined
  const edits: Edit[] = []
  let group: Paragraph[] = []
  for (const paragraph of [...wanted, undefined]) {
    if (paragraph && !staying.has(paragraph)) {
      group.push(paragraph)
      continue
    }
    const before = paragraph ?? behind
    if (before && group.length > 0) edits.push({ kind: 'move-blocks', paragraphs: group, before })
    group = []
  }
  return edits
}

/** The paragraph after one, in the same place. */
const next = (paragraph: Paragraph): Paragraph | undefined => {
  const { element, story } = paragraph
  const { children } = placeOf(paragraph)
  const sibling = children[children.indexOf(element) + 1]
  return story.blocks.find((block): block is Paragraph => block.element === sibling && 'runs' in block)
}

/** The heaviest row of paragraphs that stand in the document in this order. */
const longestRow = (paragraphs: readonly Paragraph[], weigh: (paragraph: Paragraph) => number): Paragraph[] => {
  const best: number[] = []
  const before: number[] = []
  for (const [place, { index }] of paragraphs.entries()) {
    before[place] = -1
    best[place] = 0
    for (let earlier = 0; earlier < place; earlier++) {
      if (paragraphs[earlier]!.index < index && best[earlier]! > best[place]) [best[place], before[place]] = [best[earlier]!, earlier]
    }
    best[place] += weigh(paragraphs[place]!)
  }
  const row: Paragraph[] = []
  for (let place = best.indexOf(highest(best, 0)); place >= 0; place = before[place]!) row.push(paragraphs[place]!)
  return row
}
