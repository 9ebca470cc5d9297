import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

type Stretch = [Label, string]

test('words behind a title say that a work is a thesis', () => {
  const thesis = (title: string, publisher = 'Fjord University.') => read(['author', 'Berg, A.'], ['date', '(2015).'], ['title', title], ['publisher', publisher]).csl
  expect(thesis('Gezeiten (Unveröffentlichte Masterarbeit).')).toMatchObject({ type: 'thesis', title: 'Gezeiten', genre: 'Unveröffentlichte Masterarbeit' })
  expect(thesis('Tides of the north. Dissertation,')).toMatchObject({ type: 'thesis', title: 'Tides of the north', genre: 'Dissertation' })
  expect(thesis('Tides of the north. Dissertation.', 'Fjord University;')).toMatchObject({ type: 'thesis', title: 'Tides of the north', genre: 'Dissertation' })
  expect(thesis('Marés do norte. Dissertação de Doutoramento.', 'Universidade do Norte;')).toMatchObject({ type: 'thesis', title: 'Marés do norte', genre: 'Dissertação de Doutoramento' })
  expect(thesis('How to write a thesis.')).toMatchObject({ type: 'book', title: 'How to write a thesis' })
  expect(thesis('Antithesis (a synthesis).')).toMatchObject({ type: 'book', title: 'Antithesis (a synthesis)' })
})

test('a thesis stands in nothing, and may be called so behind a comma', () => {
  const thesis = { type: 'thesis', title: 'Marées du nord', genre: 'Thèse de doctorat', publisher: 'Université du Nord' }
  expect(read(['author', 'Berg, A.'], ['date', '(2000).'], ['title', 'Marées du nord.'], ['container-title', 'Thèse de doctorat, Université du Nord.']).csl).toMatchObject(thesis)
  expect(read(['author', 'A. Berg,'], ['title', 'Marées du nord, thèse de doctorat,'], ['publisher', 'Université du Nord,'], ['date', '1998.']).csl).toMatchObject({ ...thesis, genre: 'thèse de doctorat' })
})

test('the stop of an abbreviation stays with the kind of a thesis', () => {
  expect(read(['title', '“Tides.”'], ['genre', 'PhD diss.,'], ['publisher', 'Fjord University,'], ['date', '2013.']).csl.genre).toBe('PhD diss.')
})

test('a department and its university, torn at their stops, are who published a thesis', () => {
  const { csl } = read(['title', '“Tides,”'], ['genre', 'M.S. thesis,'], ['publisher', 'Dept.'], ['container-title', 'Coast. Eng.,'], ['publisher', 'Fjord Univ.,'], ['location', 'Fjord,'], ['date', '1993.'])
  expect(csl).toMatchObject({ type: 'thesis', publisher: 'Dept. Coast. Eng., Fjord Univ', 'publisher-place': 'Fjord' })
  expect(csl['container-title']).toBeUndefined()
})

test('a group before the title of a page on the web has written it', () => {
  const page = (name: string) => read(['journal', name], ['note', '[Internet].'], ['url', 'Available from: https://tides.example/']).csl
  expect(page('Harbour Institute. Tables of the Coast')).toMatchObject({ type: 'webpage', author: [{ literal: 'Harbour Institute' }], title: 'Tables of the Coast', medium: 'Internet' })
  expect(page('Tables of the Coast. Second part').author).toBeUndefined()
})

test('a group before a year and a quoted title has written it', () => {
  const { csl } = read(['container-title', 'Fjord Information Facility.'], ['date', 'n.d.'], ['title', '“Fjords.org.”'], ['url', 'https://fjords.example/'])
  expect(csl).toMatchObject({ author: [{ literal: 'Fjord Information Facility' }], title: 'Fjords.org' })
  expect(csl['container-title']).toBeUndefined()
})

test('between a semicolon and a year chemists name the publisher first, and two towns stay towns', () => {
  const book = (...named: Stretch[]) => read(['author', 'Lund, M.'], ...named, ['date', '2016.']).csl
  expect(book(['title', 'Ships of the North;'], ['location', 'Gracehaven:'], ['publisher', 'Lowtide,'])).toMatchObject({ 'publisher': 'Gracehaven', 'publisher-place': 'Lowtide' })
  expect(book(['title', 'Ships of the North; St. Olaf’s Club:'], ['location', 'Cambridge, MA,'])).toMatchObject({ 'title': 'Ships of the North', 'publisher': 'St. Olaf’s Club', 'publisher-place': 'Cambridge, MA' })
  expect(book(['title', 'Ships of the North; Harbour Studies;'], ['publisher', 'Lowtide:'], ['location', 'Paris,'])).toMatchObject({ 'title': 'Ships of the North', 'collection-title': 'Harbour Studies', 'publisher': 'Lowtide' })
  expect(book(['title', 'Ships of the North.'], ['location', 'Boston; London:'], ['publisher', 'Lowtide,'])).toMatchObject({ 'publisher': 'Lowtide', 'publisher-place': 'Boston; London' })
})

