import type { CitedItem } from '../engine.js'
import { isBlog } from '../parser/fields/kind.js'
import { begun, element, ifAny, named, prints, unlessAny, withAttributes, without, type Correction } from './correction.js'
import { isNode, mapped, type CslNode } from './node.js'

/** Where the manual’s two editions and the CSL styles of the 17th disagree, and what the 18th has anew. */
export const chicago = {
  'chicago-presented': {
    source: 'CMOS 17, 14.217; CMOS 18, chapter 14 (papers presented at meetings)',
    // In notes as in the list: `“Tides” (paper presented at the Harbour Meeting, Bergen, 8 July 2019)`.
    style: (node) => (named(node, 'macro', 'issue-note') ? { ...node, children: node.children.map((child) => (isNode(child) ? { ...child, children: [presented, ...child.children.map(asFurther)] } : child)) } : node),
  },
  'chicago-lectures': {
    source: 'CMOS 17, 14.217; CMOS 18, chapter 14 (lectures)',
    // `“Tides.” Lecture, Fjord University, Bergen, May 2, 2017.`
    text: (text) => text.replace(/(?<=\blecture) presented at the (?=\p{Lu})/iu, ', '),
  },
  'chicago-blogs': {
    source: 'CMOS 17, 14.208; CMOS 18, 14.105',
    // The style says itself that it is a blog in which something stands: `Harbour Notes (blog)`.
    item: ({ genre, ...item }) => (isBlog(genre) ? { ...item, type: 'post-weblog' } : { ...item, ...(genre !== undefined && { genre }) }),
  },
  'blogs-unsaid': { source: 'APA 7, 10.1 (example 17)', item: ({ genre, ...item }) => (isBlog(genre) ? item : { ...item, ...(genre !== undefined && { genre }) }) },
  'chicago-volume-cited': {
    source: 'CMOS 17, 14.117; CMOS 18, 14.21',
    // Of a work of several volumes a note says which one it cites, and not how many there are: `Roe, Salt, vol. 2`.
    style: (node) => (isVolume(node) ? element('choose', {}, element('if', { locator: 'volume' }), element('else', {}, node)) : node),
  },
  'chicago-years': {
    source: 'CMOS 17, 15.30; CMOS 18, 13.118',
    // “Whittaker 1967, 1975; Wiens 1989”: with a sign of its own for what follows, the engine puts that between years too.
    style: (node) => (node.name === 'citation' ? without(node, 'after-collapse-delimiter') : node),
  },
  'chicago-year-once': {
    source: 'CMOS 17, 15.50; CMOS 18, 14.104',
    // A page has the day on which it came out behind its title, and where that is not known nothing.
    text: (text) => text.replace(/(?<=[.”] (\d{4})[a-z]?\. (?:.*[.”] )?)\1\. (?=https?:|www\.)/u, ''),
  },
  'chicago-modified': {
    source: 'CMOS 17, 14.207; CMOS 18, 14.104',
    // `“Tides.” Last modified June 4, 2019.`: of a page that says so of its date.
    style: (node) => (node.name === 'date' && node.attrs['variable'] === 'issued' && node.attrs['form'] === 'text'
      ? element('group', { delimiter: ' ', prefix: node.attrs['prefix'] ?? '', suffix: node.attrs['suffix'] ?? '' }, element('text', { variable: 'modified' }), without(node, 'prefix', 'suffix'))
      : node),
    // In a list it begins an element, before a stop and the address; in a note it does not.
    text: (text) => text.replace(/(?<=[.?!]”? )last (?=modified|updated)/u, 'Last ')
      .replace(/([?!]?),(”?) last ((?:modified|updated) \p{L}+ (?:\d{1,2}, )?\d{4}\. )/u, (_, end: string, mark: string, rest: string) => `${end || '.'}${mark} Last ${rest}`),
  },
  'chicago-lines': { source: 'CMOS 17, 14.155; CMOS 18, 13.22', text: (text) => text.replace(/(?<=[,)”] )l(l?)\. (?=\d)/gu, (_, several: string) => `line${several === '' ? '' : 's'} `) },
  'begun-status': {
    source: 'AMA 11, 3.11.4; CMOS 18, 13.109',
    // `_Harbour Review_. In press.`
    text: (text) => text.replace(/(?<=\. )(?:in press|forthcoming|to be published|to appear)(?=\.)/u, begun),
  },
  'chicago-translations': {
    source: 'CMOS 18, 14.16',
    // The year of the original of a translation stands before its publisher: it is none that reprints.
    style: (node) => (named(node, 'macro', 'reprint') || named(node, 'macro', 'reprint-note') ? { ...node, children: [unlessAny('variable', 'translator', ...node.children.filter(isNode))] } : node),
  },
  'chicago-ranges': {
    source: 'CMOS 17, 9.61; CMOS 18, 9.63',
    // `2095–128`: up to the fifteenth edition a number of four digits was written out where three of them change.
    style: (node) => (node.name === 'style' ? withAttributes(node, { 'page-range-format': 'chicago-16' }) : node),
  },
  'chicago-reports': {
    source: 'CMOS 17, 14.218 and 14.220; CMOS 18, 14.116 and 14.117',
    // Reports are books; working papers are not published, and their titles stand between quotation marks.
    item: (item) => (item.type === 'report' && /\b(?:working|discussion) paper\b/iu.test(item.genre ?? '') ? { ...item, type: 'article' } : item),
    style: (node) => (isItalicTitle(node) ? withAttributes(node, { type: `${node.attrs['type']!} report` }) : node),
  },
  'chicago-year-apart': {
    source: 'CMOS 17 and 18, chapter 14 (elements of a book)',
    // `Title. 2007.` and, in notes, `Title (2007)`: when a work came out is said apart, also where nobody is known for having published it.
    style: (node) => {
      if (named(node, 'macro', 'issue-note')) return mapped(node, (child) => (isNoteChoice(child) ? beforeElse(child, inBrackets) : child)) ?? node
      if (nameOf(node).startsWith('issue-note-join')) return mapped(node, (child) => (child.attrs['type']?.startsWith('article-journal bill') ? withAttributes(child, { type: `${child.attrs['type']} ${alone}` }) : child)) ?? node
      if (named(node, 'macro', 'issue-join-with-comma')) return beforeUnpublished(node, element('else-if', { type: alone, match: 'any' }))
      return named(node, 'macro', 'issue-join-with-period') ? beforeUnpublished(node, element('else-if', { type: alone, match: 'any' }, element('text', { macro: 'issue' }))) : node
    },
  },
  'place-alone': {
    source: 'CMOS 17 and 18, chapter 14 (facts of publication); MLA 9, chapter 5 (publisher)',
    // Where nobody is named for having published a work, the place says where it came out.
    item: ({ 'publisher-place': place, ...item }) =>
      place === undefined || item.publisher !== undefined || item.type.startsWith('article') ? { ...item, ...(place !== undefined && { 'publisher-place': place }) } : { ...item, publisher: place },
  },
  'chicago-18-names': { source: 'CMOS 18, 13.23 and 13.107', style: (node) => chicago18Names(node) },
  'chicago-18-places': { source: 'CMOS 18, 14.30', style: (node) => (node.attrs['variable'] === 'publisher-place' && node.name === 'text' ? undefined : node) },
  'chicago-18-proceedings': {
    source: 'CMOS 18, 14.20',
    // Proceedings without an editor are cited as a journal is.
    item: (item) => (item.type === 'paper-conference' && item.editor === undefined ? { ...item, type: 'article-journal' } : item),
  },
  'chicago-18-chapter-pages': {
    source: 'CMOS 18, 14.8',
    item: (item) => (/^(?:chapter|entry-|paper-conference)/.test(item.type) ? withoutPages(item) : item),
  },
  'chicago-18-edition-first': {
    source: 'CMOS 18, chapter 14 (editions)',
    // `In Ropes, 2nd ed., edited by A. Berg`: the edition says which book it is, before who edited it.
    style: (node) => editionFirst(node),
  },
  'chicago-18-volume-first': {
    source: 'CMOS 18, 14.21 (notes and bibliography)',
    style: (node) => volumeOfPart(node, (others) => [volume, ...others]),
  },
  'chicago-18-volume-last': {
    source: 'CMOS 18, 14.21 (author-date)',
    style: (node) => volumeOfPart(node, (others) => [...others, volume]),
  },
  'chicago-18-journal-places': {
    source: 'CMOS 18, chapter 14 (journals, place)',
    style: (node) => (prints(node, 'container-title') && node.attrs['font-style'] === 'italic' && node.attrs['suffix'] === undefined ? element('group', { delimiter: ' ' }, node, placeOfJournal) : node),
  },
  'chicago-18-repeats': {
    source: 'CMOS 18, chapter 13 (shortened citations)',
    // A work that is cited again right after is named with its title still: the branch for “ibid.” and the author alone goes.
    style: (node) => {
      const [first, second, ...others] = node.children.filter(isNode)
      return first?.attrs['position'] === 'ibid ibid-with-locator' && second ? { ...node, children: [{ ...second, name: 'if' }, ...others] } : node
    },
  },
  'chicago-18-volume-colon': {
    source: 'CMOS 18, 14.70',
    style: (node) => {
      if (node.name !== 'text' || node.attrs['variable'] !== 'page') return node
      const colon = withAttributes(node, { prefix: ': ' })
      if (node.attrs['prefix'] === ':') return colon
      return node.attrs['prefix'] === ', ' ? element('choose', {}, element('if', { variable: 'issue' }, colon), element('else', {}, node)) : node
    },
  },
  'titles-shortened': { source: 'CMOS 17, 14.33; Turabian 9, 16.4.1', item: (item) => withShortTitle(item) },
} as const satisfies Record<string, Correction>

