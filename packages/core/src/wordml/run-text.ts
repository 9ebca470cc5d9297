import type { XmlDocument, XmlElement } from '../xml/element.js'
import { objectMark } from './paragraph.js'

/** Children of a run that may hold text boxes, and are objects in the text. Alternatives are one, whatever their branches hold. */
export const anchors: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'])

/** The text that a child of a run stands for (ISO/IEC 29500-1, 17.3.3). */
export const textOfChild = (document: XmlDocument, child: XmlElement): string => {
  switch (child.name) {
    case 'w:t':
      return document.text(child)
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
      return document.attribute(child, 'w:type') === 'page' ? '\f' : '\n'
    case 'w:cr':
      return '\n'
    case 'w:noBreakHyphen':
      return '\u2011'
    case 'w:softHyphen':
      return '\u00AD'
    case 'w:sym':
    case 'w:ruby':
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      return objectMark
    default:
      return anchors.has(child.name) ? objectMark : ''
  }
}
