import type { Codec } from './codec.js'
import { readDocumentCitations } from './citations/read-document.js'
import { checks } from './checks/index.js'
import { renderDocument } from './citations/render/render-document.js'
import { readReferences } from './citations/reference-list/read-references.js'
import { gatherFacts, type Facts } from './facts.js'
import { resolveLimits, type Limits } from './opc/limits.js'
import { openPackage, type PartHash } from './opc/package.js'
import { resolveOptions, type Options } from './options.js'
import { lower } from './plan/lower.js'
import { makePlan, type Plan } from './plan/plan.js'
import { Revisions } from './plan/revisions.js'
import { makeReport } from './report/make-report.js'
import { preservationOf } from './report/preservation.js'
import type { Report } from './report/report.js'
import { runChecks, type CheckResult } from './run-checks.js'
import { recognise } from './structure/recognise.js'
import { addedStylesOf } from './styles/added-styles.js'
import { chooseFont } from './styles/choose-font.js'
import { chooseStyle, type CustomStyle } from './styles/choose-style.js'
import { styles } from './styles/registry.js'
import { resolveStyle } from './styles/resolved.js'
import { verify } from './verify.js'
import { version } from './version.js'
import { readDocument } from './wordml/document.js'
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
  const { facts, plan, limits, before } = look
  request.observe?.('lower')
  const revisions = request.trackedChanges ? new Revisions(facts.document, facts.options.author, facts.options.date) : undefined
  const lowered = lower(facts.document, plan, facts.style, revisions)
  request.observe?.('write')
  const document = await facts.document.package.write(lowered.changes)
  request.observe?.('verify')
  const { output, parts } = await verify(facts.document, plan, lowered, revisions, document, codec, limits)
  request.observe?.('hash')
  const after = await output.hashParts(before)
  request.observe?.('report')
  const report = await reportOf(look, bytes, codec, {
    applied: true,
    output: { sha256: await codec.sha256(document), bytes: document.length, tracked_changes: revisions !== undefined },
    untracked: lowered.untracked,
    preservation: preservationOf(facts.document, before, after, parts),
  })
  request.observe?.('done')
  return { document, report }
}

/** Says what `format` would find and do, and changes nothing. */
export const audit = async (bytes: Uint8Array, request: Omit<FormatRequest, 'trackedChanges'>, codec: Codec = webCodec): Promise<Report> => {
  const look = await examine(bytes, request, codec)
  request.observe?.('report')
  const { facts, before } = look
  const preservation = preservationOf(facts.document, before, before, new Map())
  const report = await reportOf(look, bytes, codec, { applied: false, output: null, untracked: [], preservation })
  request.observe?.('done')
  return report
}

/** Refuses, without a document, what `format` would refuse of a style and options. Throws `unknown_style` and `invalid_options`. */
export const checkRequest = ({ style, options }: Pick<FormatRequest, 'style' | 'options'>): void => {
  chooseStyle(style, resolveOptions(options, checkIds))
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

const examine = async (bytes: Uint8Array, request: FormatRequest, codec: Codec): Promise<Look> => {
  const options = resolveOptions(request.options, checkIds)
  const definition = chooseStyle(request.style, options)
  const limits = resolveLimits(request.limits)
  request.observe?.('open')
  const source = await openPackage(bytes, codec, limits)
  request.observe?.('hash')
  const before = await source.hashParts()
  request.observe?.('read')
  const document = await readDocument(source, limits)
  request.observe?.('recognise')
  const structure = recognise(document, addedStylesOf([...styles, definition]))
  request.observe?.('cite')
  const referenceLists = await readReferences(document, structure, codec, limits.references)
  const citations = await readDocumentCitations(document, structure, referenceLists)
  const style = resolveStyle(definition, chooseFont(definition, options, document.theme, structure))
  const { csl, corrections } = definition.citations
  const wording = csl === null || options.citations.wording === 'keep' ? undefined : { csl, corrections, language: definition.locale, notes: definition.citationSystem === 'notes' }
  const rendered = await renderDocument(wording, document, referenceLists, citations, codec)
  const facts = gatherFacts({ document, structure, citations, style, options, referenceLists, rendered })
  request.observe?.('check')
  const results = runChecks(checks, facts)
  const plan = makePlan(results.flatMap(({ found }) => found.flatMap(({ requests }) => requests)))
  return { request, facts, results, plan, limits, before }
}

const reportOf = async (look: Look, bytes: Uint8Array, codec: Codec, made: Pick<Parameters<typeof makeReport>[0], 'applied' | 'output' | 'untracked' | 'preservation'>): Promise<Report> => {
  const ruleset = JSON.stringify([version, look.facts.style.definition, checks.map(({ id, severity, fix }) => [id, severity, fix])])
  return makeReport({
    ...made,
    ...look,
    rulesetHash: await codec.sha256(new TextEncoder().encode(ruleset)),
    source: { sha256: await codec.sha256(bytes), bytes: bytes.length },
  })
}
