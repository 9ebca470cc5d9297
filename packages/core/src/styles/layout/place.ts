import type { ResolvedOptions } from '../../options/options.js'
import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import type { ResolvedLayout, ResolvedStyle } from '../resolved.js'

/** What says how a paragraph is to look where it stands. */
export interface Place {
  readonly structure: Structure
  readonly document: Document
  readonly style: ResolvedStyle
  readonly options: ResolvedOptions
}

/** A layout with spaces and indents of the place. */
export const spaced = (layout: ResolvedLayout, spacing: ResolvedLayout['paragraph']): ResolvedLayout => ({ ...layout, paragraph: { ...layout.paragraph, ...spacing } })
