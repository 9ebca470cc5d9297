import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import type { CitedItem } from '../../src/citations/engine.js'
import type { CslName } from '../../src/citations/item.js'
import { parseEntry } from '../../src/citations/parser/entry.js'
import { referenceModel } from '../../src/citations/parser/model/reference-model.js'
import { isGrey } from '../../src/citations/reference-list/grey.js'
import { worksOf } from '../../src/citations/render/work.js'
import { listed } from './listed.js'

type Written = Omit<CitedItem, 'id'>

const people: readonly CslName[] = [{ family: 'Marlow', given: 'A. B.' }, { family: 'Sundt', given: 'K.' }]
const others: readonly CslName[] = [{ family: 'Berg', given: 'R.' }, { family: 'Fenner', given: 'M. T.' }]
const year = { 'date-parts': [[2016]] } as const
const day = { 'date-parts': [[2020, 3, 4]] } as const
const URL = 'https://harbour.example/tides'

/** Works of the kinds of which papers have most. */
const works: Readonly<Record<string, Written>> = {
  'a book': { type: 'book', title: 'Ropes and sails of the northern coast', author: people, issued: year, publisher: 'Fjord Academic Press' },
  'a book that people edited': { type: 'book', title: 'Ropes and sails of the northern coast', editor: people, issued: year, publisher: 'Fjord Academic Press' },
  'a book of a group': { type: 'book', title: 'Ropes and sails of the northern coast', author: [{ literal: 'Northern Harbour Council' }], issued: year, publisher: 'Fjord Academic Press' },
  'a later edition': { type: 'book', title: 'Ropes and sails of the northern coast', author: people, issued: year, edition: '3', publisher: 'Fjord Academic Press' },
  'an article': { 'type': 'article-journal', 'title': 'Tides of the northern coast', 'author': people, 'issued': year, 'container-title': 'Journal of Coastal Studies', 'volume': '12', 'issue': '3', 'page': '31-45' },
  'an article without a volume': { 'type': 'article-journal', 'title': 'Tides of the northern coast', 'author': people, 'issued': year, 'container-title': 'Coastal Language Studies', 'page': '31-45' },
  'a package of R': { type: 'software', title: 'Tidal: Tables of tides', author: people, issued: year, version: '2.1-0', genre: 'R package', URL },
  'a program': { type: 'software', title: 'Tidal: Tables of tides', author: people, issued: year, version: '3.2', genre: 'Computer software', publisher: 'Fjord Labs', URL },
  'a program without a version': { type: 'software', title: 'Tidal: Tables of tides', author: people, issued: year, genre: 'Computer program', URL },
  'a page': { type: 'webpage', title: 'How the tides turn', author: people, issued: day, URL },
  'a page of a group that was seen on a day': { type: 'webpage', title: 'How the tides turn', author: [{ literal: 'Northern Harbour Council' }], issued: year, URL, accessed: { 'date-parts': [[2021, 10, 5]] } },
  'a page without a date': { type: 'webpage', title: 'How the tides turn', author: [{ literal: 'Northern Harbour Council' }], URL, accessed: { 'date-parts': [[2021, 10, 5]] } },
  'a page of a site': { 'type': 'webpage', 'title': 'How the tides turn', 'author': people, 'container-title': 'Harbour Watch', 'issued': year, URL },
  'a page of a site that says neither who nor when': { 'type': 'webpage', 'title': 'How the tides turn', 'author': [{ literal: 'Northern Harbour Council' }], 'container-title': 'Harbour Watch', URL, 'accessed': { 'date-parts': [[2021, 10, 5]] } },
  'a video': { type: 'webpage', title: 'How the tides turn', author: [{ literal: 'Northern Harbour Council' }], issued: day, genre: 'Video', publisher: 'YouTube', URL: 'https://www.youtube.com/watch?v=aB3dE5fG7hI' },
  'a book of a series': { 'type': 'book', 'title': 'Ropes and sails of the northern coast', 'author': people, 'collection-title': 'Maritime Studies 12', 'issued': year, 'publisher': 'Fjord Academic Press', 'publisher-place': 'Bergen' },
  'a chapter of a book of a series': { 'type': 'chapter', 'title': 'How the tides turn', 'author': people, 'editor': others, 'container-title': 'Ropes and sails of the northern coast', 'collection-title': 'Maritime Studies 12', 'page': '31-45', 'issued': year, 'publisher': 'Fjord Academic Press', 'publisher-place': 'Bergen' },
  'a volume of a book': { 'type': 'book', 'title': 'Ropes and sails of the northern coast', 'author': people, 'volume': '2', 'issued': year, 'publisher': 'Fjord Academic Press', 'publisher-place': 'Bergen' },
  'an article with a number': { 'type': 'article-journal', 'title': 'Tides of the northern coast', 'author': people, 'issued': year, 'container-title': 'Journal of Coastal Studies', 'volume': '12', 'issue': '3', 'page': '104567', 'DOI': '10.1234/jcs.104567' },
  'a preprint': { type: 'article', title: 'How the tides turn', author: people, issued: year, publisher: 'bioRxiv', DOI: '10.1101/2016.04.12.439512' },
  'data': { type: 'dataset', title: 'Tides of the northern coast', author: people, issued: year, genre: 'Data set', publisher: 'Zenodo', DOI: '10.5281/zenodo.1234567' },
  'a version of data': { type: 'dataset', title: 'Tides of the northern coast in 1990', author: people, issued: year, version: '3', genre: 'Data set', publisher: 'Dryad', DOI: '10.5061/dryad.abc14' },
  'a release of code': { type: 'software', title: 'northquay/tides', author: people, issued: year, version: 'v0.1.1', publisher: 'Zenodo', DOI: '10.5281/zenodo.1234567' },
  'a program with a short name': { type: 'software', title: 'Tidal', author: people, issued: year, version: '2.1.0', genre: 'R package', URL },
  'a chapter': { 'type': 'chapter', 'title': 'How the tides turn', 'author': people, 'editor': others, 'container-title': 'Ropes and sails of the northern coast', 'page': '31-45', 'issued': year, 'publisher': 'Fjord Academic Press' },
  'a chapter of a book with one editor': { 'type': 'chapter', 'title': 'How the tides turn', 'author': people.slice(0, 1), 'editor': others.slice(0, 1), 'container-title': 'Ropes and sails of the northern coast', 'page': '31-45', 'issued': year, 'publisher': 'Fjord Academic Press', 'publisher-place': 'Bergen' },
  'a paper in proceedings': { 'type': 'paper-conference', 'title': 'How the tides turn', 'author': people, 'container-title': 'Proceedings of the 12th International Conference on Tides', 'page': '31-45', 'issued': year, 'publisher': 'ACM' },
  'a thesis': { type: 'thesis', title: 'How the tides turn', author: people.slice(0, 1), genre: 'Doctoral dissertation', publisher: 'University of Bergen', issued: year },
  'a thesis at an address': { type: 'thesis', title: 'How the tides turn', author: people.slice(0, 1), genre: 'Master’s thesis', publisher: 'University of Bergen', issued: year, URL },
  'an article of a newspaper': { 'type': 'article-newspaper', 'title': 'How the tides turn', 'author': people.slice(0, 1), 'container-title': 'The Northern Times', 'issued': day, URL },
  'a translated book': { type: 'book', title: 'Ropes and sails of the northern coast', author: people.slice(0, 1), translator: others.slice(0, 1), issued: year, publisher: 'Fjord Academic Press' },
  'an article with a quotation': { 'type': 'article-journal', 'title': 'The “salt road” of the northern coast', 'author': people, 'issued': year, 'container-title': 'Journal of Coastal Studies', 'volume': '12', 'issue': '3', 'page': '31-45' },
}

