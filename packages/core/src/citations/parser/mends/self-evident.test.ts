import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'
import type { Label } from '../model/label.js'

test('the year behind “[Internet].” is that of a page, and what follows it the day on which it was seen', () => {
  const { csl } = read(['author', 'Fjord Bureau.'], ['title', 'Tides'], ['note', '[Internet]. 2018 [cited 2019 Oct 2].'], ['url', 'Available from: https://fjords.example/tides'])
  expect(csl).toMatchObject({ title: 'Tides', issued: { 'date-parts': [[2018]] }, accessed: { 'date-parts': [[2019, 10, 2]] } })
})

test('a version in brackets is one with its letter alone, which is its own', () => {
  const { csl, leftovers } = read(['author', 'Berg, A.'], ['date', '(2021).'], ['title', 'rope-tree'], ['volume', '(v0.20.0)'], ['genre', '[Computer software].'], ['publisher', 'Fjord Labs.'])
  expect(csl).toMatchObject({ title: 'rope-tree', version: 'v0.20.0', type: 'software' })
  expect(leftovers).toEqual([])
})

test('what was published online in a year is of that year', () => {
  const page = read(['author', 'Harbour Office.'], ['title', 'Tides.'], ['date', 'Published January 4, 2013.'], ['note', 'Accessed May 4, 2019.'], ['url', 'https://example.org/ice'])
  expect([page.csl.issued, page.leftovers]).toEqual([{ 'date-parts': [[2013, 1, 4]] }, []])
  const again = read(['author', 'Harbour Office.'], ['date', '2019.'], ['title', '“Tides.”'], ['date', 'Last modified June 4, 2019.'], ['url', 'https://example.org/ice'])
  expect([again.csl.issued, again.leftovers]).toEqual([{ 'date-parts': [[2019, 6, 4]] }, []])
  const changed = read(['author', 'Harbour Office.'], ['title', '“Tides.”'], ['date', 'Last modified June 4, 2019.'], ['url', 'https://example.org/ice'])
  expect([changed.csl.issued, changed.leftovers]).toEqual([{ 'date-parts': [[2019, 6, 4]] }, []])
  expect(read(['author', 'Berg A.'], ['title', 'Tides.'], ['journal', 'Harbours.'], ['note', 'Published online 2013.']).csl).toMatchObject({ issued: { 'date-parts': [[2013]] } })
})

test('a day in numbers, and one in brackets behind an address, says when a page was seen', () => {
  const address: [Label, string] = ['url', 'https://fjords.example/tides']
  expect(read(['title', 'Tides.'], address, ['date', '(accessed 2020-04-28).']).csl).toMatchObject({ accessed: { 'date-parts': [[2020, 4, 28]] } })
  expect(read(['author', 'Berg, Ada.'], ['date', '2016.'], ['title', '“Tides.”'], address, ['date', '(April 28, 2020).']).csl).toMatchObject({ issued: { 'date-parts': [[2016]] }, accessed: { 'date-parts': [[2020, 4, 28]] } })
})

test('pages before “in” are those of a chapter', () => {
  expect(read(['title', '“Tides.”'], ['container-title', 'Pp. 31–45 in Ships of the North.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ 'page': '31-45', 'container-title': 'Ships of the North' })
})

test('three numbers with stops behind a title are a version', () => {
  expect(read(['author', 'Berg, Ada.'], ['title', 'Ropes of the North.'], ['volume', '2023.1.8,'], ['publisher', 'Zenodo,'], ['date', '2023.']).csl).toMatchObject({ version: '2023.1.8' })
})

test('a working paper says so, with its number or without', () => {
  const paper = (said: string) => read(['author', 'Berg, Ada.'], ['title', '“Tides.”'], ['journal', `${said} Harbour Bureau of Research,`], ['date', '2020.']).csl
  expect(paper('Working Paper.')).toMatchObject({ type: 'report', genre: 'Working Paper', publisher: 'Harbour Bureau of Research' })
  expect(paper('Working Paper, 27245,')).toMatchObject({ type: 'report', genre: 'Working Paper', number: '27245' })
  expect(paper('Working Paper w27245,')).toMatchObject({ genre: 'Working Paper', number: 'w27245' })
  expect(paper('HB Discussion Paper. 11/6.')).toMatchObject({ genre: 'HB Discussion Paper', number: '11/6' })
})

test('who translated a work stands in a bracket, whatever the model took the names for', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'Ships'], ['editor', '(C. Roe,'], ['note', 'Trans.).'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ translator: [{ family: 'Roe', given: 'C.' }], publisher: 'Fjord Press' })
})

