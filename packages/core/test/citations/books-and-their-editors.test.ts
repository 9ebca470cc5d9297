import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('who edited a book of somebody else stands behind its title in IEEE, where its author has it so', () => {
  becomesIn('ieee', [
    ['Marlow, Jane. Sails of the North. Edited by Carl Roe, 2nd ed., Fjord Press, 2001.', 'J. Marlow, Sails of the North, 2nd ed. Fjord Press, 2001.'],
    ['Marlow, J. (2003). The northern sea (C. Roe & M. Lund, Eds.; J. Krantz, Trans.). Fjord Press.', 'J. Marlow, The northern sea, J. Krantz, Trans. Fjord Press, 2003.'],
  ])
  becomesIn('apa-7', [
    ['A. Berg, The Northern Sea, C. Roe, Ed. Bergen: Fjord Press, 2003.', 'Berg, A. (2003). The Northern Sea (C. Roe, Ed.). Fjord Press.'],
    ['A. Berg, The Northern Sea, C. Roe, Ed., 2nd ed. Bergen, Norway: Fjord Press, 2003.', 'Berg, A. (2003). The Northern Sea (C. Roe, Ed.; 2nd ed.). Fjord Press.'],
    ['A. Berg, The Northern Sea, C. Roe, Ed. and Trans. Bergen: Fjord Press, 2003.', 'Berg, A. (2003). The Northern Sea (C. Roe, Ed. & Trans.). Fjord Press.'],
  ])
  staysIn(['ieee'], 'A. Berg, The Northern Sea, C. Roe, Ed. Bergen: Fjord Press, 2003.')
})

describe('a volume of a book is a book', () => {
  becomesIn('mla-9', [['A. Berg, Tales of the North, vol. 3. Bergen: Fjord Press, 2003.', 'Berg, A. Tales of the North. Vol. 3, Fjord Press, 2003.']])
})

describe('editors in one bracket with translators are none of these', () => {
  staysIn(['apa-7'], 'Berg, A. (2003). The northern sea (C. Roe & M. Lund, Eds.; J. Krantz, Trans.). Fjord Press.')
  becomesIn('chicago-18-nb', [
    ['Berg, A. (2003). The northern sea (C. Roe, Ed., & J. Krantz, Trans.). Fjord Press.', 'Berg, A. The Northern Sea. Edited by C. Roe. Translated by J. Krantz. Fjord Press, 2003.'],
  ])
})

describe('a part of a volume that somebody published keeps its publisher', () => {
  staysIn(['mla-9'], 'Berg, Ada. “The Quay.” Tales of the North, vol. 3, Fjord Press, 2003, pp. 3–12.')
  becomesIn('vancouver', [['Berg, Ada. “The Quay.” Tales of the North, vol. 3, Fjord Press, 2003, pp. 3–12.', 'Berg A. The Quay. In: Tales of the North. Vol. 3. Fjord Press; 2003. p. 3–12.']])
})

describe('a part of a book that nobody has signed is listed by its title, and not by who edited the book', () => {
  const entry = '“Mooring.” The Encyclopedia of Quays, edited by Otto Zell, 5th ed., vol. 3, Fjord Press, 2009, pp. 210–14.'
  staysIn(['mla-9'], entry)
  becomesIn('apa-7', [[entry, 'Mooring. (2009). In O. Zell (Ed.), The Encyclopedia of Quays (5th ed., Vol. 3, pp. 210–214). Fjord Press.']])
  becomesIn('chicago-18-nb', [
    [entry, '“Mooring.” In The Encyclopedia of Quays, 5th ed., vol. 3, edited by Otto Zell. Fjord Press, 2009.'],
    ['Mooring. (2009). In O. Zell (Ed.), The encyclopedia of quays (pp. 210–214). Fjord Press.', '“Mooring.” In The Encyclopedia of Quays, edited by O. Zell. Fjord Press, 2009.'],
  ])
  becomesIn('ieee', [[entry, '“Mooring,” in The Encyclopedia of Quays, 5th ed., vol. 3, O. Zell, Ed., Fjord Press, 2009, pp. 210–214.']])
})

describe('a bracket behind a title may say who translated or edited a book', () => {
  becomesIn('apa-7', [
    ['B. Ivers, We have seen the river (trans. C. Roe). Fjord Press, 1993.', 'Ivers, B. (1993). We have seen the river (C. Roe, Trans.). Fjord Press.'],
    ['Ivers, B. We have seen the river (translated by Carla Roe and M. Lund). Fjord Press, 1993.', 'Ivers, B. (1993). We have seen the river (C. Roe & M. Lund, Trans.). Fjord Press.'],
    ['Ivers, B. We have seen the river (tr. Carla Roe). Fjord Press, 1993.', 'Ivers, B. (1993). We have seen the river (C. Roe, Trans.). Fjord Press.'],
    ['Ivers, B. (1993). We have seen the river (eds. C. Roe & A. Berg). Fjord Press.', 'Ivers, B. (1993). We have seen the river (C. Roe & A. Berg, Eds.). Fjord Press.'],
    ['Ivers, B., We have seen the river (trans. and ed. C. Roe), Fjord Press, Bergen, 1993.', 'Ivers, B. (1993). We have seen the river (C. Roe, Ed. & Trans.). Fjord Press.'],
  ])
  becomesIn('mla-9', [['B. Ivers, We have seen the river (trans. C. Roe). Fjord Press, 1993.', 'Ivers, B. We Have Seen the River. Translated by C. Roe, Fjord Press, 1993.']])
})
