import type { PartName } from '../../opc/part-name.js'
import type { Encoding } from '../../xml/decode.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { Splice } from '../../xml/splice.js'
import type { LiveData } from '../fields/live-field.js'

/** What reference managers call a style. */
export interface ManagedStyle {
  /** Its name in the repository of CSL styles. */
  readonly csl: string
  /** Its id where a caller passed the style. */
  readonly id?: string
}

/** Where a manager remembers the style of the document. */
export interface Preference {
  readonly manager: LiveData['manager']
  readonly part: PartName
  readonly encoding: Encoding
  readonly source: string
  /** What of it is another in a style; nothing where it is that style already, or one that the manager does not have. */
  readonly setTo: (style: ManagedStyle) => readonly Splice[]
  /** How a report names it. */
  readonly detail: string
}

/** Finds a manager's preference in a part. */
export interface PreferenceFormat {
  readonly manager: LiveData['manager']
  /** The last word of the type of the relationship that leads to its part, from the package or from the main part. */
  readonly relationship: string
  readonly detail: string
  readonly read: (xml: XmlDocument) => Preference['setTo'] | undefined
}

export const localName = ({ name }: XmlElement): string => name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1)

/** Under what address managers know a style. */
export const styleAddress = ({ csl, id }: ManagedStyle): string => id ?? `http://www.zotero.org/styles/${csl}`
