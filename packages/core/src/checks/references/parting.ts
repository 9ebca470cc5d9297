import { staying } from '../../citations/reference-list/arrange.js'
import { linksIn, type EntryLink } from '../../citations/reference-list/parts.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import type { RenderedList } from '../../citations/render/render-document.js'
import type { RichText } from '../../citations/rich-text.js'
import type { Edit, Inline, InsertBlocks, NewParagraph } from '../../plan/edit.js'
import { linkCode } from '../../wordml/link-code.js'
import type { Properties } from '../../wordml/properties/property.js'
import { entryLooks, lookIn } from '../citations/reword.js'
import { layoutOf, type Facts } from '../facts.js'
import { isInOrderThen } from './arrangement.js'
import { isCounted } from './respects.js'

/** What an entry is to read as, and what its paragraph has beside what the style says of all entries. */
export interface OwnParagraph {
  readonly text: RichText
  readonly properties: Properties
}

/**
 * Entries that share a paragraph, each of them but the one that keeps it, with the edits that write them into paragraphs of their own: where they
 * belong in the order in which the list comes to stand, which is right above an entry that stays. New paragraphs move with the one that they stand above.
 */
export const partingsOf = (list: RenderedList, own: (reference: Reference) => OwnParagraph, facts: Facts): ReadonlyMap<Reference, readonly Edit[]> => {
  const entries = list.references.map(({ reference }) => reference)
  if (!entries.some(({ partable }) => partable)) return new Map()
  // Where numbers stay, no more may be counted than there are.
  if (list.frozen && entries.some((each) => each.partable && isCounted(each))) return new Map()
  const stands = entries.toSorted((one, other) => one.index - other.index)
  const order = isInOrderThen(list, facts.options) ? entries : stands
  const stay = new Set(staying(order))
  const partings = new Map<Reference, readonly Edit[]>()
  let above: Reference[] = []
  const reworded = new Set(list.references.flatMap(({ reference, text }) => (text ? reference : [])))
  for (const entry of order) {
    if (!stay.has(entry)) {
      above.push(entry)
      continue
    }
    // Of one that breaks split the last paragraph stays.
    const before = entry.paragraphs.at(entry.joinable && reworded.has(entry) ? -1 : 0)!
    const insert: InsertBlocks = { kind: 'insert-blocks', before, blocks: above.map((each) => blockOf(each, own(each), facts)) }
    for (const each of above) partings.set(each, [insert, removalOf(each, stands, stay)])
    above = []
  }
  return partings
}

const blockOf = (entry: Reference, { text, properties }: OwnParagraph, facts: Facts): NewParagraph => {
  const [paragraph] = entry.paragraphs
  const layout = layoutOf(facts, paragraph!)
  const words = text.map((run): Inline => ({ text: run.text, properties: lookIn(run, entryLooks) }))
  const codeOf = ({ element }: EntryLink): string | undefined => linkCode(facts.document, paragraph!.story, element)
  const content = linksIn(entry).reduce<readonly Inline[]>((all, link) => withLink(all, link.shows, codeOf(link)), words)
  return { content, ...(layout?.style !== undefined && { style: layout.style }), properties: { ...layout?.paragraph, ...layout?.run, ...properties } }
}

/** A link comes as a field, since no insertion holds a `w:hyperlink`: on its address, or on the DOI of it; without them it has no place any more. */
const withLink = (content: readonly Inline[], address: string, field: string | undefined): readonly Inline[] => {
  const isSaid = (words = ''): boolean => words !== '' && content.some((inline) => 'text' in inline && inline.text.includes(words))
  const shows = [address, /10\.\d.*$/.exec(address)?.[0]].find(isSaid)
  if (field === undefined || shows === undefined) return content
  return content.flatMap((inline): Inline[] => {
    const at = 'text' in inline ? inline.text.indexOf(shows) : -1
    if (!('text' in inline) || at < 0) return [inline]
    const { text, ...look } = inline
    const [before, behind] = [text.slice(0, at), text.slice(at + shows.length)]
    return [...(before ? [{ text: before, ...look }] : []), { field, shows, ...look }, ...(behind ? [{ text: behind, ...look }] : [])]
  })
}

/** An entry, and the break between it and the one that stays, or another that goes. */
const removalOf = (entry: Reference, stands: readonly Reference[], stay: ReadonlySet<Reference>): Edit => {
  const paragraph = entry.paragraphs[0]!
  const fellows = stands.filter(({ paragraphs: [first] }) => first === paragraph)
  const at = fellows.indexOf(entry)
  const isAbove = at < fellows.findIndex((fellow) => stay.has(fellow))
  const range = isAbove ? { from: entry.from, to: fellows[at + 1]!.from } : { from: fellows[at - 1]!.to, to: entry.to }
  return { kind: 'replace-text', range: { paragraph, ...range }, content: [] }
}
