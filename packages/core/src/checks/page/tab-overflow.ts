import { defineCheck, type Problem } from '../check.js'
import { certainRole } from '../facts.js'
import type { Section } from '../../wordml/section.js'
import { movedTo, stopsOf, type TabStop } from '../../wordml/tab-stops.js'
import { paragraphValue } from '../../wordml/values.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { inInches } from '../wording.js'
import { columnWidth } from './columns.js'

const paper = ['[Title] A Year in the Harbour', '[IEEE Title Page] Ada Sample', text]

/** Twips that a letter takes, about, and that words are to have at most: longer ones can go on in the next line. */
const [letter, mostBehind] = [120, 720]

interface Subject {
  readonly paragraph: Paragraph
  readonly stops: readonly TabStop[]
  /** How far a tab of the line leads. */
  readonly last: TabStop
  /** The room that what stands there needs. */
  readonly behind: number
  readonly room: number
  readonly section: Section
}

/** Columns of typed tables, and numbers of typed equations, stand at tab stops that the author set for the width of the text as it was. */
export const tabOverflow = defineCheck<Subject>({
  id: 'page.tab-overflow',
  aspect: 'page',
  severity: 'warning',
  title: 'Tab stops beyond the text',
  expected: 'What stands at tab stops has room in the column.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Select the lines, and drag the tab stops on the ruler.',
  examples: [
    { lines: [text, '{stops=2000 4000 6000} Ship\tMasts\tOars\tCrew', text], passes: true },
    { style: 'ieee-conference', lines: [...paper, '{stops=2000 4000} Ship\tMasts', text], passes: true },
    { style: 'ieee-conference', lines: [...paper, '{stops=2000 4000 6000} Ship\tMasts\tOars\tCrew', text], passes: false },
    { lines: [text, '{stops=9000} Ships of the harbour\t12', text], passes: true },
    { lines: [text, '{stops=9000} Ships of the harbour\tTwelve', text], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of facts.document.paragraphs) {
      const { story, cell, text: words } = paragraph
      if (story.kind !== 'body' || cell || !words.includes('\t') || certainRole(facts, paragraph).kind === 'contents') continue
      const section = facts.document.sections[paragraph.section]
      const stops = stopsOf(paragraph)
      const pieces = words.split('\t')
      const tabs = Math.min(stops.length, pieces.length - 1)
      const last = stops[tabs - 1]
      const behind = /^(?:right|center)$/.test(last?.kind ?? '') ? 0 : Math.min(mostBehind, (pieces[tabs] ?? '').trim().length * letter)
      const room = section ? Math.floor(columnWidth(section, facts)) - Number(paragraphValue(paragraph.effective, 'indentEnd') ?? 0) : 0
      if (section && last && room > mostBehind) yield { paragraph, stops, last, behind, room, section }
    }
  },
  examine({ paragraph, stops, last, behind, room, section }): Problem | undefined {
    const most = room - behind
    if (last.at <= most) return undefined
    // In proportion to the text as it was, unless they were beyond that as well.
    const share = Math.min(room / widthOf(section), most / last.at)
    const after = stops.map(({ at, attributes }) => ({ at: Math.round(at * share), attributes }))
    const [found, expected] = [inInches(last.at), `at most ${inInches(most)}`]
    const message = `A tab leads to ${inInches(last.at)}; with the margins of the style the text is ${inInches(room)} wide${last.at < room ? ', and what stands there has no room' : ''}.`
    return { at: whole(paragraph), message, found, expected, fix: possible({ kind: 'set-paragraph', paragraph, properties: movedTo(stops, after) }) }
  },
})

/** The width of a column as the author had it. */
const widthOf = ({ own: { values } }: Section): number => {
  const [page, left, right, count, gap] = ['pageWidth', 'marginLeft', 'marginRight', 'columns', 'columnGap'].map((name) => Number(values[name] ?? 0)) as [number, number, number, number, number]
  return Math.max((page - left - right - gap * Math.max(count - 1, 0)) / Math.max(count, 1), 1)
}
