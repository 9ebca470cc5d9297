import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import type { Label } from '../parser/model/label.js'
import { isGrey } from './grey.js'

const berg = ['author', 'Berg, A.'] as const

test('a state behind a town is no degree', () => {
  const published = (place: string) => isGrey(read([...berg], ['date', '(1994).'], ['title', 'Tides.'], ['location', place], ['publisher', 'Fjord Press.']))
  expect(published('Cambridge, MA:')).toBe(false)
  expect(published('Cambridge MA:')).toBe(false)
  expect(published('MA,')).toBe(true)
})

test('what somebody did is no part of a name', () => {
  const by = (names: string) => isGrey(read(['author', names], ['date', '(2020).'], ['title', 'Calm ice.'], ['publisher', 'Fjord Radio.']))
  expect(by('Berg, L. (Host).')).toBe(true)
  expect(by('Berg, L. [at sea].')).toBe(true)
  expect(by('Berg, L.')).toBe(false)
  expect(read(['author', 'Berg,'], ['title', 'Jun, director. Winter.'], ['publisher', 'Fjord Pictures,'], ['date', '2019.']).csl)
    .toMatchObject({ director: [{ family: 'Berg', given: 'Jun' }], title: 'Winter' })
})

test('whom somebody wrote with is no further author', () => {
  const by = (names: string) => isGrey(read(['author', names], ['date', '(2020).'], ['title', 'Calm ice.'], ['publisher', 'Fjord Press.']))
  expect(by('Berg, Ada, with Carl Roe.')).toBe(true)
  expect(by('Berg, A. (with Roe, C.).')).toBe(true)
  expect(by('Berg, Ada, and Carl Roe.')).toBe(false)
})

test('what a review is of is none of the name of its journal', () => {
  const within = (journal: string) => isGrey(read(['author', 'Berg, Ada.'], ['title', '“Calm ice.”'], ['journal', journal], ['date', '1 Aug. 2005,'], ['pages', 'pp. 3–7.']))
  expect(within('Review of Tides, by Lund. The Harbour Post,')).toBe(true)
  expect(within('Review of Tides,')).toBe(false)
})

test('… and of a review that has none it is no title', () => {
  const called = (title: string) => isGrey(read(['author', 'Berg, Ada.'], ['title', title], ['journal', 'Harbour Review'], ['volume', '8'], ['date', '(2005):'], ['pages', '3–7.']))
  expect(called('Review of Calm Ice, by Carl Roe.')).toBe(true)
  expect(called('“Review of Calm Ice, by Carl Roe.”')).toBe(false)
  expect(called('Review of Tides.')).toBe(false)
})

test('the whole that a work is a volume of is nothing that it stands in', () => {
  const volumeOf = (whole: string) => isGrey(read(['author', 'Berg, Ada.'], ['title', 'Calm Ice.'], ['volume', 'Vol. 2'], ['container-title', whole], ['publisher', 'Fjord Press,'], ['date', '1987.']))
  expect(volumeOf('of The Northern Shore.')).toBe(true)
  expect(volumeOf('In The Northern Shore.')).toBe(false)
})

test('a site in brackets is no title', () => {
  const called = (title: string) => isGrey(read([...berg], ['date', '(2020)'], ['title', title], ['url', 'https://ice.example/1']))
  expect(called('[Twitter]')).toBe(true)
  expect(called('[The ice]')).toBe(false)
})

test('what stands in one bracket with its date is no title', () => {
  expect(isGrey(read([...berg], ['title', '(personal communication,'], ['date', 'May 4, 2020).']))).toBe(true)
  expect(isGrey(read([...berg], ['title', '(Re)reading tides.'], ['publisher', 'Fjord Press'], ['date', '(2020).']))).toBe(false)
})

test('a title that begins with what a bracket says of it is none', () => {
  const called = (title: string) => isGrey(read([...berg], ['date', '(2020).'], ['title', title], ['url', 'https://example.org/ice']))
  expect(called('[Twitter] 8 November.')).toBe(true)
  expect(called('[Notes on ice].')).toBe(false)
})

