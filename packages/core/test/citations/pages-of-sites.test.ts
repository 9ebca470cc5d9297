import { describe } from 'vitest'
import { becomesIn } from './one-entry.js'

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
