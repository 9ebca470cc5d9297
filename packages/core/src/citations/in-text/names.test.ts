import { expect, test } from 'vitest'
import { namesBefore } from './names.js'

test.each(['Holm et al.', 'Holm and colleagues', 'Holm u. a.', 'Holm u.a.', 'Holm y otros', 'Holm y cols.', 'Holm e outros', 'Holm et coll.', 'Holm e altri', 'Holm und andere', 'Holm m. fl.', 'Holm og andre'])(
  '%s names Holm and others, also in a sentence',
  (names) => {
    expect(namesBefore(`As seen by ${names} `)[0]).toMatchObject({ names: ['Holm'], etAl: true })
  },
)

test.each(['The others', 'The u. a.'])('%s names nobody', (words) => {
  expect(namesBefore(`as ${words.toLowerCase()} `)).toEqual([])
})
