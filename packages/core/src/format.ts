import type { Codec } from './codec.js'
import { readDocumentCitations } from './citations/read-document.js'
import { checks } from './checks/index.js'
import { plainCitation } from './checks/citations/plain.js'
import { unwrap } from './citations/fields/unwrap.js'
import { readStyle, unusableStyle, type OwnStyle } from './citations/csl/read-style.js'
import type { CitationStyle } from './citations/load-engine.js'
import { renderDocument } from './citations/render/render-document.js'
import { renderLiveDocument } from './citations/render/render-live-document.js'
import { readReferences } from './citations/reference-list/read-references.js'
import { readPreferences } from './citations/preferences/read-preferences.js'
import { FormatError } from './errors.js'
import { gatherFacts, type Facts } from './facts.js'
import { resolveLimits, type Limits } from './opc/limits.js'
import { openPackage, type PartHash } from './opc/package.js'
import { resolveOptions, type Options, type ResolvedOptions } from './options.js'
import { lower } from './plan/lower.js'
import { makePlan, type Plan } from './plan/plan.js'
import { Revisions } from './plan/revisions.js'
import { commentChange } from './report/comment-change.js'
import { makeReport } from './report/make-report.js'
import { preservationOf } from './report/preservation.js'
import type { Change, Report } from './report/report.js'
import { queries } from './queries.js'
import { runChecks, withOutcome, type CheckResult } from './run-checks.js'
import { recognise } from './structure/recognise.js'
import { addedStylesOf } from './styles/added-styles.js'
import { chooseFont } from './styles/choose-font.js'
import { chooseStyle, type CustomStyle } from './styles/choose-style.js'
import type { StyleDefinition } from './styles/definition.js'
import { styles } from './styles/registry.js'
import { resolveStyle } from './styles/resolved.js'
import { verify, type Verified } from './verify.js'
import { version } from './version.js'
import { isOwnComment } from './wordml/comments.js'
import { isControl } from './wordml/dissolved.js'
import { readDocument, type Document } from './wordml/document.js'
import type { Work, WorksProvider } from './citations/works.js'
import type { ReferenceList } from './citations/reference-list/reference.js'
import type { Outcome } from './outcome.js'
import { webCodec } from './web-codec.js'

/** The stages of a run, in order; `hash` comes once before and once after. */
export type Stage = 'open' | 'hash' | 'read' | 'recognise' | 'cite' | 'check' | 'lower' | 'write' | 'verify' | 'report' | 'done'

/** What is asked for. */
export interface FormatRequest {
  /** Id or alias of a style (`apa-7`), or a style of the caller's own, which may name the one that it extends. */
  readonly style: string | CustomStyle
  /** Gives the changes as tracked changes; rejected, they leave the original. */
  readonly trackedChanges?: boolean
  readonly options?: Options
  /** Copied into the report. */
  readonly filename?: string
  readonly jobId?: string
  readonly generatedAt?: string
  readonly limits?: Partial<Limits>
  /** Looks DOIs up; without it the checks that need it are `unverified`. */
  readonly works?: WorksProvider
  /** Told of each stage as it begins; this library has no clock of its own. */
  readonly observe?: (stage: Stage) => void
}

export interface Formatted {
  /** The formatted file; the input's own bytes where nothing was to be changed. */
  readonly document: Uint8Array
  readonly report: Report
}

/**
 * Formats a .docx in a style, directly or as tracked changes.
 * Rejects with a `FormatError`; then nothing was made.
 */
export const format = async (bytes: Uint8Array, request: FormatRequest, codec: Codec = webCodec): Promise<Formatted> => {
  const look = await examine(bytes, request, codec)
  const { facts, before } = look
  const made = await annotate(await make(look, codec), look, codec)
  request.observe?.('hash')
  const after = await made.output.hashParts(before)
  request.observe?.('report')
  const taken = { ...notesTaken(look.plan), ...marksTaken(look.plan), comments: made.comments.filter(({ before: text }) => text !== null).length }
  const preservation = preservationOf(facts.document, before, after, made.parts, taken)
  // Without a result that is verified there would be none: `verify` has rejected the tracked changes, and compared.
  const rejected = request.trackedChanges ? true : undefined
  const results = withOutcome(look.results, facts, { ...conserved(preservation, taken), rejected, again: made.again })
  const report = await reportOf({ ...look, results }, bytes, codec, {
    applied: true,
    output: { sha256: await codec.sha256(made.document), bytes: made.document.length, tracked_changes: request.trackedChanges ?? false },
    untracked: made.untracked,
    comments: made.comments,
    preservation,
  })
  request.observe?.('done')
  return { document: made.document, report }
}

