import type { PartName } from '../../opc/part-name.js'
import type { Encoding } from '../../xml/decode.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { escapeAttribute } from '../../xml/escape.js'
import type { Splice } from '../../xml/splice.js'
import type { LiveData } from '../fields/live-field.js'

/** What reference managers call a style. */
export interface ManagedStyle {
  /** Its name in the repository of CSL styles. */
  readonly csl: string
  /** It cites in notes. */
  readonly notes: boolean
  /** The locale of CSL that it is worded in. */
  readonly language: string
  /** Its id where a caller passed the style. */
  readonly id?: string
}

/** The new tags of controls by their old ones, each with what the control shows now, in HTML. */
export type ChangedTags = ReadonlyMap<string, { readonly tag: string; readonly shows: string }>

/** Where a manager remembers the style of the document. */
export interface Preference {
  readonly manager: LiveData['manager']
  readonly part: PartName
  readonly encoding: Encoding
  readonly source: string
  /**
   * What of it is another in a style; nothing where it is that style already, or one that the manager does not have.
   * `tags` are those of controls that get other ones, which some managers list.
   */
  readonly setTo: (style: ManagedStyle, tags: ChangedTags) => readonly Splice[]
  /** How a report names it. */
  readonly detail: string
}

/** Finds a manager's preference in a part. */
export interface PreferenceFormat {
  readonly manager: LiveData['manager']
  /** The last words of the types of the relationships that lead to its part: the first from the package or from the main part. */
  readonly path: readonly string[]
  readonly detail: string
  readonly read: (xml: XmlDocument) => Preference['setTo'] | undefined
}

/** Values of attributes in place of others, by the elements that have them. */
export const withAttribute = (xml: XmlDocument, element: XmlElement, name: string, value: string): readonly Splice[] => {
  const open = xml.source.slice(element.start, element.openEnd)
  const [found, before] = new RegExp(`(\\s(?:[\\w.-]+:)?${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`, 'u').exec(open) ?? []
  if (found === undefined) return []
  const now = `${before!}"${escapeAttribute(value)}"`
  const start = element.start + open.indexOf(found)
  return now === found ? [] : [{ start, end: start + found.length, text: now }]
}

/** The locale that a manager is to have: its own as long as that is the same language. */
export const localeFor = (locale: string, { language }: ManagedStyle): string => (base(locale) === base(language) ? locale : language)

const base = (locale: string): string => locale.split('-')[0]!.toLowerCase()

/** Under what address managers know a style. */
export const styleAddress = ({ csl, id }: ManagedStyle): string => id ?? `http://www.zotero.org/styles/${csl}`
