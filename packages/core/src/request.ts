import { checks } from './checks/index.js'
import { readStyle, type OwnStyle } from './citations/csl/read-style.js'
import type { WorksProvider } from './citations/works.js'
import { FormatError } from './errors.js'
import { knownFor } from './options/fault.js'
import { defaultLimits, type Limits } from './opc/limits.js'
import { resolveOptions, type Options, type ResolvedOptions } from './options/options.js'
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

const checkIds = new Set(checks.map(({ id }) => id))

/** Where the caller passes CSL of their own, that says how citations are made. Throws `unknown_style` and `invalid_options`. */
export const understand = (request: FormatRequest): Wanted => {
  refuseMisshapen(request)
  const { style, options: given } = request
  const options = resolveOptions(given, checkIds)
  const definition = chooseStyle(style, options)
  const own = options.citations.csl === undefined ? undefined : readStyle(options.citations.csl)
  return { options, own, definition: own ? { ...definition, citationSystem: own.system } : definition }
}

/** What the compiler refuses of callers that have one: a name that means nothing would do nothing, and the text “false” is true. */
const refuseMisshapen = (request: FormatRequest): void => {
  const example = 'For example {"style": "apa-7", "trackedChanges": true}.'
  if (typeof request !== 'object' || request === null) throw new FormatError('invalid_options', 'A request is an object.', example)
  refuseStrangers('A request has', request, names, 'What the style leaves open stands in options.')
  refuseStrangers('The limits have', request.limits ?? {}, defaultLimits, 'Leave it out.')
  if (!['boolean', 'undefined'].includes(typeof request.trackedChanges)) throw new FormatError('invalid_options', 'trackedChanges must be true or false.', example)
}

const refuseStrangers = (whatHas: string, given: object, known: object, hint: string): void => {
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (stranger !== undefined) throw new FormatError('invalid_options', `${whatHas} no “${stranger}”; ${knownFor(stranger, Object.keys(known))}.`, hint)
}

/** Refuses, without a document, what `format` would refuse of a style and options. Throws `unknown_style` and `invalid_options`. */
export const checkRequest = (request: Pick<FormatRequest, 'style' | 'options'>): void => {
  understand(request)
}
