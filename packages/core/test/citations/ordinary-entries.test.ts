import { describe } from 'vitest'
import { becomesIn, staysIn } from './one-entry.js'

describe('behind those who translated a work stands who published it, and nobody else', () => {
  becomesIn('chicago-18-ad', [
    ['de Marlow, S. (2011). The second harbour (C. Berg & S. Lund-Roe, Trans.). Heron. (Original work published 1949)', 'de Marlow, S. (1949) 2011. The Second Harbour. Translated by C. Berg and S. Lund-Roe. Heron.'],
  ])
  becomesIn('apa-7', [
    ['Marlow, Pablo. Twenty Songs of the Quay. Translated by W. S. Berg, Heron Books, 2004.', 'Marlow, P. (2004). Twenty Songs of the Quay (W. S. Berg, Trans.). Heron Books.'],
    ['de la Mora JI. Poems and a dream. Lund MS, Roe C, trans. Heron; 1997.', 'de la Mora, J. I. (1997). Poems and a dream (M. S. Lund & C. Roe, Trans.). Heron.'],
  ])
  becomesIn('ama-11', [['García Marlow, G. (2003). Living to tell the tide (E. Roe, Trans.). Alfred A. Heron.', 'García Marlow G. Living to Tell the Tide. Roe E, trans. Alfred A. Heron; 2003.']])
  becomesIn('mla-9', [['García Marlow, G. (2003). Living to tell the tide (E. Roe, Trans.). Alfred A. Heron.', 'García Marlow, G. Living to Tell the Tide. Translated by E. Roe, Alfred A. Heron, 2003.']])
})

describe('where “Edited by” begins a sentence no town is named, and one name is the publisher', () => {
  becomesIn('apa-7', [
    ['Marlow, Federico. Salt Wedding. Edited by Ada Berg, Methuen, 2006.', 'Marlow, F. (2006). Salt Wedding (A. Berg, Ed.). Methuen.'],
    ['Marlow, Edda. The Sailor of Norland. Translated by Edith Roe, vol. 2, Ecco, 2003.', 'Marlow, E. (2003). The Sailor of Norland (E. Roe, Trans.; Vol. 2). Ecco.'],
  ])
})

describe('names end where a given name has ended', () => {
  becomesIn('apa-7', [
    ['Marlow, Toni. Rope. 1987. Heron, 2004.', 'Marlow, T. (2004). Rope. Heron. (Original work published 1987)'],
    ['de la Mora, Juana Inés. Poems, Protest, and a Dream. Translated by Ada Sayers Lund, Heron, 1997.', 'de la Mora, J. I. (1997). Poems, Protest, and a Dream (A. S. Lund, Trans.). Heron.'],
    ['Mareas Saavedra, Miguel de. The Ingenious Sailor of La Mora. Translated by Edith Roe, Ecco, 2003.', 'Mareas Saavedra, M. de. (2003). The Ingenious Sailor of La Mora (E. Roe, Trans.). Ecco.'],
  ])
})

describe('years of a title are no pages, and years behind a publisher say when a work came out', () => {
  becomesIn('apa-7', [
    [
      'Hammel-Roe, Rolf. “Bergen and the Trade in Salt, 1150–1400.” In Cogs and Cargoes: Trade in the North, 1150–1400, edited by Lars Berg, Nils Hybel, and Annette Lund, 53–91. Toronto: Institute of Harbour Studies, 2002.',
      'Hammel-Roe, R. (2002). Bergen and the Trade in Salt, 1150–1400. In L. Berg, N. Hybel, & A. Lund (Eds.), Cogs and Cargoes: Trade in the North, 1150–1400 (pp. 53–91). Institute of Harbour Studies.',
    ],
    ['Berg, Fernand. The Northern Sea in the Age of Salt. Translated by Siân Roe. 2 vols. London: Fjord Press, 1972–73.', 'Berg, F. (1972–1973). The Northern Sea in the Age of Salt (S. Roe, Trans.; Vols. 1–2). Fjord Press.'],
  ])
  becomesIn('chicago-18-ad', [
    ['Berg, Fernand. The Northern Sea in the Age of Salt. Translated by Siân Roe. 2 vols. London: Fjord Press, 1972–73.', 'Berg, Fernand. 1972–1973. The Northern Sea in the Age of Salt. Translated by Siân Roe. 2 vols. Fjord Press.'],
  ])
})

