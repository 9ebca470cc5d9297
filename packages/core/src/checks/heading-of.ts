import { certainRole, type Facts } from './facts.js'
import { isHeadingKind, type SectionName } from '../structure/role.js'
import type { View } from '../structure/view.js'
import { sectionNamed } from '../structure/words/section-names.js'

/** The last heading with the name of a part: where nothing that belongs there was found, it waits for that. */
export const headingOf = (facts: Facts, section: SectionName): View | undefined =>
  facts.structure.flow.findLast(({ paragraph, text }) => isHeadingKind(certainRole(facts, paragraph).kind) && sectionNamed(text.trim()) === section)
