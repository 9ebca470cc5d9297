import type { AddedStyles } from '../structure/flow.js'
import type { RoleKind } from '../structure/role.js'
import type { StyleDefinition } from './definition.js'

/**
 * What the styles are given to that formatting in one of these guides adds to a document: `apa block quotation` → `block-quotation`.
 * Where several kinds share a style, the layout that is listed first names it. Word and we number a style whose name was taken.
 */
export const addedStylesOf = (definitions: readonly StyleDefinition[]): AddedStyles => {
  const added = new Map<string, RoleKind>()
  for (const { prefix, wordStyles, layouts } of definitions) {
    for (const [kind, layout] of Object.entries(layouts)) {
      const style = layout?.style === undefined ? undefined : wordStyles[layout.style]
      const name = style && `${prefix} ${style.name}`.toLowerCase()
      if (style && !style.builtIn && name && !added.has(name)) added.set(name, kind as RoleKind)
    }
  }
  return (styleName) => added.get(styleName) ?? added.get(styleName.replace(/ \d+$/, ''))
}
