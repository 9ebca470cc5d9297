import type { ResolvedOptions } from './options.js'
import type { Structure } from './structure/structure.js'
import { confidenceLimit, type Role } from './structure/role.js'
import type { ResolvedLayout, ResolvedStyle } from './styles/resolved.js'
import type { Document } from './wordml/document.js'
import type { Formatting } from './wordml/formatting.js'
import type { Paragraph } from './wordml/paragraph.js'

/** Everything that checks look at. */
export interface Facts {
  readonly document: Document
  readonly formatting: Formatting
  readonly structure: Structure
  readonly style: ResolvedStyle
  readonly options: ResolvedOptions
}

/** The role as far as it is certain: below the limit a paragraph of the flow is only known to be text. */
export const certainRole = ({ structure }: Facts, paragraph: Paragraph): Role => {
  const role = structure.role(paragraph)
  return isCertain(role) || role.kind === 'blank' ? role : { kind: 'other', confidence: 1, evidence: role.evidence }
}

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
  if (role.kind === 'heading' && !isCertain(role)) return undefined
  return facts.style.layout(certainRole(facts, paragraph))
}
