import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { movedTo, stopsOf } from '../../wordml/tab-stops.js'
import { possible } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { inInches, listed } from '../wording.js'
import { sidesMeant, type Side } from './side-stops.js'
import { textWidth } from './size.js'

/** How far a stop may be off before anybody sees it, in twips. */
const leeway = 100

interface Subject {
  readonly paragraph: Paragraph
  readonly sides: readonly Side[]
  readonly room: number
}

/** What tabs part in a header stands in the middle and at the edge of the text, however wide that has become. */
export const headerStops = defineCheck<Subject>({
  id: 'page.header-stops',
  aspect: 'page',
  severity: 'info',
  title: 'Tab stops of headers and footers',
  expected: 'What tabs part in a header or footer stands in the middle and at the edge of the text.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Double-click the header, and set a centred tab stop in the middle of the ruler and a right one at the margin.',
  examples: [
    { lines: ['{header: {stops: center 4680 right 9360} Harbours\t\tSample}', text], passes: true },
    { lines: ['{header: {stops: none} Harbours\t\tSample}', text], passes: false },
    { lines: ['{footer: {stops: none} Harbour Office, tel. 01 234 567, e-mail: ada@\texample.\torg}', text], passes: true },
    { lines: ['{header: {stops: right 8640} Harbours\tSample}', text], passes: false },
    { lines: ['{footer: {stops: center 4320 right 8640} \tHarbours\t}', text], passes: false },
    { lines: ['{header: {stops: left 2000} Harbours\tSample}', text], passes: true },
  ],
  *subjects(facts) {
    for (const paragraph of facts.document.paragraphs) {
      const sides = sidesMeant(paragraph)
      const room = sides && roomOf(paragraph, facts)
      if (room !== undefined) yield { paragraph, sides: sides!, room }
    }
  },
  examine({ paragraph, sides, room }): Problem | undefined {
    const stops = stopsOf(paragraph)
    const wanted = sides.map((side) => ({ at: side === 'right' ? room : Math.round(room / 2), attributes: `w:val="${side}"` }))
    if (stops.length > 0 && wanted.every(({ at }, index) => Math.abs(at - stops[index]!.at) <= leeway)) return undefined
    const [found, expected] = [stops, wanted].map((each) => listed(each.map(({ at }) => inInches(at)))) as [string, string]
    const { kind } = paragraph.story
    const message = stops.length === 0
      ? `Tabs part what stands in the ${kind}, and no stops are set for them; with the margins of the style these belong at ${expected}.`
      : `The tabs of the ${kind} lead to ${found}; with the margins of the style they belong at ${expected}.`
    const fix = possible({ kind: 'set-paragraph', paragraph, properties: movedTo(stops, wanted) } as const)
    return { at: whole(paragraph), message, found: found || 'no stops', expected, fix }
  },
})

/** The width of the text under a header; undefined where upright pages of several widths show it. */
const roomOf = ({ story }: Paragraph, facts: Facts): number | undefined => {
  const showing = facts.document.sections.filter(({ shown }) => [...shown.values()].includes(story.part))
  const upright = showing.filter(({ landscape }) => !landscape)
  const widths = new Set((upright.length > 0 ? upright : showing).map((section) => textWidth(section, facts)))
  return widths.size === 1 ? [...widths][0] : undefined
}
