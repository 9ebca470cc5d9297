import { checks } from './checks/index.js'
import { readStyle, type OwnStyle } from './citations/csl/read-style.js'
import type { WorksProvider } from './citations/works.js'
import { FormatError } from './errors.js'
import { knownFor } from './first-fault.js'
import type { Limits } from './opc/limits.js'
import { resolveOptions, type Options, type ResolvedOptions } from './options.js'
import { chooseStyle, type CustomStyle } from './styles/choose-style.js'
import type { StyleDefinition } from './styles/definition.js'

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

/** A request, understood. */
export interface Wanted {
  readonly options: ResolvedOptions
  readonly definition: StyleDefinition
  /** The CSL that the caller passed. */
  readonly own: OwnStyle | undefined
}

const names: Record<keyof FormatRequest, true> =
  { style: true, trackedChanges: true, options: true, filename: true, jobId: true, generatedAt: true, limits: true, works: true, observe: true }
const requestNames: readonly string[] = Object.keys(names)

const checkIds = new Set(checks.map(({ id }) => id))

/** Where the caller passes CSL of their own, that says how citations are made. Throws `unknown_style` and `invalid_options`. */
export const understand = (request: Pick<FormatRequest, 'style' | 'options'>): Wanted => {
  const stranger = Object.keys(request).find((name) => !requestNames.includes(name))
  if (stranger !== undefined) throw new FormatError('invalid_options', `A request has no “${stranger}”; ${knownFor(stranger, requestNames)}.`, 'What the style leaves open stands in options.')
  const { style, options: given } = request
  const options = resolveOptions(given, checkIds)
  const definition = chooseStyle(style, options)
  const own = options.citations.csl === undefined ? undefined : readStyle(options.citations.csl)
  return { options, own, definition: own ? { ...definition, citationSystem: own.system } : definition }
}

/** Refuses, without a document, what `format` would refuse of a style and options. Throws `unknown_style` and `invalid_options`. */
export const checkRequest = (request: Pick<FormatRequest, 'style' | 'options'>): void => {
  understand(request)
}
