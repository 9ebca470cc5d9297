import { viewsOf, type Facts } from '../facts.js'
import type { View } from '../../structure/view.js'

/** Where the abstract of a paper begins: its text, or the heading over parts that have headings of their own. */
export const abstractIn = (facts: Facts): View | undefined => viewsOf(facts, 'abstract')[0] ?? viewsOf(facts, 'abstract-heading')[0]
