import { describe, expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'
import { readEntry } from '../entry.js'
import type { Label } from '../model/label.js'
import type { Segment } from '../segment.js'

test('an issue in brackets that was taken for the beginning of the pages is the issue', () => {
  expect(read(['journal', 'Cell'], ['volume', '147('], ['pages', '5):992–1009.']).csl).toMatchObject({ volume: '147', issue: '5', page: '992-1009' })
  expect(read(['journal', 'Cell'], ['volume', '12'], ['pages', '(3) 7–9.']).csl).toMatchObject({ volume: '12', issue: '3', page: '7-9' })
})

test('what has pages and neither editors nor a publisher, and no “In” before it, is a journal', () => {
  const ropes = (title: string, container: string, ...more: readonly [Label, string][]) => read(['title', title], ['container-title', container], ['pages', '9–12.'], ...more).csl.type
  expect(ropes('“Ropes.”', 'Harbour Studies,')).toBe('article-journal')
  expect(ropes('“Ropes.”', 'In Harbours,')).toBe('chapter')
  expect(ropes('“Ropes.”', 'Proceedings of the Harbour Meeting,')).toBe('paper-conference')
  expect(ropes('Ropes, in:', 'Harbours,')).toBe('chapter')
  expect(ropes('“Ropes.”', 'Harbours,', ['publisher', 'Fjord Press.'])).toBe('chapter')
})

test('a yearbook is no book: it counts its volumes and has neither editors nor a publisher', () => {
  const parts: [Label, string][] = [['title', 'Ropes.'], ['container-title', 'The Yearbook of Bergen,'], ['volume', '94,'], ['pages', '9–12.']]
  expect(read(...parts).csl.type).toBe('article-journal')
  expect(read(...parts, ['publisher', 'Fjord Press.']).csl.type).toBe('chapter')
})

test('a title ends with its quotation where nothing else names what it stands in', () => {
  expect(read(['title', '‘Tides and lichens’, Journal of the North,'], ['volume', '54']).csl)
    .toMatchObject({ title: 'Tides and lichens', 'container-title': 'Journal of the North', type: 'article-journal' })
  expect(read(['title', '«Tides of the north» in Harbours,'], ['date', '2004']).csl).toMatchObject({ title: 'Tides of the north', 'container-title': 'Harbours' })
})

test('a title that is a question goes on behind it, in sentence case, up to the name of the journal', () => {
  const { csl, fields } = read(['title', 'What flowers in April?'], ['journal', 'Sowing calendars for shared gardens. Town Ecology,'], ['volume', '5'])
  expect(csl).toMatchObject({ title: 'What flowers in April? Sowing calendars for shared gardens', 'container-title': 'Town Ecology' })
  expect(fields['title']?.span).toEqual([0, 60])
  expect(read(['title', 'Who owns the street?'], ['journal', 'Annals of the northern society for parking. Series B,'], ['volume', '5']).csl)
    .toMatchObject({ title: 'Who owns the street?', 'container-title': 'Annals of the northern society for parking. Series B' })
  expect(read(['title', 'Do Ropes Last?'], ['journal', 'A Systematic Review. Harbour Studies.'], ['volume', '5']).csl)
    .toMatchObject({ title: 'Do Ropes Last? A Systematic Review', 'container-title': 'Harbour Studies' })
  expect(read(['title', 'Do Ropes Last?'], ['journal', 'The Harbour. Ropes.'], ['volume', '5']).csl).toMatchObject({ title: 'Do Ropes Last?' })
  expect(read(['title', 'Do Ropes Last?'], ['journal', 'The Care of Ropes after Storms. Harbours.'], ['volume', '5']).csl)
    .toMatchObject({ title: 'Do Ropes Last? The Care of Ropes after Storms', 'container-title': 'Harbours' })
  expect(read(['title', 'Do Ropes Last?'], ['journal', 'The Northern Journal of the Harbours of Bergen. Ropes.'], ['volume', '5']).csl).toMatchObject({ title: 'Do Ropes Last?' })
})

test('a title ends with the place that stands in it behind a comma', () => {
  const { csl, fields } = read(['title', 'Seals in the northern Ice Sea,'], ['journal', 'Harbouria. Ice Biology,'], ['volume', '31'])
  expect(csl).toMatchObject({ title: 'Seals in the northern Ice Sea, Harbouria', 'container-title': 'Ice Biology' })
  expect(fields['title']?.span).toEqual([0, 42])
  expect(read(['title', 'Seals in the northern Ice Sea,'], ['journal', 'Environ. Health,'], ['volume', '31']).csl).toMatchObject({ 'container-title': 'Environ. Health' })
})

test('the letter behind a year is no word of the title', () => {
  const raw = 'Sample, Ada 2009a The harbour.'
  const segments: Segment[] = [
    { label: 'author', text: 'Sample, Ada ', span: [0, 12], confidence: 1 },
    { label: 'date', text: '2009', span: [12, 16], confidence: 1 },
    { label: 'title', text: 'a The harbour.', span: [16, 30], confidence: 1 },
  ]
  expect(readEntry(raw, segments)).toMatchObject({ letter: 'a', csl: { title: 'The harbour' } })
})

test('a title ends before the In of what it stands in', () => {
  const { csl, fields } = read(['title', 'Partial tides. In Writing harbours: poetics.'], ['date', '1986'])
  expect(csl).toMatchObject({ title: 'Partial tides', 'container-title': 'Writing harbours: poetics' })
  expect(fields['container-title']?.span).toEqual([15, 44])
})

test('who published a work stands behind the stop of its last editor', () => {
  const { csl, fields } = read(['title', '“Tides.”'], ['container-title', 'In Northern Waters,'], ['editor', 'edited by E. Berg and M. Harris. Tidal Press,'], ['date', '2003.'])
  expect(csl).toMatchObject({ editor: [{ family: 'Berg', given: 'E.' }, { family: 'Harris', given: 'M.' }], publisher: 'Tidal Press' })
  expect(fields['publisher']?.span).toEqual([62, 74])
  expect(read(['container-title', 'In Northern Waters,'], ['editor', 'edited by E. Berg and M. H. Harris,'], ['date', '2003.']).csl.publisher).toBeUndefined()
  expect(read(['container-title', 'In Northern Waters,'], ['editor', 'edited by E. Berg and M. Harris Jr. Roe,'], ['date', '2003.']).csl.publisher).toBeUndefined()
})

test('no title ends in a colon: what stands before it is of the journal, or the place of the publisher', () => {
  expect(read(['title', 'Tides of the north. BHJ:'], ['journal', 'British Harbour Journal'], ['volume', '99']).csl)
    .toMatchObject({ title: 'Tides of the north', 'container-title': 'BHJ: British Harbour Journal' })
  expect(read(['title', 'Tides of the north 1867–1938. Harbury, Sundby:'], ['publisher', 'Tidal Press,'], ['date', '1993.']).csl)
    .toMatchObject({ title: 'Tides of the north 1867–1938', 'publisher-place': 'Harbury, Sundby', publisher: 'Tidal Press' })
})

test('a title in quotation marks ends where they do', () => {
  expect(read(['author', 'Berg, A.'], ['title', '‘Are they tides?’: Ropes,'], ['journal', 'Lichens and Ferries’, Harbours,'], ['volume', '30']).csl)
    .toMatchObject({ title: 'Are they tides?’: Ropes, Lichens and Ferries', 'container-title': 'Harbours' })
  expect(read(['title', '‘Tides’,'], ['journal', 'The Sailors’ Journal,'], ['volume', '30']).csl).toMatchObject({ title: 'Tides', 'container-title': 'The Sailors’ Journal' })
})

test('what is of a day and names a newspaper for its publisher stood in it', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2019, March 4).'], ['title', 'Why ice?'], ['publisher', 'The Northern Times.'], ['url', 'https://example.org/ice']).csl)
    .toMatchObject({ 'container-title': 'The Northern Times', type: 'article-newspaper' })
  expect(read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'Why ice?'], ['publisher', 'The Northern Times.']).csl.publisher).toBe('The Northern Times')
})

