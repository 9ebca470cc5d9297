import { defineCheck } from '../check.js'
import { isCertain } from '../facts.js'
import { hasPicture } from '../../structure/flow.js'
import type { View } from '../../structure/view.js'
import { isParagraph, type Block } from '../../wordml/story.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

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
    const above = lastBefore(blocks, contentOf)
    // Further lines of the caption are looked over.
    const below = lastBefore(blocks.toReversed(), (block) => (isParagraph(block) && structure.role(block).kind === 'table-caption' ? undefined : contentOf(block))).reverse()
    for (const [index, block] of blocks.entries()) {
      if (!isParagraph(block) || structure.role(block).kind !== 'table-caption' || !isCertain(structure.role(block))) continue
      const picture = above[index] !== 'table' && below[index] !== 'table'
      if (!picture || below[index] === 'picture') yield { caption: structure.view(block), picture }
    }
  },
  examine: ({ caption, picture }) =>
    picture ? { at: whole(caption.paragraph), message: 'The caption of a table stands with a picture; a table of Word’s is wanted.', found: 'a picture', expected: 'a table' } : undefined,
})

type Content = 'table' | 'picture' | 'text'

const contentOf = (block: Block): Content | undefined => {
  if (!isParagraph(block)) return 'table'
  if (hasPicture(block)) return 'picture'
  return /\S/.test(block.text) ? 'text' : undefined
}

/** For each block what was seen last before it. */
const lastBefore = (blocks: readonly Block[], contentIn: (block: Block) => Content | undefined): (Content | undefined)[] => {
  let last: Content | undefined
  return blocks.map((block) => {
    const before = last
    last = contentIn(block) ?? last
    return before
  })
}