const presented = element('if', { type: 'speech', variable: 'event title', match: 'all' },
  element('group', { delimiter: ', ', prefix: '(', suffix: ')' },
    element('group', { delimiter: ' ' }, element('text', { 'variable': 'genre', 'text-case': 'lowercase' }), element('text', { term: 'presented at' }), element('text', { variable: 'event' })),
    element('text', { variable: 'event-place' }),
    element('text', { macro: 'issued' })))


const asFurther = (child: CslNode | string): CslNode | string => (isNode(child) && child.name === 'if' ? { ...child, name: 'else-if' } : child)

const nameOf = (node: CslNode): string => (node.name === 'macro' ? node.attrs['name'] ?? '' : '')

const withoutPages = ({ page: _, ...item }: CitedItem): CitedItem => item

/** `Salt: A History of a Town` → `Salt`; an article at its begin goes as well. */
const withShortTitle = (item: CitedItem): CitedItem => {
  const main = /^(?:(?:an?|the)\s)?(.+?)(?::\s|(?<=[?!])\s)/iu.exec(item.title ?? '')?.[1]
  return main === undefined || item['title-short'] !== undefined ? item : { ...item, 'title-short': main }
}

const isItalicTitle = ({ attrs, children }: CslNode): boolean =>
  /\bbook\b.*\bsong\b/u.test(attrs['type'] ?? '') && children.some((child) => isNode(child) && prints(child, 'title') && child.attrs['font-style'] === 'italic')

