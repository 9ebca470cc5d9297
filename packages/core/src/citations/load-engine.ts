import type { CorrectionId } from './csl/corrections.js'
import { correctedLocale, inLanguage } from './csl/locale-corrections.js'
import type { CslNode } from './csl/node.js'
import type { CitationEngine } from './engine.js'
import type { ManagedStyle } from './preferences/preference.js'
import type { SeenIn } from './words/seen-in.js'
import type { SentenceTitles } from './sentence-titles.js'

/** How citations and references are rendered: a CSL style by its name in the CSL project, and what is corrected of it. */
export interface CitationStyle {
  readonly csl: string
  /** The style itself, where a caller passes one. */
  readonly own?: CslNode
  readonly corrections: readonly CorrectionId[]
  /** A locale of CSL: `en-US`. */
  readonly language: string
  /** Citations stand in notes. */
  readonly notes: boolean
  /** Which titles are set as sentences. */
  readonly titles: SentenceTitles
  /** How a work is said to have been seen in another one. */
  readonly seenIn?: SeenIn
  /** A typed “ibid.” stays. */
  readonly ibidStays?: boolean
  /** What reference managers call it. */
  readonly managed: ManagedStyle
}

type Rendering = Pick<CitationStyle, 'csl' | 'corrections' | 'language'> & Partial<CitationStyle>

/** One for each style that was asked for: building one is what costs. */
const engines = new Map<string, Promise<CitationEngine>>()

/** The engine and the style's data are read only here, and only once a document has something to render. */
export const loadEngine = (style: Rendering): Promise<CitationEngine> => {
  // Nobody knows how many styles callers have.
  if (style.own) return load(style)
  const key = JSON.stringify([style.csl, style.corrections, style.language, style.seenIn])
  let engine = engines.get(key)
  if (!engine) engines.set(key, (engine = load(style)))
  return engine
}

const load = async ({ csl, own, corrections, language, seenIn }: Rendering): Promise<CitationEngine> => {
  const [{ Citeproc }, { locales, styles }] = await Promise.all([import('./csl/citeproc.js'), import('../../csl/data/index.js')])
  const style = own ?? (await styles[csl]?.())?.default
  if (!style) throw new Error(`no CSL style ${csl}`)
  const wanted = [...new Set(['en-US', language])].filter((name) => locales[name])
  const trees = await Promise.all(wanted.map(async (name) => [name, correctedLocale((await locales[name]!()).default, name)] as const))
  return new Citeproc(own ? style : inLanguage(style, language), corrections, new Map(trees), language, seenIn)
}