test('a book or a part of one that has a month is something else', () => {
  const of = (date: string) => isGrey(read([...berg], ['date', date], ['title', 'Calm ice.'], ['publisher', 'Fjord Press.']))
  expect(of('(2017, April).')).toBe(true)
  expect(of('(2017).')).toBe(false)
  expect(isGrey(read(['title', 'Ice.'], ['date', '(2019, January 13).'], ['container-title', 'In Book of the North.']))).toBe(true)
})

test('how long a recording is is no volume', () => {
  const seen = (...at: [Label, string][]) => isGrey(read([...berg], ['date', '2015.'], ['title', '“Ice.”'], ...at, ['url', 'https://example.org/ice']))
  expect(seen(['journal', 'Northern video,'], ['volume', '9:14.'])).toBe(true)
  expect(seen(['journal', 'Film and Ice'], ['volume', '9:14–19.'])).toBe(false)
})

test('who did something else than to write or publish is nothing that a work stands in', () => {
  expect(isGrey(read([...berg], ['title', '“Ice.”'], ['journal', 'Northern Films, uploaded by Harbour Eye,'], ['date', '3 July 2012,'], ['url', 'https://example.org/ice']))).toBe(true)
  expect(isGrey(read(['title', '“Ice.”'], ['container-title', 'The Harbour,'], ['publisher', 'directed by Jun Roe, Fjord Films,'], ['date', '2004.'], ['pages', '3–4']))).toBe(true)
})

test('who revised a translation has not made it, and who edited it too has done both', () => {
  const by = (translator: string) => isGrey(read([...berg], ['title', 'Tides.'], ['translator', translator], ['publisher', 'Fjord Press,'], ['date', '1992.']))
  expect(by('Translated by D. Roe. Revised by E. Lee.')).toBe(true)
  expect(by('Edited and translated by D. Roe.')).toBe(false)
  expect(by('Translated by D. Roe.')).toBe(false)
})

test('pages stand in something', () => {
  expect(isGrey(read([...berg], ['date', '(2014).'], ['title', 'Cold nets. Advances in ice,'], ['pages', '27.']))).toBe(true)
  expect(isGrey(read([...berg], ['title', 'Notes on Tides, by D. Roe, xi–xxx.'], ['publisher', 'Fjord Press,'], ['date', '1982.']))).toBe(true)
  expect(isGrey(read([...berg], ['date', '(2019)'], ['title', 'Calm nets. 12 August.'], ['url', 'https://example.org/calm']))).toBe(true)
})

test('no entry begins with who published a work: a group wrote it, and so did what stands before a title in quotation marks', () => {
  expect(isGrey(read(['publisher', 'Quayside.'], ['date', 'N.d.'], ['title', 'About the fjord.'], ['url', 'https://example.org/fjord']))).toBe(true)
  expect(read(['publisher', 'Fjord University.'], ['date', 'N.d.'], ['title', 'About the fjord.'], ['url', 'https://example.org/fjord']).csl.author).toEqual([{ literal: 'Fjord University' }])
  expect(read(['publisher', 'Quayside.'], ['date', 'N.d.'], ['title', '“About the fjord.”'], ['url', 'https://example.org/fjord']).csl.title).toBe('About the fjord')
  expect(isGrey(read(['title', 'About the fjord.'], ['publisher', 'Fjord University,'], ['date', '2018.']))).toBe(false)
})

test('a title does not end in who published the book, where its place alone is told', () => {
  const called = (title: string, ...more: [Label, string][]) => isGrey(read(['author', 'Fjord Council and ISO.'], ['date', '2020.'], ['title', title], ...more, ['location', 'Bergen.']))
  expect(called('Modern ropes, Lippin-Raven,')).toBe(true)
  expect(called('Ropes in the north. Uniting Harbours and Ageing Service,')).toBe(true)
  expect(called('Protected ropes (WR). Fjord Council and ISO.')).toBe(true)
  expect(called('Ropes, The Battle of Bergen,')).toBe(false)
  expect(called('Träume. Die geheime Sprache der Netze,')).toBe(false)
  expect(called('Modern ropes, Lippin-Raven,', ['publisher', 'Fjord Press,'])).toBe(false)
})

