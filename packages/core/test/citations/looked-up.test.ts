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

describe('a dictionary with editions is a title, and nobody who wrote one', () => {
  const book = 'Fjord English dictionary (1989) 2nd edn. Bergen: Fjord University Press.'
  becomesIn('apa-7', [[book, 'Fjord English dictionary (2nd ed.). (1989). Fjord University Press.']])
  becomesIn('mla-9', [['Fjord English Dictionary. 1989. 2nd ed. Bergen: Fjord University Press.', 'Fjord English Dictionary. 2nd ed., Fjord University Press, 1989.']])
})

describe('“n.d.” before a title is no part of a name', () => {
  becomesIn('apa-7', [['Berg, Ada. N.d. Knots for Beginners. Bergen: Fjord Press.', 'Berg, A. (n.d.). Knots for Beginners. Fjord Press.']])
})

describe('how long a film is counts no pages', () => {
  const wanted = 'Harbour Museum. (2018, June 4). How to Tie a Bowline [Video]. YouTube. https://www.youtube.com/watch?v=aB3dE5fG7hI'
  becomesIn('apa-7', [
    ['Harbour Museum. “How to Tie a Bowline.” June 4, 2018. YouTube video. https://www.youtube.com/watch?v=aB3dE5fG7hI.', wanted],
    ['Harbour Museum. “How to Tie a Bowline.” Posted June 4, 2018. YouTube video, 9:14. https://www.youtube.com/watch?v=aB3dE5fG7hI.', wanted],
  ])
})

describe('a number behind a volume is no page for certain', () => {
  staysIn(['apa-7', 'mla-9'], 'Berg, Ada. 2003. “The Quay.” In Tales of the North, edited by Carl Roe, vol. 3, 3. Fjord Press.')
  staysIn(['apa-7', 'ieee'], 'Berg, Ada. “The Quay.” Tales of the North, edited by Carl Roe, vol. 3, 3, Fjord Press, 2003.')
})