test('documents of the European Union have numbers of their own', () => {
  expect(read(['author', 'European Commission.'], ['date', '2020.'], ['title', '“Tides.”'], ['journal', 'COM(2020)'], ['pages', '139 final.'], ['publisher', 'European Commission.']).csl)
    .toMatchObject({ number: 'COM(2020) 139 final', type: 'report' })
})

test('a request for comments has its number, and is a report of those who published it', () => {
  const { csl } = read(['author', 'Berg, A.'], ['title', '“Harbour protocols,”'], ['journal', 'IETF,'], ['volume', 'RFC 9999,'], ['date', 'Jun. 1999.'])
  expect(csl).toMatchObject({ type: 'report', title: 'Harbour protocols', publisher: 'IETF', number: 'RFC 9999' })
  expect(csl['container-title']).toBeUndefined()
})

test.each<[string, [Label, string][]]>([
  ['[S. l.]', [['note', '[S. l.]: [s. n.],']]],
  ['[S.l.: s.n.]', [['title', '[S.l.: s.n.],']]],
])('%s says that no place and nobody who published it was found', (_, imprint) => {
  expect(read(['author', 'Berg, A.'], ['title', 'Tides.'], ...imprint, ['date', '2001.']).csl).toMatchObject({ 'type': 'book', 'title': 'Tides', 'publisher-place': '[S. l.]', 'publisher': '[s. n.]' })
})

test('what leads from the words before an address to the address is of no field', () => {
  const { leftovers } = read(['author', 'Berg, A.'], ['title', 'Marés do norte.'], ['location', 'Bergen:'], ['publisher', 'Fjord,'], ['date', '2018.'], ['url', 'Disponível em: https://fjords.example/tides'])
  expect(leftovers).toEqual([])
})

test('a translator is told by “Trans.” before a name and its publisher, or by a word behind a name that stands behind the title', () => {
  const translated = { title: 'The Sea', translator: [{ family: 'Dunne', given: 'M.' }] }
  expect(read(['author', 'Berg, A.'], ['title', 'The Sea.'], ['journal', 'Trans. M. Dunne.'], ['location', 'Oslo:'], ['publisher', 'Fjord Press.']).csl).toMatchObject(translated)
  expect(read(['author', 'Berg, A.'], ['title', 'The Sea;'], ['author', 'Dunne, M.,'], ['title', 'Translator;'], ['publisher', 'Fjord Press,'], ['date', '2001.']).csl).toMatchObject(translated)
  expect(read(['author', 'Berg, A.'], ['title', 'The Sea.'], ['journal', 'Trans. M. Soc.'], ['volume', '12:'], ['pages', '3–9.']).csl).toMatchObject({ 'container-title': 'Trans. M. Soc' })
})

test('an archive names what comes from a repository of code by its version', () => {
  expect(read(['author', 'Roe, M.'], ['date', '(2021).'], ['title', 'northquay/tides:'], ['volume', 'v0.1.1.'], ['publisher', 'Zenodo.']))
    .toMatchObject({ csl: { type: 'software', title: 'northquay/tides', version: 'v0.1.1', publisher: 'Zenodo' }, leftovers: [] })
  expect(read(['author', 'Roe, M.'], ['date', '(2021).'], ['title', 'northquay/tides: Second release'], ['volume', '(v2.0).'], ['publisher', 'Zenodo.']).csl)
    .toMatchObject({ type: 'software', title: 'northquay/tides: Second release', version: 'v2.0' })
})

