import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { becomesIn, staysIn } from './one-entry.js'

// What authors type in their lists beside what handbooks show.

describe('where a work can be looked up is left out', () => {
  becomesIn('apa-7', [[
    'A. Roe, M. Berg et al., “Ropes of the north,” Harbour Studies, vol. 114, no. 10, pp. 1508–1514, 2006. View at Publisher · View at Google Scholar · View at Scopus',
    'Roe, A., Berg, M., et al. (2006). Ropes of the north. Harbour Studies, 114(10), 1508–1514.',
  ]])
})

describe('what came out online first says so until it has a volume', () => {
  becomesIn('apa-7', [
    ['Lund P, Roe T. Salt intake on quays. Lantern. 2021. Epub ahead of print. doi: 10.1016/S0140-6736(21)00123-4', 'Lund, P., & Roe, T. (2021). Salt intake on quays. Lantern. Advance online publication. https://doi.org/10.1016/S0140-6736(21)00123-4'],
    ['Lund P, Roe T. Salt intake on quays. Lantern. Epub 2021 Feb 3. doi: 10.1016/S0140-6736(21)00123-4', 'Lund, P., & Roe, T. (2021). Salt intake on quays. Lantern. Advance online publication. https://doi.org/10.1016/S0140-6736(21)00123-4'],
    ['C. Berg, Ropes in Use, 3rd ed. Tarnby, U.K.: Tarnby Univ. Press, 2016.', 'Berg, C. (2016). Ropes in Use (3rd ed.). Tarnby Univ. Press.'],
    ['Yu WM, Qu CK. Storage of rye in damp cells. Bread. 2002 Nov 15;100(10):3828-31. Epub 2002 Jul 5.', 'Yu, W. M., & Qu, C. K. (2002). Storage of rye in damp cells. Bread, 100(10), 3828–3831.'],
  ])
  becomesIn('apa-7', [['Roe, Carla, and Ada Berg. 2025. “Slow ferries and fast towns.” Lantern, ahead of print. https://doi.org/10.1000/182.', 'Roe, C., & Berg, A. (2025). Slow ferries and fast towns. Lantern. Advance online publication. https://doi.org/10.1000/182']])
  becomesIn('vancouver', [['Lindqvist, A. (2022). Slow ferries and fast towns. Journal of Coastal Planning. Advance online publication. https://doi.org/10.1080/01234567.2022.2012345', 'Lindqvist A. Slow ferries and fast towns. Journal of Coastal Planning. 2022. doi:10.1080/01234567.2022.2012345']])
  becomesIn('ama-11', [['Lund P, Roe T. Noise on docks. Lantern. Published online April 3, 2020. doi:10.1001/lantern.2020.1234', 'Lund P, Roe T. Noise on docks. Lantern. Published online April 3, 2020. doi:10.1001/lantern.2020.1234']])
})

describe('numbers in PubMed are named where a style leaves them out', () => {
  becomesIn('apa-7', [['Gehl MJ, Yoon S, Wong JC. Assessment of rope injury in dockers. J Spinal Disord. 2001;13(4):361-7. PMID: 11512345', 'Gehl, M. J., Yoon, S., & Wong, J. C. (2001). Assessment of rope injury in dockers. J Spinal Disord, 13(4), 361–367.']])
})

describe('a thesis is one in brackets of its own, and has the number of whoever keeps it', () => {
  const thesis = 'Bergstrom, L. M. (2019). Ropes and memory: An ethnography of dock work (Publication No. 13812345) [Doctoral dissertation, University of Bergen]. ProQuest Dissertations & Theses Global.'
  becomesIn('apa-7', [[thesis, thesis]])
  becomesIn('chicago-18-nb', [[thesis, 'Bergstrom, L. M. “Ropes and Memory: An Ethnography of Dock Work.” Doctoral dissertation, University of Bergen, 2019. ProQuest Dissertations & Theses Global.']])
  becomesIn('ama-11', [['Fenichel M. Hearing and harbors [dissertation]. Mount Pleasant (MI): Harbor University; 2014.', 'Fenichel M. Hearing and Harbors. Dissertation. Harbor University; 2014.']])
})

