import type { CitedItem } from '../engine.js'
import { isArticleDatabase } from '../parser/fields/kind.js'
import type { RichText } from '../rich-text.js'
import { isAhead } from '../words/ahead-of-print.js'
import { alphabet } from './alphabet.js'
import { apa } from './apa.js'
import { chemistry } from './chemistry.js'
import { chicago } from './chicago.js'
import { begun, eachPrinting, element, hasAll, ifAny, named, withAttributes, without, type Correction } from './correction.js'
import { forewords } from './forewords.js'
import { harvard } from './harvard.js'
import { ieee } from './ieee.js'
import { nlm } from './nlm.js'
import { proceedings } from './proceedings.js'
import { records } from './records.js'
import { reviews } from './reviews.js'
import { sites } from './sites.js'
import { theses } from './theses.js'
import { isNode, mapped, type CslNode } from './node.js'
import { socialSciences } from './social-sciences.js'

/** Changes the layout of citations in the text. */
const citationLayout = (node: CslNode, attrs: Readonly<Record<string, string>>): CslNode => ({
  ...node,
  children: node.children.map((child) => (isNode(child) && child.name === 'layout' ? withAttributes(child, attrs) : child)),
})

const inList = (change: (node: CslNode) => CslNode) => (node: CslNode) => (node.name === 'bibliography' ? change(node) : node)
const inText = (change: (node: CslNode) => CslNode) => (node: CslNode) => (node.name === 'citation' ? change(node) : node)

const isArticle = ({ type }: CitedItem): boolean => type.startsWith('article-')

