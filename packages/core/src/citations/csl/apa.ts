import { withAttributes, type Correction } from './correction.js'

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
  'apa-films': {
    source: 'APA 7, 10.12',
    item: (item) => (item.type === 'motion_picture' && item.director && item.genre === undefined ? { ...item, genre: 'Film' } : item),
  },
} as const satisfies Record<string, Correction>