describe('a number alone in brackets is that of an issue', () => {
  becomesIn('mla-9', [
    ['Thompson, E. P. (1967). Time, tides, and discipline. Past & Harbour, (38), 56–97.', 'Thompson, E. P. “Time, Tides, and Discipline.” Past & Harbour, no. 38, 1967, pp. 56–97.'],
    ['Banit DM, Kaufer H. Sections of rye in use. Clin Orthop. 2002;(401):230-8.', 'Banit, D. M., and H. Kaufer. “Sections of Rye in Use.” Clin Orthop, no. 401, 2002, pp. 230–38.'],
  ])
})

describe('the year of the original stands in brackets, behind the title, or before “Reprint”', () => {
  becomesIn('mla-9', [
    ['Werber, Max. 1930 [1905]. The Ethic of the Quay. Translated by Tallis Lund. London: Fjord Press.', 'Werber, Max. The Ethic of the Quay. 1905. Translated by Tallis Lund, Fjord Press, 1930.'],
    ['Pigot, J., & Inholt, B. (1969). The psychology of the quay (H. Weaver, Trans.; 2nd ed.). Fjord Books. (Original work published 1966)', 'Pigot, J., and B. Inholt. The Psychology of the Quay. 1966. Translated by H. Weaver, 2nd ed., Fjord Books, 1969.'],
  ])
  becomesIn('chicago-18-nb', [['Werber, Max. The Ethic of the Quay. 1905. Translated by Tallis Lund, Fjord Press, 1930.', 'Werber, Max. The Ethic of the Quay. Translated by Tallis Lund. 1905. Fjord Press, 1930.']])
})

describe('the seventh edition of MLA said how a work was seen', () => {
  becomesIn('apa-7', [
    ['Matarrita-Cascante, David. “Beyond Growth: Reaching the Quay.” Annals of Tourism 37.4 (2010): 1141-63. Print.', 'Matarrita-Cascante, D. (2010). Beyond Growth: Reaching the Quay. Annals of Tourism, 37(4), 1141–1163.'],
    ['Kincaid, Jamaica. “In Harbours.” Callaloo 24.2 (2001): 620-26. Web. 17 Apr. 2012.', 'Kincaid, J. (2001). In Harbours. Callaloo, 24(2), 620–626.'],
  ])
})

describe('where a book came out stands before the colon of its publisher, and who published it behind its edition or editors', () => {
  becomesIn('apa-7', [
    ['Murray PR, Rosenthal KS. Harbour microbiology. 4th ed. St. Louis: Mosby; 2002.', 'Murray, P. R., & Rosenthal, K. S. (2002). Harbour microbiology (4th ed.). Mosby.'],
    ['Chekhov, Anton. “The Lady with the Dog.” The Harbour Anthology of Short Fiction, edited by R. V. Cassill, 6th ed., W. W. Norton, 2000, pp. 123–36.', 'Chekhov, A. (2000). The Lady with the Dog. In R. V. Cassill (Ed.), The Harbour Anthology of Short Fiction (6th ed., pp. 123–136). W. W. Norton.'],
  ])
  becomesIn('mla-9', [['García Márquez, G. (1970). One hundred years of rain (G. Rabassa, Trans.). Harper & Row.', 'García Márquez, G. One Hundred Years of Rain. Translated by G. Rabassa, Harper & Row, 1970.']])
})

describe('where a conference was held may be left out', () => {
  becomesIn('apa-7', [['D. B. Payne and J. R. Stern, “Switching on quays,” in Proc. IOOC-ECOC, Boston, MA, USA, 1985, pp. 585–590.', 'Payne, D. B., & Stern, J. R. (1985). Switching on quays. Proc. IOOC-ECOC, 585–590.']])
})

describe('titles of houses that print in another language are no English titles', () => {
  becomesIn('chicago-18-ad', [
    ['de Beauvallon, S. (1949). Le deuxième quai. Gallimard.', 'de Beauvallon, S. 1949. Le deuxième quai. Gallimard.'],
    ['Habermann, J. (1981). Theorie des kommunikativen Hafens (Bd. 1). Suhrkamp.', 'Habermann, J. 1981. Theorie des kommunikativen Hafens. Vol. 1. Suhrkamp.'],
  ])
  becomesIn('mla-9', [['Lévi-Strauss, Claude. 1955. Tristes quais. Paris: Plon.', 'Lévi-Strauss, Claude. Tristes quais. Plon, 1955.']])
})