describe('what stands between a quoted title and its editors is a book, whatever its commas', () => {
  const chapter = 'Wang, Xia. “A Manifesto for Ropes.” One Harbour, Many Paths, edited by Chao Wang, Verso, 2003, pp. 274-91.'
  becomesIn('apa-7', [[chapter, 'Wang, X. (2003). A Manifesto for Ropes. In C. Wang (Ed.), One Harbour, Many Paths (pp. 274–291). Verso.']])
  becomesIn('ieee', [[chapter, 'X. Wang, “A Manifesto for Ropes,” in One Harbour, Many Paths, C. Wang, Ed., Verso, 2003, pp. 274–291.']])
  becomesIn('ama-11', [[chapter, 'Wang X. A Manifesto for Ropes. In: Wang C, ed. One Harbour, Many Paths. Verso; 2003:274-291.']])
})

describe('what nobody signed stands in the paper of its day', () => {
  const news = 'Harbours reopen after a long winter. (2021, May 17). The Harbour Post. https://www.harbourpost.example/2021/may/17/reopen'
  becomesIn('mla-9', [[news, '“Harbours Reopen after a Long Winter.” The Harbour Post, 17 May 2021, https://www.harbourpost.example/2021/may/17/reopen.']])
  becomesIn('vancouver', [[news, 'Harbours reopen after a long winter. The Harbour Post [Internet]. 2021 May 17. Available from: https://www.harbourpost.example/2021/may/17/reopen']])
})

describe('a group writes with the part of it that it names', () => {
  const council = 'Academy of Tides, Council on Harbours and Media. (2016). Media use in sailors. Northern Waters, 138(5), Article e20162592. https://doi.org/10.1000/nw.2016-2592'
  becomesIn('ieee', [[council, 'Academy of Tides, Council on Harbours and Media, “Media use in sailors,” Northern Waters, vol. 138, no. 5, Art. no. e20162592, 2016, doi: 10.1000/nw.2016-2592.']])
  becomesIn('harvard', [['Council of Tides, “Digital ropes,” Tech. Rep. EP-2021-14, 2021.', 'Council of Tides (2021) Digital ropes. Tech. Rep. EP-2021-14.']])
})

describe('those who translated a work are named in every style', () => {
  const translated = 'Vester, H. (1999). The sea and the clerk (2nd ed.; M. Dunne & C. Roe, Trans.). Harbor Press. (Original work published 1927)'
  becomesIn('ieee', [
    [translated, 'H. Vester, The sea and the clerk, 2nd ed., M. Dunne and C. Roe, Trans. Harbor Press, 1999.'],
    [
      'Marlow, E. (1957). Repression. In J. Roe (Ed. & Trans.), The standard edition of salt (Vol. 14, pp. 141–158). Heron Press.',
      'E. Marlow, “Repression,” in The standard edition of salt, vol. 14, J. Roe, Ed. and Trans., Heron Press, 1957, pp. 141–158.',
    ],
  ])
  becomesIn('vancouver', [[translated, 'Vester H. The sea and the clerk. 2nd ed. Dunne M, Roe C, translators. Harbor Press; 1999.']])
  becomesIn('harvard', [[translated, 'Vester, H. (1999) The sea and the clerk. 2nd edn. Translated by M. Dunne and C. Roe. Harbor Press.']])
  becomesIn('apa-7', [[
    'Marlow, E. “Repression.” The Standard Edition of Salt, edited and translated by J. Roe, vol. 14, Heron Press, 1957, pp. 141–58.',
    'Marlow, E. (1957). Repression. In J. Roe (Ed. & Trans.), The Standard Edition of Salt (Vol. 14, pp. 141–158). Heron Press.',
  ]])
})

