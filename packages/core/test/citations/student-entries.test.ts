import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

// Entries as students type them: Harvard of many universities, MLA, medical and Scandinavian lists.

describe('that a page was read online is no part of its title', () => {
  becomesIn('apa-7', [
    ['Fjord Bank, 2016. Poverty at the coast. [online] Available at: <https://bank.example/coast> [Accessed 3 Mar. 2017].', 'Fjord Bank. (2016). Poverty at the coast. https://bank.example/coast'],
    ['Smith, J., 2018. How tides turn. [online] Harbour Watch. Available at: <https://watch.example/tides> [Accessed 12 May 2019].', 'Smith, J. (2018). How tides turn. Harbour Watch. https://watch.example/tides'],
  ])
})

describe('behind the site of a page stands the group that puts it up', () => {
  becomesIn('ieee', [
    ['Lowe, Anna. “Ropes at Sea.” Harbour Watch, Fjord Foundation, 12 May 2018, www.watch.example/ropes.', 'A. Lowe, “Ropes at Sea,” Harbour Watch, Fjord Foundation, May 12, 2018. [Online]. Available: www.watch.example/ropes'],
    ['Lowe, Anna. “Ropes at Sea.” Ropes, Gender and Work, 12 May 2018, www.watch.example/ropes.', 'A. Lowe, “Ropes at Sea,” Ropes, Gender and Work, May 12, 2018. [Online]. Available: www.watch.example/ropes'],
  ])
  staysIn(['mla-9'], 'Lowe, Anna. “Ropes at Sea.” Harbour Watch, Fjord Foundation, 12 May 2018, www.watch.example/ropes.')
})

describe('a year may be a word of a title', () => {
  becomesIn('apa-7', [
    ['Lund, Thi. “Letters from the Quay.” The Best Harbour Essays 2006, edited by Ada Roe, Fjord Press, 2006, pp. 77-90.', 'Lund, T. (2006). Letters from the Quay. In A. Roe (Ed.), The Best Harbour Essays 2006 (pp. 77–90). Fjord Press.'],
    ['Harbour Office (2020), Yearbook of the harbours 2020, https://office.example/yearbook', 'Harbour Office. (2020). Yearbook of the harbours 2020. https://office.example/yearbook'],
  ])
})

describe('a number with letters says which report it is', () => {
  becomesIn('mla-9', [
    ['House Committee (2014) Reading at the coast (HC 142). London: The Harbour Office.', 'House Committee. Reading at the Coast. HC 142, The Harbour Office, 2014.'],
  ])
})

describe('capitals between a quoted title and a town are who published a report', () => {
  becomesIn('apa-7', [['Harbour Bureau of Research, “Noise in harbours,” HBR, Bergen, Norway, 2018.', 'Harbour Bureau of Research. (2018). Noise in harbours. HBR.']])
  becomesIn('ieee', [['Harbour Bureau of Research, “Noise in harbours,” HBR, Bergen, Norway, 2018.', 'Harbour Bureau of Research, “Noise in harbours,” HBR, Bergen, Norway, 2018.']])
})

describe('a reprint says first when the work came out, and who edited it', () => {
  becomesIn('apa-7', [['Marlow, Thomas. The Salt State. 1651. Edited by C. B. Roe. Reprint, London: Fjord Press, 1985.', 'Marlow, T. (1985). The Salt State (C. B. Roe, Ed.). Fjord Press. (Original work published 1651)']])
})

describe('for whom something was written, and where it was read out, is no title', () => {
  becomesIn('apa-7', [
    ['Harbour Board. Board approves ropes. Press release. August 30, 2017. Accessed May 3, 2018. https://board.example/ropes', 'Harbour Board. (2017, August 30). Board approves ropes [Press release]. https://board.example/ropes'],
  ])
  becomesIn('mla-9', [['Gill, Ann. “The Making of a Port.” Conference paper presented at the Harbour History Association, Bergen, October 2014.', 'Gill, Ann. “The Making of a Port.” Harbour History Association, Oct. 2014, Bergen.']])
})

