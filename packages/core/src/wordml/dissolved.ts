import type { PartName } from '../opc/part-name.js'
import type { XmlElement } from '../xml/element.js'

/**
 * What is to go while that which it shows stays: the runs with the signs and the code of fields, and content controls around text.
 * A document is read as if it were not there, so that what depends on it is the same before and after.
 */
export interface Dissolved {
  readonly runs: ReadonlySet<XmlElement>
  /** With the part in which each of them stands. */
  readonly controls: ReadonlyMap<XmlElement, PartName>
}

export const nothingDissolved: Dissolved = { runs: new Set(), controls: new Map() }

/** A content control (ISO 29500-1, 17.5.2): a structured document tag, as the standard has it. */
export const isSdt = ({ name }: XmlElement): boolean => name === 'w:sdt'

/** Whether a deletion of a control itself, without what stands in it, is pending (ISO 29500-1, 17.13.5.5). */
export const isControlDeleted = (control: XmlElement): boolean => {
  const siblings = control.parent?.children ?? []
  return siblings[siblings.indexOf(control) - 1]?.name === 'w:customXmlDelRangeStart'
}
