import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('a page of the web has its title, its site, who runs that and the day, as MLA 7 had them', () => {
  const page = (behind: string) => read(['author', 'Berg, Anna.'], ['title', '“Tides.”'], ['journal', behind]).csl
  expect(page('Harbour Life. Coast Library, 12 May 2015. Web. 4 Apr. 2022.')).toMatchObject({
    'type': 'webpage', 'container-title': 'Harbour Life', 'publisher': 'Coast Library', 'issued': { 'date-parts': [[2015, 5, 12]] }, 'accessed': { 'date-parts': [[2022, 4, 4]] },
  })
  const nobody = page('Harbour.com. N.p., n.d. Web. 4 Apr. 2022.')
  expect(nobody).toMatchObject({ 'container-title': 'Harbour.com', 'issued': { literal: 'n.d.' } })
  expect(nobody.publisher).toBeUndefined()
})