/** What says its year behind a stop. */
const alone = 'book chapter entry-dictionary entry-encyclopedia paper-conference report thesis'

const inBrackets = element('else-if', { type: alone, match: 'any' }, element('text', { macro: 'issued', prefix: '(', suffix: ')' }))

const isNoteChoice = ({ name, children }: CslNode): boolean =>
  name === 'choose' && children.some((child) => isNode(child) && child.attrs['variable'] === 'publisher-place event-place publisher')

const beforeElse = (choose: CslNode, added: CslNode): CslNode => ({
  ...choose,
  children: choose.children.flatMap((child) => (isNode(child) && child.name === 'else' ? [added, child] : [child])),
})

/** Into a choice, before the case of what has neither publisher nor place. */
const beforeUnpublished = (node: CslNode, added: CslNode): CslNode => ({
  ...node,
  children: node.children.flatMap((child): readonly (CslNode | string)[] => {
    if (!isNode(child)) return [child]
    const isCase = child.name === 'else-if' && child.attrs['variable'] === 'publisher publisher-place'
    return isCase ? [added, child] : [beforeUnpublished(child, added)]
  }),
})

const chicago18Names = (node: CslNode): CslNode => {
  if (node.name === 'citation') return withAttributes(node, { 'et-al-min': '3', 'et-al-use-first': '1' })
  return node.name === 'bibliography' ? withAttributes(node, { 'et-al-min': '7', 'et-al-use-first': '3' }) : node
}

