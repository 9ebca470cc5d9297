import type { AddedStyles } from '../structure/flow.js'
import type { RoleKind } from '../structure/role.js'
import type { StyleDefinition } from './definition.js'

/**
 * The names of the styles that formatting in one of these guides adds to a document, with what they are given to:
 * `apa block quotation` → `block-quotation`. Where several kinds share a style, the layout that is listed first names it.
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
  return added
}