test('others are authors, not the beginning of the title', () => {
  const entry = read(['author', 'Berg L, Roe C,'], ['title', 'others: Grading the tides.'], ['journal', 'Harbours'])
  expect(entry.csl).toMatchObject({ author: [{ family: 'Berg', given: 'L' }, { family: 'Roe', given: 'C' }], title: 'Grading the tides' })
  expect(entry.etAl).toBe(true)
})

test('what says that people are editors is no word of the book', () => {
  expect(read(['title', 'The family of tides,'], ['editor', 'in: Berg, A., Roe, C.'], ['container-title', '(Eds.), The northern tides.'], ['publisher', 'Tidal Press']).csl)
    .toMatchObject({ editor: [{ family: 'Berg' }, { family: 'Roe' }], 'container-title': 'The northern tides' })
})

test('who published an issue is no part of its number', () => {
  expect(read(['journal', 'Teaching Tides'], ['volume', '20 (1). Tidal Press:'], ['pages', '96–104.']).csl).toMatchObject({ volume: '20', issue: '1', publisher: 'Tidal Press', page: '96-104' })
})

test('a number before a year is the issue of that year', () => {
  const { csl } = read(['journal', 'Gezeiten'], ['volume', '1/'], ['date', '2007,'], ['pages', '34–43.'])
  expect(csl).toMatchObject({ issue: '1', issued: { 'date-parts': [[2007]] } })
  expect(csl.volume).toBeUndefined()
})

