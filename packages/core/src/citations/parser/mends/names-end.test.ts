import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('a group that is joined to another one before the year is one of those who wrote the work', () => {
  expect(read(['author', 'Ministry of Tides,'], ['title', '& Council of the Northern Harbours.'], ['date', '(2016).'], ['title', 'Tides.'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ author: [{ literal: 'Ministry of Tides' }, { literal: 'Council of the Northern Harbours' }], title: 'Tides' })
})

test('nobody is called what ends with an exclamation: it begins the title', () => {
  expect(read(['author', 'D. Berg and W. Roe, Frozen!'], ['title', 'Why the harbour fails.'], ['publisher', 'Fjord Press,'], ['date', '2022.']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Roe' }], title: 'Frozen! Why the harbour fails' })
})
