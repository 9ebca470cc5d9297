import { defineCheck } from '../check.js'
import type { LiveField } from '../../citations/fields/live-field.js'
import { isEmptied } from '../../citations/fields/edited.js'
import { html } from '../../citations/fields/marked-text.js'
import { whyStays, type LiveCitation } from '../../citations/render/live/live-citation.js'
import { plain } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { controlAround } from '../../wordml/whole-field.js'
import type { XmlElement } from '../../xml/element.js'
import { grouped } from '../../algorithms/grouped.js'
import { once } from '../../algorithms/once.js'
import { intoNote } from './as-note.js'
import { placeOfCitation } from './cites.js'
import { outOfNote } from './out-of-note.js'
import { quotable, quotableAt } from './raised.js'
import { citationLooks, citationLooksIn, lookIn, reword } from './reword.js'

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
    { lines: [`Streets are quiet ${field('Click or tap here to enter text.')}.`], passes: true, style: 'mla-9' },
  ],
  subjects: ({ live }) => live?.citations ?? [],
  examine(subject, facts) {
    const { citation, field: live, text, stays: why } = subject
    const { paragraph, from, to } = citation
    const [at, found, shown] = [placeOfCitation(citation), paragraph.text.slice(from, to), quotableAt(citation)]
    if (why === 'edited' && isEmptied(found)) return undefined
    if (why !== undefined) return { at, found, message: `The live citation “${shown}” stays as it is: ${whyStays(why, live)}.` }
    const exchange = exchangesOf(facts).get(subject)
    if (!text || (!exchange && !subject.toNote && !subject.fromNote)) return undefined
    if (!exchange) return { at, found, message: `The live citation “${shown}” stays as it is: ${whyStays(subject.toNote ? 'in-text' : 'in-note', live)}.` }
    const expected = plain(text)
    const message = `The live citation “${shown}” is to be ${subject.toNote ? 'the note ' : ''}“${quotable(text)}”${subject.fromNote ? ' in the text' : ''}.`
    return { at, message, found, expected, fix: [...exchange, ...remembered(live, facts)] }
  },
})

/** The edits of the citations that are to read otherwise. */
const exchangesOf = once((facts: Facts): ReadonlyMap<LiveCitation, readonly Edit[]> =>
  new Map((facts.live?.citations ?? []).flatMap((each) => {
    const edits = exchangeOf(each, facts)
    return edits ? [[each, edits] as const] : []
  })))

const exchangeOf = ({ citation, field: live, text, settled, closed, toNote, fromNote }: LiveCitation, facts: Facts): readonly Edit[] | undefined => {
  const { paragraph, from, to } = citation
  const looks = toNote ? citationLooks : citationLooksIn(fromNote?.citation.paragraph ?? paragraph, facts)
  if (!text || settled || (!toNote && !fromNote && reword(citation, text, looks, { inside: true })?.length === 0)) return undefined
  const content = text.map((run) => ({ text: run.text, properties: lookIn(run, looks) }))
  const [of, anew] = [(live.field ?? live.control)!, live.showing!(text)]
  const around = aroundOf(paragraph, live)
  const carried = { carried: of, of: paragraph, shows: content, anew }
  if (fromNote) return outOfNote(fromNote, text, { ...carried, ...around }, facts)
  if (toNote) return intoNote(citation, [{ ...carried, ...around }], facts, { whole: { of, ...around } })
  if (closed) return [{ kind: 'replace-text', range: { paragraph, from, to }, content: [carried, { text: '.' }], whole: { of } }]
  return [{ kind: 'replace-text', range: { paragraph, from, to }, content, whole: { of, anew } }]
}

const aroundOf = (paragraph: Paragraph, { field: live }: LiveField): { around?: XmlElement } => {
  const around = live && controlAround(paragraph, live)
  return around ? { around } : {}
}

/** What a manager remembers goes with what it shows: nothing of it is changed where all text stays. */
export const remembered = ({ manager }: LiveField, facts: Facts): readonly Edit[] => preferenceEdits(facts).get(manager) ?? []

/** By their managers. */
const preferenceEdits = once((facts: Facts): ReadonlyMap<string, readonly Edit[]> => {
  const { preferences, managedStyle } = facts
  if (preferences.length === 0 || !managedStyle) return new Map()
  const tags = new Map([...exchangesOf(facts).keys()].flatMap(({ field: { control, showing }, text }) => {
    const tag = showing!(text!).tag
    return control && tag !== undefined ? [[control.tag, { tag, shows: html(text!) }] as const] : []
  }))
  const edits = preferences.flatMap((preference) => {
    const splices = preference.setTo(managedStyle, tags)
    return splices.length === 0 ? [] : [{ kind: 'set-preference', ...preference, splices } as const]
  })
  return grouped(edits, (edit) => edit.manager)
})