/**
 * What a style does not say of a program or of a translation cannot be read of it again; nor where the title of a page ends before
 * its site, or whether the name behind the title is that of a site or of a publisher.
 */
const unsaid: ReadonlySet<string> = new Set([
  'acs: a program without a version', 'ieee: a translated book', 'vancouver: a translated book',
  'harvard: a page of a site', 'harvard: a page of a site that says neither who nor when', 'apa-7: a page of a site', 'vancouver: a page of a site', 'acs: a page of a site',
])

const styles = ['apa-7', 'mla-9', 'chicago-18-ad', 'chicago-18-nb', 'harvard', 'ieee', 'vancouver', 'ama-11', 'acs', 'asa-7', 'apsa']

const alike = (text: string | undefined): string | undefined => text?.toLowerCase()
const surnames = (names: readonly CslName[] = []) => names.map(({ family, literal }) => family ?? literal)
const told = ({ title, author, editor, translator, issued, URL: address, volume, publisher, version, ...more }: Written, raw: string) => ({
  title: alike(title), author: surnames(author), editor: surnames(editor), translator: surnames(translator), year: issued?.['date-parts']?.[0]?.[0], volume, address,
  publisher: raw.includes(publisher ?? '') ? publisher : undefined, version: raw.includes(version ?? '') ? version : undefined, journal: alike(more['container-title']),
})

const cases = styles.flatMap((style) => Object.keys(works).map((kind) => ({ style, kind }))).filter(({ style, kind }) => !unsaid.has(`${style}: ${kind}`))

test.each(cases)('in $style, $kind is understood as it was written', async ({ style, kind }) => {
  const work = works[kind]!
  const raw = (await listed(style, work)).replace(/^(?:\[\d+\]|\d+\.|\(\d+\))\s*/, '')
  const entry = parseEntry(raw, await referenceModel(nodeCodec))
  expect({ raw, grey: isGrey(entry), ...told(worksOf([['work', entry]])[0]!, raw) }).toEqual({ raw, grey: false, ...told(work, raw) })
})