const typed = {
  'volumes': {
    source: 'CMOS 18, 14.20; MLA 9, appendix 1',
    // The engine counts what a style has in an element for text as one.
    text: (text) => text.replace(/(?<=\b[Vv]ol)(?=\. \d+[–-]\d+(?!\d))/gu, 's'),
  },
  'issues': {
    source: 'CMOS 17, 14.171; CMOS 18, 14.68; MLA 9, 5.51',
    text: (text) => text.replace(/(?<=\bno)(?=\. \d+[–-]\d+(?!\d))/gu, 's'),
  },
  'apa-initials': {
    source: 'APA 7, 8.20',
    // Initials tell authors of one surname apart; where these are the same too, nothing does.
    style: inText((node) => withAttributes(node, { 'givenname-disambiguation-rule': 'primary-name-with-initials' })),
  },
  'directors': {
    source: 'APA 7, 10.12; MLA 9, 5.38; CMOS 18, chapter 14 (films)',
    // A film has no author beside them; in other styles its entry stays as it is, under their names.
    item: ({ author, ...item }) => (author === undefined || JSON.stringify(author) === JSON.stringify(item.director) ? item : { ...item, author }),
  },
  'mla-contributors': {
    source: 'MLA 9, 5.43',
    // Only the first of them begins an element.
    text: (text) => text.replace(/(?<=, )(?:Translated|Edited)(?= by \p{Lu})/gu, (word) => word.toLowerCase()),
  },
  'both-by-word': {
    source: 'MLA 9, 5.46; Cite Them Right 12, translated books; ASA Style Guide 7 and APSA Style Manual 2018, references',
    // The English of CSL joins what one person did by “&”.
    text: (text) => text.replace(/\b(ed(?:ited|\.)) & tran(?=slated\b|\.)/giu, (_, edited: string) => `${edited} and tran${/\.$/.test(edited) ? 's' : ''}`),
  },
  'numbered-series': {
    source: 'AMA 11, 3.12; ACS Guide to Scholarly Communication 2020, 4.3.2; ASA Style Guide 7 and APSA Style Manual 2018, chapters',
    // A series says which of its volumes this is.
    style: (node) => ({ ...node, children: node.children.map((child) => (isNode(child) && child.attrs['variable'] === 'collection-title' ? withNumber(child) : child)) }),
  },
  'mla-volume': {
    source: 'MLA 9, 5.51',
    // The volume of a work by an author stands behind the stop of its title: `Vol. 2,`.
    style: (node) => (named(node, 'macro', 'number') ? (mapped(node, volumeOfWork) ?? node) : node),
  },
  'mla-sets': {
    source: 'MLA 9, 5.117 (number of volumes)',
    // `Fjord Press, 1972–73. 4 vols.`
    style: (node) => (hasAll(node, 'author', 'accessed') ? eachPrinting(node, 'accessed', (seen) => [element('text', { variable: 'number-of-volumes', suffix: ' vols' }), seen]) : node),
  },
  'mla-site': {
    source: 'MLA 9, 5.25, 5.31 and 5.34',
    // A page stands in its site, an article is told by its number alone, and the database in which it was read is its second container.
    item: (item) => {
      const { publisher, number: _, ...others } = item
      if (isArticle(item) && isArticleDatabase(publisher ?? '')) return { ...others, [(item.URL ?? item.DOI) === undefined ? 'database' : 'source']: publisher! }
      if (item.type === 'thesis' && item.archive !== undefined && (item.URL ?? item.DOI) !== undefined) return sourced(item)
      if (item.type === 'article-journal' || item.type === 'thesis') return publisher === undefined ? others : { ...others, publisher }
      return item.type === 'webpage' && item['container-title'] === undefined && publisher !== undefined ? { ...others, 'container-title': publisher } : item
    },
    // CSL’s style names a database only before an address; managers say `source` of what they know a work from.
    style: (node) => (named(node, 'macro', 'container2-location') ? { ...node, children: [element('text', { 'variable': 'database', 'font-style': 'italic' }), ...node.children] } : node),
  },
  'mla-pages': {
    source: 'MLA 9, 5.25',
    // What is typed in quotation marks is a page of a site that nobody names: `“Tides Explained.” oceans.example/tides`.
    item: (item) => (item.quoted && item.type === 'webpage' && item['container-title'] === undefined ? { ...item, type: 'post' } : item),
    style: (node) => (named(node, 'macro', 'title') || named(node, 'macro', 'title-short') ? (mapped(node, withPages) ?? node) : node),
  },
  'mla-access': {
    source: 'MLA 9, 5.111',
    // CSL's style says the day of access only of what has no date; whoever gives it of another work means it.
    style: (node) => (named(node, 'macro', 'accessed') ? { ...node, children: node.children.filter(isNode).flatMap(insideChoice) } : node),
  },
  'mla-seasons': {
    source: 'MLA 9, chapter 5 (publication date)',
    // `vol. 8, no. 2, spring 2017`
    item: (item) => (item.issued?.season === undefined ? item : { ...item, issued: { ...item.issued, season: item.issued.season.toLowerCase() } }),
  },
  'page-in-site': {
    source: 'ASA Style Guide 7, APSA Style Manual 2018 and ACS Guide 2020, web pages; AMA 11, 3.15.3; CMOS 17, 14.207; CMOS 18, 14.104',
    // Who puts a page up is named where its site would be.
    item: ({ publisher, ...item }) =>
      item.type === 'webpage' && item['container-title'] === undefined && publisher !== undefined ? { ...item, 'container-title': publisher } : { ...item, ...(publisher !== undefined && { publisher }) },
  },
  'mla-presented': {
    source: 'MLA 9, 5.109 (works presented at events)',
    // `“Tides.” Annual Harbour Meeting, 8 July 2019, Bergen.`
    item: ({ genre, ...item }) => (item.type === 'speech' && !/lecture$/iu.test(genre ?? '') ? item : { ...item, ...(genre !== undefined && { genre }) }),
    style: (node) => {
      if (named(node, 'macro', 'title')) return mapped(node, (child) => (child.attrs['variable'] === 'container-title' ? withAttributes(child, { variable: 'container-title event', match: 'any' }) : child))
      // `Bergen. Lecture.`: what it was stands at the end.
      if (hasAll(node, 'title', 'accessed')) return eachPrinting(node, 'accessed', (seen) => [ifAny('type', 'speech', element('text', { 'variable': 'genre', 'text-case': 'capitalize-first' })), seen])
      return node.attrs['variable'] === 'event-date' ? withAttributes(node, { variable: 'issued' }) : node
    },
  },
  'mla-no-added-names': {
    source: 'MLA 9, 6.5',
    style: (node) => (node.name === 'citation' ? withAttributes(node, { 'disambiguate-add-names': 'false' }) : node),
  },
  'mla-places': {
    source: 'MLA 9, 6.20 and appendix 1',
    // `(Lee, ch. 3)`: only pages stand without a word for what they count, and a blank follows it.
    style: (node) => {
      if (node.attrs['locator'] === 'page line') return withAttributes(node, { locator: 'page' })
      const [label, place, ...others] = node.children.filter(isNode)
      return label?.name === 'label' && place?.attrs['variable'] === 'locator' && others.length === 0 ? withAttributes(node, { delimiter: ' ' }) : node
    },
    text: (text) =>
      text.replace(/(?<=,[”’]? |^\(?)(?:chaps?|paras?|tbl|ll?)\. (?=\d)/u, (label) => mlaPlaces[label] ?? 'line ')
        // `(Slow Ferries 00:12:10)` (MLA 9, 6.27)
        .replace(/,(?=[”’]? \d{1,2}:\d\d(?::\d\d)?(?![\d:]))/u, ''),
  },
  'mla-further-pages': {
    source: 'MLA 9, 5.52',
    // `pp. A1+`: what goes on somewhere behind has several pages.
    text: (text) => text.replace(/(?<=, )p(?=\. \p{Lu}?\d+\+)/u, 'pp'),
  },
  'mla-version': {
    source: 'MLA 9, 5.48',
    item: (item) => (/^\d/.test(item.version ?? '') ? { ...item, version: `version ${item.version}` } : item),
    text: (text) => text.replace(/(?<=[.?!]”? )version (?=\d)/u, 'Version '),
  },
  'numbered-kind': {
    source: 'MLA 9, 5.51; CMOS 18, 14.117; IEEE Reference Guide 2018, patents',
    // `U.S. Patent 9,123,456`, `NBER Working Paper 24731`: the number counts what its kind says.
    item: ({ genre, ...item }) => (item.number === undefined || item.type === 'thesis' || genre === undefined ? { ...item, ...(genre !== undefined && { genre }) } : { ...item, number: `${genre} ${item.number}` }),
  },
  'kind-with-number': {
    source: 'CMOS 18, 14.117',
    item: ({ number, ...item }) => (item.type === 'report' && number !== undefined ? { ...item, genre: [item.genre, number.replace(/\\-/g, '-')].filter(Boolean).join(' ') } : { ...item, ...(number !== undefined && { number }) }),
  },
  'number-alone': {
    source: 'APA 7, 10.4; CMOS 18, 14.117; MLA 9, 5.51',
    // `(No. w21345)`: a number says that it is one where nothing says what it counts.
    item: (item) => (item.type === 'report' && item.genre === undefined && /^\p{Ll}?\d/u.test(item.number ?? '') ? { ...item, number: `No. ${item.number!}` } : item),
  },
  'kind-with-version': {
    source: 'CMOS 17, 14.268; IEEE Reference Guide 2023, software',
    // `R package version 2.3.3`: the version says which software it is.
    item: (item) => withVersion(item, (version) => ({ genre: kindAndVersion(version, item) })),
  },
  'nlm-version': { source: 'Citing Medicine 2, chapter 21', item: (item) => withVersion(item, (version) => ({ edition: begun(version) })) },
  'data-as-report': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3 (computer programs, data sets); AMA 11, 3.15',
    // `Title, version; Publisher, 2021.`: software and data stand where their publisher keeps them, and are no articles that were “published online”.
    item: (item) => asReport(item, false),
  },
  'data-with-kind': {
    source: 'ASA Style Guide 7, machine-readable data files and computer programs; APSA Style Manual 2018, data',
    // `Title. R package version 2.3.3. Publisher.`: a whole work, and what kind of one stands behind its title.
    item: (item) => asReport(item, true),
  },
  'standard-as-report': { source: 'CMOS 18, 14.158; Cite Them Right 12, standards', item: (item) => (item.type === 'standard' ? { ...item, type: 'report' } : item) },
  'presented-paper': {
    source: 'CMOS 18, 14.115; Citing Medicine 2, chapter 6; AMA 11, 3.13.9',
    // `Poster presented at`: the style says itself that it was presented.
    item: ({ genre, ...item }) => {
      const kind = item.type === 'speech' && /presentation$/iu.test(genre ?? '') ? /^(paper|poster|lecture|talk) presentation$/iu.exec(genre!)?.[1] : genre
      return { ...item, ...(kind !== undefined && { genre: kind }) }
    },
  },
  'apa-ahead-of-print': {
    source: 'APA 7, 10.1 (example 7)',
    item: (item) => (isAhead(item.status) ? { ...item, status: 'Advance online publication' } : item),
  },
  'arxiv-address': {
    source: 'CMOS 18, 14.76; ASA Style Guide 7 and APSA Style Manual 2018, electronic sources; AMA 11, 3.11.4; ACS Guide to Scholarly Communication 2020, 4.3',
    // A style without a place for the number of a preprint has one for the address, which is the number behind the name of the server.
    item: (item) => {
      const [, id] = (item.type === 'article' && (item.URL ?? item.DOI) === undefined && /^arXiv:\s?(\S+)/iu.exec(item.number ?? '')) || []
      return id === undefined ? item : { ...item, URL: `https://arxiv.org/abs/${id}` }
    },
  },
  'preprint-in-server': {
    source: 'MLA 9, 5.31; AMA 11, 3.11.4; ASA Style Guide 7 and APSA Style Manual 2018, electronic sources',
    // The server stands where a journal does; these styles have no other place for it.
    item: (item) => {
      const { publisher, ...rest } = item
      return item.type === 'article' && publisher !== undefined && item['container-title'] === undefined ? { ...rest, 'container-title': publisher } : item
    },
  },
  'apa-thesis-number': {
    source: 'APA 7, 10.6 (example 65)',
    text: (text) => text.replace(/\((\p{L}[^()]*?)\s(Dissertation|Thesis) No\. (\d+)(, [^()]+)?\)/u, (_, degree: string, kind: string, number: string, university = '') =>
      `(Publication No. ${number}) [${degree} ${kind.toLowerCase()}${university as string}]`),
  },
  'apa-codes': {
    source: 'APA 7, 10.4',
    // `(ISO 9094:2016)`, `(arXiv:2203.04567)`: what says itself what it is needs no “No.”.
    text: (text) => text.replace(/(?<=\()Nos?\. (?=\p{L})/u, ''),
  },
  'apsa-undated': {
    source: 'APSA Style Manual 2018, references',
    style: (node) => (node.name === 'date' && node.attrs['prefix'] === ' ' && node.attrs['suffix'] === '.' ? { name: 'text', attrs: { macro: 'year-date', prefix: ' ', suffix: '.' }, children: [] } : node),
  },
  'apsa-volume': {
    source: 'APSA Style Manual 2018, references',
    // The volume of a case stands before its reporter, that of a book behind its title.
    style: (node) => {
      if (named(node, 'macro', 'legal_case')) return { ...node, children: [{ name: 'choose', attrs: {}, children: [{ name: 'if', attrs: { type: 'legal_case' }, children: node.children }] }] }
      return isTitleOfBook(node) ? { ...node, children: node.children.flatMap((child) => (isNode(child) && child.attrs['macro'] === 'edition' ? [volumeOfBook, child] : child)) } : node
    },
  },
  'range-hyphen': { source: 'AMA 11, 3.6 and 8.3.1', text: (text) => text.replace(/(?<=\d|(?<!\p{L})\d\p{L})–(?=[a-z]?\d)/gu, '-') },
  'ama-publisher': {
    source: 'AMA 11, 3.12 and 3.13',
    // The semicolon stands between publisher and year: proceedings without a publisher have none.
    style: (node) => ({ ...node, children: semicolonBetween(node.children) }),
  },
  'ama-reports': {
    source: 'AMA 11, 3.13.2',
    // `Fjord Institute; 2019. Technical report 12.`: the number says which report it is.
    style: (node) => (/^bill book\b.*\breport\b/u.test(node.attrs['type'] ?? '') && hasAll(node, 'publisher') ? { ...node, children: [...node.children, numberOfReport] } : node),
  },
  'begun-thesis': {
    source: 'AMA 11, 3.15.8; Cite Them Right 12, theses',
    item: (item) => (item.type === 'thesis' && item.genre !== undefined ? { ...item, genre: begun(item.genre) } : item),
  },
  'ama-newspapers': {
    source: 'AMA 11, 3.13.1',
    // The address ends the entry: day and page, day of access, address.
    style: (node) => (isAddressedDay(node) ? { ...without(node, 'suffix'), children: addressLast(node.children.filter(isNode)) } : node),
  },
  'ama-translators': {
    source: 'AMA 11, 3.12.6',
    // `The Laws. Taylor EA, trans. Fjord Press; 1934.`
    style: (node) => {
      if (node.name === 'names' && node.attrs['variable'] === 'editor') return withAttributes(node, { variable: 'editor translator', delimiter: '; ' })
      return node.attrs['macro'] === 'editor' && node.attrs['prefix'] === '(' && node.attrs['suffix'] === ')' ? withAttributes(node, { prefix: '', suffix: '.' }) : node
    },
    text: (text) => text.replace(/(?<=\p{Lu}, )(ed\. & )?tran(?=[.;,])/u, (_, both?: string) => (both === undefined ? 'trans' : 'ed and trans')),
  },
  'ama-published-online': {
    source: 'AMA 11, 3.11.4',
    // What came out on a day has come out online only where it says where; a preprint was posted.
    style: (node) => (node.attrs['value'] === 'Published online'
      ? ifAny('variable', 'DOI URL', element('choose', {}, element('if', { type: 'article' }, withAttributes(node, { value: 'Preprint posted online' })), element('else', {}, node)))
      : node),
  },
  'range-dash': { source: 'IEEE Reference Guide 2018', style: inText((node) => withAttributes(node, { collapse: 'citation-number' })) },
  'six-names-shortened': {
    source: 'IEEE conference template, references',
    style: (node) => (node.attrs['et-al-min'] === '7' ? withAttributes(node, { 'et-al-min': '6' }) : node),
  },
  'three-names-listed': { source: 'style-neutral, journals', style: inList((node) => withAttributes(node, { 'et-al-min': '4', 'et-al-use-first': '3' })) },
  'all-names-listed': { source: 'style-neutral, universities', style: inList((node) => without(node, 'et-al-min', 'et-al-use-first')) },
  'three-names-shortened': { source: 'ASA Style Guide 5', style: inText((node) => withAttributes(node, { 'et-al-min': '3' })) },
  'square-numbers': { source: 'style-neutral, journals', style: inText((node) => citationLayout(node, { prefix: '[', suffix: ']' })) },
  'raised-numbers': { source: 'style-neutral, journals', style: inText((node) => citationLayout(node, { 'prefix': '', 'suffix': '', 'vertical-align': 'sup' })) },
  'access-of-undated': { source: 'MLA 9, 5.111', leavesOut: 'accessed', item: (item) => (item.issued === undefined ? item : withoutAccess(item)) },
  'access-never': { source: 'MLA 9, 5.111', leavesOut: 'accessed', item: (item) => withoutAccess(item) },
  'names-repeated': { source: 'style-neutral, journals', style: inList((node) => without(node, 'subsequent-author-substitute')) },
  'names-dashed': { source: 'MLA 9, 5.126', style: inList((node) => withAttributes(node, { 'subsequent-author-substitute': '———' })) },
  ...alphabet,
  ...chicago,
  ...harvard,
  ...ieee,
  ...nlm,
  ...proceedings,
  ...sites,
  ...theses,
  ...forewords,
  ...records,
  ...reviews,
  ...apa,
  ...socialSciences,
  ...chemistry,
} as const satisfies Record<string, Correction>

/** What a choice with one condition prints. */
const insideChoice = (choice: CslNode): CslNode['children'] => choice.children.filter(isNode).flatMap(({ children }) => children)

/** Beside what stands in something a page has its title in quotation marks. */
const withPages = (node: CslNode): CslNode => {
  const [first, ...others] = node.name === 'choose' ? node.children : []
  return first && isNode(first) && first.attrs['variable']?.startsWith('container-title') ? { ...node, children: [first, element('else-if', { type: 'post' }, ...first.children.filter(isNode)), ...others] } : node
}

const mlaPlaces: Readonly<Record<string, string>> = { 'chap. ': 'ch. ', 'chaps. ': 'chs. ', 'para. ': 'par. ', 'paras. ': 'pars. ', 'tbl. ': 'table ', 'll. ': 'lines ' }

const withoutAccess = ({ accessed: _, ...item }: CitedItem): CitedItem => item

const hasVersions = ({ type }: CitedItem): boolean => type === 'software' || type === 'dataset'

/** What says the version of software or data where a style has no place for one. */
const withVersion = (item: CitedItem, said: (version: string) => Partial<CitedItem>): CitedItem => {
  if (item.version === undefined || !hasVersions(item)) return item
  const { version, ...others } = item
  return { ...others, ...said(/^\d/.test(version) ? `version ${version}` : version) }
}

/** Software and data as a whole work, with what kind of one it is behind its title: where it has a version, or always. */
const asReport = (item: CitedItem, always: boolean): CitedItem => {
  if (!hasVersions(item)) return item
  const { genre, ...versioned } = withVersion(item, (version) => ({ edition: kindAndVersion(version, item) }))
  return { ...versioned, type: 'report', ...(always && genre !== undefined && item.version === undefined && { edition: genre }) }
}

const numberOfReport: CslNode = ifAny('type', 'report', element('group', { delimiter: ' ', prefix: ' ', suffix: '.' }, element('text', { variable: 'genre' }), element('text', { variable: 'number' })))

/** `R package version 2.3.3` */
const kindAndVersion = (version: string, { genre }: CitedItem): string => (genre === undefined ? begun(version) : `${genre} ${version}`)

const withNumber = (series: CslNode): CslNode => {
  const { prefix = '', suffix = '' } = series.attrs
  return element('group', { prefix, suffix, delimiter: ' ' }, without(series, 'prefix', 'suffix'), element('text', { variable: 'collection-number' }))
}

/** What keeps a thesis where it can be read is its second container. */
const sourced = ({ archive, number: _, ...thesis }: CitedItem): CitedItem => ({ ...thesis, source: archive! })

const volumeBehindStop: CslNode = {
  name: 'group',
  attrs: { delimiter: ' ' },
  children: [{ name: 'text', attrs: { 'term': 'volume', 'form': 'short', 'text-case': 'capitalize-first' }, children: [] }, { name: 'text', attrs: { variable: 'volume' }, children: [] }],
}

/** Where an author or editor stands first and others follow the title, its volume does so in small letters; the other case is left out. */
const volumeOfWork = (node: CslNode): CslNode => {
  const [only, ...others] = node.children.filter(isNode)
  const isForContributors = node.name === 'choose' && others.length === 0 && /\btranslator\b/.test(only?.attrs['variable'] ?? '')
  return isForContributors ? { ...node, children: [...node.children, { name: 'else', attrs: {}, children: [volumeBehindStop] }] } : node
}

const volumeOfBook: CslNode = {
  name: 'choose',
  attrs: {},
  children: [{ name: 'if', attrs: { type: 'legal_case', match: 'none' }, children: [{ ...volumeBehindStop, attrs: { delimiter: ' ', suffix: '.' } }] }],
}

const isTitleOfBook = ({ name, children }: CslNode): boolean =>
  name === 'group' && ['title', 'edition'].every((macro) => children.some((child) => isNode(child) && child.attrs['macro'] === macro))

const semicolonBetween = (children: CslNode['children']): CslNode['children'] => {
  const at = children.findIndex((child, place) => isNode(child) && child.attrs['macro'] === 'publisher' && isAfterSemicolon(children[place + 1]))
  const [publisher, year] = children.slice(at, at + 2)
  if (at < 0 || !isNode(publisher!) || !isNode(year!)) return children
  const { prefix = '' } = publisher.attrs
  const both: CslNode = { name: 'group', attrs: { prefix, delimiter: '; ', suffix: '.' }, children: [without(publisher, 'prefix'), without(year, 'prefix', 'suffix')] }
  return children.toSpliced(at, 2, both)
}

const isAddressedDay = ({ name, children: [first, ...others] }: CslNode): boolean =>
  name === 'group' && others.length === 2 && first !== undefined && isNode(first) && first.attrs['variable'] === 'URL'

const addressLast = ([address, day, ...others]: readonly CslNode[]): readonly CslNode[] => [element('group', { delimiter: ':' }, day!, element('text', { variable: 'page' })), ...others, address!]

const isAfterSemicolon = (child: CslNode | string | undefined): boolean => child !== undefined && isNode(child) && child.name === 'group' && child.attrs['prefix'] === '; '

export type CorrectionId = keyof typeof typed
/** By id. Each is named by the styles that it is for. */
const corrections: Readonly<Record<CorrectionId, Correction>> = typed
export const correctionIds = Object.keys(typed) as CorrectionId[]

/** Whether the author chose that a style leaves a field out that it has a place for. */
export const leavesOut = (field: Correction['leavesOut'], ids: readonly CorrectionId[]): boolean => ids.some((id) => corrections[id].leavesOut === field)

export const correctedStyle = (style: CslNode, ids: readonly CorrectionId[]): CslNode =>
  ids.reduce((tree, id) => {
    const change = corrections[id].style
    return change ? mapped(tree, change) ?? tree : tree
  }, style)

export const correctedItem = (item: CitedItem, ids: readonly CorrectionId[]): CitedItem => ids.reduce((each, id) => corrections[id].item?.(each) ?? each, item)

export const correctedKey = (key: string, ids: readonly CorrectionId[]): string => ids.reduce((each, id) => corrections[id].sortKey?.(each) ?? each, key)

export const correctedText = (text: RichText, ids: readonly CorrectionId[]): RichText =>
  ids.reduce<RichText>((runs, id) => {
    const change = corrections[id].text
    return change ? runs.map((run) => ({ ...run, text: change(run.text) })) : runs
  }, text)