const parts = 'chapter entry-dictionary entry-encyclopedia paper-conference'
const wholes = 'bill book graphic legal_case legislation motion_picture report song'

const editionAs = (words: Readonly<Record<string, string>>): CslNode =>
  element('choose', {},
    element('if', { 'is-numeric': 'edition' }, element('group', { delimiter: ' ' }, element('number', { variable: 'edition', form: 'ordinal' }), element('text', { term: 'edition', form: 'short' }))),
    element('else', {}, element('text', { variable: 'edition', ...words })))

const volume = element('group', { delimiter: ' ' }, element('text', { term: 'volume', form: 'short' }), element('number', { variable: 'volume', form: 'numeric' }))

const placeOfJournal = ifAny('type', 'article-journal', element('text', { variable: 'publisher-place', prefix: '(', suffix: ')' }))

type Children = readonly (CslNode | string)[]

const editionFirst = (node: CslNode): CslNode | undefined => {
  if (prints(node, 'edition-note') || node.attrs['macro'] === 'edition') return undefined
  const [, of, note] = /^(secondary|container)-contributors(-note)?$/u.exec(nameOf(node)) ?? []
  if (of === 'container') return joined(node, ', ', (others) => [editionAs({}), ...others])
  return of === 'secondary' ? joined(node, note ? ', ' : '. ', (others) => [ifAny('type', wholes, editionAs(note ? {} : { 'text-case': 'capitalize-first' })), ...others]) : node
}

/** Takes the volume that a chapter is in from where it stands to who edited it. */
const volumeOfPart = (node: CslNode, together: (contributors: Children) => Children): CslNode => {
  if (nameOf(node).startsWith('locators')) return mapped(node, (child) => (isVolume(child) ? unlessAny('type', parts, child) : child)) ?? node
  return nameOf(node).startsWith('container-contributors') ? joined(node, ', ', together) : node
}

const isVolume = ({ name, children }: CslNode): boolean =>
  name === 'group' && ['term', 'variable'].every((attribute) => children.some((child) => isNode(child) && child.attrs[attribute] === 'volume'))

/** Puts elements to those that a macro prints in its one case. */
const joined = (macro: CslNode, delimiter: string, together: (contributors: Children) => Children): CslNode =>
  mapped(macro, (node) => {
    if (node.name !== 'if' || !/\bchapter\b/u.test(node.attrs['type'] ?? '')) return node
    const [only, ...others] = node.children
    const group = only !== undefined && isNode(only) && only.name === 'group' && others.length === 0 ? only : { ...element('group', { delimiter }), children: node.children }
    return { ...node, children: [{ ...group, children: together(group.children) }] }
  }) ?? macro
