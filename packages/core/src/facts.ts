import type { Citations } from './citations/citations.js'
import type { Reference, ReferenceList } from './citations/reference-list/reference.js'
import type { Unwrapped } from './citations/fields/unwrap.js'
import type { ManagedStyle, Preference } from './citations/preferences/preference.js'
import type { RenderedLive } from './citations/render/live/live.js'
import type { RenderedDocument } from './citations/render/render-document.js'
import { grouped } from './grouped.js'
import { inPlace } from './layout-in-place.js'
import { once } from './once.js'
import type { PartName } from './opc/part-name.js'
import type { Pixels } from './opc/pixels.js'
import type { ResolvedOptions } from './options.js'
import type { Outcome } from './outcome.js'
import type { Structure } from './structure/structure.js'
import type { View } from './structure/view.js'
import { confidenceLimit, type Role, type RoleKind } from './structure/role.js'
import type { ResolvedLayout, ResolvedStyle } from './styles/resolved.js'
import type { Work } from './citations/works.js'
import type { Document } from './wordml/document.js'
import { hasContent, type Paragraph } from './wordml/paragraph.js'

/** Everything that checks look at. */
export interface Facts {
  readonly document: Document
  readonly structure: Structure
  readonly citations: Citations
  readonly style: ResolvedStyle
  readonly options: ResolvedOptions
  readonly referenceLists: readonly ReferenceList[]
  /** The entries of all lists, in document order. */
  readonly references: readonly Reference[]
  /** What is known of the works behind the entries' DOIs; undefined where nobody looked. */
  readonly works: ReadonlyMap<string, Work> | undefined
  /** What the style makes of citations and entries; undefined where there is nothing to render. */
  readonly rendered: RenderedDocument | undefined
  /** The same of citations and lists that reference managers keep; undefined where there are none, or they are left alone. */
  readonly live: RenderedLive | undefined
  /** Where these managers remember the style of the document, and what they call the one that is wanted. */
  readonly preferences: readonly Preference[]
  readonly managedStyle: ManagedStyle | undefined
  /** How many pixels the pictures of the package have, by their parts. */
  readonly pixels: ReadonlyMap<PartName, Pixels>
  /** What is live and becomes typed text; nothing where it stays live. */
  readonly unwrapped: readonly Unwrapped[]
  /** The paragraphs with content that the style says something of, in document order. */
  readonly laidOut: readonly LaidOut[]
  /** What formatting came to; undefined before that, and in an audit. */
  readonly outcome?: Outcome
}

/** A paragraph with how it is to look. */
export interface LaidOut {
  readonly paragraph: Paragraph
  readonly kind: RoleKind
  readonly layout: ResolvedLayout
}

export const gatherFacts = (read: Pick<Facts, 'document' | 'structure' | 'citations' | 'style' | 'options' | 'referenceLists' | 'rendered' | 'live' | 'preferences' | 'managedStyle' | 'unwrapped' | 'works' | 'pixels'>): Facts => {
  const laidOut: LaidOut[] = []
  const facts: Facts = { ...read, references: read.referenceLists.flatMap(({ references }) => references), laidOut }
  for (const paragraph of read.document.paragraphs) {
    const layout = layoutOf(facts, paragraph) ?? faceOf(facts, paragraph)
    if (layout && hasContent(paragraph)) laidOut.push({ paragraph, kind: certainRole(facts, paragraph).kind, layout })
  }
  return facts
}

/** The role as far as it is certain: below the limit a paragraph of the flow is only known to be text. */
export const certainRole = ({ structure }: Pick<Facts, 'structure'>, paragraph: Paragraph): Role => {
  const role = structure.role(paragraph)
  return isCertain(role) || role.kind === 'blank' ? role : { kind: 'other', confidence: 1, evidence: role.evidence }
}

/** The paragraphs of the body that are certainly of a kind, in order. */
export const viewsOf = ({ structure }: Facts, kind: RoleKind): readonly View[] => viewsByKind(structure).get(kind) ?? []

const viewsByKind = once((structure: Structure) => grouped(structure.flow, ({ paragraph }) => certainRole({ structure }, paragraph).kind))

export { labelJoinsTitle } from './label-joins-title.js'
export { isSetOnNewPage } from './layout-in-place.js'

export const isCertain = ({ confidence }: Role): boolean => confidence >= confidenceLimit

/**
 * How a paragraph is to look; undefined where the style says nothing of it.
 * What stands in text boxes belongs to a figure, and what no story of the paper holds is nobody's to set.
 * What may be a heading keeps its looks until a person has said so: they are all that tells it from text.
 */
export const layoutOf = (facts: Facts, paragraph: Paragraph): ResolvedLayout | undefined => {
  const { kind, separator } = paragraph.story
  if (kind === 'text-box' || kind === 'comment' || separator) return undefined
  const role = facts.structure.role(paragraph)
  if (role.maybeHeading) return undefined
  const certain = certainRole(facts, paragraph)
  const layout = facts.style.layout(certain)
  return layout && inPlace(facts, paragraph, certain.kind, layout)
}

/**
 * … but no face of its own: in that of the text it is set off as before, and in another it would be set off from text that it looked like.
 * Nor has a heading below the levels that the style knows.
 */
const faceOf = ({ structure, style }: Facts, paragraph: Paragraph): ResolvedLayout | undefined => {
  const { kind, maybeHeading } = structure.role(paragraph)
  const text = maybeHeading || kind === 'heading' ? style.layout({ kind: 'other', confidence: 1, evidence: [] }) : undefined
  const face = Object.fromEntries(Object.entries(text?.run ?? {}).filter(([name]) => /^font/.test(name)))
  return Object.keys(face).length === 0 ? undefined : { style: undefined, maySmaller: false, paragraph: {}, run: face }
}