test('a number in brackets behind a title alone counts the papers of whoever published it', () => {
  expect(read(['author', 'Berg, R.'], ['date', '(2015).'], ['title', 'Storms and harbours (No. w21345).'], ['publisher', 'Harbour Bureau.']))
    .toMatchObject({ csl: { type: 'report', title: 'Storms and harbours', number: 'w21345', publisher: 'Harbour Bureau' }, leftovers: [] })
})

test('data say what they are and which version behind their title', () => {
  expect(read(['author', 'Lee, A.'], ['date', '2020.'], ['title', '“Soundings 1990–2010.”'], ['container-title', 'Data set.'], ['publisher', 'Dryad.']).csl)
    .toMatchObject({ type: 'dataset', title: 'Soundings 1990–2010', genre: 'Data set', publisher: 'Dryad' })
  expect(read(['author', 'Lee, A.'], ['date', '2020.'], ['title', '“Soundings.”'], ['container-title', 'Data set version'], ['volume', '2.'], ['publisher', 'Dryad.']).csl)
    .toMatchObject({ type: 'dataset', title: 'Soundings', genre: 'Data set', version: '2', publisher: 'Dryad' })
})

test('a video says what it is beside who keeps it', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'The Sea. Video.'], ['publisher', 'YouTube,'], ['date', 'March 4, 2020.'], ['url', 'https://example.org/sea']).csl)
    .toMatchObject({ type: 'webpage', title: 'The Sea', genre: 'Video', publisher: 'YouTube' })
  expect(read(['author', 'A. Berg,'], ['title', 'The sea,'], ['date', '(Mar. 4, 2020).'], ['url', '[Online Video]. Available: https://example.org/sea']).csl)
    .toMatchObject({ genre: 'Online Video', URL: 'https://example.org/sea' })
})

test('the year stands right behind the server of a preprint, or the server before its number', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'The Sea.'], ['note', 'arXiv 2016.'], ['url', 'https://arxiv.org/abs/1606.01234.']).csl).toMatchObject({ 'type': 'article', 'container-title': 'arXiv', 'issued': { 'date-parts': [[2016]] } })
  expect(read(['author', 'A. Berg,'], ['title', '“The sea,”'], ['date', '2016,'], ['note', 'arXiv: arXiv:1606.01234.']).csl).toMatchObject({ publisher: 'arXiv', number: 'arXiv:1606.01234' })
})

test('“Vol 2” before a publisher says which volume of a book it is', () => {
  expect(read(['author', 'Berg A.'], ['title', 'The Sea. Vol 2.'], ['publisher', 'Fjord Press;'], ['date', '2001.']).csl).toMatchObject({ title: 'The Sea', volume: '2' })
})

test('the number of an article is no part of its volume', () => {
  const { csl } = read(['author', 'A. Berg,'], ['title', '“The sea,”'], ['journal', 'Harbour Lett.,'], ['volume', 'vol. 118, no. 4, Art. no. 047201,'], ['date', 'Jan. 2017.'])
  expect(csl).toMatchObject({ volume: '118', issue: '4', page: '047201' })
})

test('what was updated on a day is of that day, and a preprint of the year behind what it is called', () => {
  expect(read(['author', 'Fjord Bureau.'], ['title', 'Tides'], ['note', '[updated 2021 Sep 27; cited 2022 Jan 3].'], ['url', 'Available from: https://fjords.example/tides']))
    .toMatchObject({ csl: { issued: { 'date-parts': [[2021, 9, 27]] }, accessed: { 'date-parts': [[2022, 1, 3]] } }, leftovers: [] })
  expect(read(['author', 'Berg A.'], ['title', 'Tides.'], ['note', 'arXiv [Preprint]. 2020 [cited 2021 May 1].'], ['url', 'Available from: https://arxiv.org/abs/2003.01234']).csl)
    .toMatchObject({ 'type': 'article', 'container-title': 'arXiv', 'issued': { 'date-parts': [[2020]] } })
})

