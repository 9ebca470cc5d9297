import type { Citation, CitingChapter } from '../citations.js'
import { fold } from '../in-text/fold.js'
import type { ListedEntry } from '../in-text/entry-key.js'
import type { ParsedEntry } from '../parser/entry.js'
import { asInList } from '../reference-list/as-in-list.js'
import { isGrey } from '../reference-list/grey.js'
import { withNamesOf } from '../reference-list/read-references.js'
import { listedEntry, type Reference } from '../reference-list/reference.js'
import { lookOf, plain, type RichText } from '../rich-text.js'
import type { Replacement } from './placed.js'
import { rehearse, type Rehearsal } from './rehearse.js'
import { bare, isCitable, type Rendered, type RenderAs, type RenderedReference, type Reread } from './rendered.js'

/** What is rendered: the entries by their ids, and the citations with the texts that they stand in. */
interface Subject {
  readonly entries: ReadonlyMap<string, ParsedEntry>
  readonly citations: readonly Citation[]
  readonly texts: CitingChapter['texts']
}

/** What stays changes how the rest is read; a document that does not come to rest keeps its citations. */
const rounds = 4

/**
 * Of what a style makes of a document, that which is read again as it was, and then rendered as it is: what is read differently
 * once it is rewritten was not understood, or would be rewritten again by the next run.
 */
export const settle = (renderAs: RenderAs, { entries, citations, texts }: Subject, reread: Reread): Rendered => {
  let counted = citations
  let made = renderAs(entries, counted)
  for (let round = 0; round < rounds; round++) {
    if (!changes(made, citations)) return made
    const { read, fresh } = readAgain(made.references, entries, reread)
    const after = rehearse(texts, citations, made.citations, inOrder(made.references).map((each) => listed(each, read.get(each.reference.id)!)))
    const then = counted.map((citation) => after.citations.get(citation.id) ?? citation)
    const again = renderAs(read, inText(texts, [...then, ...after.strangers]))
    const unsteady = unsteadyIn(made, again, after)
    for (const id of torn(made.references, read, reread)) unsteady.add(id)
    for (const id of misplaced(made.references, entries, fresh)) unsteady.add(id)
    for (const id of unlettered(made, counted)) unsteady.add(id)
    const staying = then.filter(({ id }) => !made.citations.has(id) && !made.unsteady.has(id))
    // What stays now and would be worded by the next run, since the list in its new words is read in another way.
    const changing = [...staying, ...after.strangers].filter((citation) => isChanged(citation, again.citations.get(citation.id)))
    for (const { id } of changing) if (after.partsOf.has(id)) unsteady.add(after.partsOf.get(id)!)
    const stirred = changing.filter(({ id }) => !after.partsOf.has(id))
    const worded = new Set(made.references.flatMap(({ reference: { id }, text }) => (text ? [id] : [])))
    const blamed = stirred.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references)).filter((id) => worded.has(id))
    for (const id of blamed) unsteady.add(id)
    if (unsteady.size === 0 && stirred.length === 0) {
      const gone = unseen(counted, made, after)
      if (gone.size === 0) return made
      counted = counted.filter(({ id }) => !gone.has(id))
      made = keeping(renderAs(entries, counted), made.unsteady)
      continue
    }
    const causes = stirred.length > 0 && blamed.length === 0 ? besides(stirred, counted, made) : unsteady
    made = keeping(made, causes.size === 0 || round === rounds - 1 ? new Set([...unsteady, ...made.citations.keys()]) : new Set([...unsteady, ...causes]))
  }
  return made
}

/** In the order of the text: numbers are given in the order of first mention. */
const inText = (texts: CitingChapter['texts'], citations: readonly Citation[]): readonly Citation[] => {
  const places = new Map(texts.map(({ paragraph }, place) => [paragraph.index, place]))
  const placeOf = ({ paragraph: { index } }: Citation): number => places.get(index) ?? Infinity
  return citations.toSorted((one, other) => placeOf(one) - placeOf(other) || one.from - other.from)
}

/** Entries that lose the letter of their year though a citation that stays has it: `2015a` would be the year of nothing. */
const unlettered = ({ references, citations: texts }: Rendered, citations: readonly Citation[]): string[] => {
  const staying = citations.filter(({ id }) => !texts.has(id)).flatMap(({ cites }) => cites)
  const pointed = new Set(staying.flatMap(({ letter, link }) => (letter === undefined ? [] : link.references)))
  return references.flatMap(({ reference: { id, entry: { letter } }, text }) =>
    (text && letter !== undefined && pointed.has(id) && !/\d{4}[a-z](?!\p{L})|-[a-z]\b/u.test(plain(text)) ? [id] : []))
}

/** The citations in new words that share a paragraph with some: what is read otherwise mostly is so for its neighbours. */
const besides = (stirred: readonly Citation[], all: readonly Citation[], { citations }: Rendered): ReadonlySet<string> => {
  const places = new Set(stirred.map(({ paragraph: { index } }) => index))
  return new Set(all.flatMap(({ id, paragraph: { index } }) => (citations.has(id) && places.has(index) ? [id] : [])))
}

