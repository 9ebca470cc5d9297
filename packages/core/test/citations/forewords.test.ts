import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('a foreword stands in a book that somebody else wrote', () => {
  const apa = 'Obi, K. (1994). Foreword. In C. Lund, <italic=true>Rivers of salt</> (pp. ix–xiv). Fjord Press.'
  const mla = 'Obi, Kwame. Foreword. <italic=true>Rivers of Salt</>, by Carla Lund, Fjord Press, 1994, pp. ix–xiv.'
  const chicago = 'Obi, Kwame. Introduction to <italic=true>Rivers of Salt</>, by Carla Lund, ix–xiv. New York: Fjord Press, 1994.'
  becomesIn('mla-9', [
    [apa, 'Obi, K. Foreword. Rivers of Salt, by C. Lund, Fjord Press, 1994, pp. ix–xiv.'],
    [mla, 'Obi, Kwame. Foreword. Rivers of Salt, by Carla Lund, Fjord Press, 1994, pp. ix–xiv.'],
    [chicago, 'Obi, Kwame. Introduction. Rivers of Salt, by Carla Lund, Fjord Press, 1994, pp. ix–xiv.'],
  ])
  becomesIn('apa-7', [[mla, 'Obi, K. (1994). Foreword. In C. Lund, Rivers of Salt (pp. ix–xiv). Fjord Press.']])
  becomesIn('chicago-18-nb', [[apa, 'Obi, K. Foreword to Rivers of Salt, by C. Lund. Fjord Press, 1994.'], [mla, 'Obi, Kwame. Foreword to Rivers of Salt, by Carla Lund. Fjord Press, 1994.']])
  becomesIn('chicago-18-ad', [[mla, 'Obi, Kwame. 1994. Foreword to Rivers of Salt, by Carla Lund. Fjord Press.']])
  // IEEE and Vancouver have no place for whoever wrote the book.
  for (const style of ['ieee', 'vancouver']) becomesIn(style, [[apa, apa.replace(/<.*?>/g, '')]])
  // Whoever stands before the book of another chapter may have edited it.
  becomesIn('mla-9', [['Obi, K. (1994). Ropes at sea. In C. Lund (Ed.), <italic=true>Rivers of salt</> (pp. 9–14). Fjord Press.', 'Obi, K. “Ropes at Sea.” Rivers of Salt, edited by C. Lund, Fjord Press, 1994, pp. 9–14.']])
})

describe('a revised edition stays one', () => {
  becomesIn('mla-9', [['Sand, A. (2003). <italic=true>Salt and rope</> (4th rev. ed.). Fjord Press.', 'Sand, A. Salt and Rope. 4th rev. ed., Fjord Press, 2003.']])
  becomesIn('apa-7', [['Sand A. Salt and rope. 4th rev. ed. Bergen: Fjord Press; 2003.', 'Sand, A. (2003). Salt and rope (4th rev. ed.). Fjord Press.']])
})

describe('on what a film came out is no part of who brought it out', () => {
  becomesIn('mla-9', [['Nolan, Christopher, dir. 2017. <italic=true>Rye</>. Burbank, CA: Warner Bros. DVD.', 'Rye. Directed by Christopher Nolan, DVD, Warner Bros., 2017.']])
  staysIn(['ieee'], 'Nolan, Christopher, dir. 2017. Rye. Burbank, CA: Warner Bros. DVD.')
})
