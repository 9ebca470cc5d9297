import { element, hasAll, named, prints, withAttributes, without, type Correction } from './correction.js'
import { isNode, type CslNode } from './node.js'

const inTitleCase = (node: CslNode): CslNode => withAttributes(node, { 'text-case': 'title' })

/** `Presented at the 260th ACS National Meeting, Lisbon, August 17, 2020` */
const presented = element('else-if', { type: 'speech' },
  element('group', { delimiter: ', ' },
    element('group', { delimiter: '. ' },
      element('text', { macro: 'title' }),
      element('group', { delimiter: ' ' }, element('text', { 'term': 'presented at', 'text-case': 'capitalize-first' }), element('text', { variable: 'event' }))),
    element('text', { variable: 'event-place' }),
    element('date', { variable: 'issued', form: 'text' })))

/** `8 (p 12)` */
const place = element('group', { prefix: '(', suffix: ')', delimiter: ' ' },
  element('label', { 'variable': 'locator', 'form': 'short', 'strip-periods': 'true' }), element('text', { variable: 'locator' }))

const isOfUrl = ({ name, children }: CslNode): boolean => name === 'choose' && children.some((child) => isNode(child) && child.attrs['variable'] === 'URL')

/** What the style of the American Chemical Society says otherwise than its guide. */
export const chemistry = {
  'acs-places': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.1',
    // It has no form for the place in a source: what the author says of it stays, as medical journals have it.
    style: (node) => (node.name === 'layout' && node.attrs['vertical-align'] === 'sup' ? { ...node, children: [element('group', {}, ...node.children.filter(isNode), place)] } : node),
  },
  'acs-titles': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3',
    style: (node) => (node.name === 'text' && node.attrs['font-style'] === 'italic' && node.attrs['form'] === undefined && (prints(node, 'container-title') || prints(node, 'title')) ? inTitleCase(node) : node),
  },
  'acs-addresses': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3 (online sources)',
    // The style has addresses of pages alone; whoever read an article or a book without a DOI on the web says where.
    style: (node) => (node.name === 'else-if' && node.attrs['match'] === 'none' && node.children.some((child) => isNode(child) && isOfUrl(child))
      ? { ...node, attrs: { variable: 'URL' } }
      : node),
  },
  'acs-editions': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3.2 (chapters)',
    style: (node) => {
      if (!hasAll(node, 'book-container', 'editor')) return node
      const [book, ...others] = node.children
      return { ...node, children: [element('group', { delimiter: ', ' }, book as CslNode, element('text', { macro: 'edition' })), ...others] }
    },
  },
  'acs-versions': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3 (computer programs)',
    style: (node) => (node.name === 'text' && node.attrs['variable'] === 'edition' && node.attrs['suffix'] === '.' ? without(node, 'suffix') : node),
  },
  'acs-page-date': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3 (websites)',
    // `Title of Site, 2023. https://…`
    style: (node) => (/^webpage post post-weblog$/.test(node.attrs['type'] ?? '')
      ? { ...node, children: [element('group', { delimiter: ', ' }, ...node.children.filter(isNode), element('text', { macro: 'full-issued' }))] }
      : node),
  },
  'acs-presented': {
    source: 'ACS Guide to Scholarly Communication 2020, 4.3 (meetings)',
    style: (node) => {
      if (!named(node, 'choose') || !node.children.some((child) => isNode(child) && child.attrs['type'] === 'patent')) return node
      return { ...node, children: [...node.children.slice(0, -1), presented, ...node.children.slice(-1)] }
    },
  },
} as const satisfies Record<string, Correction>