/** What stays in words and is none among the numbers that stand in the text then: these do not count it either. */
const unseen = (counted: readonly Citation[], { references, citations }: Rendered, after: Rehearsal): ReadonlySet<string> => {
  const numbered = references.some(({ number }) => number !== undefined)
  return new Set(numbered ? counted.flatMap(({ id }) => (citations.has(id) || after.citations.has(id) ? [] : [id])) : [])
}

const isChanged = ({ paragraph: { text } }: Citation, replacement: Replacement | undefined): boolean =>
  replacement !== undefined && text.slice(replacement.from, replacement.to) !== plain(replacement.text)

const changes = ({ references, citations: texts }: Rendered, citations: readonly Citation[]): boolean =>
  references.some(({ reference, text }) => text && plain(text) !== bare(reference)) || citations.some((citation) => isChanged(citation, texts.get(citation.id)))

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

const listed = ({ reference, text, number }: RenderedReference, entry: ParsedEntry): ListedEntry => ({
  ...listedEntry(reference, entry),
  ...(number !== undefined && { number: Number(number.replace(/\D/g, '')) }),
  text: text ? plain(text) : bare(reference),
})

/** What is known of the entries then, and what the next run reads by itself. */
interface Readings {
  readonly read: ReadonlyMap<string, ParsedEntry>
  readonly fresh: ReadonlyMap<string, ParsedEntry>
}

/** Reads the lists as they are read when they have their new words: what stays is read beside other entries, too. */
const readAgain = (references: readonly RenderedReference[], entries: ReadonlyMap<string, ParsedEntry>, reread: Reread): Readings => {
  const [read, fresh] = [new Map<string, ParsedEntry>(), new Map<string, ParsedEntry>()]
  for (const list of new Set(references.map(({ reference }) => reference.list))) {
    const listed = references.filter(({ reference }) => reference.list === list)
    const own = asInList(listed.map(({ reference, text }) => reread(text ? plain(text) : bare(reference))), reread)
    let before: ParsedEntry | undefined
    listed.forEach(({ reference, text }, place) => {
      const known = entries.get(reference.id)!
      const now = text && plain(text) !== bare(reference) ? withNamesOf(before, own[place]!) : calledAs(own[place]!, known)
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

const unsteadyIn = (made: Rendered, again: Rendered, { citations: read, same }: Rehearsal): Set<string> => {
  const then = new Map(again.references.map(({ reference, text }) => [reference.id, text]))
  const entries = made.references.filter(({ reference: { id }, text }) => text && !isSame(text, then.get(id))).map(({ reference }) => reference.id)
  const citations = [...made.citations.keys()].filter((id) => {
    // Where the sentence names the author, MLA has nothing more to say.
    if (!/[\p{N}([]/u.test(plain(made.citations.get(id)!.text))) return false
    const [now, then] = [read.get(id), again.citations.get(id)]
    return !now || !then || !same.has(id) || isChanged(now, then) || looks(then.text) !== looks(made.citations.get(id)!.text)
  })
  return new Set([...entries, ...citations])
}

/** Whether the list comes into its order is seen later: what is read otherwise under names than under the dash that stands for them is not understood. */
const torn = (references: readonly RenderedReference[], read: ReadonlyMap<string, ParsedEntry>, reread: Reread): string[] =>
  references.flatMap(({ reference: { id }, text, named }) =>
    (text && named && workIn(reread(plain(named()))) !== workIn(read.get(id)!) ? [id] : []))

/** Entries that the next run would put elsewhere: it is not sure of them, and takes somebody else for the first who made them. */
const misplaced = (made: readonly RenderedReference[], entries: ReadonlyMap<string, ParsedEntry>, fresh: ReadonlyMap<string, ParsedEntry>): string[] =>
  made.flatMap(({ reference: { id }, text, number }) => {
    const read = text && number === undefined ? fresh.get(id) : undefined
    return read && isGrey(read) && firstIn(read) !== firstIn(entries.get(id)!) ? [id] : []
  })

const firstIn = ({ csl: { author, editor } }: ParsedEntry): string => {
  const { family, literal } = (author ?? editor)?.[0] ?? {}
  return fold(family ?? literal ?? '')
}

/** What an entry says of a work but for its names. */
const workIn = ({ csl: { author: _, editor: __, ...work } }: ParsedEntry): string =>
  JSON.stringify(Object.entries(work).sort(([one], [other]) => (one < other ? -1 : 1)))

const isSame = (one: RichText, other: RichText | undefined): boolean =>
  other !== undefined && one.length === other.length && one.every((run, place) => run.text === other[place]!.text && lookOf(run) === lookOf(other[place]!))

/** What stands out from the words around it. */
const looks = (text: RichText): string => JSON.stringify(text.flatMap((run) => (lookOf(run) === '' ? [] : [[lookOf(run), run.text]])))

/** With the entries and citations of these ids as they are typed. */
export const keeping = (made: Rendered, ids: ReadonlySet<string>): Rendered => ({
  ...made,
  references: made.references.map((each) => (ids.has(each.reference.id) ? without(each) : each)),
  citations: new Map([...made.citations].filter(([id]) => !ids.has(id))),
  unsteady: new Set([...made.unsteady, ...ids]),
})

const without = ({ reference, number }: RenderedReference): RenderedReference => ({ reference, dropped: [], ...(number !== undefined && { number }) })
