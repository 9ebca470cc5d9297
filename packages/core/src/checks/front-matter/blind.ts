import { defineCheck } from '../check.js'
import { frontPart } from '../../structure/words/front-part.js'
import { isFront } from './title-block.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'

const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** A copy for reviewers does not say who wrote it. */
export const blindCopy = defineCheck<View>({
  id: 'front.blind',
  aspect: 'front_matter',
  severity: 'error',
  title: 'Names in a masked copy',
  expected: 'Nothing in front of the text says who wrote it.',
  source: { source: 'APA 7', section: '2.3' },
  fix: 'comment',
  help: 'Delete names, institutions, addresses and iDs; send them in a file of their own.',
  examples: [
    { lines: ['[Title] A Year in the Harbour', text], options: { blind: true }, passes: true },
    { lines: ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University', text], options: { blind: true }, passes: false },
  ],
  subjects: (facts) => (facts.options.blind ? facts.structure.flow.filter((view) => view.words > 0 && isFront(facts, view)) : []),
  examine({ paragraph, text: words }, { structure }) {
    const role = structure.role(paragraph).kind
    const kind = role === 'title-page' ? frontPart(words) : role
    if (!/^(?:author|affiliation|author-note)$/.test(kind ?? '') && !/@\p{L}|orcid/iu.test(words)) return undefined
    return { at: whole(paragraph), message: `${quoted(words, 60)} says who wrote the paper; a masked copy does not.`, found: 'a name', expected: 'nothing' }
  },
})