/** How many footnotes and endnotes a plan takes out. */
const notesTaken = ({ removedNotes }: Plan): Record<string, number> => {
  const count = (kind: string): number => removedNotes.filter(({ note }) => note.kind === kind).length
  return { footnotes: count('footnote'), endnotes: count('endnote') }
}

/** How many marks of fields and how many controls a plan takes out while that which they show stays. */
const marksTaken = ({ unwrapped }: Plan): Record<string, number> => {
  const dissolved = new Set(unwrapped.flatMap(({ paragraphs, controls }) => [...controls, ...paragraphs.flatMap((each) => each.dissolved)]))
  const marks = [...dissolved].flatMap(({ children }) => children.filter(({ name }) => name === 'w:fldChar'))
  return { 'field marks': marks.length, 'content controls': [...dissolved].filter(isControl).length }
}

const conserved = ({ parts, features }: Report['preservation'], taken: Readonly<Record<string, number>>): Pick<Outcome, 'parts' | 'features'> => ({
  parts: parts.map(({ name, sha256_before: old, sha256_after: now }) => ({ name, before: old !== null, after: now !== null })),
  features: Object.fromEntries(Object.entries(features).map(([name, each]) => [name, { ...each, taken: taken[name] ?? 0 }])),
})

/** What a plan came to, verified. */
interface Made extends Verified {
  readonly document: Uint8Array
  readonly untracked: Report['untracked']
  /** What was written into the margin, and what was taken out there. */
  readonly comments: readonly Change[]
  /** How many changes the document would need again, where it was looked at again. */
  readonly again?: number
}

const make = async ({ request, facts, plan, limits }: Look, codec: Codec): Promise<Made> => {
  request.observe?.('lower')
  const revisions = request.trackedChanges ? new Revisions(facts.document, facts.options.author, facts.options.date) : undefined
  const lowered = lower(facts.document, plan, facts.style, revisions)
  request.observe?.('write')
  const document = await facts.document.package.write(lowered.changes)
  request.observe?.('verify')
  const verified = await verify(facts.document, plan, lowered, revisions, document, codec, limits)
  return { ...verified, document, untracked: lowered.untracked, comments: [] }
}

/**
 * Writes what a person must decide into the margin, and takes out what is decided or no longer asked for. What is asked
 * depends on the formatted document alone, so that formatting it again asks the same.
 */
const annotate = async (made: Made, first: Look, codec: Codec): Promise<Made> => {
  const { request, facts: { document, options } } = first
  if (!options.comments && !document.stories.some((story) => isOwnComment(story, options.author))) return made
  // What nothing was changed in has been looked at already; else places, words and even roles may be others now.
  const look = first.plan.size === 0 ? first : await examine(made.document, { ...request, observe: () => undefined }, codec, first.before)
  const requests = queries(look.facts, look.results)
  const again = look.plan.size
  if (requests.length === 0) return { ...made, again }
  const asked = await make({ ...look, plan: makePlan(requests) }, codec)
  const comments = requests.map(({ check, edit }) => commentChange(check, edit, look.facts))
  return { ...asked, again, parts: new Map([...made.parts, ...asked.parts]), untracked: [...made.untracked, ...asked.untracked], comments }
}

/** Says what `format` would find and do, and changes nothing. */
export const audit = async (bytes: Uint8Array, request: Omit<FormatRequest, 'trackedChanges'>, codec: Codec = webCodec): Promise<Report> => {
  const look = await examine(bytes, request, codec)
  request.observe?.('report')
  const { facts, before } = look
  const preservation = preservationOf(facts.document, before, before, new Map())
  const report = await reportOf(look, bytes, codec, { applied: false, output: null, untracked: [], comments: [], preservation })
  request.observe?.('done')
  return report
}

/** Refuses, without a document, what `format` would refuse of a style and options. Throws `unknown_style` and `invalid_options`. */
export const checkRequest = ({ style, options }: Pick<FormatRequest, 'style' | 'options'>): void => {
  wantedStyle(style, resolveOptions(options, checkIds))
}

/** The style that is asked for. Where the caller passes CSL of their own, that says how citations are made. */
const wantedStyle = (asked: FormatRequest['style'], options: ResolvedOptions): { definition: StyleDefinition; own: OwnStyle | undefined } => {
  const definition = chooseStyle(asked, options)
  const own = options.citations.csl === undefined ? undefined : readStyle(options.citations.csl)
  return { definition: own ? { ...definition, citationSystem: own.system } : definition, own }
}

