import type { XmlDocument, XmlElement } from '../xml/element.js'
import { objectMark } from './paragraph.js'

/** The text that a child of a run other than `w:t` stands for (ISO/IEC 29500-1, 17.3.3). */
export const textOfChild = (document: XmlDocument, child: XmlElement): string => {
  switch (child.name) {
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
      return ''
  }
}
