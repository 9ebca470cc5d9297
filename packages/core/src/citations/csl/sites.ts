import type { CslName } from '../item.js'
import { postSites } from '../parser/fields/kind.js'
import { eachPrinting, element, ifAny, named, prints, type Correction } from './correction.js'
import { mapped, type CslNode } from './node.js'

/** What handbooks say of what people put on sites, and CSL styles do not. */
export const sites = {
  'screen-names': {
    source: 'APA 7, 9.8; MLA 9, 5.12',
    // `Roe, A. [@adaroe].`: beside the name stands what its owner is called on a site.
    style: (node) => (node.name === 'bibliography' ? (mapped(node, (child) => ['author-bib', 'author'].reduce((each, names) => eachPrinting(each, names, withScreenName), child)) ?? node) : node),
  },
  'addresses-bare': { source: 'MLA 9, chapter 5', text: (text) => text.replace(/https?:\/\/(?!(?:dx\.)?doi\.org\/)/gu, '') },
  'chicago-screen-names': {
    source: 'CMOS 17, 14.209; CMOS 18, 14.106',
    // `Roe, Ada (@adaroe). 2020.`, in notes as in the list.
    style: (node) => (named(node, 'macro', 'contributors') || named(node, 'macro', 'contributors-note') ? (mapped(node, (child) => eachPrinting(child, 'author', withNameInBrackets)) ?? node) : node),
  },
  'chicago-post-dates': {
    source: 'CMOS 17, chapter 15 (social media); CMOS 18, 14.106',
    // `“The ice is gone.” Facebook, May 4, 2020.`: a comma parts where something was posted from when.
    text: (text) => text.replace(postedThen, ', '),
  },
  'apa-attached': {
    source: 'APA 7, 10.15',
    text: (text) => text.replace(/(?<=\[\p{L}+ attached); (?=[^\[\]]+\])/u, '] ['),
  },
  'mla-uploaded': {
    source: 'MLA 9, 5.43',
    // `“Why Ice?” YouTube, uploaded by Harbour Museum, 4 June 2021.`: who uploaded a film has not written it.
    item: ({ contributor, ...item }) => {
      if (contributor === undefined) return item
      const { author: _, genre: __, ...film } = item
      return { ...film, version: `uploaded by ${contributor.map(spoken).join(' and ')}` }
    },
  },
  'ama-updated': {
    source: 'AMA 11, 3.15.3',
    // `Updated May 4, 2021. Accessed March 3, 2022.`
    style: (node) => (node.name === 'date' && prints(node, 'issued') && node.attrs['form'] === 'text' ? element('group', { delimiter: ' ' }, ifAny('variable', 'modified', element('text', { value: 'Updated' })), node) : node),
  },
} as const satisfies Record<string, Correction>

const spoken = ({ given, family, literal }: CslName): string => literal ?? [given, family].filter(Boolean).join(' ')

const withNameInBrackets = (names: CslNode): CslNode =>
  (names.name === 'names' ? element('group', { delimiter: ' ' }, names, element('text', { variable: 'screen-name', prefix: '(', suffix: ')' })) : names)

const postedThen = new RegExp(String.raw`(?<=[.?!]” (?:[^“”]+\. )?(?:${postSites}))\. (?=\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?\. )`, 'u')

const withScreenName = (names: CslNode): CslNode | CslNode[] =>
  (names.name === 'text' ? element('group', { delimiter: ' ' }, names, element('text', { variable: 'screen-name', prefix: '[', suffix: ']' })) : names)
