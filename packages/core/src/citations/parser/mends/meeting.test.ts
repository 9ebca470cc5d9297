import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('where people met is a town and its country', () => {
  const talk = (...place: [['location', string], ['publisher', string]]) => read(['author', 'Berg, A.'], ['date', '(2024).'], ['title', 'Ropes.'], ['container-title', '37th Harbour Congress (HC),'], ...place).csl
  expect(talk(['location', 'Busan,'], ['publisher', 'Corée du Sud.'])).toMatchObject({ 'publisher-place': 'Busan, Corée du Sud' })
  expect(talk(['location', 'Busan,'], ['publisher', 'Fjord Press.'])).toMatchObject({ 'publisher-place': 'Busan', 'publisher': 'Fjord Press' })
  expect(talk(['location', 'Busan:'], ['publisher', 'Kaisha.'])).toMatchObject({ publisher: 'Kaisha' })
})

test('what was presented need not say at what', () => {
  const { csl } = read(['author', 'Berg A.'], ['date', '(September 2006).'], ['title', 'Ropes.'], ['container-title', 'Unpublished paper presented Northern Conference on Harbours,'], ['location', 'Berlin, Germany.'])
  expect(csl).toMatchObject({ 'type': 'speech', 'genre': 'Paper presentation', 'container-title': 'Northern Conference on Harbours' })
})
