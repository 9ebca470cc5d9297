import type { Codec } from './codec.js'
import { plainCitation } from './checks/citations/plain.js'
import { checks } from './checks/index.js'
import { splitOrJoined } from './checks/references/split-joined.js'
import { unusableStyle, type OwnStyle } from './citations/csl/read-style.js'
import type { CitationStyle } from './citations/load-engine.js'
import { unwrap } from './citations/fields/unwrap.js'
import { readPreferences } from './citations/preferences/read-preferences.js'
import { readDocumentCitations } from './citations/read-document.js'
import type { ReferenceList } from './citations/reference-list/reference.js'
import { readReferences } from './citations/reference-list/read-references.js'
import { renderWhole } from './citations/render/render-whole.js'
import type { Work, WorksProvider } from './citations/works.js'
import { FormatError } from './errors.js'
import { gatherFacts, type Facts } from './checks/facts.js'
import { resolveLimits, type Limits } from './opc/limits.js'
import { openPackage, type PartHash } from './opc/package.js'
import type { ResolvedOptions } from './options/options.js'
import { makePlan, type Plan } from './plan/plan.js'
import { understand, type FormatRequest, type Wanted } from './request.js'
import { isOff, runChecks, type CheckResult } from './checks/run-checks.js'
import { recognise } from './structure/recognise.js'
import { addedStylesOf } from './styles/added-styles.js'
import { chooseFont } from './styles/choose-font.js'
import { chooseLocale } from './styles/choose-locale.js'
import { withTitlePage } from './styles/choose-title-page.js'
import { styles } from './styles/registry.js'
import { resolveStyle } from './styles/resolved.js'
import { readDocument, type Document } from './wordml/document.js'

/** Everything up to the plan, which audit and format have in common. */
export interface Look {
  readonly request: FormatRequest
  readonly facts: Facts
  readonly results: readonly CheckResult[]
  readonly plan: Plan
  readonly limits: Limits
  readonly before: ReadonlyMap<string, PartHash>
  /** The parts of the file that was handed in, also where this is a look at what was made of it. */
  readonly origin: ReadonlyMap<string, PartHash>
}

/**
 * Reads a document, understands it, and asks every check about it. Parts that are the same, still compressed, as those in `known` are
 * not inflated again to be hashed. Rejects with a `FormatError`.
 */
export const examine = async (bytes: Uint8Array, request: FormatRequest, codec: Codec, known?: Look['before']): Promise<Look> => {
  const wanted = understand(request)
  const { options, own } = wanted
  const limits = resolveLimits(request.limits)
  request.observe?.('open')
  const source = await openPackage(bytes, codec, limits)
  request.observe?.('hash')
  const before = await source.hashParts(known)
  request.observe?.('read')
  const { document, unwrapped } = await asWanted(await readDocument(source, limits), options)
  request.observe?.('recognise')
  const structure = recognise(document, addedStylesOf([...styles, wanted.definition]), options.metadata.title)
  const definition = withTitlePage(wanted.definition, options, structure)
  request.observe?.('cite')
  const referenceLists = await readReferences(document, structure, codec, limits.references, !isOff(splitOrJoined, options))
  const citations = await readDocumentCitations(document, structure, referenceLists, definition.citationSystem === 'notes')
  const works = await lookUp(request.works, referenceLists)
  const locale = chooseLocale(definition, options.locale, structure)
  const style = resolveStyle({ ...definition, locale }, chooseFont(definition, options, document.theme, structure))
  // The engine takes milliseconds for each entry, also where the same one stands there again and again.
  const tooMany = referenceLists.reduce((sum, { references }) => sum + references.length, 0) > limits.references
  const wording = tooMany ? undefined : wordingOf(wanted, locale)
  const whole = await accountable(own, () => renderWhole(wording, { document, structure, lists: referenceLists, citations, author: options.author }, { codec, live: options.citations.output === 'live' }))
  const pixels = new Map([...before].flatMap(([name, part]) => (part.pixels ? [[name, part.pixels] as const] : [])))
  const preferences = unwrapped.length > 0 ? await readPreferences(document, new Set(unwrapped.map(({ live: { manager } }) => manager))) : whole.preferences
  const facts = gatherFacts({ pixels, document, structure, citations, style, options, referenceLists, works, unwrapped, ...whole, preferences })
  request.observe?.('check')
  const results = runChecks(checks, facts)
  const plan = makePlan(results.flatMap(({ found }) => found.flatMap(({ requests }) => requests)))
  return { request, facts, results, plan, limits, before, origin: known ?? before }
}

/** Where nothing is to stay live, a document is read as typed: what is live is made text before it is understood as text. */
const asWanted = async (document: Document, options: ResolvedOptions): Promise<Awaited<ReturnType<typeof unwrap>>> =>
  options.citations.output === 'plain' && !isOff(plainCitation, options) ? unwrap(document) : { document, unwrapped: [] }

/** How citations are rendered; undefined where they stay as they are. */
const wordingOf = ({ definition: { citations, citationSystem }, own, options }: Wanted, language: string): CitationStyle | undefined => {
  const { csl, known, corrections: always, chosen, titles, seenIn, ibid } = citations
  if (options.citations.wording === 'keep' || (csl === null && !own)) return undefined
  const shared = { language, notes: citationSystem === 'notes' }
  if (own) return { ...shared, csl: own.id, own: own.style, corrections: [], titles: 'none', managed: { ...shared, csl: own.id, id: own.id } }
  return { ...shared, csl: csl!, corrections: [...always, ...Object.values(chosen)], titles, seenIn, ibidStays: ibid === 'kept', managed: { ...shared, csl: known ?? csl! } }
}

/** What the engine cannot make sense of is the fault of the CSL that the caller passed. */
const accountable = async <Result>(own: OwnStyle | undefined, render: () => Promise<Result>): Promise<Result> => {
  try {
    return await render()
  } catch (error) {
    if (!own || error instanceof FormatError) throw error
    throw unusableStyle(error instanceof Error ? error.message : String(error))
  }
}

/** A provider that fails is as good as none: nobody's paper waits for it. */
const lookUp = async (provider: WorksProvider | undefined, lists: readonly ReferenceList[]): Promise<ReadonlyMap<string, Work> | undefined> => {
  const dois = new Set(lists.flatMap(({ references }) => references.flatMap(({ entry }) => entry.csl.DOI?.toLowerCase() ?? [])))
  if (!provider || dois.size === 0) return undefined
  try {
    return await provider([...dois])
  } catch {
    return undefined
  }
}
