import type { AnyCheck } from '../check.js'
import { altText } from './alt-text.js'
import { tableHeader, mergedCells } from './tables.js'
import { headingStructure } from './heading-structure.js'
import { documentTitle } from './document-title.js'
import { linkText } from './link-text.js'
import { contrast } from './contrast.js'
import { floatingText } from './floating.js'

/** Whether everybody can read the paper, in the order in which the checks run. */
export const accessibilityChecks: readonly AnyCheck[] = [altText, tableHeader, mergedCells, headingStructure, documentTitle, linkText, contrast, floatingText]
