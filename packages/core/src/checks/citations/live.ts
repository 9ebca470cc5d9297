import { defineCheck } from '../../check.js'
import type { LiveField } from '../../citations/fields/live-field.js'
import { stays, type LiveCitation } from '../../citations/render/live.js'
import { plain } from '../../citations/rich-text.js'
import type { Facts } from '../../facts.js'
import type { Edit } from '../../plan/edit.js'
import { placeOfCitation } from './cites.js'
import { citationLooks, lookIn, reword } from './reword.js'

const data = '"citationItems":[{"uris":["l"],"itemData":{"type":"book","title":"Quiet streets","author":[{"family":"Lee","given":"Ann"}],"issued":{"date-parts":[[2018]]}}}]'
const field = (shown: string) => `{field: ADDIN ZOTERO_ITEM CSL_CITATION {"properties":{"plainCitation":"(Lee, 2018)"},${data}} => ${shown}}`

/** Live citations are worded by their manager's own data, and stay live: what the manager remembers of them is changed with them. */
export const liveCitation = defineCheck<LiveCitation>({
  id: 'cit.live',
  aspect: 'citations',
  severity: 'error',
  title: 'Live citations in the form of the style',
  expected: 'Every citation that a reference manager keeps has the form of the style, and its manager knows that.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Choose the style in the reference manager, and let it update the document.',
  examples: [
    { lines: [`Streets are quiet ${field('(Lee, 2018)')}.`], passes: true },
    { lines: [`Streets are quiet ${field('(Lee, 2018)')}.`], passes: false, style: 'mla-9' },
    { lines: [`Streets are quiet ${field('(Lee, 2018, but see Roe)')}.`], passes: false, asks: true, style: 'mla-9' },
  ],
  subjects: ({ live }) => live?.citations ?? [],
  examine({ citation, field: live, text, settled, stays: why }, facts) {
    const { paragraph, from, to } = citation
    const [at, found] = [placeOfCitation(citation), paragraph.text.slice(from, to)]
    if (why !== undefined) return { at, found, message: `The live citation “${found}” stays as it is: ${stays[why]}.`, review: true }
    if (!text || settled || reword(paragraph, from, to, text, citationLooks, [], true)?.length === 0) return undefined
    const expected = plain(text)
    const content = text.map((run) => ({ text: run.text, properties: lookIn(run, citationLooks) }))
    const exchange: Edit = { kind: 'replace-text', range: { paragraph, from, to }, content, whole: { of: (live.field ?? live.control)!, anew: live.showing!(text) } }
    return { at, message: `The live citation “${found}” is to be “${expected}”.`, found, expected, fix: [exchange, ...remembered(live, facts)] }
  },
})

/** What a manager remembers of the style goes with what it shows: nothing of it is changed where the text stays. */
export const remembered = ({ manager }: LiveField, { preferences, managedStyle }: Facts): readonly Edit[] =>
  preferences.flatMap((preference): Edit[] => {
    const splices = preference.manager === manager && managedStyle ? preference.setTo(managedStyle) : []
    return splices.length === 0 ? [] : [{ kind: 'set-preference', ...preference, splices }]
  })