describe('when a page was changed, and the hour of a message, are no volume', () => {
  becomesIn('mla-9', [[
    'Fjordgle. “Fjordgle Privacy Policy.” Last modified March 11, 2009. http://www.fjordgle.example/privacypolicy.html.',
    'Fjordgle. “Fjordgle Privacy Policy.” 11 Mar. 2009, http://www.fjordgle.example/privacypolicy.html.',
  ]])
  staysIn(['apa-7', 'vancouver'], '@quaykiwi. “Large crowds on the quay now.” Twitter, 23 June 2009, 11:15 a.m., twitter.com/quaykiwi/status/2298106072.')
})

describe('what was said to somebody, and what a song stands on, are no titles and publishers', () => {
  staysIn(['chicago-18-ad', 'vancouver'], 'Lund, Per. Personal interview. 3 May 2019.')
  staysIn(['mla-9'], 'Beryl. (2016). Formation [Song]. On Limes. Parkwood; Columbia.')
  becomesIn('vancouver', [['Beryl. (2016). Formation [Song]. On Limes. Parkwood; Columbia.', 'Beryl. Formation. On: Limes. Parkwood; Columbia; 2016.']])
})

test('what stays and begins with a title keeps its place in the list, though the style would begin it with its newspaper', async () => {
  const list = [
    'Gray, E. (2010). A hymnal found. Fjord Press.', 'Keepers sing. (1931, July 6). The Coastal Daily, p. 2.', 'Kemp, I. (1969). Hymns for keepers. Fjord Press.',
    'Vance, V. (2003). A history of the coast. Palmetto Press.',
  ]
  const paper = ['It was so (Gray, 2010; Kemp, 1969; Vance, 2003).', '[heading 1] References', ...list]
  const { document } = await format(await makeDocx(paper), { style: 'turabian-9-ad' }, nodeCodec)
  expect((await bodyText(document)).slice(2).map((line) => line.split(/[,.]/)[0])).toEqual(['Gray', 'Keepers sing', 'Kemp', 'Vance'])
})

describe('marks are as they are typed: an apostrophe says nothing of quotation marks', () => {
  becomesIn('turabian-9-ad', [
    ["Noble, L. (2005). Humming and hauling [Master's thesis, Fjord University].", "Noble, L. 2005. “Humming and Hauling.” Master's thesis, Fjord University."],
    ['Noble, L. 2005. "The keeper\'s hymn." Sea History 12: 14-19.', 'Noble, L. 2005. "The Keeper\'s Hymn." Sea History 12:14–19.'],
  ])
})

describe('what stands alone between a year and an address is the title, however short', () => {
  const page = 'Fjord Health Trust. (2021, November 10). Ice data. https://www.example.org/ice'
  becomesIn('apa-7', [[page, page]])
  becomesIn('mla-9', [[page, 'Fjord Health Trust. Ice Data. 10 Nov. 2021, https://www.example.org/ice.']])
  becomesIn('chicago-18-nb', [[page, 'Fjord Health Trust. “Ice Data,” November 10, 2021. https://www.example.org/ice.']])
})

describe('the stop of a company is its own', () => {
  becomesIn('mla-9', [['Fjord Corp. (2021). Tide tables for small harbours. Quay Books, Inc.', 'Fjord Corp. Tide Tables for Small Harbours. Quay Books, Inc., 2021.']])
})

describe('what is quoted at the end of a title ends in it', () => {
  const article = 'Berg, Ada. "The Shape of \'Ice\' and \'Salt.\'" Harbour Theory 14, no. 4 (1986): 584–603.'
  becomesIn('chicago-17-nb', [[article, article]])
  becomesIn('apa-7', [[article, 'Berg, A. (1986). The Shape of "Ice" and "Salt." Harbour Theory, 14(4), 584–603.']])
})

describe('a title that is translated behind it is not English', () => {
  const article = 'Berg, A. (2021). Touwen en boten [Ropes and boats in Dutch harbours]. Tijdschrift voor Havens, 131(2), 14–19.'
  becomesIn('apa-7', [[article, article]])
  becomesIn('chicago-18-nb', [[article, 'Berg, A. “Touwen en boten [Ropes and boats in Dutch harbours].” Tijdschrift voor Havens 131, no. 2 (2021): 14–19.']])
})

