import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { insertionIndex } from '../../wordml/order.js'
import { childOf } from '../../wordml/tree.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** A setting that something new in the document needs, by its element. */
interface Setting {
  readonly name: string
  readonly markup: (write: XmlWriter) => string
}

/** Adds a setting where there is none; one that is there stays. Settings cannot be tracked. */
export const addSetting = (lowering: Lowering, { name, markup }: Setting): void => {
  const part = lowering.document.named.get('settings')
  const root = part === undefined ? undefined : lowering.document.parts.get(part)!.xml.root
  if (root && childOf(root, name)) return
  if (part === undefined || !root) return note(lowering, settingsPart(lowering, markup), name)
  const text = markup(lowering.writer(part))
  const next = root.children[insertionIndex('w:settings', root.children.map((child) => child.name), name)]
  if (next) lowering.splice(part, next.start, next.start, text)
  else lowering.append(part, root, text)
  note(lowering, part, name)
}

const settingsPart = (lowering: Lowering, markup: Setting['markup']): string => {
  const { strict } = lowering.document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  return newPart(lowering, 'settings', write.part('w:settings', {}, markup(write)), contentTypes.settings, relationshipType('settings', strict))
}

const note = (lowering: Lowering, part: string, name: string): void => {
  if (lowering.revisions) lowering.untracked.push({ kind: 'setting', part, detail: name })
}
