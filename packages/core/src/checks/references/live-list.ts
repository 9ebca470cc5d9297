import { defineCheck } from '../check.js'
import type { LiveEntry } from '../../citations/render/live/live-list.js'
import { whyStays } from '../../citations/render/live/live-citation.js'
import type { LiveList } from '../../citations/render/live/live.js'
import { joined, plain } from '../../citations/rich-text.js'
import type { Edit } from '../../plan/edit.js'
import { remembered } from '../citations/live.js'
import { entryLooks, lookIn, reword } from '../citations/reword.js'
import { quoted } from '../wording.js'

interface Listed {
  readonly list: LiveList
  readonly entry?: LiveEntry
}

const code = 'ADDIN ZOTERO_ITEM CSL_CITATION {"properties":{"plainCitation":"(Lee, 2018)"},"citationItems":[{"uris":["l"],"itemData":{"type":"book","title":"Quiet streets","publisher":"Fjord Press","author":[{"family":"Lee","given":"Ann"}],"issued":{"date-parts":[[2018]]}}}]}'
const paper = (entry: string) => [`Streets are quiet {field: ${code} => (Lee, 2018)}.`, '[heading 1] References', `{field: ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY => ${entry}}`]

/** The list that a reference manager keeps is worded and ordered by the data of the citations, and stays its field. */
export const liveList = defineCheck<Listed>({
  id: 'ref.live-list',
  aspect: 'references',
  severity: 'error',
  title: 'Live reference lists in the form of the style',
  expected: 'The list that a reference manager keeps has the wording and the order of the style.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Choose the style in the reference manager, and let it update the document.',
  examples: [
    { lines: paper('Lee, A. (2018). Quiet streets. Fjord Press.'), passes: false },
    { lines: paper('Lee, A. (2018). Loud streets. Fjord Press.'), passes: false, asks: true },
    { lines: ['Streets are quiet.'], passes: true },
  ],
  subjects: ({ live }) => (live?.lists ?? []).flatMap((list): Listed[] => (list.stays ? [{ list }] : list.entries.map((entry) => ({ list, entry })))),
  examine({ list: { list, stays: why }, entry }, facts) {
    if (!entry) {
      const { paragraph } = list
      const message = `The live list of references stays as it is: ${why ? whyStays(why, list) : 'it is empty'}.`
      return { at: { paragraph, from: 0, to: paragraph.text.length }, message }
    }
    const { paragraph, text, moves } = entry
    const wanted = joined(text)
    const end = paragraph.text.trimEnd().length
    const edits = reword({ paragraph, from: 0, to: end }, wanted, entryLooks, { inside: true }) ?? []
    if (edits.length === 0) return undefined
    const content = wanted.map((run) => ({ text: run.text, properties: lookIn(run, entryLooks) }))
    const anew: Edit = { kind: 'replace-text', range: { paragraph, from: 0, to: end }, content, inside: true }
    const at = { paragraph, from: 0, to: paragraph.text.length }
    const expected = plain(wanted)
    return { at, message: moves ? `The live list is put in order: ${quoted(expected, 160)} comes here.` : `The live entry is to be ${quoted(expected, 160)}.`, found: paragraph.text, expected, fix: [...(moves ? [anew] : edits), ...remembered(list, facts)] }
  },
})
