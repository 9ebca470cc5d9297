import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

const bare = (entry: string): string => entry.replace(/<.*?>/g, '')

describe('a lecture was held somewhere, and nobody has published it', () => {
  const apa = 'Vik, S. (2018, February 7). <italic=true>Law of the sea</> [Lecture]. Fjord University, Bergen, Norway.'
  const chicago = 'Vik, Siri. “Law of the Sea.” Lecture, Fjord University, Bergen, February 7, 2018.'
  becomesIn('apa-7', [[apa, bare(apa)], [chicago, 'Vik, S. (2018, February 7). Law of the Sea [Lecture]. Fjord University, Bergen.']])
  becomesIn('mla-9', [[apa, 'Vik, S. “Law of the Sea.” Fjord University, 7 Feb. 2018, Bergen, Norway. Lecture.']])
  becomesIn('chicago-18-nb', [[apa, 'Vik, S. “Law of the Sea.” Lecture, Fjord University, Bergen, Norway, February 7, 2018.'], [chicago, chicago]])
  becomesIn('vancouver', [[apa, 'Vik S. Law of the sea. Lecture presented at: Fjord University; 2018 Feb 7; Bergen, Norway.']])
})

describe('slides and videos say so without brackets in Chicago', () => {
  becomesIn('apa-7', [
    ['Moe, Kari. “Ropes and Pulleys.” PowerPoint presentation, Fjord University, October 3, 2016.', 'Moe, K. (2016, October 3). Ropes and Pulleys [PowerPoint presentation]. Fjord University.'],
    ['Moe, Kari. “How Knots Are Tied.” YouTube video, 4:15. May 2, 2017. https://www.youtube.com/watch?v=h2knots.', 'Moe, K. (2017, May 2). How Knots Are Tied [Video]. YouTube. https://www.youtube.com/watch?v=h2knots'],
  ])
})

describe('the day of what was seen on the web stands before its address in Harvard', () => {
  const seen = 'Available at: https://www.youtube.com/watch?v=h2knots (Accessed: 5 June 2022).'
  becomesIn('apa-7', [
    [`Moe, K. (2017) <italic=true>How knots are tied</>. 2 May. ${seen}`, 'Moe, K. (2017, May 2). How knots are tied. https://www.youtube.com/watch?v=h2knots'],
    [
      'City of Bergen [@bergen] (2020) ‘The bridge is open again’ [Twitter] 8 July. Available at: https://twitter.com/bergen/status/12345 (Accessed: 5 June 2022).',
      'City of Bergen [@bergen]. (2020, July 8). The bridge is open again. Twitter. https://twitter.com/bergen/status/12345',
    ],
  ])
})

describe('what somebody posts has the name and what it is called on the site before it', () => {
  becomesIn('apa-7', [
    ['City of Bergen [@bergen]. “The bridge is open again.” <italic=true>Twitter</>, 8 July 2020, twitter.com/bergen/status/12345.', 'City of Bergen [@bergen]. (2020, July 8). The bridge is open again. Twitter. twitter.com/bergen/status/12345'],
    ['City of Bergen (@bergen). “The bridge is open again.” Twitter, July 8, 2020. https://twitter.com/bergen/status/12345.', 'City of Bergen [@bergen]. (2020, July 8). The bridge is open again. Twitter. https://twitter.com/bergen/status/12345'],
  ])
})