test('papers of a series have their number behind a comma, as the OECD words them', () => {
  const { csl } = read(['author', 'Fjord Bank'], ['date', '(2018),'], ['title', '“Harbours 2030”,'], ['journal', 'Harbour Working Papers,'], ['volume', 'No. 12,'], ['publisher', 'Fjord Publishing,'], ['location', 'Bergen.'])
  expect(csl).toMatchObject({ type: 'report', title: 'Harbours 2030', number: '12', genre: 'Harbour Working Papers', publisher: 'Fjord Publishing' })
})

test('arXiv before the number of a preprint is where that is kept', () => {
  expect(read(['author', 'Berg, Ada.'], ['title', '“Tides.”'], ['note', 'arXiv, arXiv:1606.01234,'], ['date', '2016.']).csl)
    .toMatchObject({ 'type': 'article', 'title': 'Tides', 'container-title': 'arXiv', 'number': 'arXiv:1606.01234' })
})

test.each(['Law Com No 361', 'Cm 7123', 'Cmnd 4567'])('%s is the number of a report, and says itself what it counts', (number) => {
  expect(read(['author', 'Harbour Commission.'], ['title', `Quays and floods. ${number}.`], ['location', 'London:'], ['publisher', 'Fjord Press,'], ['date', '2015.']).csl)
    .toMatchObject({ type: 'report', title: 'Quays and floods', number })
})

test('a day in numbers with stops is neither a version nor a volume with its issue', () => {
  const { csl } = read(['author', 'Vogt, Anna:'], ['title', 'Wem gehört der Strand?'], ['journal', 'In: Nordpost,'], ['volume', '12.07.2019,'], ['pages', 'S. 5.'])
  expect(csl).toMatchObject({ issued: { 'date-parts': [[2019, 7, 12]] }, page: '5' })
  expect([csl.version, csl.volume, csl.issue]).toEqual([undefined, undefined, undefined])
  for (const day of ['(12.07.2019).', '[12.07.2019].']) {
    expect(read(['title', 'Tides.'], ['url', 'https://fjords.example/tides'], ['date', day]).csl, day).toMatchObject({ accessed: { 'date-parts': [[2019, 7, 12]] } })
  }
})

test('a “w” before a number counts the papers of a series, though nothing else says so', () => {
  expect(read(['author', 'M. Berg,'], ['title', '“Rent and tide,”'], ['publisher', 'Harbour Bureau,'], ['pages', 'w27245,'], ['date', '2015.']).csl).toMatchObject({ type: 'report', number: 'w27245' })
})

test('a preprint says where it is and since when, as Nature and Chicago have it', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Tides by ear.'], ['note', 'Preprint at'], ['url', 'https://arxiv.org/abs/1906.01234'], ['date', '(2019).']).csl)
    .toMatchObject({ type: 'article', title: 'Tides by ear', genre: 'Preprint', issued: { 'date-parts': [[2019]] } })
  const submitted = read(['author', 'Berg, Ada.'], ['date', '2019.'], ['title', '“Tides by Ear.”'], ['genre', 'Preprint,'], ['note', 'arXiv, submitted June 3.'])
  expect(submitted.csl).toMatchObject({ type: 'article', 'container-title': 'arXiv', issued: { 'date-parts': [[2019, 6, 3]] } })
  expect(submitted.leftovers).toEqual([])
  expect(read(['author', 'Berg A.'], ['title', 'Tides by ear.'], ['journal', 'arXiv'], ['genre', '[Preprint].'], ['date', '2019'], ['note', '[cited 2020 Mar 4]: 1906.01234 [cs.CL].']).csl)
    .toMatchObject({ number: '1906.01234 [cs.CL]', accessed: { 'date-parts': [[2020, 3, 4]] } })
})

test('that an issue is a special one is no part of the name of its journal', () => {
  const article = (name: string) => read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'Tides.'], ['journal', name], ['volume', '24(2),'], ['pages', '101–119.']).csl
  expect(article('Harbour Studies (Special Issue),')).toMatchObject({ 'container-title': 'Harbour Studies', note: 'Special Issue', volume: '24' })
  expect(article('Harbour Studies, Special Issue,')).toMatchObject({ 'container-title': 'Harbour Studies', note: 'Special Issue' })
})

