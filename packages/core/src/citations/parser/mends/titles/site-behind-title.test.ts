import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

const page = (title: string, date = 'Updated May 16, 2002.') =>
  read(['title', title], ['date', date], ['note', 'Accessed July 9, 2002.'], ['url', 'https://www.salt.example']).csl

test('the name behind the title of what nobody has signed is that of its site', () => {
  expect(page('How salt works. Harbour Health Network.')).toMatchObject({ title: 'How salt works', publisher: 'Harbour Health Network' })
})

test('and a title may have two sentences', () => {
  expect(page('How salt works. And why it does.').title).toBe('How salt works. And why it does')
  expect(page('How salt works. Harbour Health Network.', '(2002).').title).toBe('How salt works. Harbour Health Network')
})
