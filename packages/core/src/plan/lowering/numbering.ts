import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { childrenNamed } from '../../wordml/tree.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { DefineNumbering } from '../edit.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** Adds list definitions; no existing one is ever changed, in either mode. */
export const lowerNumbering = (lowering: Lowering): void => {
  const { plan, document } = lowering
  const ids = lowering.numberingIds
  if (plan.numberings.length === 0) return
  const part = document.named.get('numbering')
  const added = (name: string, detail: string): void => {
    if (lowering.revisions) lowering.untracked.push({ kind: 'numbering-added', part: name, detail })
  }
  const firstAbstract = document.cascade.numbering.highest.abstract + 1
  const strict = document.main.xml.strict
  if (part === undefined) {
    const write = newPartWriter(namespaceTable, strict)
    const { abstracts, instances } = definitions(write, plan.numberings, firstAbstract, ids)
    const name = newPart(lowering, 'numbering', write.part('w:numbering', {}, abstracts, instances), contentTypes.numbering, relationshipType('numbering', strict))
    for (const { key } of plan.numberings) added(name, `${key} (${ids.get(key)})`)
  } else {
    const { root } = document.parts.get(part)!.xml
    const { abstracts, instances } = definitions(lowering.writer(part), plan.numberings, firstAbstract, ids)
    // Abstract definitions come before the instances, and another element may end the part (ISO 29500-1, 17.9.17).
    const existing = childrenNamed(root, 'w:num')
    if (existing.length === 0) lowering.append(part, root, abstracts + instances)
    else {
      lowering.splice(part, existing[0]!.start, existing[0]!.start, abstracts)
      lowering.splice(part, existing.at(-1)!.end, existing.at(-1)!.end, instances)
    }
    for (const [index, { key }] of plan.numberings.entries()) {
      added(part, `${key} (${ids.get(key)})`)
      added(part, `definition of ${key} (${firstAbstract + index})`)
    }
  }
}

const definitions = (write: XmlWriter, numberings: readonly DefineNumbering[], firstAbstract: number, ids: ReadonlyMap<string, number>) => {
  const value = (name: string, text: string) => write.element(name, { 'w:val': text })
  const abstracts = numberings.map(({ levels }, index) =>
    write.element(
      'w:abstractNum',
      { 'w:abstractNumId': String(firstAbstract + index) },
      value('w:multiLevelType', 'multilevel'),
      ...levels.map(({ format, text, start, indent, hanging }, level) =>
        write.element(
          'w:lvl',
          { 'w:ilvl': String(level) },
          value('w:start', String(start ?? 1)),
          value('w:numFmt', format),
          // Without a hanging indent a tab would lead to the next stop.
          ...(indent === undefined ? [value('w:suff', 'space')] : []),
          value('w:lvlText', text),
          value('w:lvlJc', 'left'),
          ...(indent === undefined ? [] : [write.element('w:pPr', {}, write.element('w:ind', { 'w:left': String(indent), 'w:hanging': String(hanging ?? 0) }))]),
        ),
      ),
    ),
  )
  const instances = numberings.map(({ key }, index) =>
    write.element('w:num', { 'w:numId': String(ids.get(key)) }, value('w:abstractNumId', String(firstAbstract + index))),
  )
  return { abstracts: abstracts.join(''), instances: instances.join('') }
}