describe('lists in other languages say so in their own words', () => {
  becomesIn('apa-7', [
    ['Havnedirektoratet (2017). Planer og havner. Hentet fra https://havn.example/planer', 'Havnedirektoratet. (2017). Planer og havner. https://havn.example/planer'],
    ['Soto Marín, R. y Lora, P. (2014). Metodología del puerto. 6ta edición. Editorial Ribera.', 'Soto Marín, R., & Lora, P. (2014). Metodología del puerto (6th ed.). Editorial Ribera.'],
    ['Weil, M. (1964). Le port et les mers (J. Roux, trad.). Rivage. (Ouvrage original publié en 1905)', 'Weil, M. (1964). Le port et les mers (J. Roux, Trans.). Rivage. (Original work published 1905)'],
    ['Kai, Immanuel: Kritik der reinen Seefahrt. Hrsg. von Ada Roe. Stuttgart: Reclam 1966.', 'Kai, I. (1966). Kritik der reinen Seefahrt (A. Roe, Ed.). Reclam.'],
    ['ALMEIDA, J. R.; COSTA, P. O porto no interior. Revista do Porto, Rio de Janeiro, v. 18, n. 53, p. 45-62, abr. 2013.', 'Almeida, J. R., & Costa, P. (2013). O porto no interior. Revista do Porto, 18(53), 45–62.'],
  ])
})

describe('behind a book in which something stands, between commas and before the year, stands its publisher', () => {
  becomesIn('apa-7', [
    ['King, Mark Lowe, Jr. “Letter from the Quay.” Why We Can’t Row, Signet Classics, 2000, pp. 64-84.', 'King, M. L., Jr. (2000). Letter from the Quay. In Why We Can’t Row (pp. 64–84). Signet Classics.'],
    ['Lowe, Anna. “Ropes.” Harbour Quarterly, vol. 3, 2000, pp. 64-84.', 'Lowe, A. (2000). Ropes. Harbour Quarterly, 3, 64–84.'],
  ])
})

describe('the format of what was read is no part of its title, and people write for a group', () => {
  becomesIn('apa-7', [
    ['Ofhar (2019) Children and boats: Use and attitudes. [pdf] London: Ofhar. Available at: http://ofhar.example/boats.pdf [Accessed 5 May 2019]', 'Ofhar. (2019). Children and boats: Use and attitudes. Ofhar. http://ofhar.example/boats.pdf'],
    ['Allan B, Grimes T, for the TIDES Study Group. Salt and falls. Rope J. 2012;345:12-9.', 'Allan, B., Grimes, T., & TIDES Study Group. (2012). Salt and falls. Rope J, 345, 12–19.'],
  ])
})

describe('what has a slanted title, and nothing else that says what it is, is published by itself', () => {
  const report = 'Harbour Council. (2019). <italic=true>Ropes in use: Results of a survey</>.'
  becomesIn('chicago-18-nb', [[report, 'Harbour Council. Ropes in Use: Results of a Survey. 2019.'], [report.replace(/<.*?>/g, ''), 'Harbour Council. “Ropes in Use: Results of a Survey,” 2019.']])
  becomesIn('harvard', [[report, 'Harbour Council (2019) Ropes in use: Results of a survey.']])
  becomesIn('ieee', [[report, 'Harbour Council, Ropes in use: Results of a survey. 2019.']])
})

describe('behind an upright title stands slanted what it came out in on the web', () => {
  const post = 'Lund, T. (2019, November 9). Ropes at sea. <italic=true>Harbour Life</>. https://life.example/ropes'
  becomesIn('mla-9', [[post, 'Lund, T. “Ropes at Sea.” Harbour Life, 9 Nov. 2019, https://life.example/ropes.']])
  becomesIn('apa-7', [['Lund, Tina. 2019. “Ropes at Sea.” <italic=true>Harbour Life</> (blog). November 9, 2019. https://life.example/ropes.', 'Lund, T. (2019, November 9). Ropes at Sea. Harbour Life. https://life.example/ropes']])
  staysIn(['apa-7'], post.replace(/<.*?>/g, ''))
})

