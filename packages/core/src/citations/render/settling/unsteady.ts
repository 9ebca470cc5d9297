import { matchesOf } from '../../../algorithms/matches.js'
import type { Citation } from '../../citations.js'
import type { Cite } from '../../cluster.js'
import { fold } from '../../in-text/fold.js'
import type { ParsedEntry } from '../../parser/entry.js'
import { isGrey } from '../../reference-list/grey.js'
import { lookOf, plain, type RichText } from '../../rich-text.js'
import { introduces } from '../cites.js'
import { enclosing } from '../in-brackets.js'
import { mislettered } from '../letters.js'
import type { NextRun, Subject } from './next-run.js'
import type { Replacement } from '../placed.js'
import { bare, type Rendered, type RenderedReference, type Reread } from '../rendered.js'

/** The ids of what the next run reads in another way than it was meant, or makes something else of. */
export const unsteadyIn = (made: Rendered, counted: readonly Citation[], next: NextRun, entries: Subject['entries'], reread: Reread): Set<string> =>
  new Set([
    ...wordedAgain(made, next),
    ...citedAgain(made, counted, next),
    ...torn(made.references, next.read, reread),
    ...misplaced(made.references, entries, next.fresh),
    ...unlettered(made, counted),
    ...mislettered(made.references),
  ])

/** Entries that get other words or looks then; one in the words that its author typed may stay without any. */
const wordedAgain = ({ references }: Rendered, { made: again }: NextRun): string[] => {
  const then = new Map(again.references.map(({ reference, text }) => [reference.id, text]))
  return references.flatMap(({ reference, text }) => {
    const later = then.get(reference.id)
    return text && !(later === undefined && plain(text) === bare(reference)) && !isSame(text, later) ? [reference.id] : []
  })
}

/** Citations that are none then, or of other works; else those that get other words: these may only do so since a number before them is none then. */
const citedAgain = ({ citations }: Rendered, counted: readonly Citation[], { rehearsal, made: again }: NextRun): string[] => {
  const typed = new Map(counted.map((citation) => [citation.id, citation]))
  const speaking = [...citations].filter(([id, { text }]) => rehearsal.citations.has(id) || !saysNothing(plain(text), typed.get(id)))
  const unread = speaking.filter(([id]) => !rehearsal.citations.has(id) || !rehearsal.same.has(id))
  const worded = speaking.filter(([id, { text }]) => {
    const [now, then] = [rehearsal.citations.get(id), again.citations.get(id)]
    const parts = rehearsal.strangers.flatMap((each) => (rehearsal.partsOf.get(each.id) === id ? (again.citations.get(each.id)?.text ?? []) : []))
    return now && (!then || isChanged(now, then) || looks([...then.text, ...parts]) !== looks(text))
  })
  return (unread.length > 0 ? unread : worded).map(([id]) => id)
}

/**
 * Where the sentence, and no bracket of the author’s, names who wrote a work, MLA has nothing more to say,
 * or the abbreviation alone with which the paper goes on: `the Fjord Bank (FB)`.
 */
const saysNothing = (text: string, citation: Citation | undefined): boolean =>
  (!/[\p{N}([]/u.test(text) && !(citation && enclosing(citation))) || (citation !== undefined && introduces(citation) && text === `(${citation.cites[0]!.names[0]})`)

/** Whether the list comes into its order is seen later: what is read otherwise under names than under the dash that stands for them is not understood. */
const torn = (references: readonly RenderedReference[], read: NextRun['read'], reread: Reread): string[] =>
  references.flatMap(({ reference: { id }, text, named }) =>
    (text && named && workIn(reread(plain(named()))) !== workIn(read.get(id)!) ? [id] : []))

/** Entries that the next run would put elsewhere: it is not sure of them, and takes somebody else for the first who made them. */
const misplaced = (references: readonly RenderedReference[], entries: Subject['entries'], fresh: NextRun['fresh']): string[] =>
  references.flatMap(({ reference: { id }, text, number }) => {
    const read = text && number === undefined ? fresh.get(id) : undefined
    return read && isGrey(read) && firstIn(read) !== firstIn(entries.get(id)!) ? [id] : []
  })

/** Entries that lose the letter of their year, or get another, though a citation that stays has it: `2015a` would be the year of nothing, or of the other. */
const unlettered = ({ references, citations: texts }: Rendered, citations: readonly Citation[]): string[] => {
  const staying = citations.filter(({ id }) => !texts.has(id)).flatMap(({ cites }) => cites)
  const pointed = new Set(staying.flatMap(({ letter, link }) => (letter === undefined ? [] : link.references)))
  const strangers = staying.filter(({ letter, link }) => letter !== undefined && link.references.length === 0)
  return references.flatMap(({ reference: { id, entry }, text }) => {
    if (!text || entry.letter === undefined || !(pointed.has(id) || strangers.some((cite) => mayMean(cite, entry)))) return []
    return lettersIn(plain(text)).every((given) => given !== entry.letter) ? [id] : []
  })
}

/** Whether a citation that nobody could place, `HBA Guidelines (2007a)`, has the year of an entry and a word of its names, or their first letters. */
const mayMean = ({ names, year, letter }: Cite, { csl: { author, editor, issued }, letter: own }: ParsedEntry): boolean => {
  if (letter !== own || year !== String(issued?.['date-parts']?.[0]?.[0])) return false
  const known = (author ?? editor ?? []).flatMap(({ family, literal = '' }) => [family ?? literal, literal.replace(/\P{Lu}/gu, '')]).flatMap(wordsIn)
  return names.flatMap(wordsIn).some((word) => known.includes(word))
}

const wordsIn = (name: string): readonly string[] => fold(name).split(' ').filter((word) => word.length > 2)

/** `2015a`, `n.d.-a` */
const lettersIn = (text: string): readonly string[] => matchesOf(text, /(?:\d{4}|-)([a-z])(?!\p{L})/gu).map(([, letter = '']) => letter)

/** Whether a citation gets other words than it has. */
export const isChanged = ({ paragraph: { text } }: Citation, replacement: Replacement | undefined): boolean =>
  replacement !== undefined && text.slice(replacement.from, replacement.to) !== plain(replacement.text)

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
