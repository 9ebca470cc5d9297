import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('what has no number is no page, and an entry that has it there is not read whole', () => {
  const sent = (pages: string) => read(['author', 'Roe, Mia.'], ['title', '“Ships.”'], ['journal', 'Harbour Studies,'], ['date', '2012.'], ['pages', pages])
  expect(sent('E-mail.').csl.page).toBeUndefined()
  expect(sent('E-mail.').leftovers).toHaveLength(1)
  for (const pages of ['xii', 'n. pag', 'e12']) expect(sent(`${pages}.`)).toMatchObject({ csl: { page: pages }, leftovers: [] })
})
