import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('what a manager of references writes behind the address are fields like others', () => {
  const article = (...behind: [Label, string][]) => read(['author', 'Ada Berg.'], ['date', '2023.'], ['title', 'Ropes.'], ['journal', 'Harbours'], ['volume', '11, 6'], ['date', '(Jan. 2023),'], ['pages', '887.'], ...behind)
  const published = article(['url', 'https://doi.org/10.1000/ropes.1'], ['note', 'Number: 6 Publisher:'], ['publisher', 'Fjord Press.'])
  expect(published.csl).toMatchObject({ volume: '11', issue: '6', page: '887', DOI: '10.1000/ropes.1', publisher: 'Fjord Press' })
  expect(published.leftovers).toEqual([])
  const printed = article(['url', 'https://doi.org/10.1000/ropes.1 _eprint: https://harbour.example/ropes.pdf.'])
  expect(printed.csl).toMatchObject({ DOI: '10.1000/ropes.1', URL: 'https://harbour.example/ropes.pdf' })
  expect(printed.leftovers).toEqual([])
})
