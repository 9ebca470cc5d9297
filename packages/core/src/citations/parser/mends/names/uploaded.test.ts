import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('who uploaded a film stands behind its site, and has made it where nobody else did', () => {
  const { csl, leftovers } = read(['title', '“Why Ice?”'], ['journal', 'YouTube, uploaded by Harbour Museum,'], ['date', '4 June 2021,'], ['url', 'www.youtube.com/watch?v=a.'])
  const museum = [{ literal: 'Harbour Museum' }]
  expect([csl, leftovers]).toMatchObject([{ title: 'Why Ice?', publisher: 'YouTube', contributor: museum, author: museum, genre: 'Video' }, []])
})

test('what was uploaded to no site of films is none', () => {
  expect(read(['title', '“Why Ice?”'], ['journal', 'Northern Films, uploaded by Harbour Museum,'], ['date', '4 June 2021.']).csl.contributor).toBeUndefined()
})

test('a channel is called as it calls itself, whoever that may be', () => {
  expect(read(['title', '“Why Ice?”'], ['journal', 'YouTube, uploaded by Harbour School,'], ['date', '4 June 2021,'], ['url', 'www.youtube.com/watch?v=a.']).csl.author).toEqual([{ literal: 'Harbour School' }])
  expect(read(['author', 'Berg, Ada.'], ['title', '“Why Ice?”'], ['journal', 'YouTube, uploaded by Ada Berg,'], ['date', '4 June 2021.']).csl.contributor).toEqual([{ family: 'Berg', given: 'Ada' }])
})