describe('that something stands in a blog is no word of its name, and said in Chicago alone', () => {
  const post = 'Lund, Tina. “Ropes at Sea.” <italic=true>Harbour Life</> (blog), November 9, 2019. https://life.example/ropes.'
  becomesIn('chicago-18-nb', [[post, post.replace(/<.*?>/g, '')]])
  becomesIn('mla-9', [[post, 'Lund, Tina. “Ropes at Sea.” Harbour Life, 9 Nov. 2019, https://life.example/ropes.']])
})

describe('a post of a blog keeps its day, though it has a DOI and a stop stands before the word', () => {
  const post = 'Lund, Tina. 2019. “Ropes at Sea.” <italic=true>Harbour Life</>. (blog) 9 November 2019, https://doi.org/10.1234/ropes.'
  becomesIn('chicago-18-nb', [[post, 'Lund, Tina. “Ropes at Sea.” Harbour Life (blog), November 9, 2019. https://doi.org/10.1234/ropes.']])
  // Without the word for a blog it would be an article of a journal, which has no day.
  staysIn(['mla-9'], post.replace(/<.*?>/g, ''))
})

describe('what has a page is a newspaper behind a title and its day, as an encyclopedia is a book', () => {
  const [news, entry] = ['Sailors need rest. (2019, September 12). <italic=true>The Northern Times</>, A4.', 'Rye. (2011). In <italic=true>Encyclopaedia of harbours</> (Vol. 3, pp. 411–420). Fjord Press.']
  becomesIn('mla-9', [[news, '“Sailors Need Rest.” The Northern Times, 12 Sept. 2019, p. A4.'], [entry, '“Rye.” Encyclopaedia of Harbours, vol. 3, Fjord Press, 2011, pp. 411–20.']])
})

describe('Chicago has no pages of newspapers in its list', () => {
  becomesIn('chicago-18-nb', [['Lund, Tina. “Sailors Say Goodbye.” <italic=true>The Guardian</>, 30 Nov. 1998, p. 7.', 'Lund, Tina. “Sailors Say Goodbye.” The Guardian, November 30, 1998.']])
})

describe('an office that begins an entry has written it, whoever printed it', () => {
  becomesIn('apa-7', [['Office of Lights. <italic=true>Annual Report on Buoys</>. Government Printing Office, 1962.', 'Office of Lights. (1962). Annual Report on Buoys. Government Printing Office.']])
  becomesIn('mla-9', [['Ministry of Ropes. (2016). <italic=true>Ropes in use</> (Report No. 16-203). https://ropes.example/use.pdf', 'Ministry of Ropes. Ropes in Use. Report 16-203, 2016, https://ropes.example/use.pdf.']])
})

describe('a town behind whoever translated is nobody, and data have a version behind a comma', () => {
  becomesIn('mla-9', [['Lund I. The causes of fever. Carter KC, translator. Madison (WI): Fjord Press; 1983.', 'Lund, I. The Causes of Fever. Translated by K. C. Carter, Fjord Press, 1983.']])
  becomesIn('apa-7', [[
    'Harbour Bank. 2022. “Harbour Claims 1990–2020.” Data set, version 3. Harbour Open Data. https://doi.org/10.9999/claims.3.',
    'Harbour Bank. (2022). Harbour Claims 1990–2020 (Version 3) [Data set]. Harbour Open Data. https://doi.org/10.9999/claims.3',
  ]])
})

describe('the thesis of a doctor is called as the manual calls it, and others as they are typed', () => {
  const [short, full] = ['Gill, Ann. “The Making of a Port.” PhD diss., Fjord University, 2014.', 'Gill, A. (2014). The Making of a Port [Doctoral dissertation]. Fjord University.']
  becomesIn('apa-7', [[short, full]])
  becomesIn('ieee', [[short, 'A. Gill, “The Making of a Port,” Ph.D. dissertation, Fjord University, 2014.'], [full, 'A. Gill, “The Making of a Port,” Doctoral dissertation, Fjord University, 2014.']])
  becomesIn('mla-9', [[short, 'Gill, Ann. The Making of a Port. 2014. Fjord University, PhD dissertation.']])
  becomesIn('chicago-18-nb', [[short.replace('diss.', 'dissertation'), short]])
})
