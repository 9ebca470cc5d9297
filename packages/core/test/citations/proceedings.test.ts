import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

const bare = (entry: string): string => entry.replace(/<.*?>/g, '')
const book = 'Proceedings of the Seventh International Conference on Bread'

describe('a meeting and the book of a later year are worded as each guide has them, and understood again', () => {
  const vancouver = `Bell A, Moe K. Rye at sea. In: ${book}; 2019 Jul 8–11; Bergen, Norway. Oslo: Fjord Press; 2020. p. 31–45.`
  const harvard = `Bell, A. and Moe, K. (2020) ‘Rye at sea’, <italic=true>${book}</>. Bergen, Norway, 8–11 July 2019. Oslo: Fjord Press, pp. 31–45.`
  const acs = `Bell, A.; Moe, K. Rye at sea. In <italic=true>${book}</>, Bergen, Norway, July 8–11, 2019; Fjord Press: Oslo, 2020; pp 31–45.`
  const ieee = `A. Bell and K. Moe, “Rye at sea,” in ${book}, Oslo: Fjord Press, 2020, pp. 31–45.`
  becomesIn('vancouver', [[harvard, vancouver], [acs, vancouver]])
  becomesIn('harvard', [[vancouver, bare(harvard)], [acs, bare(harvard)]])
  becomesIn('acs', [vancouver, harvard].map((entry) => [entry, bare(acs).replace('sea', 'Sea')]))
  becomesIn('ieee', [vancouver, harvard, acs].map((entry) => [entry, ieee]))
})

describe('days and place of a meeting are those of its paper where no house has printed it', () => {
  const ieee = `A. Bell and K. Moe, “Rye at sea,” in <italic=true>${book}</>, Bergen, Norway, Jul. 8–11, 2019, pp. 31–45.`
  const harvard = `Bell, A. and Moe, K. (2019) ‘Rye at sea’, <italic=true>${book}</>. Bergen, Norway, 8–11 July, pp. 31–45.`
  const chicago = `Bell, A., and K. Moe. 2019. “Rye at Sea.” <italic=true>${book}</> (Bergen, Norway), July 8–11, 31–45.`
  becomesIn('ieee', [[harvard, bare(ieee)]])
  becomesIn('harvard', [[ieee, bare(harvard)]])
  becomesIn('chicago-18-ad', [[ieee, bare(chicago)], [harvard, bare(chicago)]])
  becomesIn('vancouver', [[chicago, `Bell A, Moe K. Rye at Sea. In: ${book}; 2019 Jul 8–11; Bergen, Norway. 2019. p. 31–45.`]])
  becomesIn('mla-9', [[ieee, `Bell, A., and K. Moe. “Rye at Sea.” ${book}, 8–11 July 2019, Bergen, Norway, pp. 31–45.`]])
  staysIn(['ieee'], bare(ieee))
  staysIn(['harvard'], bare(harvard))
})

describe('a meeting that began in one month ended in the next', () => {
  const harvard = 'Vik, S. (2016) ‘Nets and lines’, <italic=true>Proceedings of the 3rd workshop on salt</>. Leeds, UK, 30 June–2 July. London: Lantern Press, pp. 44–58.'
  becomesIn('ieee', [[harvard, 'S. Vik, “Nets and lines,” in Proceedings of the 3rd workshop on salt, Leeds, UK, Jun. 30–Jul. 2, 2016, pp. 44–58.']])
  becomesIn('vancouver', [[harvard, 'Vik S. Nets and lines. In: Proceedings of the 3rd workshop on salt; 2016 Jun 30–Jul 2; Leeds, UK. London: Lantern Press; 2016. p. 44–58.']])
})

describe('in APA proceedings with a publisher are a book', () => {
  const paper = 'Berg, J., & Lund, K. (2017). Ropes at sea. In Proceedings of the Harbour Conference (pp. 5–9). Fjord Press.'
  staysIn(['apa-7'], paper)
  becomesIn('apa-7', [
    ['J. Berg and K. Lund, “Ropes at sea,” in Proceedings of the Harbour Conference, Bergen: Fjord Press, 2017, pp. 5–9.', paper],
    ['J. Berg and K. Lund, “Ropes at sea,” in Proceedings of the Harbour Conference, Bergen, Norway, 2017, pp. 5–9.', 'Berg, J., & Lund, K. (2017). Ropes at sea. Proceedings of the Harbour Conference, 5–9.'],
  ])
})