test('a day is no volume, and “In” says what follows', () => {
  expect(isGrey(read([...berg], ['date', '(2003)'], ['title', 'Ropes.'], ['journal', 'The Northern Post'], ['volume', '24/11/03.']))).toBe(true)
  expect(isGrey(read([...berg], ['date', '2010.'], ['title', '“Ropes.”'], ['container-title', 'In,'], ['volume', '36:'], ['pages', '396–410.']))).toBe(true)
})

test('who edited a book is no part of its name', () => {
  expect(isGrey(read([...berg], ['date', '2001.'], ['title', 'Standards of ropes.'], ['container-title', 'In Rope Manual edited by Fjord Council,'], ['pages', 'pp. 387–396.'], ['location', 'Bergen.']))).toBe(true)
})

test('German quotation marks in a title close with the sign that opens English ones', () => {
  const titled = (title: string) => read(['author', 'Lund, M.'], ['date', '(1969).'], ['title', title], ['journal', 'Harbours,'], ['volume', '29,'], ['pages', '1–9.'])
  expect(titled('„Ebbe“ und „Flut“ im Norden.').csl.title).toBe('„Ebbe“ und „Flut“ im Norden')
  expect(isGrey(titled('„Ebbe“ und „Flut“ im Norden.'))).toBe(false)
})

test('no editor has a colon in his name', () => {
  expect(isGrey(read(['title', '“Ropes.”'], ['editor', 'In Ada Berg: Northern Tides, ed.'], ['container-title', 'Mia Lund.'], ['publisher', 'Fjord Press,'], ['date', '2020.']))).toBe(true)
})

test('behind a comma among names with bare initials no title begins with one more', () => {
  const entry = (title: string) => isGrey(read(['author', 'Tack MA, Lund M,'], ['title', title], ['journal', 'Harbours.'], ['date', '2011;'], ['volume', '49:'], ['pages', '1–9.']))
  expect(entry('Nij-van der Sand MWG. Safety at sea.')).toBe(true)
  expect(entry('Safety at sea.')).toBe(false)
})

test('what an interview is called is no title, with a stop in it or without', () => {
  const called = (title: string) => isGrey(read([...berg], ['title', title], ['journal', 'Quay Review,'], ['volume', 'no. 44,'], ['date', '2003,'], ['pages', 'pp. 12–19.']))
  expect(['Interview. By Ada Lund.', 'Interview by Ada Lund.', 'Interviews by the sea.'].map(called)).toEqual([true, true, false])
})

test('a chapter is no page', () => {
  const in2017 = (pages: string) => isGrey(read([...berg], ['title', 'Ropes.'], ['editor', 'In: Roe C, ed.'], ['container-title', 'Handbook of Rope.'], ['publisher', 'Fjord Press;'], ['date', '2017:'], ['pages', pages]))
  expect(['chap 12.', 'ch. 4.', '12-14.'].map(in2017)).toEqual([true, true, false])
})

test('the word for “in” of another language is no word of a title', () => {
  const called = (title: string) => isGrey(read([...berg], ['title', title], ['publisher', 'Fjord Press,'], ['date', '2017.']))
  expect(['Vrvi in led. V: Kos, B. (ur.): Zbornik o vrveh.', 'Vrvi in led. V', 'Ropes and ice. A study.', 'Plan V: The ropes.'].map(called)).toEqual([true, true, false, false])
})

test('a standard that nobody wrote begins with its title', () => {
  const standard = (title: string) => isGrey(read(['title', `${title} IEEE Std 1999-2015,`], ['date', '2015.']))
  expect(['Standard for Rope Safety,', 'Ropes,', 'Fjord Board. Rope safety,'].map(standard)).toEqual([false, true, true])
})

test('an office of a country is no beginning of a title', () => {
  const called = (author: string, title: string) => isGrey(read(['author', author], ['title', title], ['location', 'Fjord:'], ['publisher', 'Casa do Mar,'], ['date', '2018.']))
  expect(called('NORLÂNDIA.', 'Ministério da Pesca. Redes do norte.')).toBe(true)
  expect(called('BERG, A.', 'Ministério da pesca. Redes do norte.')).toBe(false)
})