/** How citations are rendered; undefined where they stay as they are. */
const wordingOf = ({ citations, locale, citationSystem }: StyleDefinition, own: OwnStyle | undefined, options: ResolvedOptions): CitationStyle | undefined => {
  const { csl, known, corrections: always, chosen } = citations
  if (options.citations.wording === 'keep' || (csl === null && !own)) return undefined
  const shared = { language: locale, notes: citationSystem === 'notes' }
  if (own) return { ...shared, csl: own.id, own: own.style, corrections: [], managed: { csl: own.id, id: own.id } }
  return { ...shared, csl: csl!, corrections: [...always, ...Object.values(chosen)], managed: { csl: known ?? csl! } }
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

/** Everything up to the plan, which audit and format have in common. */
interface Look {
  readonly request: FormatRequest
  readonly facts: Facts
  readonly results: readonly CheckResult[]
  readonly plan: Plan
  readonly limits: Limits
  readonly before: ReadonlyMap<string, PartHash>
}

const checkIds = new Set(checks.map(({ id }) => id))

/** Parts that are the same, still compressed, as those in `known` are not inflated again. */
const examine = async (bytes: Uint8Array, request: FormatRequest, codec: Codec, known?: Look['before']): Promise<Look> => {
  const options = resolveOptions(request.options, checkIds)
  const { definition, own } = wantedStyle(request.style, options)
  const limits = resolveLimits(request.limits)
  request.observe?.('open')
  const source = await openPackage(bytes, codec, limits)
  request.observe?.('hash')
  const before = await source.hashParts(known)
  request.observe?.('read')
  const { document, unwrapped } = await asWanted(await readDocument(source, limits), options)
  request.observe?.('recognise')
  const structure = recognise(document, addedStylesOf([...styles, definition]))
  request.observe?.('cite')
  const referenceLists = await readReferences(document, structure, codec, limits.references)
  const citations = await readDocumentCitations(document, structure, referenceLists)
  const works = await lookUp(request.works, referenceLists)
  const style = resolveStyle(definition, chooseFont(definition, options, document.theme, structure))
  // The engine takes milliseconds for each entry, also where the same one stands there again and again.
  const tooMany = referenceLists.reduce((sum, { references }) => sum + references.length, 0) > limits.references
  const wording = tooMany ? undefined : wordingOf(definition, own, options)
  const [rendered, live] = await accountable(own, async () => [
    await renderDocument(wording, document, referenceLists, citations, codec),
    await renderLiveDocument(options.citations.output === 'live' ? wording : undefined, document, structure, referenceLists, citations),
  ] as const)
  const pixels = new Map([...before].flatMap(([name, part]) => (part.pixels ? [[name, part.pixels] as const] : [])))
  const preferences = unwrapped.length > 0 ? await readPreferences(document, new Set(unwrapped.map(({ live: { manager } }) => manager))) : live.preferences
  const facts = gatherFacts({ pixels, document, structure, citations, style, options, referenceLists, rendered, works, unwrapped, ...live, preferences })
  request.observe?.('check')
  const results = runChecks(checks, facts)
  const plan = makePlan(results.flatMap(({ found }) => found.flatMap(({ requests }) => requests)))
  return { request, facts, results, plan, limits, before }
}

/** Where nothing is to stay live, a document is read as typed: what is live is made text before it is understood as text. */
const asWanted = async (document: Document, { citations, rules }: ResolvedOptions): Promise<Awaited<ReturnType<typeof unwrap>>> => {
  const { id, aspect } = plainCitation
  return citations.output === 'plain' && !rules.disabled.some((rule) => rule === id || rule === aspect) ? unwrap(document) : { document, unwrapped: [] }
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

const reportOf = async (look: Look, bytes: Uint8Array, codec: Codec, made: Pick<Parameters<typeof makeReport>[0], 'applied' | 'comments' | 'output' | 'untracked' | 'preservation'>): Promise<Report> => {
  const ruleset = JSON.stringify([version, look.facts.style.definition, checks.map(({ id, severity, fix }) => [id, severity, fix])])
  return makeReport({
    ...made,
    ...look,
    rulesetHash: await codec.sha256(new TextEncoder().encode(ruleset)),
    source: { sha256: await codec.sha256(bytes), bytes: bytes.length },
  })
}
