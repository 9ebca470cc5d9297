import type { XmlDocument } from '../xml/element.js'
import { childOf } from './tree.js'
import { readOnOff } from './units.js'

/** What the settings part says that formatting has to know. */
export interface Settings {
  readonly evenAndOddHeaders: boolean
  /** The kind of protection that is enforced: `readOnly`, `comments`, `trackedChanges`, `forms`. */
  readonly protection: string | undefined
}

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
  }
}