describe('works of reference and newspapers that name no author are understood with the day on which they were seen', () => {
  const seen = 'Available at: https://fjord.example/harbour (Accessed: 5 June 2022).'
  becomesIn('apa-7', [
    [`‘Harbour’ (no date) <italic=true>Fjord dictionary</>. ${seen}`, 'Harbour. (n.d.). In Fjord dictionary. Retrieved June 5, 2022, from https://fjord.example/harbour'],
    ['‘Tide’ (2015) in <italic=true>The harbour encyclopedia</>. 3rd edn. Fjord Press, pp. 12–14.', 'Tide. (2015). In The harbour encyclopedia (3rd ed., pp. 12–14). Fjord Press.'],
    [`<italic=true>Daily Telegraph</> (2018) ‘Port closes after storm’, 1 June. ${seen}`, 'Port closes after storm. (2018, June 1). Daily Telegraph. https://fjord.example/harbour'],
    ['<italic=true>Daily Telegraph</>. 2018. “Port closes after storm.” June 1. https://fjord.example/port.', 'Port closes after storm. (2018, June 1). Daily Telegraph. https://fjord.example/port'],
  ])
  becomesIn('mla-9', [['Tide. (2015). In <italic=true>The harbour encyclopedia</> (3rd ed., Vol. 2, pp. 12–14). Fjord Press.', '“Tide.” The Harbour Encyclopedia, 3rd ed., vol. 2, Fjord Press, 2015, pp. 12–14.']])
})

describe('an episode of a podcast keeps its day, or stays', () => {
  const episode = 'Gill, N. (2020) ‘Who owns the tide?’, <italic=true>Harbour talk</> [Podcast]. 9 April. Available at: https://radio.example/tide (Accessed: 5 June 2022).'
  becomesIn('mla-9', [[episode, 'Gill, N. “Who Owns the Tide?” Harbour Talk, 9 Apr. 2020, https://radio.example/tide. Accessed 5 June 2022.']])
  becomesIn('chicago-18-ad', [[episode, bare(episode)]])
})

describe('a patent has inventors and a number of its kind in Vancouver', () => {
  const apa = 'Unger, D., & Roe, A. (2011, May 17). <italic=true>Rope with a core</> (U.S. Patent No. 7,943,123). U.S. Patent and Trademark Office.'
  const nlm = 'Unger D, Roe A, inventors. Rope with a core. U.S. Patent 7,943,123. 2011 May 17.'
  becomesIn('vancouver', [[apa, nlm]])
  becomesIn('mla-9', [[nlm, 'Unger, D., and A. Roe. Rope with a Core. U.S. Patent 7,943,123, 17 May 2011.']])
})

describe('a lecture is called so in Harvard, and a paper is not', () => {
  becomesIn('harvard', [
    ['Quist, R. (2019, March 4). <italic=true>Low water</> [Lecture]. Fjord University.', 'Quist, R. (2019) ‘Low water’ [Lecture], Fjord University, 4 March.'],
    ['Quist, R. (2018, June 4–6). <italic=true>Low water</> [Paper presentation]. Harbour Conference, Bergen, Norway.', 'Quist, R. (2018) ‘Low water’, Harbour Conference. Bergen, Norway, 4–6 June.'],
  ])
  becomesIn('apa-7', [['Quist, R. (2019) ‘Low water’ [Lecture]. Fjord University. 4 March.', 'Quist, R. (2019, March 4). Low water [Lecture]. Fjord University.']])
})

describe('a song stands on a record', () => {
  const ama = 'Quist R. Low water [song]. On: Tidal. Fjord Records; 2016.'
  becomesIn('apa-7', [[ama, 'Quist, R. (2016). Low water [Song]. On Tidal. Fjord Records.']])
  becomesIn('mla-9', [[ama, 'Quist, R. “Low Water.” Tidal, Fjord Records, 2016.']])
})

describe('what no style has a place for, and what takes something else for a work, stays', () => {
  staysIn(['apa-7', 'chicago-18-nb'], 'Stone, B., creator. The Pilots. Fjord Television, 2010–14.')
  staysIn(['apa-7', 'vancouver'], 'Kern, M. 1901. Letter to Anna Roe, May 3. Kern Papers. Harbour Archives, Bergen.')
  staysIn(['apa-7', 'mla-9'], 'United Kingdom, Parliament, House of Commons. Hansard. 4 Mar. 2019, vol. 655, cols. 12–15.')
  staysIn(['apa-7'], 'The long night. The pilots [television series episode]. Fjord Television; 2011 Jun 5.')
})
