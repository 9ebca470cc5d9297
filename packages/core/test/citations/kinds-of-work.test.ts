import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { becomesIn, staysIn } from './one-entry.js'

describe('a preprint is of its server, whose number says itself what it is', () => {
  becomesIn('vancouver', [['Berg, K., & Roe, T. (2022). Ice in narrow fjords. arXiv preprint arXiv:2203.04567.', 'Berg K, Roe T. Ice in narrow fjords. arXiv:2203.04567. 2022.']])
  becomesIn('mla-9', [
    ['Berg, K., & Roe, T. (2022). Ice in narrow fjords: A model (arXiv:2203.04567). arXiv. https://doi.org/10.48550/arXiv.2203.04567', 'Berg, K., and T. Roe. “Ice in Narrow Fjords: A Model.” arXiv, arXiv:2203.04567, 2022, https://doi.org/10.48550/arXiv.2203.04567.'],
    ['Oka, L., Lind, P., & Ames, A. (2021). Salt in coastal rye: A field study. bioRxiv. https://doi.org/10.1101/2021.04.12.439512', 'Oka, L., et al. “Salt in Coastal Rye: A Field Study.” bioRxiv, 2021, https://doi.org/10.1101/2021.04.12.439512.'],
  ])
  becomesIn('apa-7', [
    ['Berg, Kari, and Tove Roe. “Ice in Narrow Fjords.” Preprint, arXiv, March 9, 2022. https://arxiv.org/abs/2203.04567.', 'Berg, K., & Roe, T. (2022). Ice in Narrow Fjords [Preprint]. arXiv. https://arxiv.org/abs/2203.04567'],
    ['K. Berg and T. Roe, “Ice in narrow fjords,” 2022, arXiv:2203.04567.', 'Berg, K., & Roe, T. (2022). Ice in narrow fjords (arXiv:2203.04567).'],
    ['Halvorsen, Kari, and Tunde Adeyemi. “Ice Drift in Fjords: A Model.” arXiv, 9 Mar. 2022, arxiv.org/abs/2203.04567.', 'Halvorsen, K., & Adeyemi, T. (2022). Ice Drift in Fjords: A Model. arXiv. arxiv.org/abs/2203.04567'],
  ])
  becomesIn('ieee', [['Berg, K., & Roe, T. (2022). Ice in narrow fjords (arXiv:2203.04567). arXiv. https://doi.org/10.48550/arXiv.2203.04567', 'K. Berg and T. Roe, “Ice in narrow fjords,” 2022, arXiv:2203.04567. doi: 10.48550/arXiv.2203.04567.']])
  becomesIn('ieee', [['Okafor, N. (2020). Harbor fees and small traders [Preprint]. SSRN. https://doi.org/10.2139/ssrn.3567812', 'N. Okafor, “Harbor fees and small traders,” 2020, SSRN. doi: 10.2139/ssrn.3567812.']])
})

describe('a report has the number that its series gives it', () => {
  const paper = 'Feld, R., & Costa, M. (2018). Tolls and the price of rye (NBER Working Paper No. 24731). National Bureau of Economic Research.'
  becomesIn('mla-9', [[paper, 'Feld, R., and M. Costa. Tolls and the Price of Rye. NBER Working Paper 24731, National Bureau of Economic Research, 2018.']])
  becomesIn('chicago-18-nb', [[paper, 'Feld, R., and M. Costa. “Tolls and the Price of Rye.” NBER Working Paper 24731. National Bureau of Economic Research, 2018.']])
  becomesIn('chicago-18-ad', [
    [paper, 'Feld, R., and M. Costa. 2018. “Tolls and the Price of Rye.” NBER Working Paper 24731. National Bureau of Economic Research.'],
    ['Fjord Institute. (2021). Hearing loss on docks (NIH Publication No. 21-4481). U.S. Department of Health.', 'Fjord Institute. 2021. Hearing Loss on Docks. NIH Publication 21-4481. U.S. Department of Health.'],
  ])
  becomesIn('apa-7', [
    ['Feld, Robert, and Maria Costa. “Tolls and the Price of Rye.” NBER Working Paper No. 24731, National Bureau of Economic Research, 2018.', 'Feld, R., & Costa, M. (2018). Tolls and the Price of Rye (NBER Working Paper No. 24731). National Bureau of Economic Research.'],
    ['World Health Organization. Noise in towns. Geneva: World Health Organization; 2019. Report No.: WHO/HEP/2019.4.', 'World Health Organization. (2019). Noise in towns (Report No. WHO/HEP/2019.4).'],
  ])
  // The style calls all of them reports.
  becomesIn('vancouver', [['World Health Organization. (2019). Noise in towns (Report No. 14). World Health Organization.', 'World Health Organization. Noise in towns. World Health Organization; 2019. Report No.: 14.']])
  becomesIn('ama-11', [[paper.replace('(NBER Working Paper No. 24731)', '(Report No. 14)'), 'Feld R, Costa M. Tolls and the Price of Rye. National Bureau of Economic Research; 2018. Report 14.']])
})

