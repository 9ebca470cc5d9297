import type { Citation } from '../citations.js'
import type { CitationEngine, CitedItem, RenderedCite, Rendering } from '../engine.js'
import type { ParsedEntry } from '../parser/entry.js'
import type { Reference } from '../reference-list/reference.js'
import { plain, type RichText } from '../rich-text.js'
import { isTyped, renderedCites } from './cites.js'
import { unknownName, workOf } from './work.js'

/** An entry as the style has it. */
export interface RenderedReference {
  readonly reference: Reference
  /** Absent where the entry is to stay as it is. */
  readonly text?: RichText
  /** `[1]`, in styles that number their list. */
  readonly number?: string
}

/** What a style makes of the citations and references of a document: of those that are understood, and of no others. */
export interface Rendered {
  /** In the order of the style's list. */
  readonly references: readonly RenderedReference[]
  /** Texts of citations by their ids. */
  readonly citations: ReadonlyMap<string, RichText>
  /** Numbers and order stay: they are what citations that are not certain point to. */
  readonly frozen: boolean
}

/** Reads an entry as the reference list is read; undefined where it would be left grey. */
export type Reread = (raw: string) => ParsedEntry | undefined

/** What bears on whether citations can be worded: the style has them in notes, or numbers stand in the text that are no citations. */
export interface Circumstances {
  readonly notes: boolean
  readonly loose: boolean
}

/** Renders the one list of a document and the citations of its entries; where a style has `notes`, the list alone. */
export const render = (
  engine: CitationEngine,
  references: readonly Reference[],
  citations: readonly Citation[],
  { notes, loose }: Circumstances,
  reread: Reread,
): Rendered => {
  const made = settled(engine, references, notes ? [] : citations, reread)
  const complete = !loose && citations.every(({ id }) => made.citations.has(id))
  const pointed = citations.some(({ system }) => system === 'numeric')
  const holds = made.references.every(({ reference, number }) => reference.number === undefined || number?.replace(/\D/g, '') === String(reference.number))
  return pointed && !complete && !holds ? { references: made.references, citations: new Map(), frozen: true } : made
}

const settled = (engine: CitationEngine, references: readonly Reference[], citations: readonly Citation[], reread: Reread): Rendered => {
  const ordered = byFirstMention(references, citations)
  const first = pass(engine, ordered, citations, ({ id, entry }) => workOf(id, entry))
  const changed = new Map([...first.texts].filter(([id, text]) => plain(text) !== bare(first.byId.get(id)!)))
  if (changed.size === 0) return first
  // What is read differently once it is rewritten was not understood, or would be rewritten again by the next run.
  const again = pass(engine, ordered, citations, ({ id, entry }) => workOf(id, changed.has(id) ? reread(plain(changed.get(id)!)) ?? entry : entry))
  const steady = (one: RichText | undefined, other: RichText | undefined): boolean => one !== undefined && other !== undefined && plain(one) === plain(other)
  return {
    references: first.references.map((each) => (steady(each.text, again.texts.get(each.reference.id)) ? each : without(each))),
    citations: new Map([...first.citations].filter(([id, text]) => steady(text, again.citations.get(id)))),
    frozen: false,
  }
}

const without = ({ reference, number }: RenderedReference): RenderedReference => ({ reference, ...(number !== undefined && { number }) })

interface Pass extends Rendered {
  readonly byId: ReadonlyMap<string, Reference>
  readonly texts: ReadonlyMap<string, RichText>
}

type Work = (reference: Reference) => CitedItem

const pass = (engine: CitationEngine, ordered: readonly Reference[], citations: readonly Citation[], work: Work): Pass => {
  const byId = new Map(ordered.map((reference) => [reference.id, reference]))
  const rendering = engine.open(ordered.map(work))
  const references = rendering.entries().map(({ id, text, number }): RenderedReference => {
    const reference = byId.get(id)!
    const safe = isUnderstood(reference) && !plain(text).includes(unknownName)
    return { reference, ...(safe && { text: typedAlike(text, bare(reference)) }), ...(number !== undefined && { number }) }
  })
  const texts = new Map(references.flatMap(({ reference, text }) => (text ? [[reference.id, text] as const] : [])))
  const numeric = references.some(({ number }) => number !== undefined)
  return { byId, texts, references, citations: renderAll(rendering, citations, byId, numeric), frozen: false }
}

const renderAll = (
  rendering: Rendering,
  citations: readonly Citation[],
  byId: ReadonlyMap<string, Reference>,
  numeric: boolean,
): ReadonlyMap<string, RichText> => {
  const texts = new Map<string, RichText>()
  for (const citation of citations) {
    // A number says nothing of the entry that it points to.
    const cites: readonly RenderedCite[] | undefined = renderedCites(citation, byId, (reference) => numeric || isUnderstood(reference))
    const text = cites && rendering.cite(cites)
    if (text && !plain(text).includes(unknownName)) texts.set(citation.id, text)
  }
  return texts
}

/** Nothing of it is left over, and it stands in one paragraph. */
export const isUnderstood = (reference: Reference | undefined): boolean =>
  reference !== undefined && !reference.grey && reference.paragraphs.length === 1 && reference.entry.leftovers.every(([, to]) => to <= labelLength(reference))

const label = /^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)])\s*/

/** Where the words of an entry begin: after a typed number. */
export const labelLength = ({ raw, number }: Reference): number => (number === undefined ? 0 : label.exec(raw)?.[0].length ?? 0)

const bare = (reference: Reference): string => reference.raw.slice(labelLength(reference)).trim()

/** With straight quotation marks where the author types straight ones. */
const typedAlike = (text: RichText, typed: string): RichText =>
  /["']/.test(typed) && !/[“”‘’]/.test(typed) ? text.map((run) => ({ ...run, text: run.text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") })) : text

/** Numeric styles count by first mention; what nobody cites comes last, in the order it has. */
const byFirstMention = (references: readonly Reference[], citations: readonly Citation[]): readonly Reference[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const cites = citations.filter(isTyped).flatMap((citation) => citation.cites)
  const mentioned = new Set(cites.flatMap(({ link }) => (link.references.length === 1 ? link.references : [])))
  return [...[...mentioned].flatMap((id) => byId.get(id) ?? []), ...references.filter(({ id }) => !mentioned.has(id))]
}
