import { defineCheck } from '../../check.js'
import type { LiveField } from '../../citations/fields/live-field.js'
import { html } from '../../citations/fields/marked-text.js'
import { stays, type LiveCitation, type RenderedLive } from '../../citations/render/live.js'
import { plain } from '../../citations/rich-text.js'
import type { Facts } from '../../facts.js'
import type { Edit, ReplaceText } from '../../plan/edit.js'
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
  examine(subject, facts) {
    const { citation, field: live, text, stays: why } = subject
    const { paragraph, from, to } = citation
    const [at, found] = [placeOfCitation(citation), paragraph.text.slice(from, to)]
    if (why !== undefined) return { at, found, message: `The live citation “${found}” stays as it is: ${stays[why]}.`, review: true }
    const exchange = exchangesOf(facts.live!).get(subject)
    if (!text || !exchange) return undefined
    const expected = plain(text)
    return { at, message: `The live citation “${found}” is to be “${expected}”.`, found, expected, fix: [exchange, ...remembered(live, facts)] }
  },
})

/** The edits of the citations that are to read otherwise. */
type Exchanges = ReadonlyMap<LiveCitation, ReplaceText>
const known = new WeakMap<RenderedLive, Exchanges>()
/** Every citation of a manager asks for the same. */
const knownPreferences = new WeakMap<RenderedLive, Map<string, readonly Edit[]>>()

const exchangesOf = (live: RenderedLive): Exchanges => {
  let exchanges = known.get(live)
  if (!exchanges) known.set(live, (exchanges = new Map(live.citations.flatMap((each) => exchangeOf(each).map((edit) => [each, edit] as const)))))
  return exchanges
}

const exchangeOf = ({ citation: { paragraph, from, to }, field: live, text, settled }: LiveCitation): readonly ReplaceText[] => {
  if (!text || settled || reword(paragraph, from, to, text, citationLooks, [], true)?.length === 0) return []
  const content = text.map((run) => ({ text: run.text, properties: lookIn(run, citationLooks) }))
  return [{ kind: 'replace-text', range: { paragraph, from, to }, content, whole: { of: (live.field ?? live.control)!, anew: live.showing!(text) } }]
}

/** What a manager remembers goes with what it shows: nothing of it is changed where all text stays. */
export const remembered = ({ manager }: LiveField, facts: Facts): readonly Edit[] => {
  const { live } = facts
  if (!live) return []
  let preferences = knownPreferences.get(live)
  if (!preferences) knownPreferences.set(live, (preferences = new Map<string, readonly Edit[]>()))
  let edits = preferences.get(manager)
  if (!edits) preferences.set(manager, (edits = preferenceEdits(manager, live, facts)))
  return edits
}

const preferenceEdits = (manager: LiveField['manager'], live: RenderedLive, { preferences, managedStyle }: Facts): readonly Edit[] => {
  const own = preferences.filter((preference) => preference.manager === manager)
  if (own.length === 0 || !managedStyle) return []
  const tags = new Map(
    [...exchangesOf(live)].flatMap(([{ field: { control }, text }, { whole }]) =>
      control && whole?.anew?.tag !== undefined ? [[control.tag, { tag: whole.anew.tag, shows: html(text!) }] as const] : []),
  )
  return own.flatMap((preference): Edit[] => {
    const splices = preference.setTo(managedStyle, tags)
    return splices.length === 0 ? [] : [{ kind: 'set-preference', ...preference, splices }]
  })
}
