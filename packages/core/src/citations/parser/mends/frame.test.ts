import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'

test('a meeting is called by its year, too', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2019, October 22).'], ['title', 'Ropes for all [Keynote address].'], ['journal', 'HARBOURS'], ['date', '2019,'], ['location', 'Athens, Greece.']).csl)
    .toMatchObject({ 'type': 'speech', 'container-title': 'HARBOURS 2019', 'publisher-place': 'Athens, Greece' })
})
