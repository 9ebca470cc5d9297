import type { CslItem } from '../item.js'

/** The item types and variables that something has: what a style can ask for and get. */
export interface Vocabulary {
  readonly types: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
}

/** What the engine itself looks at, and no style: an engine for other works serves these as well. */
const unasked: ReadonlySet<string> = new Set(['language', 'list'])

export const vocabularyOf = (items: readonly CslItem[]): Vocabulary => {
  const types = new Set<string>()
  const variables = new Set<string>()
  for (const item of items) {
    types.add(item.type)
    for (const [name, value] of Object.entries(item)) if (value !== undefined && value !== '' && !unasked.has(name)) variables.add(name)
  }
  return { types, variables }
}

/** Whether all that one has is in the other. */
export const covers = (wide: Vocabulary, narrow: Vocabulary): boolean =>
  [...narrow.types].every((type) => wide.types.has(type)) && [...narrow.variables].every((variable) => wide.variables.has(variable))
