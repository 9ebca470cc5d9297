import { begun, eachPrinting, element, ifAny, named, prints, unlessAny, withAttributes, without, type Correction } from './correction.js'
import { notYetOut } from '../words/undated.js'
import { isNode, mapped, type CslNode } from './node.js'

const inBook = 'chapter paper-conference entry-dictionary entry-encyclopedia'

/** What the CSL style “vancouver” says otherwise than Citing Medicine, the handbook of the National Library of Medicine. */
export const nlm = {
  'nlm-preprint': {
    source: 'Citing Medicine 2, chapter 26',
    // `Tides. arXiv:1706.03762. 2019.`: the number says where a preprint is kept.
    item: ({ number, ...item }) => {
      const isKept = item.type === 'article' && number !== undefined && item['container-title'] === undefined && item.publisher === undefined
      return isKept ? { ...item, 'container-title': number } : { ...item, ...(number !== undefined && { number }) }
    },
  },
  'nlm-sites': {
    source: 'Citing Medicine 2, chapter 25 (homepages)',
    // `Tides of the north [Internet]. Harbour Watch; 2019`: who has put a page on the web has published it.
    item: ({ 'container-title': site, publisher, ...item }) => {
      const isPublisher = /^(?:webpage|post)/.test(item.type) && publisher === undefined
      return isPublisher ? { ...item, ...(site !== undefined && { publisher: site }) } : { ...item, ...(site !== undefined && { 'container-title': site }), ...(publisher !== undefined && { publisher }) }
    },
  },
  'nlm-data': {
    source: 'Citing Medicine 2, chapter 21',
    // `Ice of the north [data set]. Zenodo; 2020.`: what is not said to be on the Internet is said to be data.
    style: (node) => (named(node, 'macro', 'title') ? (mapped(node, (child) => (child.name === 'else' ? eachPrinting(child, 'title', (title) => [title, kindOfData]) : child)) ?? node) : node),
  },
  'nlm-forthcoming': {
    source: 'Citing Medicine 2, chapter 1 (forthcoming articles)',
    // `Harbours. Forthcoming.`
    text: (text) => text.replace(new RegExp(String.raw`(?<=\. )(?:${notYetOut})(?=\.)`, 'u'), begun),
  },
  'nlm-patents': {
    source: 'Citing Medicine 2, chapter 7',
    // `Berg A, inventor. Hatch. U.S. Patent 9,123,456. 2016 Feb 3.`: the number counts what its kind says, and whoever wrote of it has invented it.
    item: ({ genre, ...item }) => (item.type === 'patent' && genre !== undefined && item.number !== undefined ? { ...item, number: `${genre} ${item.number}` } : { ...item, ...(genre !== undefined && { genre }) }),
    style: (node) => {
      if (named(node, 'macro', 'publisher')) return { ...node, children: [unlessAny('type', 'patent', ...node.children.filter(isNode))] }
      if (named(node, 'macro', 'author')) return { ...node, children: [element('group', {}, ...node.children.filter(isNode), ifAny('type', 'patent', element('text', { value: ', inventor' })))] }
      return node.name === 'else-if' && node.attrs['type'] === 'patent' ? { ...node, children: [element('group', { delimiter: '. ', suffix: '.' }, element('text', { variable: 'number' }), dayOfPage)] } : node
    },
    text: (text) => text.replace(/(?<=^(?:\d+\.\s*)?[^.]*, [^.]*), inventor(?=\.)/u, ', inventors'),
  },
  'nlm-thesis-place': {
    source: 'Citing Medicine 2, chapter 5 (place of publication)',
    // Brackets would say that the thesis itself does not name its place.
    style: (node) => (prints(node, 'publisher-place') && node.attrs['prefix'] === '[' ? without(node, 'prefix', 'suffix') : node),
  },
  'nlm-translators': {
    source: 'Citing Medicine 2, chapter 2 (secondary authors)',
    // `Ropes of the north. Dunne M, translator. Fjord Press; 1999.`
    style: (node) => (node.name === 'names' && node.attrs['variable'] === 'editor' && node.attrs['suffix'] === '.' ? withAttributes(node, { variable: 'editor translator', delimiter: '; ' }) : node),
    text: (text) => text.replace(/(?<=, )editor & translator(?=\.)/gu, 'editor and translator'),
  },
  'nlm-directors': {
    source: 'Citing Medicine 2, chapter 22 (audiovisuals); AMA 11, 3.15',
    // `Berg A, director. Slow ferries. Fjord Pictures; 2012.`
    item: ({ author, ...film }) => (film.director === undefined ? { ...film, ...(author && { author }) } : film),
    style: (node) => (named(node, 'substitute') ? { ...node, children: [directors, ...node.children] } : node),
  },
  'nlm-undated': {
    source: 'Citing Medicine 2, chapters 2 and 25',
    item: (item) => (item.issued === undefined && !item.type.startsWith('article') ? { ...item, issued: { literal: '[date unknown]' } } : item),
  },
  'nlm-page-days': {
    source: 'Citing Medicine 2, chapter 25 (date of publication)',
    // `Harbour Watch; 2019 Jun 4.`: of a page the day is given where it is known.
    style: (node) => (named(node, 'macro', 'date') ? (mapped(node, (child) => (child.name === 'else' ? { ...child, children: child.children.map(withDayOfPage) } : child)) ?? node) : node),
  },
  'nlm-doi': {
    source: 'Citing Medicine 2, chapter 23',
    style: (node) => (node.name === 'bibliography' ? appended(node, [ifAny('variable', 'URL', doi(' ')), unlessAny('variable', 'URL', doi(''))]) : node),
  },
  'nlm-date-ends': {
    source: 'Citing Medicine 2, chapters 1 and 23',
    // The semicolon stands between a date and a volume; of what has none the date ends with a stop.
    style: (node) => {
      if (named(node, 'group') && node.attrs['suffix'] === ';' && node.children.some((child) => isNode(child) && prints(child, 'accessed-date'))) return element('choose', {}, element('if', { variable: 'volume issue page', match: 'any' }, node), element('else', {}, without(node, 'suffix')))
      return named(node, 'else-if') && node.attrs['type'] === 'report' && node.children.some((child) => isNode(child) && child.name === 'date')
        ? { ...node, children: [element('group', { suffix: '.' }, ...node.children.filter(isNode))] }
        : node
    },
  },
  'nlm-supplements': {
    source: 'Citing Medicine 2, chapter 1 (supplements)',
    // `2002;42 Suppl 2:S93–9`: brackets are for issues, and a supplement to a volume is none.
    item: ({ issue, ...item }) => (item.volume !== undefined && /^suppl/iu.test(issue ?? '') ? { ...item, volume: `${item.volume} ${begun(issue!)}` } : { ...item, ...(issue !== undefined && { issue }) }),
  },
  'nlm-containers': {
    source: 'Citing Medicine 2, chapter 1 (journals) and chapter 3 (proceedings)',
    // Only the names of journals are abbreviated without stops.
    style: (node) => (prints(node, 'container-title') && node.attrs['form'] === undefined ? without(node, 'strip-periods') : node),
  },
  'nlm-volumes': {
    source: 'Citing Medicine 2, chapter 2 (volumes, series)',
    // `Vol. 2.` says which book it is, and the number of a series stands with the series.
    style: (node) => {
      if (named(node, 'macro', 'container-title')) return mapped(node, (child) => (isPartOf(child) ? { ...child, children: [...child.children, volumeOfPart] } : eachVolume(child)))
      return named(node, 'macro', 'collection-details') ? mapped(node, (child) => (isVolume(child) ? numberOrVolume(child) : child)) : node
    },
  },
} as const satisfies Record<string, Correction>

