import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('a number behind a name has no stop of its own', () => {
  const entry = 'Sample, A., & Roe, C., III. (2017). A year in the harbour. Northern Ships, 4(2), 55–78.'
  becomesIn('ieee', [[entry, 'A. Sample and C. Roe III, “A year in the harbour,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.']])
  becomesIn('harvard', [[entry, 'Sample, A. and Roe, C., III (2017) ‘A year in the harbour’, Northern Ships, 4(2), pp. 55–78.']])
  becomesIn('apa-7', [['Sample A, Roe C Jr. A year in the harbour. North Ships. 2017;4(2):55-78.', 'Sample, A., & Roe, C., Jr. (2017). A year in the harbour. North Ships, 4(2), 55–78.']])
})

describe('what a work is until it is out begins a sentence of its own', () => {
  const entry = 'Roe, A. (in press). A year in the harbour. Journal of Northern Ships.'
  becomesIn('ama-11', [[entry, 'Roe A. A year in the harbour. Journal of Northern Ships. In press.']])
  becomesIn('chicago-18-ad', [['A. Roe, “A year in the harbour,” Northern Ships, to be published.', 'Roe, A. To be published. “A Year in the Harbour.” Northern Ships.']])
})

describe('the day on which a video was put on a site stays', () => {
  becomesIn('harvard', [
    ['Tidewatch (2019) How a lock works. 7 June. Available at: https://www.youtube.com/watch?v=abc123 (Accessed: 2 May 2021).', 'Tidewatch (2019) How a lock works. 7 June. Available at: https://www.youtube.com/watch?v=abc123 (Accessed: 2 May 2021).'],
    ['Tidewatch. (2019, June 7). How a lock works [Video]. YouTube. https://www.youtube.com/watch?v=abc123', 'Tidewatch (2019) How a lock works. YouTube. 7 June. Available at: https://www.youtube.com/watch?v=abc123.'],
  ])
})

describe('a stop stands before the word that a work is read online', () => {
  becomesIn('ieee', [['Roe, A. (2019). A year in the harbour. Northern Ships, 4(2), 55–78. https://www.ships.example/4', 'A. Roe, “A year in the harbour,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2019. [Online]. Available: https://www.ships.example/4']])
})

describe('an article that is out before its issue says so before its day in IEEE', () => {
  const entry = 'A. Roe, “A year in the harbour,” IEEE Trans. Tides, early access, Mar. 4, 2021, doi: 10.1109/TT.2021.1.'
  staysIn(['ieee'], entry)
  becomesIn('ieee', [['Roe, A. (2021). A year in the harbour. Journal of Northern Ships. Advance online publication. https://doi.org/10.1000/182', 'A. Roe, “A year in the harbour,” Journal of Northern Ships, early access, 2021, doi: 10.1000/182.']])
  becomesIn('apa-7', [[entry, 'Roe, A. (2021). A year in the harbour. IEEE Trans. Tides. Advance online publication. https://doi.org/10.1109/TT.2021.1']])
})

describe('… and a paper that has no such word keeps its pages behind its year', () => {
  becomesIn('ieee', [['Roe, Ada. “Ice on the Quay.” Proceedings of the 9th International Conference on Quays, Fjord Society, 2019, pp. 112–19.', 'A. Roe, “Ice on the Quay,” in Proceedings of the 9th International Conference on Quays, Fjord Society, 2019, pp. 112–119.']])
})

describe('a supplement to a volume is no issue, and stands in no brackets in medicine', () => {
  staysIn(['vancouver'], 'Roe A, Lund P. Ice in the harbour. North Ships. 2002;42 Suppl 2:S93–9.')
  becomesIn('vancouver', [['Roe A, Lund P. Ice in the harbour. North Ships. 2002;42(suppl 2):S93-S99.', 'Roe A, Lund P. Ice in the harbour. North Ships. 2002;42 Suppl 2:S93–9.']])
})

describe('the page of a newspaper stands behind its day', () => {
  staysIn(['ama-11'], 'Roe A. A year on the quay. Northern Courier. February 3, 2020:A4. Accessed May 4, 2021. https://www.courier.example/2020/quay')
  staysIn(['mla-9'], 'Roe, Ada. “A Year on the Quay.” The Northern Courier, 3 Feb. 2020, pp. A1+.')
})