test('German and Romance books say how many volumes they have, too', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(1997):'], ['title', 'Das Meer der Meere. 2 Bde.'], ['location', 'Bremen:'], ['publisher', 'Hafenverlag.']).csl).toMatchObject({ 'title': 'Das Meer der Meere', 'number-of-volumes': '2' })
})

test('before a date that a semicolon parts from it stands who published a page, and behind a journal none does', () => {
  const page = (name: string) => read(['author', 'Berg A.'], ['title', 'Ice'], ['note', '[Internet].'], ['journal', name], ['date', '2021 May 4.'], ['url', 'Available from: https://example.org/ice']).csl
  expect(page('Harbour Watch;')).toMatchObject({ publisher: 'Harbour Watch', type: 'webpage' })
  expect(page('Harbour Watch.')).toMatchObject({ 'container-title': 'Harbour Watch' })
})

test('behind its year a book says on what it is read, and a thesis where it is kept, under which number', () => {
  const book = read(['author', 'Crane, Jill.'], ['title', 'Nets and Knots.'], ['location', 'Bergen:'], ['publisher', 'Quay Press,'], ['date', '2015.'], ['note', 'Kindle.', 0.3])
  expect([book.csl.medium, book.confidence]).toEqual(['Kindle', 1])
  const thesis = read(['author', 'Vance, Dora.'], ['title', '“Ebb.”'], ['genre', 'PhD diss.,'], ['publisher', 'Quay University,'], ['date', '2013.'], ['note', 'ProQuest (3512345).', 0.3])
  expect([thesis.csl, thesis.confidence]).toMatchObject([{ type: 'thesis', archive: 'ProQuest', number: '3512345' }, 1])
  expect(read(['author', 'Crane, Jill.'], ['title', 'How to Read a Kindle.'], ['publisher', 'Quay Press,'], ['date', '2015.']).csl).not.toHaveProperty('medium')
})

test('brackets say as APA had it in its sixth edition that a work is a film or a post', () => {
  const kept = (bracket: string) => read(['author', 'Berg, A.'], ['date', '(2015, May 4).'], ['title', `How ports sink ${bracket}.`], ['url', 'https://example.org/ports']).csl
  expect(kept('[Video file]')).toMatchObject({ title: 'How ports sink', genre: 'Video file' })
  expect(kept('[Web log post]')).toMatchObject({ title: 'How ports sink', genre: 'Web log post' })
  expect(kept('[First part]')).toMatchObject({ title: 'How ports sink [First part]' })
})

test('a package of R is software, as a bracket behind it says again', () => {
  const { csl, leftovers } = read(['author', 'Dorn, P.'], ['date', '(2020).'], ['title', 'tidal: Fitting tides (R package version 1.2.3) [Computer software].'], ['url', 'https://example.org/tidal'])
  expect(csl).toMatchObject({ type: 'software', title: 'tidal: Fitting tides', version: '1.2.3', genre: 'R package' })
  expect(leftovers).toEqual([])
})

test('between the server of a preprint and the day on which it was seen stands its year', () => {
  const { csl } = read(['author', 'Fenn O.'], ['title', 'Silting of ports [Preprint].'], ['note', 'arXiv. 2022 [cited 2022 May 4].'], ['url', 'Available from: https://arxiv.org/abs/2201.01234'])
  expect(csl).toMatchObject({ 'type': 'article', 'container-title': 'arXiv', 'issued': { 'date-parts': [[2022]] } })
})

test('no book has a version with a point in it', () => {
  const work = (version: string, address: string) => read(['title', 'TideFit.'], ['version', version], ['publisher', 'Quay Software;'], ['date', '2019.'], ['url', address]).csl.type
  expect(work('Version 3.2.', 'https://quays.example/fit')).toBe('software')
  expect(work('Version 3.', 'https://quays.example/fit')).toBe('book')
})
