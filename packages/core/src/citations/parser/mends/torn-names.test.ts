import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('a given name with its initial has its surname behind it, where the first author is turned about', () => {
  expect(read(['author', 'Berg, Ada K., Carla M.'], ['title', 'Lund and Wyn Roe, Becoming Whole,'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2011.']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Lund', given: 'Carla M.' }, { family: 'Roe', given: 'Wyn' }], title: 'Becoming Whole' })
})

test('behind a single author stands the title', () => {
  expect(read(['author', 'Berg, Carla M.'], ['title', 'War and Old Peace, A History,'], ['publisher', 'Fjord Press,'], ['date', '2011.']).csl).toMatchObject({ author: [{ family: 'Berg' }], title: 'War and Old Peace, A History' })
})

test('the surname of an editor who is spoken of stands behind the initial', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Voyages.'], ['editor', 'Ed. Richard A.'], ['translator', 'Roe. '], ['translator', 'Trans. Mia Lund.'], ['publisher', 'Fjord Press,'], ['date', '1991.']).csl)
    .toMatchObject({ editor: [{ family: 'Roe', given: 'Richard A.' }], translator: [{ family: 'Lund', given: 'Mia' }] })
})
