import type { Citation } from '../../citations.js'
import type { ParsedEntry } from '../../parser/entry.js'
import { amongSlanted, hasSlant } from '../../reference-list/italics.js'
import { plain } from '../../rich-text.js'
import { isTyped } from '../cites.js'
import { nextRun, type NextRun, type Subject } from './next-run.js'
import { bare, type Rendered, type RenderAs, type RenderedReference, type Reread } from '../rendered.js'
import { isChanged, unsteadyIn } from './unsteady.js'

/** What stays changes how the rest is read; a document that does not come to rest keeps its citations. */
const rounds = 8

/**
 * Of what a style makes of a document, that which is read again as it was, and then rendered as it is: what is read differently
 * once it is rewritten was not understood, or would be rewritten again by the next run.
 */
export const settle = (renderAs: RenderAs, typed: Subject, reread: Reread): Rendered => {
  const { citations } = typed
  let counted = citations
  const first = renderAs(typed.entries, counted)
  const entries = besideSlanted(first, typed.entries)
  const subject = { ...typed, entries }
  let made = entries === typed.entries ? first : renderAs(entries, counted)
  for (let round = 1; round <= rounds; round++) {
    if (!changes(made, citations)) return made
    const next = nextRun(made, counted, subject, renderAs, reread)
    const changing = toKeep(made, counted, next, subject, reread)
    const causes = new Set([...changing].filter((id) => !isCountedAnew(id, made, next)))
    const gone = unseen(counted, made, next)
    if (changing.size + gone.size === 0) return made
    if (causes.size === 0 && gone.size > 0) {
      counted = counted.filter(({ id }) => !gone.has(id))
      made = keeping(renderAs(entries, counted), made.unsteady)
      continue
    }
    const staying = causes.size > 0 ? causes : changing
    made = keeping(made, round < rounds ? staying : new Set([...staying, ...made.citations.keys()]))
  }
  return made
}

/** The entries as they are read once others of their list are slanted. */
const besideSlanted = ({ references }: Rendered, entries: Subject['entries']): Subject['entries'] => {
  const slanting = new Set(references.flatMap(({ reference, text }) => (hasSlant(reference, text) ? [reference.list] : [])))
  const others = references.flatMap(({ reference, text }): [string, ParsedEntry][] => {
    const entry = entries.get(reference.id)!
    const beside = !text && !reference.kept && slanting.has(reference.list) ? amongSlanted(entry, reference) : entry
    return beside === entry ? [] : [[reference.id, beside]]
  })
  return others.length > 0 ? new Map([...entries, ...others]) : entries
}

const changes = ({ references, citations: texts }: Rendered, citations: readonly Citation[]): boolean =>
  references.some(({ reference, text }) => text && plain(text) !== bare(reference)) || citations.some((citation) => isChanged(citation, texts.get(citation.id)))

/** The ids of the entries and citations that have to stay as they are typed, or the next run would have something to do. */
const toKeep = (made: Rendered, counted: readonly Citation[], next: NextRun, { entries }: Subject, reread: Reread): ReadonlySet<string> => {
  const { rehearsal: { partsOf } } = next
  const unsteady = unsteadyIn(made, counted, next, entries, reread)
  const changing = stirredBy(made, next)
  for (const { id } of changing) if (partsOf.has(id)) unsteady.add(partsOf.get(id)!)
  const stirred = changing.filter(({ id }) => !partsOf.has(id))
  if (stirred.length === 0) return unsteady
  const worded = new Set(made.references.flatMap(({ reference: { id }, text }) => (text ? [id] : [])))
  const before = new Map(counted.map((citation) => [citation.id, worksOf(citation)]))
  const blamed = stirred.flatMap((citation) => {
    const now = worksOf(citation)
    const lost = before.get(citation.id)?.filter((id) => !now.includes(id) && worded.has(id)) ?? []
    return lost.length > 0 ? lost : now.filter((id) => worded.has(id))
  })
  if (blamed.length > 0) return new Set([...unsteady, ...blamed])
  const neighbours = besides(stirred, counted, made)
  return new Set([...unsteady, ...(neighbours.length > 0 ? neighbours : made.citations.keys())])
}

/** The entries that it may mean. */
const worksOf = ({ cites }: Citation): readonly string[] => cites.flatMap(({ link }) => link.references)

/** What stays now and would be worded by the next run, since the list in its new words is read in another way. */
const stirredBy = (made: Rendered, { citations, rehearsal: { strangers }, made: again }: NextRun): readonly Citation[] => {
  const staying = citations.filter(({ id }) => !made.citations.has(id) && !made.unsteady.has(id))
  return [...staying, ...strangers].filter((citation) => isChanged(citation, again.citations.get(citation.id)))
}

/** The citations in new words that share a paragraph with some: what is read otherwise mostly is so for its neighbours. */
const besides = (stirred: readonly Citation[], all: readonly Citation[], { citations }: Rendered): readonly string[] => {
  const places = new Set(stirred.map(({ paragraph: { index } }) => index))
  return all.flatMap(({ id, paragraph: { index } }) => (citations.has(id) && places.has(index) ? [id] : []))
}

/** What stays in words and is none among the numbers that stand in the text then: these do not count it either. */
const unseen = (counted: readonly Citation[], { references, citations }: Rendered, { rehearsal }: NextRun): ReadonlySet<string> => {
  const numbered = references.some(({ number }) => number !== undefined)
  return new Set(numbered ? counted.filter(isTyped).flatMap(({ id }) => (citations.has(id) || rehearsal.citations.has(id) ? [] : [id])) : [])
}

/** Whether it is a citation of the same works that gets other words then: it has its own once that is mended which is the cause. */
const isCountedAnew = (id: string, { citations }: Rendered, { rehearsal: { same } }: NextRun): boolean => citations.has(id) && same.has(id)

/** With the entries and citations of these ids as they are typed. */
export const keeping = (made: Rendered, ids: ReadonlySet<string>): Rendered => ({
  ...made,
  references: made.references.map((each) => (ids.has(each.reference.id) ? without(each) : each)),
  citations: new Map([...made.citations].filter(([id]) => !ids.has(id))),
  unsteady: new Set([...made.unsteady, ...ids]),
})

const without = ({ reference, number, stands }: RenderedReference): RenderedReference =>
  ({ reference, dropped: [], ...(number !== undefined && { number }), ...(stands && { stands }) })
