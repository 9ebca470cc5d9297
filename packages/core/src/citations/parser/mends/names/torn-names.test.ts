import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('a given name with its initial has its surname behind it, where the first author is turned about', () => {
  expect(read(['author', 'Berg, Ada K., Mia M.'], ['title', 'Lund and Wyn Roe, Whole Ropes,'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2011.']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Lund', given: 'Mia M.' }, { family: 'Roe', given: 'Wyn' }], title: 'Whole Ropes' })
})

test('a surname with the word for editors behind it is the last of them', () => {
  expect(read(['author', 'Berg, W., C. Roe and F.W.'], ['title', 'Lund (eds.), A lexicon of ropes,'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2000.']).csl)
    .toMatchObject({ editor: [{ family: 'Berg' }, { family: 'Roe' }, { family: 'Lund', given: 'F.W.' }], title: 'A lexicon of ropes' })
})

test('behind a single author stands the title', () => {
  expect(read(['author', 'Berg, Carla M.'], ['title', 'War and Old Peace, A History,'], ['publisher', 'Fjord Press,'], ['date', '2011.']).csl).toMatchObject({ author: [{ family: 'Berg' }], title: 'War and Old Peace, A History' })
})

test('the surname of an editor who is spoken of stands behind the initial', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Voyages.'], ['editor', 'Ed. Richard A.'], ['translator', 'Roe. '], ['translator', 'Trans. Mia Lund.'], ['publisher', 'Fjord Press,'], ['date', '1991.']).csl)
    .toMatchObject({ editor: [{ family: 'Roe', given: 'Richard A.' }], translator: [{ family: 'Lund', given: 'Mia' }] })
})

test('a group behind the authors is one of them, and no beginning of the title', () => {
  expect(read(['author', 'Berg L, Roe C;'], ['title', 'the Northern Study on Tides (NOST) Group. Ropes among ships.'], ['journal', 'Harbour J.'], ['date', '2012;'], ['volume', '40:'], ['pages', '497-500.']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Roe' }, { literal: 'the Northern Study on Tides (NOST) Group' }], title: 'Ropes among ships' })
})

test('a general editor is no part of a name', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Ropes.'], ['editor', 'In K. Roe (gen. ed.),'], ['container-title', 'Encyclopedia of Ropes,'], ['publisher', 'Fjord Press,'], ['date', '2006.']).csl)
    .toMatchObject({ editor: [{ family: 'Roe', given: 'K.' }] })
})
