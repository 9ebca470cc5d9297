import { FormatError } from '../errors.js'
import { apa7 } from './apa.js'
import type { StyleDefinition } from './definition.js'

/** Every style that ships, one line each. */
const styles: readonly StyleDefinition[] = [apa7]

const byName = new Map(styles.flatMap((style) => [style.id, ...style.aliases].map((name) => [name, style] as const)))

/** A style by id or alias. Throws `unknown_style` with the ids there are. */
export const styleNamed = (name: string): StyleDefinition => {
  const style = byName.get(name.toLowerCase())
  if (style) return style
  throw new FormatError('unknown_style', `There is no style called “${name}”.`, `Choose one of: ${styles.map(({ id }) => id).join(', ')}.`)
}

/** What a list of styles says about each. */
export interface StyleSummary {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly aliases: readonly string[]
  readonly citationSystem: string
  readonly locale: string
  readonly pageSize: string
  readonly paperTypes: readonly string[]
  readonly description: string
}

/** The styles that ship, in the order in which they are offered. */
export const listStyles = (): readonly StyleSummary[] =>
  styles.map(({ id, name, edition, aliases, citationSystem, locale, page, paperTypes, description }) => ({
    id,
    name,
    edition,
    aliases,
    citationSystem,
    locale,
    pageSize: page.size,
    paperTypes,
    description,
  }))
