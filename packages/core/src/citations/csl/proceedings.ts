import type { CitedItem } from '../engine.js'
import { eachPrinting, element, hasAll, ifAny, named, unlessAny, without, type Correction } from './correction.js'
import { isNode, mapped, type CslNode } from './node.js'

/** What CSL styles leave out of papers in proceedings: where people met and on which days, and which volume of the proceedings it is. */
export const proceedings = {
  'ieee-proceedings': {
    source: 'IEEE Reference Guide 2023, conference proceedings',
    // `in Proc. 7th Conf. Bread, vol. 2, Bergen, Norway, Jul. 8–11, 2019, pp. 5–9.`: “month and day(s) if provided”, and no house; edited, it is a book of one.
    item: (item) => {
      const { 'event-place': place, 'event-date': held, publisher, 'publisher-place': printed, issued, ...paper } = met(item)
      if (held === undefined) return item
      const isBook = yearOf(held) !== yearOf(issued) || (item.editor !== undefined && publisher !== undefined)
      return isBook ? { ...paper, ...ofYear(issued), ...given({ publisher, 'publisher-place': printed }) } : { ...paper, issued: held, ...given({ 'publisher-place': place }) }
    },
    style: (node) => {
      // CSL’s style has a branch of its own for their month, and behind it that of all others, which has the day.
      if (node.name === 'else-if' && node.attrs['type'] === 'paper-conference') return undefined
      return named(node, 'group') && hasAll(node, 'title', 'event', 'editor') ? eachPrinting(node, 'event', (event) => [event, volumeOfNoSeries]) : node
    },
  },
  'nlm-proceedings': {
    source: 'Citing Medicine 2, chapter 3 (conference papers)',
    // `In: Proceedings of the Seventh Meeting on Bread; 2019 Jul 8–11; Bergen, Norway. Oslo: Fjord Press; 2020. p. 5–9.`
    item: (item) => met(item),
    style: (node) => (named(node, 'macro', 'container-title') ? (mapped(node, (child) => (isNameOfSource(child) ? heldBehind(child) : child)) ?? node) : node),
  },
  'harvard-proceedings-days': {
    source: 'Cite Them Right 12, conference papers: location and date of the conference, place of publication: publisher',
    // `Annual Harbour Conference. Bergen, 8–11 July. Oslo: Fjord Press, pp. 5–9.`: of another year than the book, with that.
    item: (item) => {
      const paper = met(item)
      const { 'event-date': held, ...others } = paper
      return held !== undefined && yearOf(held) === yearOf(paper.issued) ? { ...others, held: 'issued' } : paper
    },
    style: (node) => (node.name === 'group' && hasAll(node, 'edition') && node.attrs['delimiter'] === '. ' ? { ...node, children: [...node.children, placeAndDays] } : node),
  },
  'mla-proceedings': {
    source: 'MLA 9, 5.109 (works presented at events): days and place of an event behind its name',
    // `Proceedings of the Seventh Meeting on Bread, 8–11 July 2019, Bergen, Norway, Fjord Press, 2020, pp. 5–9.`
    item: (item) => withYearOnce(met(item)),
    style: (node) => (hasAll(node, 'container-title', 'other-contributors') ? eachPrinting(node, 'container-title', (title) => [title, dayOfEvent, placeOfEvent]) : node),
  },
  'acs-proceedings': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3.5.7',
    // `In Proceedings of the Seventh Meeting on Bread, Bergen, Norway, July 8–11, 2019; Fjord Press: Oslo, 2020; pp 5–9.`
    item: (item) => withYearOnce(met(item)),
    style: (node) => (hasAll(node, 'book-container', 'edition') ? { ...node, children: [...node.children, placeOfEvent, dayOfEvent] } : node),
  },
  'apa-proceedings': {
    source: 'APA 7, 10.5: proceedings published in book form',
    // `In Proceedings of the Seventh Meeting on Bread (pp. 5–9). Fjord Press.`: what has a publisher and counts no volumes is no journal.
    item: (item) => {
      const { publisher, volume, issue, 'container-title': book } = item
      return item.type === 'paper-conference' && publisher !== undefined && book !== undefined && (volume ?? issue) === undefined ? { ...item, type: 'chapter' } : item
    },
  },
  'proceedings-place': {
    source: 'CMOS 18, 14.20',
    // `Proceedings of the Seventh Meeting on Bread (Bergen)`: where people met, and not where it was printed.
    item: (item) => {
      const { 'event-place': place, 'event-date': _, ...paper } = met(item)
      return item.type === 'paper-conference' && place !== undefined && item.editor === undefined ? { ...paper, 'publisher-place': place } : item
    },
  },
  'chicago-days': {
    source: 'CMOS 18, 14.70 and 14.72: what counts neither volumes nor issues is found by its day',
    // `(Bergen, Norway), July 8–11, 12–18.`: a month alone before pages would look like a day.
    style: (node) => {
      const isMonth = node.name === 'date' && node.attrs['prefix'] === ', ' && node.children.length === 1
      return isMonth ? { ...node, children: [...node.children, element('date-part', { name: 'day', prefix: ' ' })] } : node
    },
  },
} as const satisfies Record<string, Correction>

