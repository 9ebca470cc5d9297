import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('what has no number is no page, and an entry that has it there is not read whole', () => {
  const sent = (pages: string) => read(['author', 'Roe, Mia.'], ['title', '“Ships.”'], ['journal', 'Harbour Studies,'], ['date', '2012.'], ['pages', pages])
  expect(sent('E-mail.').csl.page).toBeUndefined()
  expect(sent('E-mail.').leftovers).toHaveLength(1)
  for (const pages of ['xii', 'n. pag', 'e12']) expect(sent(`${pages}.`)).toMatchObject({ csl: { page: pages }, leftovers: [] })
})

test('a number alone behind the year or the volume of a book is not sure to be a page', () => {
  const book = (...behind: readonly [Label, string][]) => read(['author', 'Roe, Mia.'], ['title', 'Ships of the North.'], ...behind).fields['page']?.confidence
  expect(book(['publisher', 'Fjord Press,'], ['date', '2003.'], ['pages', '32.'])).toBe(0.4)
  expect(book(['volume', 'Vol. 3,'], ['pages', '3.'], ['publisher', 'Fjord Press,'], ['date', '2003.'])).toBe(0.4)
  expect(book(['publisher', 'Fjord Press,'], ['date', '2003,'], ['pages', 'p. 32.'])).toBe(1)
  expect(book(['container-title', 'In Ropes.'], ['publisher', 'Fjord Press,'], ['date', '2003.'], ['pages', '32.'])).toBe(1)
})