describe('a film on the web stands on its site', () => {
  const film = 'Harbor Museum Bergen. (2021, June 4). How a quay is built [Video]. YouTube. https://www.youtube.com/watch?v=aB3dE5fG7hI'
  becomesIn('mla-9', [[film, 'Harbor Museum Bergen. “How a Quay Is Built.” YouTube, 4 June 2021, https://www.youtube.com/watch?v=aB3dE5fG7hI.']])
  becomesIn('apa-7', [['Harbor Museum Bergen. How a quay is built [video]. YouTube. June 4, 2021. https://www.youtube.com/watch?v=aB3dE5fG7hI', film]])
})

describe('what says who invented something makes nobody an author or editor', () => {
  staysIn(['apa-7'], 'Lund O, Petrova I, inventors; Harbour Tech AS, assignee. Self-draining buoy. US patent 9,123,456. September 8, 2015.')
})

describe('a patent is counted by its office', () => {
  becomesIn('mla-9', [['Lund, O., & Petrova, I. (2015). Self-draining buoy (U.S. Patent No. 9,123,456). U.S. Patent and Trademark Office.', 'Lund, O., and I. Petrova. Self-Draining Buoy. U.S. Patent 9,123,456, U.S. Patent and Trademark Office, 2015.']])
  becomesIn('apa-7', [['O. Lund and I. Petrova, “Self-draining buoy,” U.S. Patent 9 123 456, Sep. 8, 2015.', 'Lund, O., & Petrova, I. (2015). Self-draining buoy (U.S. Patent No. 9 123 456).']])
})

describe('a standard keeps its number', () => {
  const standard = 'Harbour Standards Organization. (2018). Occupational noise on quays (ISO 9612:2018).'
  becomesIn('chicago-18-ad', [[standard, 'Harbour Standards Organization. 2018. Occupational Noise on Quays. ISO 9612:2018.']])
  becomesIn('ieee', [[standard, 'Harbour Standards Organization, Occupational noise on quays, ISO 9612:2018, 2018.']])
  staysIn(['apa-7', 'vancouver'], standard)
  staysIn(['apa-7', 'ieee'], 'Small Craft Fire Protection, ISO 9094:2016, Harbour Standards Organization, Geneva, Switzerland, 2016.')
})

describe('data and software have a version', () => {
  const data = 'Nyberg, C., & Abara, U. (2020). Tide readings, 1950–2019 (Version 2.1) [Data set]. Zenodo. https://doi.org/10.5281/zenodo.4123456'
  becomesIn('mla-9', [[data, 'Nyberg, C., and U. Abara. Tide Readings, 1950–2019. Version 2.1, Zenodo, 2020, https://doi.org/10.5281/zenodo.4123456.']])
  // Whoever keeps data is named behind what it is, known or not.
  becomesIn('mla-9', [[data.replace('Zenodo', 'OpenTide'), 'Nyberg, C., and U. Abara. Tide Readings, 1950–2019. Version 2.1, OpenTide, 2020, https://doi.org/10.5281/zenodo.4123456.']])
  becomesIn('apa-7', [['Nyberg, Carl. tidekit: Tools for Tides. Version 1.4.2, GitHub, 2021, github.com/cnyberg/tidekit.', 'Nyberg, C. (2021). tidekit: Tools for Tides (Version 1.4.2) [Computer software]. GitHub. github.com/cnyberg/tidekit']])
  becomesIn('vancouver', [[data, 'Nyberg C, Abara U. Tide readings, 1950–2019 [data set]. Version 2.1. Zenodo; 2020. doi:10.5281/zenodo.4123456']])
})

