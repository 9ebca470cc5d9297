import type { Facts } from '../facts.js'
import type { View } from '../../structure/view.js'

/** The number that Word counts for a heading. */
export const countedAs = ({ paragraph }: View, { document }: Facts): { format: string; text: string } | undefined => {
  const { effective } = paragraph
  const [id, depth] = [Number(effective['numbering'] ?? 0), Number(effective['numberingLevel'] ?? 0)]
  const level = id === 0 ? undefined : document.cascade.numbering.level(id, depth)
  return level && level.format !== 'none' && level.text !== '' ? level : undefined
}
