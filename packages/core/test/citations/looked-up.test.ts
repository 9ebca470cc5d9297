import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('what is looked up in a dictionary of a site begins with its title', () => {
  const word = 'Quay. (n.d.). In Merriam-Marlow.com dictionary. Retrieved May 3, 2020, from https://www.merriam-marlow.example/dictionary/quay'
  staysIn(['apa-7'], word)
  becomesIn('mla-9', [[word, '“Quay.” Merriam-Marlow.com Dictionary, https://www.merriam-marlow.example/dictionary/quay. Accessed 3 May 2020.']])
})

describe('a number in brackets behind a comma is the issue of a journal that counts no volumes', () => {
  becomesIn('mla-9', [
    ['Marlow, B. (2012). History as fable. Northern Harbours (New Series), (11), 45–50.', 'Marlow, B. “History as Fable.” Northern Harbours (New Series), no. 11, 2012, pp. 45–50.'],
    ['Marlow, B. (2012). History as fable. Northern Harbours, (11).', 'Marlow, B. “History as Fable.” Northern Harbours, no. 11, 2012.'],
  ])
})