test('a title ends before a place of two words that stands in it, where a journal follows', () => {
  expect(read(['title', 'Early tides from Harbouria,'], ['journal', 'East Sundby. Journal of Northern Tides,'], ['volume', '101']).csl)
    .toMatchObject({ title: 'Early tides from Harbouria, East Sundby', 'container-title': 'Journal of Northern Tides' })
})

test('pages that were taken for the end of the volume are pages', () => {
  expect(read(['journal', 'Annals,'], ['volume', '52(9):2645–55,'], ['date', '2004']).csl).toMatchObject({ volume: '52', issue: '9', page: '2645-55' })
  expect(read(['journal', 'Annals,'], ['volume', '(968)'], ['pages', '1–61']).csl).toMatchObject({ volume: '968', page: '1-61' })
})

test('a page that was taken for a part of the date is the page', () => {
  expect(read(['journal', 'Nature'], ['volume', '466'], ['date', '(2010) 2013.']).csl).toMatchObject({ volume: '466', issued: { 'date-parts': [[2010]] }, page: '2013' })
})

test('a volume that was taken for the beginning of the pages is the volume', () => {
  expect(read(['journal', 'Annals'], ['date', '1992,'], ['pages', '189, 1709–15']).csl).toMatchObject({ volume: '189', page: '1709-15' })
})

test('the volume of an erratum is no issue', () => {
  const { csl } = read(['journal', 'Annals'], ['volume', '49'], ['date', '(1965)'], ['pages', '1042'], ['volume', '22'])
  expect(csl).toMatchObject({ volume: '49', page: '1042' })
  expect(csl.issue).toBeUndefined()
})

test('a second title after the name of a container is the rest of that name', () => {
  expect(read(['title', 'Tides.'], ['container-title', 'In Harbours:'], ['title', 'an agenda for change.'], ['publisher', 'Lichen Press']).csl)
    .toMatchObject({ title: 'Tides', 'container-title': 'Harbours: an agenda for change' })
})

test('a container that was torn in two is one', () => {
  expect(read(['title', 'Tides.'], ['container-title', 'IEEE Transactions on'], ['journal', 'Systems and Lichens,'], ['volume', '3']).csl)
    .toMatchObject({ 'container-title': 'IEEE Transactions on Systems and Lichens', type: 'article-journal' })
})

test('what tears a title in two, and is in the entry elsewhere, is a part of the title', () => {
  expect(read(['title', 'Four texts'], ['date', '(1798, 1799)'], ['title', 'and a prelude.'], ['publisher', 'Penguin,'], ['date', '1995.']).csl)
    .toMatchObject({ title: 'Four texts (1798, 1799) and a prelude', issued: { 'date-parts': [[1995]] } })
  expect(read(['title', 'Tides'], ['date', '1995'], ['title', 'Lichens'], ['publisher', 'Penguin']).csl).toMatchObject({ title: 'Tides', issued: { 'date-parts': [[1995]] } })
})