test('what has neither volume nor pages nor a day stands in no institution, which has published it', () => {
  const work = (name: string, ...more: Stretch[]) => read(['author', 'Lund, Mia.'], ['title', '“Tides.”'], ['journal', name], ...more, ['date', '2012.']).csl
  expect(work('Harbour Bureau of Research,')).toMatchObject({ publisher: 'Harbour Bureau of Research' })
  expect(work('Harbour Bureau of Research,')['container-title']).toBeUndefined()
  expect(work('Bulletin of the Harbour Bureau,')['container-title']).toBe('Bulletin of the Harbour Bureau')
  expect(work('Harbour Bureau of Research,', ['volume', '12'], ['pages', '1–9,'])['container-title']).toBe('Harbour Bureau of Research')
})

test('an institution between a title and the kind of a report is none of the title', () => {
  expect(read(['author', 'Lund, Mia.'], ['date', '2011.'], ['title', 'Who rows? Fjord Institute for Tides.'], ['publisher', 'FIT Discussion Paper.'], ['url', 'https://fjords.example/116']).csl)
    .toMatchObject({ title: 'Who rows?', publisher: 'Fjord Institute for Tides', genre: 'FIT Discussion Paper', type: 'report' })
})

test('what has quotation marks and one word behind them stands in what is called so, if that keeps nothing', () => {
  const work = (title: string, name: string) => read(['author', 'Lund, Mia.'], ['date', '1970.'], ['title', title], ['publisher', name]).csl
  expect(work('“The fox on the coast.”', 'Heron.')).toMatchObject({ 'container-title': 'Heron', 'type': 'article-journal' })
  expect(work('“The fox on the coast.”', 'Zenodo.')).toMatchObject({ publisher: 'Zenodo' })
  expect(work('The fox on the coast.', 'Heron.')).toMatchObject({ publisher: 'Heron', type: 'book' })
})

test('a group before a quoted title, or in capitals before a plain one, has written it', () => {
  const by = (name: string, title: string) => read(['publisher', name], ['title', title], ['publisher', 'Fjord Press;'], ['date', '2019.']).csl
  expect(by('Department of Tides,', '“The northern harbours,”')).toMatchObject({ author: [{ literal: 'Department of Tides' }], publisher: 'Fjord Press' })
  expect(by('OECD.', 'The northern harbours.')).toMatchObject({ author: [{ family: 'OECD' }], publisher: 'Fjord Press' })
})

test('a group that an entry begins with has written it, where a title with its year and address stands behind', () => {
  const author = [{ literal: 'Ministry of Tides' }]
  expect(read(['title', 'Ministry of Tides.'], ['journal', 'Tables of the Coast.'], ['date', '2020,'], ['url', 'https://tides.example/coast.']).csl).toMatchObject({ author, title: 'Tables of the Coast', type: 'webpage' })
  expect(read(['title', 'Ministry of Tides'], ['date', '(2020)'], ['title', 'Tables of the coast.'], ['publisher', 'Harbour Office.']).csl).toMatchObject({ author, title: 'Tables of the coast' })
})

test('a sentence before a university may say that a work is a thesis', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2015)'], ['title', 'Gezeiten. Dissertation.'], ['publisher', 'University of Bergen.']).csl).toMatchObject({ type: 'thesis', title: 'Gezeiten' })
})

test('a thesis, abbreviated or not, is kept by whoever is named behind its university', () => {
  expect(read(['author', 'Berg, Ada.'], ['title', '“Gezeiten.”'], ['genre', 'PhD diss.,'], ['publisher', 'University of Bergen,'], ['date', '2015.'], ['publisher', 'Fjord Archive.']).csl).toMatchObject({ publisher: 'University of Bergen', archive: 'Fjord Archive' })
})

test('the town in the name of a university is none of where it stands', () => {
  const { csl } = read(['title', '“Tides,”'], ['genre', 'M.S. thesis,'], ['publisher', 'Dept. Coast. Eng., Univ.'], ['location', 'Bergen, Bergen, Norway,'], ['date', '2012.'])
  expect(csl).toMatchObject({ 'publisher': 'Dept. Coast. Eng., Univ. Bergen', 'publisher-place': 'Bergen, Norway' })
})

test('a number alone behind a title, before who published it, is that of a paper', () => {
  const { csl } = read(['author', 'Berg, A.'], ['date', '2016.'], ['title', 'Tides.'], ['volume', 'No. w21345.'], ['publisher', 'Harbour Bureau.'])
  expect(csl).toMatchObject({ type: 'report', title: 'Tides', number: 'w21345', publisher: 'Harbour Bureau' })
  const report = read(['author', 'Berg, Ada.'], ['title', 'Tides.'], ['note', 'No. FJU/HB-90-TR-21.'], ['publisher', 'Harbour Bureau,'], ['date', '1990.'])
  expect(report.csl).toMatchObject({ type: 'report', number: 'FJU/HB-90-TR-21' })
  expect(read(['author', 'A. Berg,'], ['title', '“Tides,”'], ['note', 'FJORD/TM-2013-217919,'], ['date', '2001.']).csl).toMatchObject({ type: 'report', number: 'FJORD/TM-2013-217919' })
})

