import { isNcName } from './characters.js'
import { malformed, tooLarge } from './refusal.js'

// Namespaces in XML 1.0: what names and declarations are allowed.

export const xmlUri = 'http://www.w3.org/XML/1998/namespace'
const xmlnsUri = 'http://www.w3.org/2000/xmlns/'

/** A namespace is copied into each name of one that is unknown, so its length is bounded; real ones stay under 200. */
const longestUri = 2048

/** One `xmlns` or `xmlns:prefix` attribute; the default namespace has the prefix ''. */
export interface Declaration {
  readonly prefix: string
  readonly uri: string
}

/** Prefix and local name of a qualified name (productions 7 to 11); the prefix is '' where it has none. */
export const splitName = (raw: string): [prefix: string, local: string] => {
  const colon = raw.indexOf(':')
  const prefix = raw.slice(0, Math.max(colon, 0))
  const local = raw.slice(colon + 1)
  if (!isNcName(local) || (colon !== -1 && !isNcName(prefix)) || prefix === 'xmlns') {
    throw malformed(`“${raw.slice(0, 80)}” is not a name`)
  }
  return [prefix, local]
}

/** The local part of a name, be its namespace a prefix or, where that is not known, in braces. */
export const localName = (name: string): string => name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1)

/** Section 3, with its constraints on reserved prefixes and on undeclaring. */
export const checkDeclaration = ({ prefix, uri }: Declaration) => {
  if (uri.length > longestUri) throw tooLarge(`has a namespace name of ${uri.length} characters`)
  if (prefix !== '' && !isNcName(prefix)) throw malformed(`“${prefix.slice(0, 80)}” is not a prefix`)
  if (prefix !== '' && uri === '') throw malformed(`the prefix “${prefix}” is declared for no namespace`)
  if (prefix === 'xmlns' || uri === xmlnsUri || (prefix === 'xml') !== (uri === xmlUri)) {
    throw malformed(`the prefix “${prefix}” cannot be declared for “${uri}”`)
  }
}