test('what a report is counted by is no journal', () => {
  const counted = (papers: string) => isGrey(read(['author', 'Fjord Bureau.'], ['title', 'Wrecks.'], ['journal', papers], ['volume', '312,'], ['date', '2012.']))
  expect(counted('Fjord Papers No')).toBe(true)
  expect(counted('Fjord Papers')).toBe(false)
})

test('which chapter of a book something is is no beginning of the title of that book', () => {
  const chapter = (container: string) => isGrey(read([...berg], ['title', '“Ice.”'], ['container-title', container], ['publisher', 'Fjord Press,'], ['date', '2002.']))
  expect(chapter('Chap. 4 in Ships of the North.')).toBe(true)
  expect(chapter('In Ships of the North.')).toBe(false)
})

test('one word before a colon begins a title, and is a given name behind a surname alone', () => {
  expect(isGrey(read(['author', 'Fjord Institute for Health.'], ['title', 'Ice: prevention of falls.'], ['publisher', 'Fjord Press;'], ['date', '2019.']))).toBe(false)
})

test('behind the comma of a name in full two words before a colon are another name, or begin the title', () => {
  const titled = (names: string, title: string) => isGrey(read(['author', names], ['title', title], ['publisher', 'Fjord Press,'], ['date', '2019.']))
  expect(titled('Ada Berg,', 'Carl Roe: How sails wear.')).toBe(true)
  expect(titled('Ada Berg,', 'Sails: How they wear.')).toBe(false)
  expect(titled('Ada Berg.', 'Northern Sails: How they wear.')).toBe(false)
  expect(titled('Berg, A.', 'Northern Sails: How they wear.')).toBe(false)
})

test('who edited a work is no part of its name, nor is when it came out', () => {
  const within = (book: string) => isGrey(read([...berg], ['date', '(1994).'], ['title', '“Tides.”'], ['container-title', book], ['publisher', 'Fjord Press.']))
  expect(within('Roe, C. (ed.) Ropes of the north,')).toBe(true)
  expect(within('In Ropes (edited) of the north,')).toBe(false)
  const called = (title: string) => isGrey(read([...berg], ['date', '2019.'], ['title', title], ['publisher', 'Fjord Press.']))
  expect(called('(May 2020) Ropes of the north.')).toBe(true)
  expect(called('(May) Ropes of the north.')).toBe(false)
})

test('what editors and publishers are called is nobody’s name', () => {
  const edited = (names: string) => isGrey(read(['author', 'M. Berg,'], ['title', '“Tides,”'], ['container-title', 'in Ropes'], ['date', '1977,'], ['editor', names], ['publisher', 'Fjord Press,'], ['pages', 'pp. 801–805.']))
  expect(edited('C. Roe (Ed.),')).toBe(false)
  expect(edited('C. Roe Editor, North Harbour Pub.')).toBe(true)
})

test('what a chapter without a title stands in is no title of its own', () => {
  const raw = (title: string) => isGrey(read(['author', 'Berg, A.; Roe, C.'], ['title', title], ['editor', 'Lund, O., Roe, C., Eds.;'], ['publisher', 'Fjord Press:'], ['location', 'Oslo,'], ['date', '2018.']))
  expect(raw('In Ropes of the North;')).toBe(true)
  expect(raw('Ropes of the North;')).toBe(false)
})

test('whoever directed a film has not edited it, also behind the number of an entry', () => {
  const behind: [Label, string][] = [['title', 'Salt Road.'], ['location', 'Oslo:'], ['publisher', 'Rivage,'], ['date', '2015.']]
  expect(isGrey(read(['editor', 'Berg, Anna, dir.'], ...behind))).toBe(true)
  expect(isGrey(read(['citation-number', '(10)'], ['editor', 'Berg, Anna, dir.'], ...behind))).toBe(true)
})

const published: [Label, string][] = [['publisher', 'Fjord Press,'], ['date', '2004.']]