describe('what is revised with the seasons says in which', () => {
  becomesIn('apa-7', [['Lund, Ada. “Ice.” In The Fjord Encyclopedia of Rope, edited by Per Roe. Summer 2019 ed. Fjord University, 2019. https://example.org/ice/.', 'Lund, A. (2019). Ice. In P. Roe (Ed.), The Fjord Encyclopedia of Rope (Summer 2019 ed.). Fjord University. https://example.org/ice/']])
})

describe('what medical lists say in brackets of a page', () => {
  becomesIn('apa-7', [
    ['Lund N, Brandt T. Ropes in the first month of frost [Preprint]. medRxiv. 2022 [posted 2022 Mar 9; cited 2023 Jun 1]. Available from: https://doi.org/10.1101/2022.03.08.22272090', 'Lund, N., & Brandt, T. (2022). Ropes in the first month of frost [Preprint]. medRxiv. https://doi.org/10.1101/2022.03.08.22272090'],
    ['Adams GT, Lund P. Ropes for cold quays. Cochrane Database of Systematic Reviews 2020, Issue 1. Art. No.: CD010255. DOI: 10.1002/14651858.CD010255.pub3.', 'Adams, G. T., & Lund, P. (2020). Ropes for cold quays. Cochrane Database of Systematic Reviews, (1), Article CD010255. https://doi.org/10.1002/14651858.CD010255.pub3'],
  ])
})

describe('chemists name the publisher before the place, have stops in the names of journals, and day and month in figures', () => {
  const book = 'Berg, W. L. F.; Lund, C. L. L. Ropes of the North, 7th ed.; Fjord-Quay: Oxford, U.K., 2013.'
  const article = 'Berg, C. M.; Lund, A. M. Reduction with 1,8-Diazabicyclo[5.4.0]undec-7-ene. ACS Catal. 2015, 5, 5301–5305.'
  const chapter = 'Lund, G. J. Ropes at Rest. In Comprehensive Rope Chemistry III; Roe, R. H., Kemp, D. M. P., Eds.; Quayside: Oxford, 2007; Vol. 1, pp 671–698.'
  const page = 'U.S. Department of Ropes. Rope Use and Storage. https://www.example.org/rope-use (accessed 2023-04-11).'
  becomesIn('acs', [book, article, chapter].map((entry): [string, string] => [entry, entry]))
  becomesIn('apa-7', [
    [book, 'Berg, W. L. F., & Lund, C. L. L. (2013). Ropes of the North (7th ed.). Fjord-Quay.'],
    [article, 'Berg, C. M., & Lund, A. M. (2015). Reduction with 1,8-Diazabicyclo[5.4.0]undec-7-ene. ACS Catal., 5, 5301–5305.'],
    [page, 'U.S. Department of Ropes. (n.d.). Rope Use and Storage. Retrieved April 11, 2023, from https://www.example.org/rope-use'],
  ])
})

describe('what handbooks say against the letters of their CSL styles', () => {
  const volumes = 'Lund, Adam, and José Roe. 2000. Democracy and Development. Vols. 1–2. Cambridge: Fjord University Press.'
  const translated = 'Lund, Leon. On Ropes. Translated by Cecil Berg, edited by Martin Kemp, Fjord Press, 1991.'
  becomesIn('chicago-18-nb', [[volumes, 'Lund, Adam, and José Roe. Democracy and Development. Vols. 1–2. Fjord University Press, 2000.']])
  becomesIn('apsa', [[volumes, volumes]])
  becomesIn('mla-9', [[volumes, 'Lund, Adam, and José Roe. Democracy and Development. Vols. 1–2, Fjord University Press, 2000.'], [translated, 'Lund, Leon. On Ropes. Edited by Martin Kemp, translated by Cecil Berg, Fjord Press, 1991.']])
  becomesIn('apa-7', [
    ['Lund, Ada. 2020. "Kin and Quay." Presented at the annual meeting of the Fjord Association, August 8, Oslo.', 'Lund, A. (2020, August 8). Kin and Quay [Conference presentation]. Annual meeting of the Fjord Association, Oslo.'],
    ['Lund, Ada, and Per Roe. 2020. Ropes of the North, 1800–2018. Vienna: Center for Quay Peace. Data set.', 'Lund, A., & Roe, P. (2020). Ropes of the North, 1800–2018 [Data set]. Center for Quay Peace.'],
  ])
})

