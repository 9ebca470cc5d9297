import { defineCheck } from '../check.js'
import type { Unwrapped } from '../../citations/fields/unwrap.js'
import { whyStays } from '../../citations/render/live/live-citation.js'
import type { Preference } from '../../citations/preferences/preference.js'

const field = '{field: ADDIN ZOTERO_ITEM CSL_CITATION {"properties":{"plainCitation":"(Lee, 2018)"},"citationItems":[]} => (Lee, 2018)}'

/** Where plain text is asked for, nothing that a reference manager keeps stays live; its words are worded as typed ones are. */
export const plainCitation = defineCheck<Unwrapped | Preference>({
  id: 'cit.plain',
  aspect: 'citations',
  severity: 'warning',
  title: 'Citations as plain text',
  expected: 'Where plain text is asked for, no citation and no list is kept by a reference manager.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Have the reference manager unlink its citations, or select them and press Ctrl+Shift+F9.',
  examples: [
    { lines: ['Streets are quiet (Lee, 2018).', `Rivers are not ${field}.`], passes: false, options: { citations: { output: 'plain' } } },
    { lines: [`Streets are quiet ${field}.`], passes: true },
  ],
  subjects: ({ unwrapped, preferences }) => (unwrapped.length > 0 ? [...unwrapped, ...preferences] : []),
  examine(subject) {
    if ('detail' in subject) {
      return { at: { part: subject.part }, message: `${subject.detail} is still remembered, though nothing is live any more; take it out with the manager if nobody may see it.` }
    }
    const { live: { from, to, kind }, paragraph, paragraphs, controls, stuck } = subject
    const listed = kind === 'bibliography'
    const at = { paragraph, from: listed ? 0 : from, to: listed ? paragraph.text.length : to }
    const found = listed ? 'the reference list' : paragraph.text.slice(from, to)
    const named = listed ? 'The live list of references' : `The live citation “${found}”`
    if (stuck) return { at, found, message: `${named} stays live: ${whyStays('place', subject.live)}.` }
    return { at, found, message: `${named} is to be plain text.`, fix: { kind: 'unwrap', paragraphs: [...new Set([paragraph, ...paragraphs])], controls, part: paragraph.story.part } }
  },
})
