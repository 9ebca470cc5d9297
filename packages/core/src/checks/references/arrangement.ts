import type { RenderedList } from '../../citations/render/render-document.js'
import type { RenderedReference } from '../../citations/render/rendered.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { RichText } from '../../citations/rich-text.js'
import type { ResolvedOptions } from '../../options.js'
import { once } from '../../once.js'
import type { Edit, Inline } from '../../plan/edit.js'
import { objectMark, type Paragraph } from '../../wordml/paragraph.js'
import { canMove, contentCanGo, holdsTextAlone, markCanGo } from '../../wordml/removable.js'
import { entryLooks, lookIn } from '../citations/reword.js'

/** How the entries of a list come into the order of the style. */
interface Arrangement {
  /** Undefined where an entry cannot go where it has to. */
  readonly edits: readonly Edit[] | undefined
  /** Ids of entries that are written anew, each in other words where the style words it so, with the paragraph that goes for that. */
  readonly written: ReadonlyMap<string, Paragraph>
}

const nothing: Arrangement = { edits: [], written: new Map() }
const impossible: Arrangement = { edits: undefined, written: new Map() }

export const arrangementOf = once(({ references }: RenderedList): Arrangement => arrange(references))

/** How an entry is to read: a dash for the names of the one above is right only where the list comes into the order of the style. */
export const wordsOf = ({ text, named }: RenderedReference, list: RenderedList, { rules }: Pick<ResolvedOptions, 'rules'>): RichText | undefined => {
  if (!named) return text
  const { edits } = arrangementOf(list)
  const arranged = edits !== undefined && (edits.length === 0 || !rules.disabled.includes('ref.order'))
  return arranged ? text : named()
}

const arrange = (references: readonly RenderedReference[]): Arrangement => {
  const last = references.toSorted((one, other) => one.reference.index - other.reference.index).at(-1)
  const wanted = references.map(({ reference }) => reference.paragraphs[0]!)
  if (!last || references.every(({ reference }, place) => place === 0 || references[place - 1]!.reference.index < reference.index)) return nothing
  if (references.some((each) => isPlaceless(each) || each.reference.paragraphs.length > 1) || new Set(wanted).size < wanted.length) return impossible
  const end = last.reference.paragraphs[0]!
  if (markCanGo(end) || wanted.at(-1) === end) return { edits: moves(wanted, end), written: new Map() }
  return exchange(references, last)
}

/** Nobody knows where an entry belongs in the alphabet that says not who made it; it may be no entry at all. */
export const isPlaceless = ({ reference: { grey, entry, raw }, number }: RenderedReference): boolean =>
  number === undefined && (entry.csl.author ?? entry.csl.editor) === undefined && (grey || /\p{L}{3}/u.test(raw.slice(0, entry.fields['title']?.span[0] ?? 0)))

/**
 * The last paragraph of a document cannot move, and nothing can come after it. The entry that is to be last is written
 * into it, and the one that stands there where it belongs.
 */
const exchange = (references: readonly RenderedReference[], last: RenderedReference): Arrangement => {
  const end = last.reference.paragraphs[0]!
  const incoming = references.at(-1)!
  const source = incoming.reference.paragraphs[0]!
  const texts = [contentOf(incoming), contentOf(last)]
  const free = [source, end].every((paragraph) => contentCanGo(paragraph) && paragraph.runs.every(({ field }) => field === undefined))
  if (!texts[0] || !texts[1] || !markCanGo(source) || !free) return impossible
  const place = references.indexOf(last)
  const after = references[place + 1] === incoming ? end : references[place + 1]!.reference.paragraphs[0]!
  const order = references.flatMap((each) => (each === last ? [] : each === incoming ? [end] : each.reference.paragraphs))
  const rest = moves(order, end)
  if (!rest) return impossible
  // Numbers of Word's go with the paragraphs, where the style has none.
  const unnumbered: Edit[] = isCounted(end) ? [{ kind: 'set-paragraph', paragraph: end, properties: { numbering: 0 } }] : []
  const edits: Edit[] = [
    ...unnumbered,
    { kind: 'replace-text', range: { paragraph: end, from: 0, to: end.text.length }, content: texts[0] },
    { kind: 'remove-blocks', paragraph: source },
    { kind: 'insert-blocks', before: after, blocks: [{ style: 'reference', content: texts[1] }] },
    ...rest,
  ]
  return { edits, written: new Map([last, incoming].map(({ reference: { id } }) => [id, source])) }
}

const isCounted = ({ effective }: Paragraph): boolean => Number(effective['numbering'] ?? 0) !== 0

/** What stands in a paragraph that holds one entry and no more, once it is worded and numbered; undefined where it cannot be written anew. */
const contentOf = ({ reference, text, number }: RenderedReference): readonly Inline[] | undefined => {
  const { paragraphs: [paragraph], from, to, raw } = reference
  const whole = paragraph!.text.slice(0, from).trim() === '' && to >= paragraph!.text.trimEnd().length
  const words = text?.map((run): Inline => ({ text: run.text, properties: lookIn(run, entryLooks) })) ?? asItStands(reference)
  if (!words || !whole || (isCounted(paragraph!) && number !== undefined) || reference.labelled > raw.length) return undefined
  return number === undefined ? words : [{ text: `${number}\t`, properties: lookIn({ text: '' }, entryLooks) }, ...words]
}

const looks: ReadonlySet<string> = new Set(['italic', 'bold', 'caps', 'smallCaps', 'underline', 'strike', 'highlight', 'verticalAlign'])

/** The words of an entry without its typed number, each with the look that it has. */
const asItStands = (reference: Reference): readonly Inline[] | undefined => {
  const [paragraph] = reference.paragraphs
  const { text, runs } = paragraph!
  const from = text.length - text.trimStart().length + reference.labelled
  const to = Math.min(reference.to, text.trimEnd().length)
  if (!holdsTextAlone(paragraph!) || /[\n\f]/.test(text.slice(from, to)) || text.slice(from, to).includes(objectMark)) return undefined
  return runs.flatMap((run): Inline[] => {
    const [start, end] = [Math.max(run.from, from), Math.min(run.to, to)]
    if (start >= end) return []
    const own = Object.entries(run.effective).filter(([name]) => looks.has(name))
    return [{ text: text.slice(start, end), properties: Object.fromEntries(own) }]
  })
}

/** Moves everything but the longest row that is in order already, what cannot move counting most. */
const moves = (wanted: readonly Paragraph[], end: Paragraph): Edit[] | undefined => {
  const staying = new Set(longestRow(wanted, (paragraph) => (canMove(paragraph) ? 1 : wanted.length)))
  const behind = next(end)
  const edits: Edit[] = []
  let group: Paragraph[] = []
  for (const paragraph of [...wanted, undefined]) {
    if (paragraph && !staying.has(paragraph)) {
      if (!canMove(paragraph)) return undefined
      group.push(paragraph)
      continue
    }
    const before = paragraph ?? behind
    if (group.length > 0) {
      if (!before) return undefined
      edits.push({ kind: 'move-blocks', paragraphs: group, before })
    }
    group = []
  }
  return edits
}

/** The paragraph after one, in the same place. */
const next = ({ element, story }: Paragraph): Paragraph | undefined => {
  const siblings = element.parent?.children ?? []
  const sibling = siblings[siblings.indexOf(element) + 1]
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
  for (let place = best.indexOf(Math.max(...best)); place >= 0; place = before[place]!) row.push(paragraphs[place]!)
  return row
}