test('what stands at an address of arXiv alone is a preprint, and in a journal an article', () => {
  const kept = (...source: readonly [Label, string][]) => read(['author', 'Berg, A.'], ['title', 'Tides.'], ...source, ['date', '2018.'], ['url', 'https://arxiv.org/abs/1802.01234.']).csl.type
  expect(kept()).toBe('article')
  expect(kept(['journal', 'Harbours,'], ['volume', '3,'])).toBe('article-journal')
})

test('the number of a university is no volume', () => {
  expect(read(['author', 'Berg, Anne,'], ['title', 'Marées du nord, thèse de doctorat,'], ['journal', 'Université Lyon'], ['volume', '2,'], ['date', '2006.']).csl)
    .toMatchObject({ type: 'thesis', publisher: 'Université Lyon 2' })
  expect(read(['author', 'Berg, Anne,'], ['title', 'Marées du nord,'], ['journal', 'Université'], ['volume', '2,'], ['date', '2006.']).csl).toMatchObject({ volume: '2' })
})

test('a bracket behind a title says that these are slides or that this is for the press', () => {
  const page = (title: string) => read(['author', 'Berg, A.'], ['date', '(2020).'], ['title', title], ['url', 'https://example.org/ropes']).csl
  expect(page('Ropes at sea [PowerPoint slides].')).toMatchObject({ title: 'Ropes at sea', genre: 'PowerPoint slides', type: 'webpage' })
  expect(page('Ropes at sea [Press release].')).toMatchObject({ title: 'Ropes at sea', genre: 'Press release', type: 'webpage' })
})

test('a thesis says what it was written for, and that nobody has printed it, in a sentence, a bracket or before its university', () => {
  const ports = (...stretches: readonly (readonly [Label, string])[]) => read(['author', 'Berg, A.'], ['date', '(2015)'], ...stretches.map(([label, text]) => [label, text] as [Label, string])).csl
  const unpublished = { type: 'thesis', title: 'Winter ports', genre: 'Unpublished master’s thesis', publisher: 'Fjord University' }
  expect(ports(['title', 'Winter ports. Unpublished master’s thesis.'], ['publisher', 'Fjord University.'])).toMatchObject(unpublished)
  expect(ports(['title', 'Winter ports'], ['note', '(Unpublished master’s thesis).'], ['publisher', 'Fjord University.'])).toMatchObject(unpublished)
  expect(ports(['title', 'Winterhäfen.'], ['publisher', 'Unveröffentlichte Masterarbeit, Universität Bergen.']))
    .toMatchObject({ type: 'thesis', genre: 'Unveröffentlichte Masterarbeit', publisher: 'Universität Bergen' })
  expect(ports(['title', 'Winterhavens (Masterscriptie, Universiteit Bergen).'])).toMatchObject({ type: 'thesis', genre: 'Masterscriptie', publisher: 'Universiteit Bergen' })
  expect(ports(['title', 'Winter ports. Notes for a thesis.'], ['publisher', 'Fjord University.'])).toMatchObject({ type: 'book', title: 'Winter ports. Notes for a thesis' })
})

test('what is called a report, with its number and nothing else, is no journal', () => {
  const report = (kind: string) => read(['title', 'Ministry of Coasts. Harbours in Figures.'], ['journal', kind], ['date', '2020.'], ['url', 'https://coasts.example/figures.pdf']).csl
  expect(report('Report 14.')).toMatchObject({ author: [{ literal: 'Ministry of Coasts' }], title: 'Harbours in Figures', genre: 'Report', number: '14', type: 'report' })
  expect(report('Reports on Tides 14.').number).toBeUndefined()
})

test('the department and the university of a thesis are one where they end the entry', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2014).'], ['title', 'Knots'], ['genre', '[Doctoral dissertation].'], ['journal', 'Dept. Mech. Eng.,'], ['publisher', 'Fjord Univ.']).csl)
    .toMatchObject({ type: 'thesis', publisher: 'Dept. Mech. Eng., Fjord Univ' })
  expect(read(['author', 'Berg, A.'], ['date', '(2014).'], ['title', 'Knots [Ph.D. dissertation].', 0.7], ['journal', 'Dept. Mech. Eng.,'], ['publisher', 'Fjord Univ.']).csl)
    .toMatchObject({ title: 'Knots', publisher: 'Dept. Mech. Eng., Fjord Univ' })
})

test('between a quoted title and its place stands who has brought a report out, however it is shortened', () => {
  const report = (title: string) => read(['author', 'H. Berg,'], ['title', title], ['publisher', 'Fjord Inst.,', 0.5], ['location', 'Bergen, Norway,'], ['number', 'Tech. Rep. 14,'], ['date', '2020.']).fields['publisher']?.confidence
  expect(report('“Tide gauges,”')).toBe(0.8)
  expect(report('Tide gauges,')).toBe(0.5)
})
