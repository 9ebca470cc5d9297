import type { Facts } from '../facts.js'
import type { Section } from '../../wordml/section.js'

/** Whether the style, or whoever formats, wants the lines counted; undefined where both leave it open. Beside columns numbers would stand in the text. */
export const countsLines = ({ style: { definition: { page } }, options }: Pick<Facts, 'style' | 'options'>): boolean | undefined =>
  options.lineNumbers ?? (page.lineNumbers ? true : page.columns.count > 1 ? false : undefined)

/** Whether the lines of a section are counted once it is formatted. */
export const hasCountedLines = ({ own }: Section, facts: Facts): boolean => countsLines(facts) ?? Number(own.values['lineNumbers'] ?? 0) > 0