describe('what was presented says where and on which days', () => {
  const paper = 'Okon, A., & Lind, P. (2017, June 12–15). Remembering together: Harbour audiences [Paper presentation]. International Conference on Harbours and Memory, Stockholm, Sweden.'
  becomesIn('ieee', [[paper, 'A. Okon and P. Lind, “Remembering together: Harbour audiences,” presented at the International Conference on Harbours and Memory, Stockholm, Sweden, Jun. 12–15, 2017.']])
  becomesIn('mla-9', [[paper, 'Okon, A., and P. Lind. “Remembering Together: Harbour Audiences.” International Conference on Harbours and Memory, 12–15 June 2017, Stockholm, Sweden.']])
  becomesIn('harvard', [[paper, 'Okon, A. and Lind, P. (2017) ‘Remembering together: Harbour audiences’, International Conference on Harbours and Memory. Stockholm, Sweden, 12–15 June.']])
  becomesIn('chicago-18-ad', [[
    paper,
    'Okon, A., and P. Lind. 2017. “Remembering Together: Harbour Audiences.” Paper presented at the International Conference on Harbours and Memory, Stockholm, Sweden, June 12–15.',
  ]])
})

describe('a set says how many volumes it has, and data stand where they are kept', () => {
  becomesIn('harvard', [[
    'Berg, Fernand. The Northern Sea in the Age of Salt. Translated by Siân Roe. 2 vols. London: Fjord Press, 1972–73.',
    'Berg, F. (1972–1973) The Northern Sea in the Age of Salt (2 vols). Translated by S. Roe. London: Fjord Press.',
  ]])
  becomesIn('apa-7', [['L. Petrov, 2022, “Join traces,” Zenodo, doi: 10.5281/zenodo.5551234.', 'Petrov, L. (2022). Join traces [Data set]. Zenodo. https://doi.org/10.5281/zenodo.5551234']])
})

describe('the day of a newspaper stands behind its name, whatever follows', () => {
  becomesIn('apa-7', [
    ["Cope, J. (2020) 'Why boats run late', The Northern Post, 5 February. Available at: https://post.example/boats (Accessed: 7 February 2020).", 'Cope, J. (2020, February 5). Why boats run late. The Northern Post. https://post.example/boats'],
    ["Cope, J. (2020) 'Why boats run late', The Northern Post, 5 February.", 'Cope, J. (2020, February 5). Why boats run late. The Northern Post.'],
  ])
  becomesIn('harvard', [['Cope, J. (2020, February 5). Why boats run late. The Northern Post. https://post.example/boats', 'Cope, J. (2020) ‘Why boats run late’, The Northern Post, 5 February. Available at: https://post.example/boats.']])
})

describe('a page whose title is typed in quotation marks keeps them in MLA, though nobody names its site', () => {
  becomesIn('mla-9', [
    ['Marlow, Helen. “Reading Harbours.” Accessed March 3, 2019. https://harbour.example/reading.', 'Marlow, Helen. “Reading Harbours.” https://harbour.example/reading. Accessed 3 Mar. 2019.'],
    ['Marlow, H. (2019). Reading harbours. https://harbour.example/reading', 'Marlow, H. Reading Harbours. 2019, https://harbour.example/reading.'],
  ])
})

describe('a shortened journal keeps its stop before a volume without a comma', () => {
  becomesIn('chicago-18-nb', [
    [
      'L. Marsh and T. Roe, “Faults in harbours,” HBR Trans. Energy Tid., vol. 31, no. 2, pp. 455–463, Jun. 2016.',
      'Marsh, L., and T. Roe. “Faults in Harbours.” HBR Trans. Energy Tid. 31, no. 2 (June 2016): 455–63.',
    ],
  ])
})

describe('a section of a work is neither a page nor a volume, and the number of a review no page', () => {
  staysIn(['apa-7', 'ieee', 'chicago-18-nb'], 'J. R. Wert, Ropes and their knots. Bergen: Fjord Press, 1978, §7.2.')
  staysIn(['apa-7', 'ieee'], 'Popov, Anna P. (1963). “A generalization of the rope function”. Studii Matematice. 14: 493–499. MR 0181602.')
})
