import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { inSchemaOrder, insertionIndex } from '../../wordml/order.js'
import { childOf } from '../../wordml/tree.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { SetSetting } from '../edit.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** A setting to be written, by its element. */
export interface Setting {
  readonly name: string
  readonly markup: (write: XmlWriter) => string
}

/** Settings cannot be tracked: in tracked mode one is added where there is none, and one that is there stays. */
export const lowerSettings = (lowering: Lowering): void => {
  const settings = [...lowering.plan.settings.map(plainSetting), ...lowering.addedSettings]
  if (settings.length === 0) return
  const part = lowering.document.named.get('settings')
  if (part === undefined) {
    const { strict } = lowering.document.main.xml
    const write = newPartWriter(namespaceTable, strict)
    const content = inSchemaOrder('w:settings', settings).map((setting) => setting.markup(write))
    const name = newPart(lowering, 'settings', write.part('w:settings', {}, ...content), contentTypes.settings, relationshipType('settings', strict))
    for (const setting of settings) note(lowering, name, setting)
    return
  }
  for (const setting of settings) lowerSetting(lowering, part, setting)
}

const lowerSetting = (lowering: Lowering, part: string, setting: Setting): void => {
  const { root } = lowering.document.parts.get(part)!.xml
  const existing = childOf(root, setting.name)
  if (existing && lowering.revisions) return
  const text = setting.markup(lowering.writer(part))
  if (existing) return lowering.splice(part, existing.start, existing.end, text)
  const next = root.children[insertionIndex('w:settings', root.children.map(({ name }) => name), setting.name)]
  if (next) lowering.splice(part, next.start, next.start, text)
  else lowering.append(part, root, text)
  note(lowering, part, setting)
}

const plainSetting = ({ name, value }: SetSetting): Setting => ({
  name,
  markup: (write) => write.element(name, value === true ? {} : { 'w:val': value === false ? '0' : value }),
})

const note = (lowering: Lowering, part: string, { name }: Setting): void => {
  if (lowering.revisions) lowering.untracked.push({ kind: 'setting', part, detail: name })
}
