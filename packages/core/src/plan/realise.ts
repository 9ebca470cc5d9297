import { valueOf, type Patch, type Properties, type PropertyTable, type Value } from '../wordml/properties/property.js'

/**
 * What has to be said directly so that the wanted values hold.
 *
 * Everything goes through here, in both modes: a property that is wanted holds afterwards, and one that nobody asked
 * to change holds as before, though the styles underneath are others now. That is why accepting all tracked changes
 * gives what direct formatting gives.
 *
 *     own     what is said directly so far
 *     before  what holds so far
 *     base    what would hold, under the new styles, if nothing were said directly
 *     wanted  what is to hold
 */
export const realise = (table: PropertyTable, own: Properties, before: Properties, base: Properties, wanted: Properties): Patch => {
  const patch: Growing = {}
  for (const name in wanted) {
    const value = wanted[name]!
    const said = own[name]
    if (said === value) continue
    if (valueOf(table, base, name) !== value) patch[name] = value
    else if (said !== undefined) patch[name] = null
  }
  const keep = (name: string): void => {
    if (name in wanted || name in own || name in patch) return
    const held = valueOf(table, before, name)
    // What has no initial value cannot be unsaid: there is no markup for "nothing", as with a tab stop of a style.
    if (held !== undefined && held !== valueOf(table, base, name)) patch[name] = held
  }
  for (const name in before) keep(name)
  for (const name in base) if (!(name in before)) keep(name)
  sayLineWithRule(patch, own, before, base, wanted)
  return patch
}

type Growing = Record<string, Value | null>

/** LibreOffice takes a spacing without a rule, and a rule without a spacing, for something else: they are said together or not at all. */
const sayLineWithRule = (patch: Growing, own: Properties, before: Properties, base: Properties, wanted: Properties): void => {
  const rule = wanted['lineRule'] ?? own['lineRule'] ?? before['lineRule'] ?? 'auto'
  if (typeof patch['line'] === 'number') {
    patch['lineRule'] ??= rule
    return
  }
  const isLineUnsaid = 'line' in wanted && (patch['line'] === null || own['line'] === undefined)
  if (isLineUnsaid && own['lineRule'] === rule && rule === (base['lineRule'] ?? 'auto')) patch['lineRule'] = null
}
