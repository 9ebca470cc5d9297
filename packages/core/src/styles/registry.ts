import { FormatError } from '../errors.js'
import { apa7 } from './apa.js'
import { chicago17ad, chicago17nb, chicago18ad, chicago18nb, turabian9ad, turabian9nb } from './chicago.js'
import { papersOf } from './define-style.js'
import type { PaperType, StyleDefinition } from './definition.js'
import { harvard } from './harvard.js'
import { ieee, ieeeConference } from './ieee.js'
import { ama11, vancouver } from './medicine.js'
import { mla9 } from './mla.js'
import { acs, apsa, asa7 } from './sciences.js'

/** Every style that ships, in the order in which they are offered. */
export const styles: readonly StyleDefinition[] = [
  apa7,
  mla9,
  chicago18nb,
  chicago18ad,
  chicago17nb,
  chicago17ad,
  turabian9nb,
  turabian9ad,
  harvard,
  ieee,
  ieeeConference,
  vancouver,
  ama11,
  acs,
  asa7,
  apsa,
]

/** A style as it was asked for: some names mean one kind of its papers. */
export interface NamedStyle {
  readonly style: StyleDefinition
  readonly paperType: PaperType | undefined
}

const byName = new Map<string, NamedStyle>(
  styles.flatMap((style) => [
    ...[style.id, ...style.aliases].map((name) => [name, { style, paperType: undefined }] as const),
    ...Object.entries(style.paperAliases).map(([name, paperType]) => [name, { style, paperType }] as const),
  ]),
)

/** A style by id or alias. Throws `unknown_style` with the ids there are. */
export const styleNamed = (name: string): NamedStyle => {
  const found = byName.get(name.toLowerCase())
  if (found) return found
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
  styles.map((style) => {
    const { id, name, edition, aliases, paperAliases, citationSystem, locale, page, description } = style
    const names = [...aliases, ...Object.keys(paperAliases)]
    return { id, name, edition, aliases: names, citationSystem, locale, pageSize: page.size, paperTypes: papersOf(style), description }
  })