describe('a translation says when its original came out', () => {
  becomesIn('chicago-18-ad', [
    ['Vester, H. (1999). The sea and the clerk (M. Dunne, Trans.). Harbor Press. (Original work published 1927)', 'Vester, H. (1927) 1999. The Sea and the Clerk. Translated by M. Dunne. Harbor Press.'],
    ['Vester, H. (1927/1999). The sea and the clerk (M. Dunne, Trans.). Harbor Press.', 'Vester, H. (1927) 1999. The Sea and the Clerk. Translated by M. Dunne. Harbor Press.'],
    ['Vester, H. (1999). On debts. In L. Koch (Ed.), Collected essays (M. Dunne, Trans., pp. 33–61). Harbor Press.', 'Vester, H. 1999. “On Debts.” In Collected Essays, edited by L. Koch, translated by M. Dunne. Harbor Press.'],
  ])
  becomesIn('apa-7', [['Vester, Hanne. (1927) 1999. The Sea and the Clerk. Translated by Mary Dunne. Harbor Press.', 'Vester, H. (1999). The Sea and the Clerk (M. Dunne, Trans.). Harbor Press. (Original work published 1927)']])
})

test('the year of an original before that of the edition is no citation by itself', async () => {
  const paper = ['The clerk waits (Vester [1927] 1999).', '[heading 1] References', 'Vester, Hanne. (1927) 1999. The Sea and the Clerk. Translated by Mary Dunne. Harbor Press.', 'Vaughan, M. 2015. Salt and Rye. Fjord Press.']
  const { document } = await format(await makeDocx(paper), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document))[0]).not.toContain('(1927/1999) 1999')
})

describe('an edition may be counted in words', () => {
  becomesIn('mla-9', [['Tamm, E. (2011). Reading charts (Second edition). Fjord Press.', 'Tamm, E. Reading Charts. 2nd ed., Fjord Press, 2011.']])
  becomesIn('vancouver', [['Tamm, E. (2011). Reading charts (Rev. and expanded ed.). Fjord Press.', 'Tamm E. Reading charts. Rev. and expanded ed. Fjord Press; 2011.']])
})

describe('what was presented was so at a meeting, on its days', () => {
  const paper = 'Iversen, T., & Roe, R. (2019, July 8–11). Listening to ice [Paper presentation]. Annual Meeting of the Society for Coastal Education, Bergen, Norway.'
  becomesIn('vancouver', [[paper, 'Iversen T, Roe R. Listening to ice. Paper presented at: Annual Meeting of the Society for Coastal Education; 2019 Jul 8–11; Bergen, Norway.']])
  becomesIn('apa-7', [
    ['Iversen, Tor. “Listening to Ice.” Paper presented at the Annual Meeting of the Society for Coastal Education, Bergen, July 9, 2019.', 'Iversen, T. (2019, July 9). Listening to Ice [Paper presentation]. Annual Meeting of the Society for Coastal Education, Bergen.'],
    ['Iversen T. Listening to ice. Poster presented at: 12th Nordic Symposium on Hearing; July 8-11, 2019; Turku, Finland.', 'Iversen, T. (2019, July 8–11). Listening to ice [Poster presentation]. 12th Nordic Symposium on Hearing, Turku, Finland.'],
  ])
})

describe('what is not out yet says so in the place of its year', () => {
  becomesIn('apa-7', [
    ['Solberg, Per, and Chidi Lind. Forthcoming. “Rope Memory in Sailors.” Journal of Coastal Minds.', 'Solberg, P., & Lind, C. (forthcoming). Rope Memory in Sailors. Journal of Coastal Minds.'],
    ['Solberg, Per. Rope and Mind. Fjord Press, forthcoming.', 'Solberg, P. (forthcoming). Rope and Mind. Fjord Press.'],
  ])
  becomesIn('chicago-18-ad', [['Solberg, P., & Lind, C. (in press). Rope memory in sailors. Journal of Coastal Minds.', 'Solberg, P., and C. Lind. In press. “Rope Memory in Sailors.” Journal of Coastal Minds.']])
  staysIn(['chicago-18-ad'], 'Solberg P, Lind C. Rope memory in sailors. J Coast Minds. Forthcoming 2024.')
})

describe('a group is no beginning of a title', () => {
  const page = 'Ministry of Fisheries. Cod in Northern Waters. 2013, www.norland.example/cod.'
  becomesIn('apa-7', [[page, 'Ministry of Fisheries. (2013). Cod in Northern Waters. www.norland.example/cod']])
  becomesIn('chicago-18-ad', [[page, 'Ministry of Fisheries. 2013. “Cod in Northern Waters.” www.norland.example/cod.']])
})

describe('a page of a year says it once in Chicago', () => {
  becomesIn('chicago-18-ad', [['Norwegian Ministry of Fisheries. Cod Stocks in Northern Waters. 2013, www.norland.example/cod.', 'Norwegian Ministry of Fisheries. 2013. “Cod Stocks in Northern Waters.” www.norland.example/cod.']])
})

