import { FormatError } from '../errors.js'
import { knownFor } from '../options/fault.js'
import { invalidOption, type ResolvedOptions } from '../options/options.js'
import { chosen, defineStyle, ofPaper, papersOf, type StylePatch } from './define-style.js'
import type { StyleDefinition } from './definition.js'
import { guideOf } from './guide.js'
import { manuscript } from './manuscript.js'
import { styleNamed, type NamedStyle } from './registry.js'

/** A style of the caller's own, as data: what it changes of the style that it extends, or of a plain manuscript. */
export type CustomStyle = StylePatch & { readonly extends?: string }

/**
 * The style that a paper is formatted in: the one that was asked for, as the kind of paper has it.
 * Throws `unknown_style`, and `invalid_options` for a style of the caller's own that is not valid, or a paper or a choice there is none of.
 */
export const chooseStyle = (asked: string | CustomStyle, { paperType, choices }: ResolvedOptions): StyleDefinition => {
  const { style, paperType: meant } = typeof asked === 'string' ? styleNamed(asked) : customStyle(asked)
  const available = papersOf(style)
  if (paperType !== undefined && !available.includes(paperType)) {
    throw invalidOption(['paperType'], `${style.id} has no ${paperType} paper; it has: ${available.join(', ')}`)
  }
  const paper = ofPaper(style, paperType ?? meant ?? available[0]!)
  refuseOthers(paper, choices)
  return chosen(paper, choices)
}

/** A choice that the style does not leave is an error that names those it leaves. */
const refuseOthers = ({ id, choices }: StyleDefinition, values: ResolvedOptions['choices']): void => {
  for (const [name, value] of Object.entries(values)) {
    const [within, there] = Object.hasOwn(choices, name) ? [`${name} ${value}`, choices[name]!] : [name, choices]
    if (!Object.hasOwn(there, within === name ? name : value)) {
      throw invalidOption(['choices', name], `${id} has no ${within}; ${knownFor(within === name ? name : value, Object.keys(there))}`)
    }
  }
}

const customStyle = (asked: CustomStyle): NamedStyle => {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
    throw new FormatError('invalid_options', 'A style is a name or an object.', 'For example "apa-7", or {"extends": "apa-7", "id": "our-school", "page": {"margins": {"left": 2160}}}.')
  }
  const { extends: base, ...patch } = asked
  if (base === undefined) return { style: defineStyle(manuscript, { ...patch }), paperType: undefined }
  const { style, paperType } = styleNamed(base)
  // Names of the style that ships are not names of this one, nor is its edition that of a style with a name of its own; its guide still has the rules.
  const own = { id: `my-${style.id}`, aliases: [], paperAliases: {}, guide: guideOf(style), ...(patch.name !== undefined && { edition: '' }) }
  return { style: defineStyle(style, { ...own, ...patch }), paperType }
}
