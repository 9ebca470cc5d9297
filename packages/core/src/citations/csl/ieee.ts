import { eachPrinting, element, hasAll, ifAny, named, prints, withAttributes, without, type Correction } from './correction.js'
import { isAhead } from '../words/ahead-of-print.js'
import { isNode, type CslNode } from './node.js'

/** What the CSL style “ieee” says otherwise than IEEE’s own guide. */
export const ieee = {
  'plain-days': {
    source: 'IEEE Editorial Style Manual, dates',
    text: (text) => text.replace(/(?<=(?:\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.|\b(?:May|June|July)) (?:\d{1,2}–)?)0(?=\d\b)/g, ''),
  },
  'ieee-translators': {
    source: 'IEEE Reference Guide 2023, books',
    // `A. Marlow, The Sea, 2nd ed., C. Roe, Ed., M. Dunne, Trans. Bergen: Fjord Press, 1999.`, `in The Sea, C. Roe, Ed., M. Dunne, Trans., Fjord Press, 1999`
    // A book of somebody else’s names its editor where its author has it so: CSL’s style does not.
    item: ({ editor, ...book }) => ({ ...book, ...(editor && (!book.author || book['container-title'] !== undefined || book.editedBehind) && { editor }) }),
    style: (node) => {
      if (named(node, 'macro', 'editor')) return { ...node, children: node.children.filter(isNode).map((names) => withAttributes(names, { variable: 'editor translator', delimiter: ', ' })) }
      return node.name === 'group' && node.attrs['suffix'] === '. ' && hasAll(node, 'title', 'locators') ? { ...node, children: [...node.children, translators] } : node
    },
    text: (text) => text.replace(/(?<=, )(Ed\. & t|T)ran(?=[.,])/gu, (_, both: string) => (both === 'T' ? 'Trans' : 'Ed. and Trans')),
  },
  'ieee-preprints': {
    source: 'IEEE Reference Guide 2023, preprints',
    // `2023, arXiv:2301.04567.`: the number says itself where a preprint is kept.
    item: (item) => {
      const { publisher, ...numbered } = item
      return item.type === 'article' && item.number?.startsWith(`${publisher}:`) ? numbered : item
    },
  },
  'ieee-meetings': {
    source: 'IEEE Reference Guide 2023, conference papers presented',
    // `presented at the 2nd Harbour Conf., Bergen, Norway, Jul. 8–11, 2019.`
    style: (node) => (named(node, 'group') && prints(lastOf(node), 'event') ? element('group', { delimiter: ', ' }, node, element('text', { variable: 'event-place' })) : node),
  },
  'ieee-data': {
    source: 'IEEE Reference Guide 2023, datasets',
    // `“Tides of the north,” Data set version 2. Dryad, 2020.`
    style: (node) => (hasAll(node, 'title', 'container-title', 'locators') ? eachPrinting(node, 'title', (title) => [title, kindOfData]) : node),
  },
  'ieee-page-date': {
    source: 'IEEE Reference Guide 2023, online sources: the date that a source gives is kept',
    style: (node) => (/^webpage post-weblog/.test(node.attrs['type'] ?? '') ? { ...node, children: node.children.map(dated) } : node),
  },
  'ieee-patents': {
    source: 'IEEE Reference Guide 2023, patents',
    // `U.S. Patent 7 654 321, Feb. 2, 2010.`
    style: (node) => (node.name === 'else-if' && node.attrs['type'] === 'patent' ? { ...node, children: node.children.map((child) => (isNode(child) && hasAll(child, 'title', 'issued') ? withAttributes(child, { suffix: '.' }) : child)) } : node),
  },
  'ieee-early-access': {
    source: 'IEEE Reference Guide 2023, periodicals: early access',
    // `IEEE Trans. Tides, early access, Mar. 4, 2021, doi: …`: before the day on which it came out.
    item: (item) => (isAhead(item.status) ? { ...item, status: 'early access' } : item),
    style: (node) => {
      if (prints(node, 'status') && node.attrs['variable'] !== undefined) return without(node, 'text-case', 'font-weight')
      if (named(node, 'macro', 'issued')) return { ...node, children: [ofDay, element('choose', {}, element('if', { variable: 'status', match: 'none' }, ...node.children.filter(isNode)))] }
      const [date, status] = node.children.filter(isNode).slice(-2)
      return status && prints(status, 'status') && prints(date!, 'issued') ? { ...node, children: [...node.children.slice(0, -2), status, date!] } : node
    },
  },
  'ieee-online': {
    source: 'IEEE Reference Guide 2023, online sources: a stop before the word for where a source is read',
    text: (text) => text.replace(/(?<=\d), (?=\[Online\]\. Available: )/u, '. '),
  },
  'ieee-lines': {
    source: 'IEEE Editorial Style Manual 2023, citing lines: no abbreviation, which would look like an initial or a number',
    text: (text) => text.replace(/(?<=\[\d+, )L(l?)\. (?=\d)/u, (_, more: string) => (more === '' ? 'line ' : 'lines ')),
  },
  'ieee-series': {
    source: 'IEEE Reference Guide 2023, books: a stop before the place',
    // Its series ends with a stop already, behind which the place begins.
    text: (text) => text.replace(/\. , (?=\p{L})/u, '. '),
  },
} as const satisfies Record<string, Correction>

const ofDay = ifAny('variable', 'status', element('date', { variable: 'issued', form: 'text' }))

const lastOf = ({ children }: CslNode): CslNode => children.filter(isNode).at(-1) ?? element('text', {})

const dated = (child: CslNode | string): CslNode | string =>
  isNode(child) && child.name === 'group' ? { ...child, children: [...child.children, { name: 'text', attrs: { macro: 'issued' }, children: [] }] } : child

const kindOfData = ifAny('type', 'dataset', element('text', { variable: 'genre' }))

const translators = element('names', { variable: 'editor translator', delimiter: ', ' },
  element('name', { 'initialize-with': '. ', 'delimiter': ', ', 'and': 'text' }),
  element('label', { 'form': 'short', 'prefix': ', ', 'text-case': 'capitalize-first' }))
