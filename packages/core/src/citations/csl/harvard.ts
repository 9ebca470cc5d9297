import type { CitedItem } from '../engine.js'
import { element, eachPrinting, hasAll, ifAny, named, prints, withAttributes, type Correction } from './correction.js'
import { isNode, mapped, type CslNode } from './node.js'

/** What the CSL style “harvard-cite-them-right” says otherwise than Cite Them Right. */
export const harvard = {
  'harvard-proceedings': {
    source: 'Cite Them Right 12, conference papers',
    // “in” stands before the editors, and proceedings often have none.
    style: (node) => (named(node, 'macro', 'container-prefix') ? { ...node, children: [prefixOfContainer] } : node),
  },
  'harvard-published': {
    source: 'Cite Them Right 12, journal articles',
    // An article that has no volume yet is no preprint for that.
    style: (node) => (node.name === 'if' && node.attrs['type'] === 'article article-journal' ? withAttributes(node, { type: 'article' }) : node),
  },
  'harvard-volumes': {
    source: 'Cite Them Right 12, books with volumes',
    // `Ropes of the north. 2nd edn. Vol. 2. Bergen:`: one volume of a book, and of a book that a chapter stands in.
    style: (node) => (node.name === 'group' && node.attrs['delimiter'] === '. ' ? eachPrinting(node, 'edition', (edition) => [edition, volume]) : node),
  },
  'harvard-sets': {
    source: 'Cite Them Right 12, books with volumes',
    // `Ropes of the north (2 vols).`
    style: (node) => (named(node, 'macro', 'number-volumes') ? (mapped(node, (child) => (child.name === 'label' ? element('text', { value: 'vols' }) : child)) ?? node) : node),
  },
  'harvard-meetings': {
    source: 'Cite Them Right 12, conference papers',
    // `‘Tides’, Annual Harbour Conference. Bergen, 8–11 July.`: the name of a meeting stands where that of a book does, and where it was held behind it.
    style: (node) => {
      if (named(node, 'macro', 'container-title')) return { ...node, children: [...node.children, ifAny('type', 'speech', element('text', { 'variable': 'event', 'font-style': 'italic' }))] }
      if (node.name !== 'if' || node.attrs['type'] !== 'speech' || node.attrs['variable'] !== 'event') return node
      return { ...node, children: [element('choose', {}, element('if', { type: 'speech' }, element('text', { variable: 'event-place' })), element('else', {}, ...node.children.filter(isNode)))] }
    },
  },
  'harvard-lectures': {
    source: 'Cite Them Right 12, lectures',
    // `‘Tides’ [Lecture], Harbour Talks. Bergen, 4 March.`: of what somebody says only a lecture is called what it is.
    item: ({ genre, ...item }) => (genre === undefined || (item.type === 'speech' && !/lecture/iu.test(genre)) ? item : { ...item, genre }),
    style: (node) => {
      const { variable, form, quotes } = node.attrs
      return node.name === 'text' && variable === 'title' && form === 'long' && quotes === 'true' ? element('group', { delimiter: ' ' }, node, ofLecture) : node
    },
  },
  'harvard-title-first': {
    source: 'Cite Them Right 12, works without an author',
    // `Ropes of the north (1989) 2nd edn.`, cited as `(Ropes of the north, 1989)`: in the place of an author stands the title alone.
    style: (node) => {
      if (named(node, 'macro', 'author') || named(node, 'macro', 'author-short')) return mapped(node, titleAlone)
      if (node.name !== 'style') return node
      const title = node.children.filter(isNode).find((macro) => named(macro, 'macro', 'title'))
      return { ...node, children: [...(title ? [withAttributes(mapped(title, onlyTitle) ?? title, { name: alone })] : []), ...node.children] }
    },
  },
  'harvard-software': {
    source: 'Cite Them Right 12, computer programs and datasets',
    // `Tidal (Version 3.2) [Computer program].`
    style: (node) => {
      if (node.name === 'if' && /\bbook\b.*\bgraphic\b/.test(node.attrs['type'] ?? '')) return withAttributes(node, { type: `${node.attrs['type']} software` })
      if (node.name === 'group' && hasAll(node, 'title', 'medium')) return { ...node, children: [...node.children, ofSoftware] }
      return node.name === 'else' && node.children.some((child) => isNode(child) && prints(child, 'title')) ? { ...node, children: [element('group', { delimiter: ' ' }, ...node.children.filter(isNode), ofSoftware)] } : node
    },
  },
  'harvard-videos': {
    source: 'Cite Them Right 12, online videos',
    // `How a lock works. 7 June. Available at:`: what somebody has put on a site has its day, other pages their year alone.
    item: (item) => (isVideo(item) ? { ...item, posted: 'online' } : item),
    style: (node) => (node.name === 'group' && hasAll(node, 'secondary-contributors', 'publisher') ? { ...node, children: [...node.children, dayOfVideo] } : node),
  },
} as const satisfies Record<string, Correction>

const isVideo = ({ type, genre = '', publisher = '', URL = '' }: CitedItem): boolean =>
  type === 'webpage' && (/video/iu.test(genre) || /^(?:YouTube|Vimeo)$/u.test(publisher) || /^(?:https?:\/\/)?(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//u.test(URL))

const dayOfVideo = ifAny('variable', 'posted',
  element('date', { variable: 'issued' }, element('date-part', { name: 'day', suffix: ' ' }), element('date-part', { name: 'month', form: 'long' })))

const alone = 'title-alone'
const titleAlone = (node: CslNode): CslNode =>
  (node.attrs['macro'] === 'title' ? withAttributes(node, { macro: alone }) : (node.children.filter(isNode).find((child) => child.attrs['macro'] === alone && node.name === 'group') ?? node))
const onlyTitle = (node: CslNode): CslNode | undefined => (['text', 'number', 'label'].includes(node.name) && node.attrs['variable'] !== 'title' ? undefined : node)

const within = element('text', { term: 'in' })
const prefixOfContainer = element('choose', {}, element('if', { type: 'chapter' }, within), element('else-if', { type: 'paper-conference', variable: 'editor', match: 'all' }, within))

const volume: CslNode = ifAny('type', 'book chapter paper-conference', element('group', { delimiter: ' ' }, element('text', { 'term': 'volume', 'form': 'short', 'text-case': 'capitalize-first' }), element('text', { variable: 'volume' })))

const ofLecture: CslNode = ifAny('type', 'speech', element('text', { variable: 'genre', prefix: '[', suffix: ']' }))

const ofSoftware: CslNode = ifAny('type', 'software dataset',
  element('group', { delimiter: ' ' },
    element('group', { delimiter: ' ', prefix: '(', suffix: ')' }, element('text', { 'term': 'version', 'text-case': 'capitalize-first' }), element('text', { variable: 'version' })),
    element('text', { variable: 'genre', prefix: '[', suffix: ']' })))
