import { eachPrinting, element, hasAll, ifAny, named, prints, withAttributes, without, type Correction } from './correction.js'
import { isNode, type CslNode } from './node.js'

/** Who edited and translated a book, behind the stop of its title: `Edited by A. Berg. Translated by C. Roe.` */
const contributors = (form: 'verb' | 'short', initials: Readonly<Record<string, string>>): CslNode =>
  element('names', { variable: 'editor translator', delimiter: '. ', suffix: '.' },
    element('label', { form, 'suffix': ' ', 'text-case': 'capitalize-first' }), element('name', { and: 'text', delimiter: ', ', ...initials }))

const edition = element('text', { macro: 'edition' })
const volume = element('group', { delimiter: ' ' }, element('text', { term: 'volume', form: 'short' }), element('text', { variable: 'volume' }))

/** A page that was seen, and where, as the style says it of pages of the web; what has a DOI has that alone. */
const accessOf = (node: CslNode): CslNode => {
  const [choose] = node.children.flatMap((child) => (isNode(child) ? child.children : [])).filter(isNode)
  const [page, article] = (choose?.children ?? []).filter(isNode)
  if (!choose || !page || !article) return node
  const conditions = [page, element('else-if', { variable: 'DOI' }, ...article.children.filter(isNode)), element('else-if', { variable: 'URL' }, ...page.children.filter(isNode))]
  return { ...node, children: [{ ...choose, children: conditions }] }
}

const ofADay = 'article-newspaper article-magazine'

/** `The Northern Post, March 4, A4.` */
const withDays = (periodical: CslNode): CslNode => {
  const dated = eachPrinting(periodical, 'container-title', (name) => [name, dayOfIssue])
  return eachPrinting(dated, 'page', (page) => [ifAny('type', ofADay, withAttributes(page, { prefix: ', ' })), element('choose', {}, element('if', { type: ofADay, match: 'none' }, page))])
}

const dayOfIssue = ifAny('type', ofADay,
  element('date', { variable: 'issued', prefix: ', ', delimiter: ' ' }, element('date-part', { name: 'month' }), element('date-part', { name: 'day' })))

/** What the styles of the American associations of sociology and of political science say otherwise than their handbooks. */
export const socialSciences = {
  'asa-authorless': {
    source: 'American Sociological Association, Style Guide 7, references',
    // Nobody is called “Anon”: what has no author begins with its title.
    style: (node) => {
      if (node.attrs['macro'] === 'anon') return withAttributes(node, { macro: 'title' })
      // A title that stands at the begin takes the blank before it along.
      const [first, ...others] = node.children.filter(isNode)
      const leads = node.name === 'group' && first?.attrs['macro'] === 'title' && first.attrs['prefix'] === ' '
      return leads ? { ...withAttributes(node, { prefix: ' ' }), children: [without(first, 'prefix'), ...others] } : node
    },
  },
  'asa-editors': {
    source: 'ASA Style Guide 7, books',
    style: (node) => {
      if (node.name === 'names' && node.attrs['variable'] === 'editor' && node.children.some((child) => isNode(child) && child.attrs['form'] === 'verb')) {
        return withAttributes(node, { variable: 'editor translator', delimiter: ', ' })
      }
      return hasAll(node, 'title', 'editor', 'report') ? eachPrinting(node, 'editor', () => contributors('verb', { 'initialize-with': '. ' })) : node
    },
  },
  'asa-chapters': {
    source: 'ASA Style Guide 7, chapters',
    style: (node) => {
      if (prints(node, 'container-title')) return withAttributes(node, { 'text-case': 'title' })
      return hasAll(node, 'collection-title', 'editor') ? eachPrinting(node, 'collection-title', (series) => [edition, series]) : node
    },
  },
  'asa-reports': {
    source: 'ASA Style Guide 7, reports',
    style: (node) => (hasAll(node, 'genre', 'number') && node.attrs['delimiter'] === '. ' ? element('group', { delimiter: ' ' }, element('text', { variable: 'genre' }), element('text', { variable: 'number' })) : node),
  },
  'asa-doi': { source: 'ASA Style Guide 7, electronic sources', text: (text) => text.replace(/(?<=\bdoi:) (?=10\.)/gu, '') },
  'asa-access': { source: 'ASA Style Guide 7, electronic sources', style: (node) => (named(node, 'macro', 'access') ? accessOf(node) : node) },
  'asa-presented': {
    source: 'ASA Style Guide 7, papers presented at meetings',
    style: (node) => (node.name === 'else-if' && node.attrs['type'] === 'speech' ? { ...node, children: node.children.map((child) => (isNode(child) ? withAttributes(child, { prefix: ' ' }) : child)) } : node),
  },
  'apsa-editors': {
    source: 'APSA Style Manual 2018, references',
    text: (text) => text.replace(/(?<=^|[.,] )([Tt])ran\. (?=\p{Lu})/u, '$1rans. '),
    style: (node) => {
      if (node.name === 'names' && node.attrs['variable'] === 'editor' && node.attrs['delimiter'] === ', ') return withAttributes(node, { variable: 'editor translator' })
      return hasAll(node, 'title', 'edition', 'editor') ? eachPrinting(node, 'editor', () => contributors('short', {})) : node
    },
  },
  'apsa-chapters': {
    source: 'APSA Style Manual 2018, references',
    // Where nobody is named as editor, the stop stands behind the book; where nobody published it, its pages do.
    text: (text) => text.replace(/\. , (?=\p{L}?\d)/u, ', '),
    style: (node) => {
      if (!hasAll(node, 'container-title', 'collection-title', 'editor')) return node
      const [within, book, series, editor, ...others] = node.children.filter(isNode)
      const parts = [book!, series!, editor!].map((part) => withAttributes(part, { suffix: '' }))
      return { ...node, children: [within!, element('group', { delimiter: ', ', suffix: '.' }, parts[0]!, edition, volume, parts[1]!, parts[2]!), ...others] }
    },
  },
  'apsa-reports': {
    source: 'APSA Style Manual 2018, references',
    style: (node) => {
      if (node.name !== 'if' || node.attrs['type'] !== 'thesis' || node.attrs['match'] !== 'none') return node
      return { ...node, children: [element('group', { delimiter: '. ' }, ...node.children.filter(isNode).map((child) => (prints(child, 'genre') ? withAttributes(child, { prefix: '' }) : child)))] }
    },
  },
  // Guides have `12 (3): 345–62` or `12(3): 345–62`, as the engine does by itself.
  'issue-apart': { source: 'APSA Style Manual 2018, references', text: (text) => text.replace(/(?<=\s\d+)(?=\(\d+(?:[–-]\d+)?\): )/gu, ' ') },
  'issue-close': { source: 'style-neutral, guides to APSA' },
  'apsa-days': {
    source: 'APSA Style Manual 2018, newspapers and magazines',
    style: (node) => (node.attrs['suffix'] === '.' && hasAll(node, 'container-title', 'page') ? withDays(node) : node),
  },
} as const satisfies Record<string, Correction>