/**
 * A paper with where people met and when, where it says so: several days are those of a meeting, and so is one beside which no house stands. The
 * place without a house is theirs then, and one that managers give for both is no house’s.
 */
const met = (item: CitedItem): CitedItem => {
  const { publisher, issued, 'publisher-place': printed, 'event-place': place = publisher === undefined ? printed : undefined, 'event-date': held = daysOf(item), ...paper } = item
  if (item.type !== 'paper-conference' || held === undefined) return item
  return { ...paper, 'event-date': held, ...given({ issued, publisher, 'event-place': place, 'publisher-place': printed === place ? undefined : printed }) }
}

const daysOf = ({ issued, publisher }: CitedItem): CitedItem['issued'] => {
  const [first = [], last] = issued?.['date-parts'] ?? []
  return first.length === 3 && (last !== undefined || publisher === undefined) ? issued : undefined
}

type Given = Partial<Pick<CitedItem, 'issued' | 'publisher' | 'publisher-place' | 'event-place'>>

/** Those of these fields that a work has. */
const given = (fields: { readonly [Field in keyof Given]?: Given[Field] | undefined }): Given =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const yearOf = (date: CitedItem['issued']): number | undefined => date?.['date-parts']?.[0]?.[0]

const ofYear = (issued: CitedItem['issued']): Given => {
  const year = yearOf(issued)
  return given({ issued: year === undefined ? issued : { 'date-parts': [[year]] } })
}

/** A meeting that nobody has printed is of the year of its days. */
const withYearOnce = (item: CitedItem): CitedItem => {
  const { issued, ...paper } = item
  return item['event-date'] !== undefined && item.publisher === undefined && yearOf(item['event-date']) === yearOf(issued) ? paper : item
}

const dayOfEvent = element('date', { variable: 'event-date', form: 'text' })
const placeOfEvent = ifAny('variable', 'event-date', element('text', { variable: 'event-place' }))
const days = [element('date-part', { name: 'day', suffix: ' ' }), element('date-part', { name: 'month', form: 'long' })] as const
const placeAnd = (date: CslNode): CslNode => element('group', { delimiter: ', ' }, element('text', { variable: 'event-place' }), date)
const placeAndDays = element('choose', {},
  element('if', { variable: 'held' }, placeAnd(element('date', { variable: 'issued' }, ...days))),
  element('else-if', { variable: 'event-date' }, placeAnd(element('date', { variable: 'event-date' }, ...days, element('date-part', { name: 'year', prefix: ' ' })))))

/** With a series stands the number that the volume has in it. */
const volumeOfNoSeries: CslNode = unlessAny('variable', 'collection-title', ifAny('type', 'paper-conference', element('text', { macro: 'locators' })))

const isNameOfSource = (node: CslNode): boolean => node.name === 'group' && node.attrs['suffix'] === '.' && node.children.some(choosesName)

const choosesName = (node: CslNode | string): boolean =>
  isNode(node) && node.name === 'choose' && node.children.some((part) => isNode(part) && hasAll(part, 'container-title'))

/** `2019 Jun 30–Jul 2` */
const daysByYear = element('date', { variable: 'event-date' },
  element('date-part', { name: 'year', suffix: ' ' }),
  element('date-part', { 'name': 'month', 'form': 'short', 'strip-periods': 'true', 'suffix': ' ' }),
  element('date-part', { name: 'day' }))

const heldBehind = (name: CslNode): CslNode =>
  element('group', { suffix: '.', delimiter: '; ' },
    without(name, 'suffix'),
    daysByYear,
    placeOfEvent)
