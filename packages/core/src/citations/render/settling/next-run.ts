import type { Citation, CitingChapter } from '../../citations.js'
import type { ListedEntry } from '../../in-text/entry-key.js'
import type { ParsedEntry } from '../../parser/entry.js'
import { asInList } from '../../reference-list/as-in-list.js'
import { asWorded, hasSlant } from '../../reference-list/italics.js'
import { isGrey } from '../../reference-list/grey.js'
import { withNamesOf } from '../../reference-list/read-references.js'
import { listedEntry, numbersIn, type Reference } from '../../reference-list/reference.js'
import { plain } from '../../rich-text.js'
import { isTyped } from '../cites.js'
import { pointingInto, withHeldNumbers } from '../held-numbers.js'
import { rehearse, type Rehearsal } from './rehearse.js'
import { bare, isCitable, type Rendered, type RenderAs, type RenderedReference, type Reread } from '../rendered.js'

/** What is rendered: the entries by their ids, and the citations with the texts that they stand in. */
export interface Subject {
  readonly entries: ReadonlyMap<string, ParsedEntry>
  readonly citations: readonly Citation[]
  readonly texts: CitingChapter['texts']
}

/** What a run over the result would read in it, and make of it. */
export interface NextRun {
  /** What is known of the entries then. */
  readonly read: ReadonlyMap<string, ParsedEntry>
  /** What is read of them without what is known now. */
  readonly fresh: ReadonlyMap<string, ParsedEntry>
  /** The citations as they are read then; those that are read no more are as they are now. */
  readonly citations: readonly Citation[]
  readonly rehearsal: Rehearsal
  readonly made: Rendered
}

export const nextRun = (made: Rendered, counted: readonly Citation[], subject: Subject, renderAs: RenderAs, reread: Reread): NextRun => {
  const { entries, citations, texts } = subject
  const { read, fresh } = readAgain(made.references, entries, reread)
  const list = listThen(heldThen(made, counted), read)
  const rehearsal = rehearse(texts, citations, made.citations, list, false)
  const then = counted.map((citation) => rehearsal.citations.get(citation.id) ?? citation)
  return { read, fresh, citations: then, rehearsal, made: renderAs(read, inText(texts, [...then, ...rehearsal.strangers])) }
}

/** The lists as citations are looked up in them then. */
const listThen = (references: readonly RenderedReference[], read: ReadonlyMap<string, ParsedEntry>): readonly ListedEntry[] => {
  const ordered = inOrder(references)
  const numbers = numbersIn(ordered.map(({ reference }) => reference))
  return ordered.map((each) => listed(each, read.get(each.reference.id)!, numbers))
}

/** What a run over the result would know of the entries, and the lists as citations are looked up in them then. */
export const listsThen = ({ references }: Rendered, reread: Reread): Pick<NextRun, 'read'> & { readonly list: readonly ListedEntry[] } => {
  const { read } = readAgain(references, new Map(references.map(({ reference: { id, entry } }) => [id, entry])), reread)
  return { read, list: listThen(references, read) }
}

/** The entries as they are then: where a few keep their numbers, the others have none any more. */
const heldThen = (made: Rendered, counted: readonly Citation[]): readonly RenderedReference[] => {
  const staying = counted.filter((citation) => isTyped(citation) && !made.citations.has(citation.id))
  const then = withHeldNumbers(made, counted, pointingInto(made, staying))?.references ?? []
  if (then.every(({ held }) => held === undefined)) return made.references
  return then.map((each) => (each.held === undefined ? { ...each, reference: { ...each.reference, number: undefined } } : each))
}

/** In the order of the text: numbers are given in the order of first mention. */
const inText = (texts: CitingChapter['texts'], citations: readonly Citation[]): readonly Citation[] => {
  const places = new Map(texts.map(({ paragraph }, place) => [paragraph.index, place]))
  const placeOf = ({ paragraph: { index } }: Citation): number => places.get(index) ?? Infinity
  return citations.toSorted((one, other) => placeOf(one) - placeOf(other) || one.from - other.from)
}

/** Entries with the places that they come to: a number in the text may be that of a place. */
const inOrder = (references: readonly RenderedReference[]): readonly RenderedReference[] => {
  const places = new Map<number, number>()
  return references.map((each) => {
    const { list } = each.reference
    const place = (places.get(list) ?? 0) + 1
    places.set(list, place)
    return { ...each, reference: { ...each.reference, place } }
  })
}

const listed = ({ reference, text, number }: RenderedReference, entry: ParsedEntry, numbers: ReadonlyMap<string, number>): ListedEntry => ({
  ...listedEntry(reference, entry, number === undefined ? numbers.get(reference.id) : Number(number.replace(/\D/g, ''))),
  text: text ? plain(text) : bare(reference),
})

/** Reads the lists as they are read when they have their new words: what stays is read beside other entries, too. */
const readAgain = (references: readonly RenderedReference[], entries: Subject['entries'], reread: Reread): Pick<NextRun, 'read' | 'fresh'> => {
  const [read, fresh] = [new Map<string, ParsedEntry>(), new Map<string, ParsedEntry>()]
  for (const list of new Set(references.map(({ reference }) => reference.list))) {
    const members = references.filter(({ reference }) => reference.list === list)
    const own = asInList(members.map(({ reference, text }) => reread(text ? plain(text) : bare(reference))), reread)
    const slants = members.some(({ reference, text }) => hasSlant(reference, text))
    let before: ParsedEntry | undefined
    members.forEach(({ reference, text }, place) => {
      const known = entries.get(reference.id)!
      const isNew = text && plain(text) !== bare(reference)
      const now = reference.kept ? known : isNew ? asWorded(withNamesOf(before, own[place]!), text, slants) : calledAs(own[place]!, known)
      fresh.set(reference.id, now)
      before = isGrey(now) || now.leftovers.length > 0 ? leftGrey(reference, known, now) : now
      read.set(reference.id, before)
    })
  }
  return { read, fresh }
}

/** Whether somebody is a person or a group, the rest of the list says. */
const calledAs = ({ csl: { author = [] } }: ParsedEntry, known: ParsedEntry): ParsedEntry => {
  const [[now, ...others], [then, ...rest]] = [author, known.csl.author ?? []]
  const isOther = others.length + rest.length === 0 && now && then && (now.literal === undefined) !== (then.literal === undefined)
  return isOther ? { ...known, csl: { ...known.csl, author } } : known
}

/** Such an entry stays in its new words; citations of it say what is read there all the same, if that is certain. */
const leftGrey = (reference: Reference, known: ParsedEntry, now: ParsedEntry): ParsedEntry => {
  if (!isCitable({ ...reference, grey: true, entry: now })) return known
  const { csl: { author, editor, issued }, etAl, skips, editorsEtAl } = now
  const { author: _, editor: __, issued: ___, ...rest } = known.csl
  return { ...known, etAl, skips, editorsEtAl, csl: { ...rest, ...(author && { author }), ...(editor && { editor }), ...(issued && { issued }) } }
}
