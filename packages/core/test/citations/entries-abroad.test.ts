import { describe } from 'vitest'
import { becomesIn } from './one-entry.js'

// Words of other languages that stand in entries of English papers as well: who translated, edited or wrote with others, and which edition it is.

describe('who made a work is told by the words of its language', () => {
  becomesIn('apa-7', [
    ['Alves, Joana. O porto e a rede. Tradução de Luís Reto. São Paulo: Cais, 2011.', 'Alves, J. (2011). O porto e a rede (L. Reto, Trans.). Cais.'],
    ['Weil, Nadia. La red del puerto. Traducción de Ana Soto. Madrid: Ribera, 2014.', 'Weil, N. (2014). La red del puerto (A. Soto, Trans.). Ribera.'],
    ['Vogel, Birgit/Weiß, Wilfried u. a. (2019): Lesen am Hafen. Münster: Ostertor.', 'Vogel, B., Weiß, W., et al. (2019). Lesen am Hafen. Ostertor.'],
    ['Vogel, Rolf/Weiß, Ada (Hrsg.) (2016): Bildung am Hafen. Wiesbaden: Ostertor.', 'Vogel, R., & Weiß, A. (Eds.). (2016). Bildung am Hafen. Ostertor.'],
    ['Leroux, J. (Éd.). (2005). Écritures du port. Rivage.', 'Leroux, J. (Ed.). (2005). Écritures du port. Rivage.'],
  ])
})

describe('an edition has the letter of its language', () => {
  becomesIn('mla-9', [['Soto Marín, R., y Lora, P. (2014). La red del puerto (6ª ed.). Ribera.', 'Soto Marín, R., and P. Lora. La red del puerto. 6th ed., Ribera, 2014.']])
})

describe('surnames in capitals are those of authors, whatever those of editors are', () => {
  becomesIn('apa-7', [['LEROUX Anne, « La vie du port », in Jean Martin (dir.), Histoires du travail, Lyon, Rivage, 1979, p. 140-158.', 'Leroux, A. (1979). La vie du port. In J. Martin (Ed.), Histoires du travail (pp. 140–158). Rivage.']])
})

describe('that a work is read online is no kind of work', () => {
  becomesIn('chicago-18-ad', [['INEM, Tableaux du port, Paris, Inem, 2018, [en ligne], consulté le 3 mai 2020, URL : https://www.inem.example/fr/33.', 'INEM. 2018. Tableaux du port. Inem. https://www.inem.example/fr/33.']])
})
