import { defineCheck } from '../../check.js'
import { certainRole } from '../../facts.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'

const items = (...texts: string[]): string[] => texts.map((text) => `{numbering=1} ${text}`)
const lead = 'The ships brought many things that the town had waited for all the winter long.'

/** Questions and exclamations end as sentences do; a bracket or a note mark behind the sign is looked over. */
const endOf = ({ text }: View): string => (/[.;,:!?]?$/.exec(text.replace(/[)\]”’"\uFFFC\s]+$/u, ''))![0]).replace(/[!?]/, '.')

/** The items of a list end alike. The last two may differ, where a sentence runs through the list. */
export const listConsistency = defineCheck<{ readonly item: View; readonly usual: string }>({
  id: 'body.list-consistency',
  aspect: 'body',
  severity: 'info',
  title: 'Ends of list items',
  expected: 'The items of a list end alike.',
  source: { source: 'APA 7', section: '6.51' },
  fix: 'comment',
  help: 'Let all items end with a stop, or none.',
  examples: [
    { style: 'ieee', lines: [lead, ...items('flour and salt', 'rope and tar', 'letters', 'cloth', 'news')], passes: true },
    { style: 'ieee', lines: [lead, ...items('flour and salt', 'rope and tar.', 'letters', 'cloth', 'news')], passes: false },
  ],
  *subjects(facts) {
    let list: View[] = []
    for (const view of [...facts.structure.flow, undefined]) {
      const isItem = view?.numbered === true && certainRole(facts, view.paragraph).kind === 'list-item'
      const same = isItem && (list.length === 0 || list[0]!.paragraph.effective['numbering'] === view.paragraph.effective['numbering'])
      if (view && same) {
        list.push(view)
        continue
      }
      const ends = list.slice(0, -2).map(endOf)
      const usual = ends.find((end) => ends.filter((each) => each === end).length >= Math.max(ends.length - 1, 2))
      if (usual !== undefined) for (const item of list.slice(0, -2)) yield { item, usual }
      list = view && isItem ? [view] : []
    }
  },
  examine({ item, usual }) {
    const end = endOf(item)
    // What ends with a colon introduces something.
    if (end === usual || end === ':') return undefined
    const [found, expected] = [end, usual].map((sign) => (sign === '' ? 'no sign' : `“${sign}”`))
    return { at: whole(item.paragraph), message: `The item ends with ${found}, the others of its list with ${expected}.`, found: found!, expected: expected! }
  },
})