const doi = (before: string): CslNode => element('text', { variable: 'DOI', prefix: `${before}doi:` })

/** Puts elements at the end of what a list’s entries consist of. */
const appended = (node: CslNode, last: readonly CslNode[]): CslNode => ({
  ...node,
  children: node.children.map((child) => (isNode(child) && child.name === 'layout' ? { ...child, children: [...child.children, ...last] } : child)),
})

const directors = element('names', { variable: 'director' },
  element('name', { 'name-as-sort-order': 'all', 'sort-separator': ' ', 'initialize-with': '', 'delimiter': ', ', 'delimiter-precedes-last': 'always' }),
  element('label', { form: 'long', prefix: ', ' }))

const inBrackets = element('text', { 'variable': 'genre', 'text-case': 'lowercase', 'prefix': ' [', 'suffix': ']' })
const kindOfData = ifAny('type', 'dataset software motion_picture', unlessAny('variable', 'URL', inBrackets))

const isPartOf = ({ name, attrs }: CslNode): boolean => name === 'if' && /\bchapter\b/u.test(attrs['type'] ?? '')

const label = element('label', { 'variable': 'volume', 'form': 'short', 'text-case': 'capitalize-first' })
const volume = element('group', { delimiter: ' ', prefix: ' ', suffix: '.' }, label, element('text', { variable: 'volume' }))
const volumeOfPart = ifAny('type', inBook, volume)

/** Of a book in a series it is the volume of the series, but where that has a number of its own. */
const eachVolume = (node: CslNode): CslNode => {
  if (node.name !== 'choose' || !node.children.some((child) => isNode(child) && child.attrs['variable'] === 'collection-title')) return node
  const [condition] = node.children.filter(isNode)
  return { ...node, children: [condition!, withAttributes({ ...condition!, name: 'else-if' }, { variable: 'collection-number', match: 'any' })] }
}

const dayOfPage = element('date', { variable: 'issued', delimiter: ' ' },
  element('date-part', { name: 'year' }), element('date-part', { 'name': 'month', 'form': 'short', 'strip-periods': 'true' }), element('date-part', { name: 'day' }))

const withDayOfPage = (node: CslNode | string): CslNode | string =>
  (isNode(node) ? eachPrinting(node, 'issued', (date) => element('choose', {}, element('if', { type: 'webpage post post-weblog motion_picture broadcast', match: 'any' }, dayOfPage), element('else', {}, date))) : node)

const isVolume = ({ name, children }: CslNode): boolean =>
  name === 'group' && children.length === 2 && children.every((child) => isNode(child) && child.attrs['variable'] === 'volume')

const numberOrVolume = (node: CslNode): CslNode =>
  element('choose', {},
    element('if', { variable: 'collection-number' }, element('group', { delimiter: ' ' }, element('label', { variable: 'collection-number', form: 'short' }), element('text', { variable: 'collection-number' }))),
    element('else', {}, node))
