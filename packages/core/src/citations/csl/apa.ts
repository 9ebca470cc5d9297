import { element, prints, withAttributes, without, type Correction } from './correction.js'
import { isNode } from './node.js'

/** Where APA’s manual and its CSL style disagree. */
export const apa = {
  'apa-editor-translator': {
    source: 'APA 7, 10.3 (example 48)',
    // `In J. Roe (Ed. & Trans.),`: whoever edited and translated a book is named once.
    text: (text) => text.replace(/ \(([^()]+), Trans\.\)\. In \1 \(Ed\.\),/u, '. In $1 (Ed. & Trans.),'),
  },
  'apa-data': {
    source: 'APA 7, 10.9',
    text: (text) => text.replace(/(?<=\[)Dataset(?=\])/u, 'Data set'),
  },
  'apa-meetings': {
    source: 'APA 7, 10.5',
    text: (text) => text.replace(/(?<=\[Conference presentation\]\. )\p{Ll}/u, (letter) => letter.toUpperCase()),
  },
  'apa-places': {
    source: 'APA 7, 8.13',
    // `(Roe, 1983, Lines 5–8)`, `(Roe, 1906, Volume 3)`: the style calls them as it calls chapters.
    text: (text) => text.replace(/(?<=(?:\d{4}|n\.d\.|press)[a-z-]*, )(?:Lines?|Volumes?)(?= \d)/gu, (word) => (word.startsWith('L') ? word.toLowerCase() : word.replace('ume', '.').replace('.s', 's.'))),
  },
  'apa-looked-up': {
    source: 'APA 7, 10.3 (example 49)',
    // What is looked up in a wiki is of a day.
    style: (node) => (/^article-magazine article-newspaper /.test(node.attrs['type'] ?? '') ? withAttributes(node, { type: `${node.attrs['type']} entry-dictionary entry-encyclopedia` }) : node),
  },
  'apa-cluster-order': {
    source: 'APA 7, 8.12',
    // As in the list, one author stands before the same author with others, though these are shortened to “et al.”: `(Roe, 2019; Roe et al., 2018)`.
    style: (node) => {
      if (node.name === 'style') return { ...node, children: [element('macro', { name: 'author-count' }, element('names', { variable: 'author' }, element('name', { form: 'count' }))), ...node.children] }
      const at = node.name === 'sort' ? node.children.findIndex((child) => isNode(child) && 'names-min' in child.attrs) : -1
      const key = node.children[at]
      if (key === undefined || !isNode(key)) return node
      const [before, behind] = [node.children.slice(0, at + 1), node.children.slice(at + 1)]
      // Of one year, the names that tell them apart: `(Roe, Berg, et al., 2020; Roe, Quist, et al., 2020)`.
      const byAll = withAttributes(key, { 'names-min': '100', 'names-use-first': '99' })
      return { ...node, children: [...before, element('key', { 'macro': 'author-count', 'names-min': '3', 'names-use-first': '2' }), ...behind, byAll] }
    },
  },
  'apa-issue-alone': {
    source: 'APA 7, 9.25',
    // `Journal of Harbours, (11), 3–9.`: a number without brackets would be that of a volume.
    style: (node) => (prints(node, 'issue') && node.attrs['font-style'] === 'italic' ? withAttributes(without(node, 'font-style'), { prefix: '(', suffix: ')' }) : node),
  },
  'apa-own-house': {
    source: 'APA 7, 9.29',
    // `Harbour Council. (2019). Ropes in use.`: a group that has published its work itself is named once.
    item: ({ publisher, ...item }) => {
      const [author, ...others] = item.author ?? []
      return publisher === undefined || (others.length === 0 && author?.literal === publisher) ? item : { ...item, publisher }
    },
  },
  'apa-films': {
    source: 'APA 7, 10.12',
    item: (item) => (item.type === 'motion_picture' && item.director && item.genre === undefined ? { ...item, genre: 'Film' } : item),
  },
} as const satisfies Record<string, Correction>