test('a title keeps what it quotes where the container is known', () => {
  expect(read(['title', '“Tides” and other words, again.'], ['journal', 'Harbours']).csl.title).toBe('“Tides” and other words, again')
})

describe('the words beside names say what they did', () => {
  test('names before “eds.” are editors', () => {
    expect(read(['author', 'Ames, Karl, and Ada Berg,'], ['editor', 'eds.'], ['date', '1991.'], ['title', 'Tides.']).csl).toMatchObject({
      editor: [{ family: 'Ames', given: 'Karl' }, { family: 'Berg', given: 'Ada' }], title: 'Tides',
    })
    expect(read(['author', 'Ames, K. (Eds.),'], ['date', '1991.'], ['title', 'Tides.']).csl).toMatchObject({ editor: [{ family: 'Ames', given: 'K.' }] })
    expect(read(['author', 'Chan, K.'], ['title', '“Tides”'], ['container-title', 'in Ada Berg and Karl Ames,'], ['editor', 'eds.,'], ['container-title', 'Harbours']).csl)
      .toMatchObject({ author: [{ family: 'Chan', given: 'K.' }], editor: [{ family: 'Berg', given: 'Ada' }, { family: 'Ames', given: 'Karl' }], 'container-title': 'Harbours' })
  })

  test('what stands after editors and a title is what they edited', () => {
    expect(read(['title', 'Tides,'], ['editor', 'In D. I. Diaz (ed.),'], ['title', 'A handbook of harbours.'], ['publisher', 'Penguin']).csl)
      .toMatchObject({ title: 'Tides', editor: [{ family: 'Diaz', given: 'D. I.' }], 'container-title': 'A handbook of harbours' })
  })

  test('names after “trans.” are translators', () => {
    const { csl } = read(['title', 'Tides.'], ['translator', 'Trans.'], ['editor', 'Ada Berg and Karl Ames.'])
    expect(csl.translator).toEqual([{ family: 'Berg', given: 'Ada' }, { family: 'Ames', given: 'Karl' }])
    expect(csl.editor).toBeUndefined()
  })
})

test('names that stand beside each other are one list, of editors where a word of it says so', () => {
  expect(read(['author', 'Ames, Karl, and Ada B.'], ['editor', 'Berg, eds.'], ['title', 'Tides.']).csl)
    .toMatchObject({ editor: [{ family: 'Ames', given: 'Karl' }, { family: 'Berg', given: 'Ada B.' }], title: 'Tides' })
  expect(read(['author', 'Chan K.'], ['title', 'Tides.'], ['editor', 'In:'], ['author', 'Berg AM, Roe C,'], ['editor', 'Diaz J (eds)'], ['container-title', 'Harbours']).csl)
    .toMatchObject({ author: [{ family: 'Chan' }], editor: [{ family: 'Berg' }, { family: 'Roe' }, { family: 'Diaz' }], 'container-title': 'Harbours' })
  expect(read(['author', 'K. Chan,'], ['editor', 'in: A. Berg (Ed.),'], ['container-title', 'Harbours']).csl)
    .toMatchObject({ author: [{ family: 'Chan' }], editor: [{ family: 'Berg', given: 'A.' }] })
})

test('the word for editors at the beginning of a title is that of the names before it', () => {
  expect(read(['author', 'Bossen, J.'], ['title', '(ed.) Disputes of the north.'], ['location', 'Harbury,'], ['date', '1983.']).csl)
    .toMatchObject({ editor: [{ family: 'Bossen', given: 'J.' }], title: 'Disputes of the north' })
  expect(read(['author', 'Berg K.'], ['title', 'Tides.'], ['editor', 'In: Roe M, Chan D,'], ['container-title', 'editors. Proceedings of the north.']).csl)
    .toMatchObject({ editor: [{ family: 'Roe' }, { family: 'Chan' }], 'container-title': 'Proceedings of the north' })
  expect(read(['author', 'Basu, Kaushik and Sanjay Rao'], ['title', '(Ed)'], ['date', '1996:'], ['title', 'The northern tide']).csl)
    .toMatchObject({ editor: [{ family: 'Basu' }, { family: 'Rao' }], title: 'The northern tide' })
})

