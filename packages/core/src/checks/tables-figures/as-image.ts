import { defineCheck } from '../../check.js'
import { isCertain } from '../../facts.js'
import { hasPicture } from '../../structure/flow.js'
import type { View } from '../../structure/view.js'
import { isParagraph, type Block } from '../../wordml/story.js'
import type { Structure } from '../../structure/structure.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'

/** A picture of a table can be neither read out nor edited. */
export const tableAsImage = defineCheck<{ readonly caption: View; readonly picture: boolean }>({
  id: 'tab.as-image',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Tables as pictures',
  expected: 'Tables are tables of Word’s.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.4.5' },
  fix: 'comment',
  help: 'Insert › Table, and type what the picture shows.',
  examples: [
    { lines: [text, '[caption] Table 1. Ships', '{table: Ship | Crew / Ada | 12}', text], passes: true },
    { lines: [text, '[caption] Table 1. Ships', '{picture: a table of ships}', text], passes: false },
  ],
  *subjects({ structure, document }) {
    const blocks = document.stories.find(({ kind }) => kind === 'body')?.blocks ?? []
    for (const [index, block] of blocks.entries()) {
      if (!isParagraph(block) || structure.role(block).kind !== 'table-caption' || !isCertain(structure.role(block))) continue
      const around = [neighbour(blocks, index, 1, structure), neighbour(blocks, index, -1, structure)]
      if (around.includes('table') || around[0] === 'picture') yield { caption: structure.view(block), picture: !around.includes('table') }
    }
  },
  examine: ({ caption, picture }) =>
    picture ? { at: whole(caption.paragraph), message: `“${short(caption.text, 60)}” stands over a picture; a table of Word’s is wanted.`, found: 'a picture', expected: 'a table' } : undefined,
})

/** What stands next to a caption; empty lines and further lines of the caption are looked over. */
const neighbour = (blocks: readonly Block[], from: number, step: number, { role }: Structure): 'table' | 'picture' | 'text' | undefined => {
  for (let index = from + step; index >= 0 && index < blocks.length; index += step) {
    const block = blocks[index]!
    if (!isParagraph(block)) return 'table'
    if (role(block).kind === 'table-caption' && step > 0) continue
    if (hasPicture(block)) return 'picture'
    if (/\S/.test(block.text)) return 'text'
  }
  return undefined
}
