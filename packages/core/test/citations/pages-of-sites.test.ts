import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('a page of a site is of a day, as newspapers are, but nobody slants its site', () => {
  const page = 'Lund, A. (2019, May 3). <italic=true>How sails are cut</>. Harbour Health Network. https://www.example.org/cut'
  becomesIn('chicago-18-nb', [[page, 'Lund, A. “How Sails Are Cut.” Harbour Health Network, May 3, 2019. https://www.example.org/cut.']])
  becomesIn('chicago-18-ad', [[page, 'Lund, A. 2019. “How Sails Are Cut.” Harbour Health Network. May 3, 2019. https://www.example.org/cut.']])
  becomesIn('ieee', [[page, 'A. Lund, “How sails are cut,” Harbour Health Network, May 3, 2019. [Online]. Available: https://www.example.org/cut']])
  becomesIn('ama-11', [[page, 'Lund A. How sails are cut. Harbour Health Network. May 3, 2019. https://www.example.org/cut']])

  const brought = 'Pund, A. (2021, March 12). Ten ways to mend a sail. <italic=true>Harbour Watch</>. https://watch.example.org/ten'
  becomesIn('chicago-18-ad', [[brought, 'Pund, A. 2021. “Ten Ways to Mend a Sail.” Harbour Watch, March 12, 2021. https://watch.example.org/ten.']])
})

describe('who keeps a site stands in notes as the site does', () => {
  becomesIn('chicago-17-nb', [[
    'Lund, A. (n.d.). <italic=true>How sails are cut</>. Harbour Museum. Retrieved May 3, 2021, from https://www.example.org/cut',
    'Lund, A. “How Sails Are Cut.” Harbour Museum. Accessed May 3, 2021. https://www.example.org/cut.',
  ]])
})

describe('a page that was brought up to date on a day says so in AMA and Chicago', () => {
  const entry = 'Harbour Union. About our quays. Updated May 4, 2021. Accessed March 3, 2022. https://union.example/quays'
  staysIn(['ama-11'], entry)
  staysIn(['ama-11'], entry.replace('Updated ', ''))
  becomesIn('chicago-18-nb', [[entry, 'Harbour Union. “About Our Quays.” Last updated May 4, 2021. https://union.example/quays.']])
  becomesIn('ama-11', [['Harbour Union. “Quays.” Last modified July 25, 2019. https://union.example/quays.', 'Harbour Union. Quays. Updated July 25, 2019. https://union.example/quays']])
})

describe('between a title and an address without pages stands a site, also where only a year is given', () => {
  const post = 'Spolen, Jo. “The Law of Wet Ropes.” Jo on Ropes, 2002. https://www.jo.example/law/'
  becomesIn('apa-7', [[post, 'Spolen, J. (2002). The Law of Wet Ropes. Jo on Ropes. https://www.jo.example/law/']])
  becomesIn('chicago-18-nb', [['Spolen, J. (2002). The Law of Wet Ropes. Jo on Ropes. https://www.jo.example/law/', 'Spolen, J. “The Law of Wet Ropes.” Jo on Ropes, 2002. https://www.jo.example/law/.']])
  becomesIn('mla-9', [[post, 'Spolen, Jo. “The Law of Wet Ropes.” Jo on Ropes, 2002, https://www.jo.example/law/.']])
  // What stands “in” something is a part of it.
  becomesIn('chicago-18-nb', [['Roe, A. (2019). Tides of the north. In Harbour handbook. https://harbour.example/tides', 'Roe, A. “Tides of the North.” In Harbour Handbook. 2019. https://harbour.example/tides.']])
})
