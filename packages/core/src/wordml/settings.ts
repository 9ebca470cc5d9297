import type { XmlDocument, XmlElement } from '../xml/element.js'
import { childOf, valueOfChild } from './tree.js'
import { readOnOff } from './units.js'

/** What the settings part says that formatting has to know. */
export interface Settings {
  readonly evenAndOddHeaders: boolean
  /** The kind of protection that is enforced: `readOnly`, `comments`, `trackedChanges`, `forms`. */
  readonly protection: string | undefined
  /** How notes are numbered where their section says nothing else, as `w:numFmt` has it (ISO 29500-1, 17.11.17). */
  readonly noteFormats: Readonly<Record<'footnote' | 'endnote', string>>
}

/** What the properties of notes in a section or in the settings say of their numbers. */
export const noteFormatIn = (document: XmlDocument, element: XmlElement, kind: 'footnote' | 'endnote'): string | undefined =>
  valueOfChild(document, childOf(element, `w:${kind}Pr`), 'w:numFmt')

export const readSettings = (document: XmlDocument | undefined): Settings => {
  const on = (name: string) => {
    const element = document && childOf(document.root, name)
    return element !== undefined && readOnOff(document?.attribute(element, 'w:val'))
  }
  const protection = document && childOf(document.root, 'w:documentProtection')
  const enforced = protection && document.attribute(protection, 'w:enforcement')
  return {
    evenAndOddHeaders: on('w:evenAndOddHeaders'),
    protection: enforced !== undefined && readOnOff(enforced) ? document?.attribute(protection!, 'w:edit') : undefined,
    noteFormats: {
      footnote: (document && noteFormatIn(document, document.root, 'footnote')) ?? 'decimal',
      endnote: (document && noteFormatIn(document, document.root, 'endnote')) ?? 'lowerRoman',
    },
  }
}