describe('two groups that wrote a work are two', () => {
  becomesIn('chicago-18-ad', [
    ['World Tides Programme, & Harbour Bank. (2018). Plastics on quays. Fjord Press.', 'World Tides Programme and Harbour Bank. 2018. Plastics on Quays. Fjord Press.'],
  ])
  staysIn(['apa-7', 'chicago-18-ad'], 'Department of Health, Education, & Welfare. (2018). Plastics on quays. Fjord Press.')
})

describe('names of databases, copied with an entry, are no part of it', () => {
  becomesIn('apa-7', [
    ['Kim, J.; Lee, B. Ice and rope. Water 2017, 9, 155. [CrossRef] [PubMed]', 'Kim, J., & Lee, B. (2017). Ice and rope. Water, 9, 155.'],
    ['Lee A, Berg C. Ice and rope. PLoS One. 2014;9(3):e91234. pmid:24614325 View Article PubMed/NCBI Google Scholar', 'Lee, A., & Berg, C. (2014). Ice and rope. PLoS One, 9(3), e91234.'],
    ['S. Lind, “Salt and its compounds,” Northern Waters, vol. 21, no. 1, pp. 51–88, 1990. View at Publisher · View at Scopus', 'Lind, S. (1990). Salt and its compounds. Northern Waters, 21(1), 51–88.'],
  ])
})

describe('what databases and programs put into an entry is understood', () => {
  becomesIn('apa-7', [
    ['Berg, H. W. (2021). Tides: Practical functions. R package version 2.3.3. https://example.org/package=tides.', 'Berg, H. W. (2021). Tides: Practical functions (Version 2.3.3) [R package]. https://example.org/package=tides'],
    ['Lind H, Roe R (2022). Rye: A Grammar of Harvests. R package version 1.0-9.', 'Lind, H., & Roe, R. (2022). Rye: A Grammar of Harvests (Version 1.0-9) [R package].'],
    ['IBM Corp. Released 2017. IBM SPSS Statistics for Windows, Version 25.0. Armonk, NY: IBM Corp.', 'IBM Corp. (2017). IBM SPSS Statistics for Windows (Version 25.0).'],
    ['Lind, Roxanne, and Isa Roe. 2020. “Forest Loss Across Areas.” Northern Waters 241 (January): 108299. https://doi.org/10.1016/j.nw.2019.108299.', 'Lind, R., & Roe, I. (2020). Forest Loss Across Areas. Northern Waters, 241, 108299. https://doi.org/10.1016/j.nw.2019.108299'],
    ['Lind, C. Y., and L. L. Roe. 2017. “Sound and Sense.” Northern Waters 41 (8): 2191–2220. https://doi.org/https://doi.org/10.1111/nw.12474.', 'Lind, C. Y., & Roe, L. L. (2017). Sound and Sense. Northern Waters, 41(8), 2191–2220. https://doi.org/10.1111/nw.12474'],
    ['Lind S, Roe J. Long ice. Northern waters. 1997 Nov 15;9(8):1735-80.', 'Lind, S., & Roe, J. (1997). Long ice. Northern Waters, 9(8), 1735–1780.'],
    ['Lind D. Ice, fast and slow. Fjord Press; 2011 Oct 25.', 'Lind, D. (2011). Ice, fast and slow. Fjord Press.'],
    ['Lind, Tom, and Ada Roe. 2019. “Teaching Ice.” The Journal of Northern Towns. Taylor & Francis, 1–16.', 'Lind, T., & Roe, A. (2019). Teaching Ice. The Journal of Northern Towns, 1–16.'],
  ])
  becomesIn('mla-9', [
    ['R Core Team. (2021). R: A language and environment for statistical computing. R Foundation for Statistical Computing. https://www.R-project.org/', 'R Core Team. R: A Language and Environment for Statistical Computing. R Foundation for Statistical Computing, 2021, https://www.R-project.org/.'],
  ])
})

describe('a manuscript that nobody has published says so behind its title', () => {
  becomesIn('apa-7', [
    ['Holt, W. and Anton, A. (2024). How sails wear: Limits and remedies. Unpublished manuscript.', 'Holt, W., & Anton, A. (2024). How sails wear: Limits and remedies [Unpublished manuscript].'],
  ])
  becomesIn('chicago-18-nb', [['Holt, W., & Anton, A. (2024). How sails wear. Unpublished manuscript.', 'Holt, W., and A. Anton. “How Sails Wear.” Unpublished manuscript, 2024.']])
})