test('no name stands behind “et al.”: what does is of the journal', () => {
  expect(read(['author', 'Grau, et al., N.'], ['journal', 'Engl. J. Med.'], ['volume', '320']).csl).toMatchObject({ author: [{ family: 'Grau' }], 'container-title': 'N. Engl. J. Med' })
  expect(read(['author', 'Hanter M., et al., Harbours;'], ['volume', '8:'], ['pages', '217']).csl).toMatchObject({ author: [{ family: 'Hanter', given: 'M.' }], 'container-title': 'Harbours' })
})

test('names after “by” are those of authors where no word calls them editors', () => {
  expect(read(['title', '“Tides,”'], ['editor', 'by R. Berg and K. Chan,'], ['journal', 'Harbours']).csl.author).toMatchObject([{ family: 'Berg' }, { family: 'Chan' }])
})

test('the counter behind a number, right beside it, says whether it is that of a volume or an issue', () => {
  const raw = '회계연구, 제12권, 제1호, 2007'
  const segment = (label: Label, text: string): Segment => ({ label, text, span: [raw.indexOf(text), raw.indexOf(text) + text.length], confidence: 1 })
  expect(readEntry(raw, [segment('journal', '회계연구,'), segment('volume', '제12권, 제1'), segment('date', '호, 2007')]).csl)
    .toMatchObject({ volume: '12', issue: '1', issued: { 'date-parts': [[2007]] } })
})

test('the day on which a page was seen is no date and no volume of the work', () => {
  const { csl } = read(['title', '“Standing still.”'], ['journal', 'Accessed: Sep.'], ['volume', '29,'], ['date', '2025.'], ['url', 'https://example.org/a'])
  expect(csl).toMatchObject({ title: 'Standing still', accessed: { 'date-parts': [[2025, 9, 29]] }, URL: 'https://example.org/a' })
  expect(csl.issued ?? csl.volume ?? csl['container-title']).toBeUndefined()
})

test('the address of a page that contains a DOI is an address', () => {
  expect(read(['title', 'Tides.'], ['doi', 'https://harbours.example/article?id=10.1234/journal.quay.0101234']).csl)
    .toMatchObject({ URL: 'https://harbours.example/article?id=10.1234/journal.quay.0101234' })
})

test('an article by its number behind the volume is where the pages would be', () => {
  expect(read(['journal', 'Harbours,'], ['volume', 'vol. 5, article 13,'], ['date', '2006.']).csl).toMatchObject({ volume: '5', page: '13' })
})

test('a DOI that was taken for a note is a DOI', () => {
  expect(read(['title', 'Tides.'], ['note', 'https://doi.org/10.1234/(SICI)1234-5678(199609)101:1<101::AID-QUAY7>3.0.CO;2-Y']).csl.DOI)
    .toBe('10.1234/(SICI)1234-5678(199609)101:1<101::AID-QUAY7>3.0.CO;2-Y')
})

test('what has a volume and pages stands in a journal, though its name was taken for the last sentence of the title', () => {
  expect(read(['title', 'Tides of the northern sea. Harbour and Lichen Studies,'], ['volume', '24,'], ['pages', '23–50.']).csl)
    .toMatchObject({ title: 'Tides of the northern sea', 'container-title': 'Harbour and Lichen Studies' })
  expect(read(['title', 'Tides of the northern sea. A handbook,'], ['volume', 'vol. 2,'], ['publisher', 'Penguin.']).csl.title).toBe('Tides of the northern sea. A handbook')
})

test('four digits in brackets between the volume and the pages are the issue of an entry that has its year', () => {
  expect(read(['date', '2014.'], ['journal', 'Harbours'], ['volume', '369'], ['date', '(1651):'], ['pages', '20130300.']).csl)
    .toMatchObject({ issued: { 'date-parts': [[2014]] }, volume: '369', issue: '1651' })
  expect(read(['journal', 'Harbours'], ['volume', '369'], ['date', '(1951):'], ['pages', '20–30.']).csl).toMatchObject({ issued: { 'date-parts': [[1951]] } })
})