describe('engineers abbreviate departments and proceedings, and their journals have many numbers', () => {
  becomesIn('apa-7', [
    ['C. R. Berg and K. Lund, "An introduction to structural rope monitoring," Phil. Trans. R. Soc. A, vol. 365, no. 1851, pp. 303-315, Feb. 2007.', 'Berg, C. R., & Lund, K. (2007). An introduction to structural rope monitoring. Phil. Trans. R. Soc. A, 365(1851), 303–315.'],
    ['P. D. Berg and T. C. Lund, "Rope harvesting from human motion," Proc. IEEE, vol. 96, no. 9, pp. 1457-1486, Sep. 2008.', 'Berg, P. D., & Lund, T. C. (2008). Rope harvesting from human motion. Proc. IEEE, 96(9), 1457–1486.'],
    ['L. Lund, "Vibration and rope," Ph.D. dissertation, Dept. Mech. Eng., Univ. Fjord, Fjord, ON, Canada, 2018.', 'Lund, L. (2018). Vibration and rope [Ph.D. dissertation]. Dept. Mech. Eng., Univ. Fjord.'],
  ])
  becomesIn('ieee', [['P. D. Berg and T. C. Lund, "Rope harvesting from human motion," Proc. IEEE, vol. 96, no. 9, pp. 1457-1486, Sep. 2008.', 'P. D. Berg and T. C. Lund, "Rope harvesting from human motion," Proc. IEEE, vol. 96, no. 9, pp. 1457–1486, Sep. 2008.']])
})

describe('a law is no page of the web', () => {
  staysIn(['apsa', 'asa-7', 'harvard'], 'Polling Hours Act 2009, c. 14. Available at: https://www.example.org/acts/14.')
})

test.each([['apa-7', '(Noor, 2019a, 2019b)'], ['asa-7', '(Noor 2019a, 2019b)'], ['harvard', '(Noor, 2019a, 2019b)'], ['turabian-9-ad', '(Noor 2019a, 2019b)']])('letters that change places in the list ascend in the text: %s', async (style, wanted) => {
  const list = ['Noor, A. (2019a). Stops and shops. Fjord Press.', 'Noor, A. (2019b). Sixty paces. Fjord Press.']
  const { document } = await format(await makeDocx(['It was so (Noor, 2019a, 2019b).', '[heading 1] References', ...list]), { style }, nodeCodec)
  expect((await bodyText(document))[0]).toBe(`It was so ${wanted}.`)
})

describe('a season and the database of an article are said where the style says them', () => {
  const article = 'Lund, Ada. “Rope and Rye.” Northern Ships, vol. 9, no. 2, fall 2018, pp. 70–88. JSTOR, www.jstor.org/stable/1234567.'
  becomesIn('mla-9', [[article, article]])
  becomesIn('chicago-18-nb', [[article, 'Lund, Ada. “Rope and Rye.” Northern Ships 9, no. 2 (Fall 2018): 70–88. www.jstor.org/stable/1234567.']])
  becomesIn('apa-7', [[article, 'Lund, A. (2018). Rope and Rye. Northern Ships, 9(2), 70–88. www.jstor.org/stable/1234567']])
})

describe('what is kept with data and counts its versions with two points is a program', () => {
  becomesIn('apa-7', [
    ['Rope Team, “ropekit,” ver. 2.1.0, Zenodo, 2022, doi: 10.5281/zenodo.1234567.', 'Rope Team. (2022). ropekit (Version 2.1.0) [Computer software]. Zenodo. https://doi.org/10.5281/zenodo.1234567'],
    ['Rope Team, “Ropes of the north,” Version 2, Zenodo, 2022, doi: 10.5281/zenodo.1234567.', 'Rope Team. (2022). Ropes of the north (Version 2) [Data set]. Zenodo. https://doi.org/10.5281/zenodo.1234567'],
  ])
})

describe('what stands behind the number of an edition keeps its small letters', () => {
  const book = 'Lund, Uwe (2012): Deiche im Norden. 2., überarb. u. erw. Aufl., Kiel: Küstenverlag.'
  becomesIn('mla-9', [[book, 'Lund, Uwe. Deiche im Norden. 2., überarb. u. erw. Aufl., Küstenverlag, 2012.']])
})

