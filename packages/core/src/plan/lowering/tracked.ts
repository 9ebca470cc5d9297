import { markupOf, type Child } from '../../wordml/properties/patch.js'
import type { XmlWriter } from '../../xml/write.js'
import type { Revisions } from '../revisions.js'
import type { Lowering } from './context.js'

/**
 * Runs as deleted: inside `w:del` text is `w:delText` and a field's code `w:delInstrText`, in the spelling of the first run, since that of
 * a writer may be another. A tag of that name cannot stand in text, where `<` is escaped.
 */
export const deletion = (revisions: Revisions, write: XmlWriter, markup: string): string => {
  const [, prefix = ''] = /^<([^\s/>:]+:)?/.exec(markup)!
  const deleted = (text: string, shown: string, name: string): string => text.replace(new RegExp(`<(/?)${prefix}${shown}(?=[\\s/>])`, 'g'), `<$1${prefix}${name}`)
  return revisions.mark(write, 'w:del', deleted(deleted(markup, 't', 'delText'), 'instrText', 'delInstrText'))
}

/** What a run's old properties do not hold: marks of insertion and deletion, and the record itself. */
const notInRunChange = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange'])

/** Marks of insertion and deletion stand first in properties that are written anew; LibreOffice wrote them last, where the schema has no place for them. */
export const revisionsFirst = (children: readonly Child[]): Child[] => {
  const isRevision = ({ name }: Child): boolean => notInRunChange.has(name)
  return [...children.filter(isRevision), ...children.filter((child) => !isRevision(child))]
}

/** A `w:rPr`; in tracked mode with the old one inside, so that rejecting brings it back. */
export const trackedRunProperties = (lowering: Lowering, write: XmlWriter, children: readonly Child[], old: readonly Child[]): string => {
  const { revisions } = lowering
  if (!revisions) return children.length > 0 ? write.element('w:rPr', {}, markupOf(children)) : ''
  const before = old.filter((child) => !notInRunChange.has(child.name))
  const change = revisions.mark(write, 'w:rPrChange', write.element('w:rPr', {}, markupOf(before)))
  return write.element('w:rPr', {}, markupOf(children), change)
}