test('names that were taken for the beginning of the title go on up to the year', () => {
  expect(read(['author', 'Berg, Nils P.,'], ['title', 'Claire Roe and Ada Chan 2003 Posting tides'], ['journal', 'Harbours'], ['volume', '4']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Roe' }, { family: 'Chan' }], issued: { 'date-parts': [[2003]] }, title: 'Posting tides' })
  expect(read(['author', 'Goe,'], ['title', 'Johann Wolfgang von (1986): Tides.']).csl)
    .toMatchObject({ author: [{ family: 'Goe', given: 'Johann Wolfgang von' }], issued: { 'date-parts': [[1986]] }, title: 'Tides' })
  expect(read(['author', 'Roe, A.'], ['title', 'Harbury 1919 Six months.'], ['date', '2003.']).csl.title).toBe('Harbury 1919 Six months')
})

test('names that were torn are sure once they are whole, up to the year that shows where they end', () => {
  const raw = 'Berg, Nils, Ada Roe 2003 Posting tides. '
  const parts: readonly [Label, number, number][] = [['author', 0, 11], ['title', 12, 40]]
  const { confidence } = readEntry(raw, parts.map(([label, from, to]): Segment => ({ label, text: raw.slice(from, to), span: [from, to], confidence: 0.5 })))
  expect(confidence).toBeGreaterThanOrEqual(0.8)
})

test('between a surname in capitals and a colon stands the given name', () => {
  expect(read(['author', 'ROE,'], ['title', 'Carla M.: The sea of towns.'], ['location', 'Oslo:'], ['publisher', 'Fjord Press,'], ['date', '2009.']).csl)
    .toMatchObject({ author: [{ family: 'ROE', given: 'Carla M.' }], title: 'The sea of towns' })
  expect(read(['author', 'UNESCO.'], ['title', 'Harbours: The sea of towns.'], ['date', '2009.']).csl).toMatchObject({ title: 'Harbours: The sea of towns' })
})

test('those who are named alone and first are editors only where a word says so', () => {
  expect(read(['editor', 'Roe, Ada & Mina Berg'], ['date', '(2010):'], ['title', 'Tides.']).csl.author).toMatchObject([{ family: 'Roe' }, { family: 'Berg' }])
  expect(read(['editor', 'Roe, Ada & Mina Berg (Hg.)'], ['date', '(2010):'], ['title', 'Tides.']).csl).toMatchObject({ editor: [{ family: 'Roe' }, { family: 'Berg' }] })
})

test('a DOI is as sure as it can be, whether the model takes it for an identifier or for an address', () => {
  const unsure = (text: string) => {
    const [title, doi] = ['Tides. ', text]
    return readEntry(title + doi, [
      { label: 'title', text: title, span: [0, title.length], confidence: 1 },
      { label: 'doi', text: doi, span: [title.length, title.length + doi.length], confidence: 0.5 },
    ]).fields['DOI']?.confidence
  }
  expect(unsure('https://doi.org/10.1234/jnt.2019.12')).toBe(1)
  expect(unsure('doi: 10.1234/jnt.2019.12.')).toBe(1)
  expect(unsure('10.1234/jnt. 2019.12')).toBe(0.5)
})

test('a year with a semicolon between a journal and its volume is as sure as it can be', () => {
  const raw = 'Berg K. Tides. Harbours. 1996;16(1):9-12.'
  const segment = (label: Label, text: string, confidence: number): Segment => {
    const from = raw.indexOf(text)
    return { label, text, span: [from, from + text.length], confidence }
  }
  const entry = readEntry(raw, [
    segment('author', 'Berg K.', 1), segment('title', 'Tides.', 1), segment('journal', 'Harbours.', 1), segment('date', '1996;', 0.5), segment('volume', '16(1):', 1),
    segment('pages', '9-12.', 1),
  ])
  expect(entry.confidence).toBe(1)
})

test('the number of a version is torn into no pages', () => {
  const raw = 'Tides: Smooth terms. R package version 0.7-7.'
  const at = raw.indexOf('7-7')
  const { csl } = readEntry(raw, [
    { label: 'title', text: raw.slice(0, at), span: [0, at], confidence: 1 },
    { label: 'pages', text: raw.slice(at), span: [at, raw.length], confidence: 1 },
  ])
  expect(csl).toMatchObject({ title: 'Tides: Smooth terms', genre: 'R package', version: '0.7-7' })
  expect(csl.page).toBeUndefined()
})

test('what stands where a publisher would and names a thesis says what kind of work it is', () => {
  expect(read(['title', 'Tides.'], ['publisher', 'Unpublished Master’s Dissertation.']).csl).toEqual({ title: 'Tides', genre: 'Unpublished Master’s Dissertation', type: 'thesis' })
  expect(read(['title', 'Tides.'], ['publisher', 'Thesis Press.']).csl).toMatchObject({ publisher: 'Thesis Press', type: 'book' })
})

test('a year in brackets behind a title is of the title where a publisher has another', () => {
  expect(read(['title', 'On ropes'], ['date', '(1859).'], ['publisher', 'Fjord Press;'], ['date', '2001.']).csl).toMatchObject({ title: 'On ropes (1859)', issued: { 'date-parts': [[2001]] } })
  expect(read(['title', 'On ropes'], ['date', '(1859).'], ['publisher', 'Fjord Press.']).csl).toMatchObject({ title: 'On ropes', issued: { 'date-parts': [[1859]] } })
})

test('a month behind the volume is no issue, but of the date', () => {
  const { csl } = read(['date', '2002.'], ['journal', 'Tides'], ['volume', '16 (June):'], ['pages', '321–57.'])
  expect(csl).toMatchObject({ volume: '16', issued: { 'date-parts': [[2002, 6]] } })
  expect(csl.issue).toBeUndefined()
  expect(read(['date', '2002.'], ['journal', 'Tides'], ['volume', '16'], ['date', '(August):']).csl.issued).toEqual({ 'date-parts': [[2002, 8]] })
})

test('“n.d.” behind the authors is their date, and no name', () => {
  expect(read(['author', 'Northern Tides Information Facility. n.d.'], ['title', '“Tides.”']).csl)
    .toMatchObject({ author: [{ literal: 'Northern Tides Information Facility' }], issued: { literal: 'n.d.' }, title: 'Tides' })
  expect(read(['author', 'Berg N. D.'], ['title', 'Tides.']).csl).toMatchObject({ author: [{ family: 'Berg', given: 'N. D.' }] })
})

test('a department that is abbreviated does not end with its stop', () => {
  const { csl, fields } = read(['author', 'Harbour Dept.'], ['title', 'of Health and Ageing,'], ['date', '(2003)'], ['title', 'A year of ice.'])
  expect(csl).toMatchObject({ author: [{ literal: 'Harbour Dept. of Health and Ageing' }], issued: { 'date-parts': [[2003]] }, title: 'A year of ice' })
  expect(fields['author']?.span).toEqual([0, 34])
})

test('what an entry begins with, before a year in brackets, is who wrote it and no journal', () => {
  expect(read(['journal', 'Harbour and Ferry Council'], ['date', '(2018)'], ['title', 'The code.'], ['publisher', 'HFC.']).csl)
    .toMatchObject({ author: [{ literal: 'Harbour and Ferry Council' }], type: 'book' })
  expect(read(['journal', 'Harbour and Ferry Review,'], ['date', '2018'], ['title', 'The code.']).csl.author).toBeUndefined()
})

test('“(forthcoming)” behind the authors is when a work comes out, and no word of its title', () => {
  const { csl, fields } = read(['author', 'Berg, L. and Lind, A.'], ['title', '(forthcoming). Who pays for the ferry?'], ['journal', 'Harbour Review.'])
  expect(csl).toMatchObject({ issued: { literal: 'forthcoming' }, title: 'Who pays for the ferry?' })
  expect(fields['title']?.span[0]).toBe(37)
  expect(read(['author', 'Wood, J.'], ['title', '(no date) Ropes.'], ['url', 'https://ropes.example']).csl).toMatchObject({ issued: { literal: 'no date' }, title: 'Ropes' })
})

test('the number of a working paper is no range of pages', () => {
  expect(read(['author', 'Berg, L.'], ['date', '(2017).'], ['title', 'Who pays?'], ['container-title', 'Centre for Ferries Working Paper'], ['pages', '2017-11.']).csl)
    .toMatchObject({ 'container-title': 'Centre for Ferries Working Paper 2017-11' })
})

test('what stands in brackets behind a title says what the work is', () => {
  expect(read(['author', 'Berg, L.'], ['date', '(2021).'], ['title', 'Ferry counts: Version 11.0 [dataset].'], ['publisher', 'Tidal Archive.']).csl)
    .toMatchObject({ title: 'Ferry counts: Version 11.0', genre: 'dataset', type: 'dataset' })
  expect(read(['author', 'Berg, L.'], ['date', '(2015).'], ['title', 'Samen verder'], ['location', '[Proefschrift, Universiteit van het Noorden].']).csl)
    .toMatchObject({ genre: 'Proefschrift', publisher: 'Universiteit van het Noorden', type: 'thesis' })
})

test('chemists name the place behind the publisher', () => {
  expect(read(['author', 'Berg, L.'], ['title', 'Modern Ropes;'], ['publisher', 'Tidal Science Books: Sundby,'], ['date', '1991.']).csl)
    .toMatchObject({ publisher: 'Tidal Science Books', 'publisher-place': 'Sundby' })
})

test('“2 vols.” counts volumes, and names none', () => {
  expect(read(['author', 'Berg, L.'], ['date', '1988.'], ['title', 'Romans.'], ['volume', '2 vols.'], ['publisher', 'Tidal Press.']).csl.volume).toBeUndefined()
})

test('who wrote what is reviewed has not edited the review', () => {
  const { csl } = read(['author', 'Berg, A.'], ['date', '(1998, July 6).'], ['title', 'Rev. of The Tides,'], ['editor', 'by D. Roe.'], ['journal', 'Northern Review,'], ['volume', '74(12),'], ['pages', '70–72.'])
  expect(csl).toMatchObject({ title: 'Rev. of The Tides, by D. Roe', 'container-title': 'Northern Review' })
  expect(csl.editor).toBeUndefined()
})

test('who edited what is reviewed has not edited the review, and behind it stands where this came out', () => {
  const { csl } = read(['author', 'Berg, Ada.'], ['title', 'Review of Ice and Rope,'], ['editor', 'edited by Per Roe.'], ['location', 'Fjord Reviews,'], ['date', '12 November 2017.'], ['url', 'https://example.org/ice'])
  expect(csl).toMatchObject({ title: 'Review of Ice and Rope, edited by Per Roe', 'container-title': 'Fjord Reviews' })
  expect(csl.editor).toBeUndefined()
})

test('the mark that closes what a title has quoted is the title’s', () => {
  const called = (title: string) => read(['title', title], ['journal', 'Harbour Review,'], ['volume', '12'], ['pages', '3–9.']).csl.title
  expect(called('“The face of the northern ’Dark Age’.”')).toBe('The face of the northern ’Dark Age’')
  expect(called('The face of a ‘dark age’.')).toBe('The face of a ‘dark age’')
  expect(called("The towns of the 'northern boys'.")).toBe("The towns of the 'northern boys'")
  expect(called('‘Why ’tis so’,')).toBe('Why ’tis so')
})

test('a database alone behind the pages is a note, and a version may begin with a letter', () => {
  expect(read(['title', 'Ropes.'], ['journal', 'Harbour Review'], ['volume', '12:'], ['pages', '3-9. PubMed']).csl).toMatchObject({ page: '3-9', note: 'PubMed' })
  expect(read(['title', 'Ropes (Version v20.1.1).'], ['publisher', 'Zenodo.']).csl).toMatchObject({ title: 'Ropes', version: 'v20.1.1' })
})
