import { defineCheck } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'

const items = (...texts: string[]): string[] => texts.map((text) => `{numbering=1} ${text}`)
const lead = 'The ships brought many things that the town had waited for all the winter long.'

/**
 * Closing marks and notes, with the commas between these, raised numbers of works, and a remark in brackets behind the end of a
 * sentence: `Is it clear? (That is, named.)`
 */
const behind = /(?:(?<=[.!?؟。！？]\s*)\([^()]*\)|(?<=[^\d\s][.;,:!?])\d{1,3}(?:[,–-]\d{1,3})*|(?<=\uFFFC),(?=\s*\uFFFC)|[)\]”’"»›」』\uFFFC\s])+$/u

/** The sign that an item ends with. */
const signOf = ({ paragraph: { text } }: View): string => /[.;,:!?؛،۔؟。；，：！？]?$/u.exec(text.replace(behind, ''))![0]

/** Questions and exclamations end as sentences do. */
const endOf = (item: View): string => signOf(item).replace(/[!?۔؟。！？]/u, '.')

/** The items that stand side by side in each list: those within an item are a list of their own. */
const listsIn = (facts: Facts): readonly (readonly View[])[] => {
  const lists: View[][] = []
  /** The lists that may go on, by their levels. */
  const open = new Map<number, View[]>()
  // An empty line, which formatting takes out, ends no list.
  for (const view of facts.structure.flow.filter(({ text }) => text !== '')) {
    const isItem = view.numbered && certainRole(facts, view.paragraph).kind === 'list-item'
    const level = isItem ? Number(view.paragraph.effective['numberingLevel'] ?? 0) : -1
    for (const [each, [first]] of open) if (each > level || numberingOf(first!) !== numberingOf(view)) open.delete(each)
    if (!isItem) continue
    const list = open.get(level) ?? []
    if (list.length === 0) lists.push(list)
    list.push(view)
    open.set(level, list)
  }
  return lists
}

const numberingOf = ({ paragraph }: View): unknown => paragraph.effective['numbering']

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
    { style: 'ieee', lines: [lead, ...items('flour and salt', 'rope and tar.', 'letters', '', 'cloth', 'news')], passes: false },
    { style: 'ieee', lines: [lead, ...items('Is it clear?', 'Is it named? (That is, in the text.)', 'Is it «told of at the end.»', 'Is it new?', 'Is it dear?')], passes: true },
    { style: 'acs', lines: [lead, ...items('Flour was brought.', 'Salt was brought.1–3', 'Rope was brought.', 'Cloth was dear.', 'News was dearer.')], passes: true },
    { style: 'ieee', lines: [lead, ...items('flour and salt', 'rope and tar, or was it pitch?', 'letters', 'cloth', 'news')], passes: true },
    { style: 'ieee', lines: [lead, ...items('Flour was brought.', 'Salt was brought.', 'rope', 'cloth', 'news')], passes: true },
    { style: 'ieee', lines: [lead, ...items('Flour was brought.', 'Salt was brought.{footnote: Of old.}, {footnote: So they say.}', 'Rope was dear.', 'Cloth was dear.', 'News was dearer.')], passes: true },
    { style: 'ieee', lines: [lead, ...items('Flour was dear.', 'Salt was dear.'), '{numbering=1,numberingLevel=1} coarse salt', ...items('Rope was dear.', 'Cloth was dear.', 'News was dear.')], passes: true },
    { style: 'ieee', lines: [lead, ...items('Flour was dear.', 'Salt was dear'), '{numbering=1,numberingLevel=1} coarse salt', '{numbering=1,numberingLevel=1} fine salt', ...items('Rope was dear.', 'Cloth was dear.', 'News was dear.')], passes: false },
  ],
  *subjects(facts) {
    for (const list of listsIn(facts)) {
      const all = list.map(endOf)
      const ends = all.slice(0, -2)
      const usual = ends.find((end) => {
        const most = ends.filter((each) => each === end).length
        return most >= Math.max(ends.length - 1, 2) && all.filter((each) => each === end).length * 2 >= all.length
      })
      if (usual !== undefined) for (const item of list.slice(0, -2)) yield { item, usual }
    }
  },
  examine({ item, usual }) {
    const end = endOf(item)
    // What ends with a colon introduces something, and among items without a sign a question has its own.
    if (end === usual || /[:：]/u.test(end) || (usual === '' && /[!?؟？！]/u.test(signOf(item)))) return undefined
    const [found, expected] = [signOf(item), usual].map((sign) => (sign === '' ? 'no sign' : `“${sign}”`))
    return { at: whole(item.paragraph), message: `The item ends with ${found}, the others of its list with ${expected}.`, found: found!, expected: expected! }
  },
})