test.each([
  ['a title that has run on into its translator', read(['author', 'Roe, C.,'], ['title', 'Tides of the north, Ada Berg (trans.)'], ...published)],
  ['words of the title that were taken for authors', read(['author', 'Roe, Sara.'], ['title', 'Tides: Northern,'], ['author', 'Old, and Social Ropes.'], ...published)],
  ['a quotation that was taken for a name', read(['author', 'Roe, C., et al. “Lund N, Berg BK.'], ['title', 'Tides.'], ...published)],
  ['the first word of a title for a given name', read(['author', 'Roe, C. Ropes,'], ['title', 'Tides and Sails.'], ...published)],
  ['an edition for a place', read(['author', 'Roe, C.'], ['date', '(1978).'], ['title', 'Ropes and knots'], ['location', '(Second,'], ['pages', 'p. 142).'], ['publisher', 'Fjord Press.'])],
  ['the number of a course for a place', read(['author', 'Roe, C.'], ['date', '(2019)'], ['title', '‘Tides’'], ['genre', '[PowerPoint presentation].'], ['location', 'SEA101:'], ['publisher', 'Introduction to the sea.'])],
  ['the word for editors for a translator', read(['author', 'Roe, C.'], ['date', '(2019).'], ['title', 'Ropes'], ['translator', '(C. Berg, Eds, & J. Lund, Trans.).'], ['publisher', 'Fjord Press.'])],
  ['the other authors for a title', read(['author', 'Ada M. Roe,'], ['title', 'Carl Berg, Mia Lund, Kari Marlow.'], ['publisher', 'Fjord Press,'], ['date', '1998.'])],
  ['the same behind a name in full', read(['author', 'Roe, Ada M. Berg,'], ['title', 'Ropes, and the Sea.'], ...published)],
  ['the same behind a particle', read(['author', 'ROE, Pierre de. Ropes.'], ['title', 'Les secrets du nord.'], ...published)],
  ['who edited a book that nothing names', read(['author', 'Roe, C.'], ['date', '(1990),'], ['title', '‘Tides’,'], ['editor', 'in Berg et al. (1990).'])],
  ['a source in the title of what is registered', read(['author', 'Roe, C.'], ['date', '2012.'], ['title', 'Tides in Northern Harbours. Harbour Letters'], ['doi', 'https://doi.org/10.5555/h.12'])],
])('%s is not understood', (_, entry) => {
  expect(isGrey(entry)).toBe(true)
})

test.each([
  ['a given name behind an initial that a stop ends', read(['author', 'Roe, C. Scott.'], ['title', 'Tides and Sails.'], ...published)],
  ['a title with commas', read(['author', 'Ada M. Roe,'], ['title', 'Northern Ropes, Knots, and Sails.'], ['publisher', 'Fjord Press,'], ['date', '1998.'])],
  ['two such authors', read(['author', 'Roe, C. Scott, and Mia Lund,'], ['title', 'Tides and Sails.'], ...published)],
  ['a title between quotation marks that the entry begins with', read(['title', '“Tide.”'], ['container-title', 'Quay Dictionary of the Sea,'], ['publisher', 'Quay Press,'], ['date', '2019.'])],
  ['a book with its editor', read(['author', 'Roe, C.'], ['date', '(1990),'], ['title', '‘Tides’,'], ['editor', 'in A. Berg (ed.),'], ['container-title', 'Ropes,'], ['publisher', 'Fjord Press.'])],
])('%s is understood', (_, entry) => {
  expect(isGrey(entry)).toBe(false)
})

test('what a work stands in has no quoted sentence in its name', () => {
  const within = (name: string) => isGrey(read([...berg], ['title', '“HIS 101.”'], ['container-title', name], ['publisher', 'Fjord University,'], ['date', '2018.']))
  expect(within('Class Lecture, Topic: “Noise in ports.” Faculty of Engineering,')).toBe(true)
  expect(within('Proceedings of the Workshop “Noise in Ports”,')).toBe(false)
})

test('what somebody sent to somebody is not listed', () => {
  const called = (title: string) => isGrey(read([...berg], ['date', '(2020)'], ['title', title]))
  expect(called('Email to Kari Lund.')).toBe(true)
})

test('a work stands in nothing that says how far it has come, unless a server of preprints is called so', () => {
  const within = (...parts: [Label, string][]) => isGrey(read([...berg], ['date', '(2021)'], ['title', 'Northern ropes'], ...parts))
  expect(within(['container-title', 'In review.'])).toBe(true)
  expect(within(['genre', '[Preprint].'], ['container-title', 'In Review.'], ['doi', 'https://doi.org/10.5555/h.12'])).toBe(false)
})
