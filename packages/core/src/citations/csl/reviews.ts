import { element, named, type Correction } from './correction.js'
import type { CslNode } from './node.js'

const slanted = element('text', { 'variable': 'reviewed-title', 'text-case': 'title', 'font-style': 'italic' })
const title = element('text', { 'variable': 'title', 'text-case': 'title', 'quotes': 'true' })
const authors = element('names', { variable: 'reviewed-author', prefix: 'by ' }, element('name', { and: 'text', delimiter: ', ' }))

/**
 * What stands for the title where a review has one of its own: in a list a sentence for each of the two, in a note, which names the authors
 * itself, a comma between them.
 */
const ofReview: Readonly<Record<string, CslNode>> = {
  'title': element('group', { delimiter: '. ' }, title, element('group', { delimiter: ', ' }, element('group', { prefix: 'Review of ' }, slanted), authors)),
  'title-note': element('group', { delimiter: ', ' }, title, element('group', { prefix: 'review of ' }, slanted)),
  'title-short': element('text', { 'variable': 'title', 'form': 'short', 'text-case': 'title', 'quotes': 'true' }),
}

/** How manuals say what a review is of: `“At Rest.” Review of Salt, by Ann Roe. Harbours`. */
export const reviews = {
  'reviews': {
    source: 'MLA 9, 5.107; CMOS 17, 14.202; CMOS 18, 14.99',
    // The CSL styles have no place for it beside a title of the review’s own.
    style: (node) => {
      const own = named(node, 'macro') ? ofReview[node.attrs['name'] ?? ''] : undefined
      return own ? { ...node, children: [element('choose', {}, element('if', { variable: 'reviewed-title' }, own), { name: 'else', attrs: {}, children: node.children })] } : node
    },
  },
} as const satisfies Record<string, Correction>
