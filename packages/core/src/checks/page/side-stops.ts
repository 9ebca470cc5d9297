import type { Paragraph } from '../../wordml/paragraph.js'
import { stopsOf } from '../../wordml/tab-stops.js'

export type Side = 'center' | 'right'

/** More signs at the left reach over the middle, where nothing can stand then. */
const mostAtLeft = 40

/**
 * The sides to which the tabs of a header or footer are meant to lead: `Harbours\t\t12` is parted as Word's own style “Header” has it,
 * whether its stops stand there or are forgotten. Undefined where the line is laid out otherwise.
 */
export const sidesMeant = (paragraph: Paragraph): readonly Side[] | undefined => {
  const { story, cell, effective, text, runs } = paragraph
  const isLine = /^(?:header|footer)$/.test(story.kind) && !cell && effective['w:framePr'] === undefined && effective['bidi'] !== true
  if (!isLine || !/^(?:left|start|both)$/.test(String(effective['align'] ?? 'left'))) return undefined
  // Such a tab leads to its side by itself.
  if (runs.some(({ element }) => element.children.some(({ name }) => name === 'w:ptab'))) return undefined
  const pieces = text.split('\t').map((piece) => piece.trim())
  const isParted = pieces.length === 3 ? pieces[1] !== '' || pieces[2] !== '' : pieces.length === 2 && pieces[0] !== '' && pieces[1] !== ''
  if (!isParted) return undefined
  const stops = stopsOf(paragraph).map(({ kind }) => kind).join()
  if (stops === '' && pieces.length === 3 && pieces[0]!.length > mostAtLeft) return undefined
  if (stops === '') return pieces.length === 3 ? ['center', 'right'] : ['right']
  return stops === 'center,right' ? ['center', 'right'] : stops === 'right' && pieces.length === 2 ? ['right'] : undefined
}
