import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('the day on which a page was seen is no page of it, however it is written', () => {
  const seen = (day: string) => read(['author', 'Ada Lee.'], ['date', '2019.'], ['title', 'Ropes.'], ['url', 'https://harbour.example/ropes'], ['note', 'Accessed:'], ['pages', day]).csl
  for (const day of ['2020-03-04.', 'March 4, 2020.', '4.3.2020']) {
    expect(seen(day).accessed).toEqual({ 'date-parts': [[2020, 3, 4]] })
    expect(seen(day).page).toBeUndefined()
  }
})