describe('a stop that strayed behind initials is none of theirs', () => {
  becomesIn('mla-9', [
    ['Lewis, G. E. . (2015). Ice and rope. Harbour Press.', 'Lewis, G. E. Ice and Rope. Harbour Press, 2015.'],
    ['Roe, A., & Lewis, G. E. . (2016). Rope and ice. Harbour Press.', 'Roe, A., and G. E. Lewis. Rope and Ice. Harbour Press, 2016.'],
  ])
})

describe('what a report is counted as in another language stays as it is', () => {
  const report = 'Instituto de las Mareas. (2018). Mareas de la costa (Informe n.º 12). https://www.example.org/informes/12'
  becomesIn('apa-7', [[report, report]])
  becomesIn('ieee', [[report, 'Instituto de las Mareas, “Mareas de la costa,” Informe n.º 12, 2018. [Online]. Available: https://www.example.org/informes/12']])
})

describe('an entry whose second line is set in by hand, or whose words are moved apart by tabs, is one text', () => {
  becomesIn('apa-7', [
    ['Lund P, Roe T. Noise on docks.\n\tLantern. 2020;14(2):5-7.', 'Lund, P., & Roe, T. (2020). Noise on docks. Lantern, 14(2), 5–7.'],
    ['Lund, P., & Roe, T. (2020). Noise on docks. Northern \n\tLantern, 14(2), 5–7.', 'Lund, P., & Roe, T. (2020). Noise on docks. Northern Lantern, 14(2), 5–7.'],
    ['Lund, P., & Roe, T. (2020). Noise\ton docks. Lantern, 14(2), 5–7.', 'Lund, P., & Roe, T. (2020). Noise on docks. Lantern, 14(2), 5–7.'],
  ])
})

describe('how many volumes a work has is said in MLA, too', () => {
  becomesIn('mla-9', [
    ['Blake, William. Laws of the Quay. 4 vols. Oxford: Fjord Press, 1765–69.', 'Blake, William. Laws of the Quay. Fjord Press, 1765–1769. 4 vols.'],
    ['Blake, William. Laws of the Quay. Fjord Press, 1765. 4 vols.', 'Blake, William. Laws of the Quay. Fjord Press, 1765. 4 vols.'],
  ])
})

describe('a second edition may be the 2d one', () => {
  becomesIn('apa-7', [['Emory, Robert M. 2011. Field Notes of the Quay. 2d ed. Chicago: Fjord Press.', 'Emory, R. M. (2011). Field Notes of the Quay (2nd ed.). Fjord Press.']])
})

describe('what counts its issues and is of a day keeps the day', () => {
  becomesIn('mla-9', [['Spieß, Martin (2019): Die vergessenen Kähne. In: Die Woche, 14.05.2019, Nr. 21, S. 31.', 'Spieß, Martin. “Die Vergessenen Kähne.” Die Woche, no. 21, 14 May 2019, p. 31.']])
})

describe('the database in which an article was read stays in MLA without an address', () => {
  const article = 'Lund, Ada. “Rope and Rye.” Northern Ships 9.2 (2018): 70-88. JSTOR. Web. 4 May 2021.'
  becomesIn('mla-9', [[article, 'Lund, Ada. “Rope and Rye.” Northern Ships, vol. 9, no. 2, 2018, pp. 70–88. JSTOR. Accessed 4 May 2021.']])
  becomesIn('apa-7', [[article, 'Lund, A. (2018). Rope and Rye. Northern Ships, 9(2), 70–88.']])
})

describe('a page says in Chicago that its date is that of its last change', () => {
  const page = 'Harbour Council. 2019. “Why Ice?” Harbour Watch. Last modified June 4, 2019. https://example.org/ice.'
  const alone = 'Harbour Council. 2019. “Why Ice?” Last updated June 4, 2019. https://example.org/ice.'
  becomesIn('chicago-18-ad', [[page, page], [alone, alone]])
  becomesIn('chicago-18-nb', [
    [page, page.replace(' 2019.', '')],
    [alone, alone.replace(' 2019.', '')],
    [page.replace('Last modified ', ''), 'Harbour Council. “Why Ice?” Harbour Watch, June 4, 2019. https://example.org/ice.'],
  ])
  becomesIn('mla-9', [[page, 'Harbour Council. “Why Ice?” Harbour Watch, 4 June 2019, https://example.org/ice.']])
})
