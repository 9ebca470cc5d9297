import { describe, expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations, type CitedText } from './read-citations.js'

const apa = [
  'Lee, A. B. (2018). Quiet streets. Oxford University Press.',
  'Lee, A. B. (2020a). Loud streets. City Journal, 12(3), 345–362.',
  'Lee, A. B. (2020b). Louder streets. City Journal, 12(4), 1–9.',
  'Müller, J., & Roe, C. (1999). On rivers. Waters, 4, 5–9.',
  'van der Berg, K. (2001). Dikes. Brill.',
  'World Health Organization [WHO]. (2019). World report. https://www.who.int',
  'Poe, E., Doe, F., & Moe, G. (2015). On ravens. Birds, 1(1), 2–3.',
  'University of Edinburgh. (n.d.). Compute facility.',
  'Zorn, M. (in press). On lemmas. Sets.',
  'Ode, P. (1985). On winds. Brill. (Original work published 1957)',
]
const numbered = ['[1] A. Hexley, Cold New World. Harbour, 1932.', '[2] L. James, Trees. Sambola, 1971.', '[3] K. Rivaux, “Light,” Optics, 2012.', '[4] B. Agnelo, Gold. 1993.']
const mla = ['Lee, Ann. Quiet Streets. Oxford UP, 2018.', 'Roe, Carl, and John Müller. “On Rivers.” Waters, vol. 4, 1999, pp. 5–9.', 'Poe, Eve. “Ravens.” Birds, 2015, pp. 2–3.', 'Poe, Eve. Owls. Knopf, 2016.']

const indexOf = (entries: readonly string[]) => new EntryIndex(entryKeys(entries.map((text, index) => ({ id: `r${index + 1}`, text, number: index + 1 }))))

/** A citation in short: its text, and for each cite the entry with what is not as the entry has it. */
const cited = (entries: readonly string[], ...texts: (string | CitedText)[]): string[] => {
  const asked = texts.map((text) => (typeof text === 'string' ? { text } : text))
  return readCitations(asked, indexOf(entries)).clusters.flatMap((clusters, index) =>
    clusters.map(({ from, to, cites }) => {
      const links = cites.map(({ link, locator }) => `${link.references.join('|')}${link.kind === 'exact' ? '' : ` ${link.kind}`}${locator ? ` ${locator.label} ${locator.value}` : ''}`.trim())
      return `${asked[index]!.text.slice(from, to)} → ${links.join(', ')}`
    }),
  )
}

test('a work that came out again is told from the first edition beside it', () => {
  const entries = ['Ode, P. (1909). On winds. Brill.', 'Ode, P. (1960). On winds (A. Roe, Trans.). Brill. (Original work published 1909)']
  expect(cited(entries, 'It blew (Ode, 1909, 1909/1960).')).toEqual(['(Ode, 1909, 1909/1960) → r1, r2'])
})

test('a chapter alone stands right behind whoever wrote it; figures are those of the paper', () => {
  expect(cited(mla, 'In the words of Lee (ch. 3), it was quiet.', 'Lee was sure of it, as all were (ch. 3).', 'So did Lee (table 3).')).toEqual(['(ch. 3) → r1 chapter 3'])
})

test('“et al.” is no work of a single author', () => {
  const entries = ['Kopp, Anna. 2011. “Quantities of ceramics.” Harbours 4: 129–138.', 'Kopp, Anna, Tom White, Ida Vale, and Maria Bredow. 2011. “Early harbours.” Harbours 5: 1–9.']
  expect(cited(entries, 'It was large (Kopp et al. 2011).')).toEqual(['(Kopp et al. 2011) → r2'])
})

test('“n.d.” is the year of an entry whose title follows in quotation marks', () => {
  const entries = ['Winter, Bo, and Ann Perl. 2017. “Which words.” Studies 18: 4–6.', 'Winter, Bo, and Max Ding. n.d. “Rough textures.” Harbours.']
  expect(cited(entries, 'As Winter et al. (n.d.) say.')).toEqual(['(n.d.) → r2'])
})

test('initials behind a surname tell whose work is meant', () => {
  const entries = ['Cole, A. (2018). Quiet quays. Brill.', 'Cole, B. D. (2018). Loud quays. Brill.']
  expect(cited(entries, 'Cole, B. D. (2018) was first.', 'Cole, A. (2018) was not.')).toEqual(['(2018) → r2', '(2018) → r1'])
})

describe('citations of author and date', () => {
  test('are none between the volume of a journal and a page', () => {
    expect(cited(apa, 'Of C. Roe’s sea there is more in J. Müller, “On Rivers,” Waters 4, no. 1 (1999): 5–9, and in Müller and Roe (1999): 5 pages.')).toEqual(['(1999) → r4'])
  })

  test('are of a group by all of its name, whatever words it has, and by its letters', () => {
    const groups = ['Office of Tides and Harbours. (2017). Air. Brill.', 'United Harbours Scientific, Legal and Cultural Organization. (2015). Ports. Brill.']
    expect(cited(groups, 'So the Office of Tides and Harbours (2017) says.', 'So it is (UHSLCO, 2015).')).toEqual(['(2017) → r1', '(UHSLCO, 2015) → r2 acronym'])
  })

  test('are two where a stroke stands between them', () => {
    expect(cited(apa, 'It flows (Lee 2018 / Müller & Roe 1999).')).toEqual(['(Lee 2018 / Müller & Roe 1999) → r1, r4'])
  })

  test('have semicolons between the names of one work where an entry is by all of them', () => {
    expect(cited(apa, 'It flows (LEE, 2018; MÜLLER; ROE, 1999, p. 6).')).toEqual(['(LEE, 2018; MÜLLER; ROE, 1999, p. 6) → r1, r4 page 6'])
    expect(cited(apa, 'It flies (POE; DOE; MOE, 2015).')).toEqual(['(POE; DOE; MOE, 2015) → r7'])
    expect(cited(apa, 'It flows (cf. MÜLLER; ROE, 1999, p. 6).')).toEqual(['(cf. MÜLLER; ROE, 1999, p. 6) → r4 page 6'])
    expect(cited(apa, 'It stands (Müller; Lee, 2018).')).toEqual(['Lee, 2018 → r1'])
  })

  test('have a year and a page for whom the sentence names before, also with a particle or together with others', () => {
    const entries = ['van der Berg, P. (1982). Wells. Knopf.', 'van der Berg, P., & Hill, A. (1982). Springs. Knopf.']
    expect(cited(entries, 'As van der Berg (1982) has it, it was ice (1982, 186).', 'Of van der Berg and Hill others are less sure (1982, 12).')).toEqual([
      '(1982) → r1', '(1982, 186) → r1 page 186', '(1982, 12) → r2 page 12',
    ])
  })

  test('an entry of a list that nobody knows for one is none, and a sentence that begins so is one', () => {
    expect(cited(apa, 'Lee, A. B. (2018). Quiet streets. Oxford University Press.')).toEqual([])
    expect(cited(apa, 'Lee, A. B. (2018) shows how quiet streets are.')).toEqual(['(2018) → r1'])
  })

  test.each([
    ['It is quiet (Lee, 2018).', '(Lee, 2018) → r1'],
    ['Lee (2018, p. 5) was first.', '(2018, p. 5) → r1 page 5'],
    ['Lee’s (2018) book', '(2018) → r1'],
    ['It is quiet (Lee; 2018, p. 5).', '(Lee; 2018, p. 5) → r1 page 5'],
    ['It is quiet (see Lee; 2018; Müller & Roe; 1999).', '(see Lee; 2018; Müller & Roe; 1999) → r1, r4'],
    ['It is quiet (Lee, 2018; 2020a).', '(Lee, 2018; 2020a) → r1, r2'],
    ['As Lee, A. B. (2018) shows', '(2018) → r1'],
    ['Poe, E., Doe, F. and Moe, G. (2015) say so.', '(2015) → r7'],
    ['Müller, J., and Roe, C. (1999) say so.', '(1999) → r4'],
    ['In Müller and Roe (1999)', '(1999) → r4'],
    ['Flüsse (Müller/Roe 1999, S. 6)', '(Müller/Roe 1999, S. 6) → r4 page 6'],
    ['Wasser (Lee, 2018, Kap. 3; Lee, 2018, cap. 4; Lee, 2018, chapitre 5; Lee, 2018, capítulos 6-7)', '(Lee, 2018, Kap. 3; Lee, 2018, cap. 4; Lee, 2018, chapitre 5; Lee, 2018, capítulos 6-7) → r1 chapter 3, r1 chapter 4, r1 chapter 5, r1 chapter 6-7'],
    ['Müller/Roe (1999)', '(1999) → r4'],
    ['Flüsse (Müller u. Roe, 1999)', '(Müller u. Roe, 1999) → r4'],
    ['Rivers flow (Müller & Roe, 1999, pp. 6–7; see also Poe et al., 2015, chap. 2).', '(Müller & Roe, 1999, pp. 6–7; see also Poe et al., 2015, chap. 2) → r4 page 6–7, r7 chapter 2'],
    ['Streets are loud (Lee, 2018, 2020a, b).', '(Lee, 2018, 2020a, b) → r1, r2, r3'],
    ['Rivers flow (Müller and Roe 1999, 1942), and streets are loud (Lee 2018, 2020a).', '(Müller and Roe 1999, 1942) → r4 page 1942|(Lee 2018, 2020a) → r1, r2'],
    ['A report (World Health Organization [WHO], 2019) and again (WHO, 2019)', '(World Health Organization [WHO], 2019) → r6|(WHO, 2019) → r6 acronym'],
    ['Dikes hold (van der Berg, 2001), or (Berg, 2001).', '(van der Berg, 2001) → r5|(Berg, 2001) → r5 particle'],
    ['It runs (University of Edinburgh, n.d.).', '(University of Edinburgh, n.d.) → r8'],
    ['It is old (Ode, 1957 [1985]; Zorn, in press).', '(Ode, 1957 [1985]; Zorn, in press) → r10, r9'],
    ['Ode (1957 [1985]) was first.', '(1957 [1985]) → r10'],
    ['It follows (Zorn, in press).', '(Zorn, in press) → r9'],
    ['(Kamp, 1781, zitiert nach Lee, 2018, S. 3)', '(Kamp, 1781, zitiert nach Lee, 2018, S. 3) → r1 page 3'],
    ['(Kamp, 1781 apud Lee, 2018, p. 3)', '(Kamp, 1781 apud Lee, 2018, p. 3) → r1 page 3'],
    ['(Kamp, 1781, as cited in Lee, 2018, p. 3)', '(Kamp, 1781, as cited in Lee, 2018, p. 3) → r1 page 3'],
    ['as Kamp wrote long ago (1781, as cited in Lee, 2018)', '(1781, as cited in Lee, 2018) → r1'],
    ['It is so (the second of them; Lee, 2018).', 'Lee, 2018 → r1'],
    ['It is so (“one”; but “two,” see Lee, 2018).', 'but “two,” see Lee, 2018 → r1'],
    ['for a dissenting view (for another view, see Lee, 2018)', '(for another view, see Lee, 2018) → r1'],
    ['Programs write [e.g., @lee_2018; Lee 2018] for it.', ''],
    ['Poe’s well-known account of birds (2015)', '(2015) → r7'],
    ['It is quiet (Lee, 2018, Chapter 2; Zorn, in press, Fig. 3; Poe et al., 2015, 9.105).', '(Lee, 2018, Chapter 2; Zorn, in press, Fig. 3; Poe et al., 2015, 9.105) → r1 chapter 2, r9 figure 3, r7 line 9.105'],
    ['It is quiet (Lee 2018, 2:364–65; Zorn, in press, 1:47).', '(Lee 2018, 2:364–65; Zorn, in press, 1:47) → r1 page 2:364–65, r9 timestamp 1:47'],
  ])('%s', (text, wanted) => {
    expect(cited(apa, text).join('|')).toBe(wanted)
  })

  test('with two years are of the entry that has the later one alone, and laws are nobody', () => {
    expect(cited(apa, 'As van der Berg (1967/2001) saw it (van der Berg, 1967/2001, p. 4).')).toEqual(['(1967/2001) → r5', '(van der Berg, 1967/2001, p. 4) → r5'].map((text) => expect.stringContaining(text.split(' → ')[1]!)))
    expect(cited(apa, 'It has a law for that (Directive 2004/38/EC).')).toEqual([])
  })

  test('name the entry they almost agree with, and what differs', () => {
    expect(cited(apa, 'It is (Lee, 2017) or (Mulelr & Roe, 1999) or (Lindqvist, 1994) or (Lee, 2020).')).toEqual([
      '(Lee, 2017) → r1 year',
      '(Mulelr & Roe, 1999) → r4 spelling',
      '(Lindqvist, 1994) → none',
      '(Lee, 2020) → r2|r3 ambiguous',
    ])
  })

  test('mean the work whose first authors they name, not one that has the same people in another order', () => {
    const milk = ['Ware, C., Huss, J., Spall, C., Canty, E., & Fisk, R. (2014). On milk. Waters, 4, 1–9.', 'Ware, C., Rook, J. F., Vale, R., Spall, C., & Huss, J. (2014). On teeth. Waters, 46, 336–344.']
    expect(cited(milk, 'Milk (Ware, Huss, et al., 2014), teeth (Ware, Rook, et al., 2014), or (Ware et al., 2014).')).toEqual([
      '(Ware, Huss, et al., 2014) → r1', '(Ware, Rook, et al., 2014) → r2', '(Ware et al., 2014) → r1|r2 ambiguous',
    ])
  })

  test('have the day of a work with its year, where its entry has it', () => {
    const { clusters } = readCitations([{ text: 'It rained (Roe, 2019, June 4; Lee, 2018, May 3).' }], indexOf([...apa, 'Roe, C. (2019, June 4). On rain. Harbour Blog.']))
    expect(clusters[0]![0]!.cites.map(({ suffix }) => suffix)).toEqual([undefined, 'May 3'])
  })

  test('say in other languages that there is no date, and that there are others', () => {
    const dutch = ['Bureau voor de Statistiek. (z.d.). Uitgaven.', 'Jansen, K., Smit, A., & Visser, T. (2019). De rol. Waters, 1, 2–3.']
    expect(cited(dutch, 'Het is zo (Bureau voor de Statistiek, z.d.; Jansen e.a., 2019).')).toEqual(['(Bureau voor de Statistiek, z.d.; Jansen e.a., 2019) → r1, r2'])
  })

  test('find entries that have no sign between names and year', () => {
    const antiquity = [
      'Kratz John and Carly Roe 2014 Data and controversies. Harbour Research, Electronic document, https://harbour.example/3, accessed 7 September 2017.',
      'Kratz John and Carly Roe 2015a Perspectives on Review. Harbour Letters 10(2):1–9.',
      'Inter-town Consortium for Political and Social Research 2012 Guide to Data. Institute for Ice.',
      'Harbour Data Service / Digital Northland 2011 Guides to Good Practice. Electronic document.',
    ]
    expect(cited(antiquity, 'It is (Kratz and Roe 2014; 2015a) or (ICPSR 2012). Digital Northland (2011) has it.')).toEqual([
      '(Kratz and Roe 2014; 2015a) → r1, r2', '(ICPSR 2012) → r3 acronym', '(2011) → r4',
    ])
  })

  test('take a given name with the initial behind it, and no word before names', () => {
    const { clusters } = readCitations([{ text: 'It is so (Carl J. Roe, 1999; See A. Poe, Doe, and Moe, 2015).' }], indexOf(['Roe, C. J. (1999). On rivers. Waters, 4, 5–9.', ...apa.slice(6)]))
    expect(clusters[0]![0]!.cites.map(({ prefix }) => prefix)).toEqual([undefined, 'See'])
  })

  test('take the quotation mark before a title for the title’s', () => {
    const { clusters } = readCitations([{ text: 'It was cold (see “Winter Ferries,” 2006).' }], indexOf(['Winter ferries. (2006). Harbour Review, 4, 1–19.']))
    expect(clusters[0]![0]!.cites.map(({ prefix }) => prefix)).toEqual(['see'])
  })

  test('know a letter or a talk, which is in no list', () => {
    const { clusters } = readCitations([{ text: 'It rained (K. Moe, personal communication, May 1, 2020).' }], indexOf(apa))
    expect(clusters[0]![0]!.cites).toMatchObject([{ names: ['Moe'], year: '2020', personal: true }])
  })
})

describe('citations by number', () => {
  test('stand in brackets, one or several, with places', () => {
    expect(cited(numbered, 'So [1], [2], and so [2]–[4] or [1, p. 176] or [3,4] or [1-3] or [2, Sec. 3].')).toEqual([
      '[1], [2] → r1, r2', '[2]–[4] → r2, r3, r4', '[1, p. 176] → r1 page 176', '[3,4] → r3, r4', '[1-3] → r1, r2, r3', '[2, Sec. 3] → r2 section 3',
    ])
  })

  test('have several pages where they are announced, and further works where these come behind a range or one page alone', () => {
    expect(cited(numbered, 'So [1, pp. 150, 3], or [1, pp. 15–16, 163–165], but [1, pp. 15–16, 3] and [1, p. 5, 3].')).toEqual([
      '[1, pp. 150, 3] → r1 page 150, 3', '[1, pp. 15–16, 163–165] → r1 page 15–16, 163–165', '[1, pp. 15–16, 3] → r1 page 15–16, r3', '[1, p. 5, 3] → r1 page 5, r3',
    ])
  })

  test('know the author that the sentence names already', () => {
    const text = 'James [2, p. 115] and Rivaux’s [3] agree; so do others [1].'
    const { clusters } = readCitations([{ text }], indexOf(numbered))
    expect(clusters[0]!.map(({ names }) => names && text.slice(names.from, names.to))).toEqual(['James', 'Rivaux', undefined])
  })

  test('have the stop of “et al.” with those whom the sentence names, where a blank follows it', () => {
    const list = ['N. Roe, K. P. Lee, A. Berg et al., “Ice,” Waters, vol. 3, pp. 2–4, 1997.']
    const named = (text: string) => readCitations([{ text }], indexOf(list)).clusters[0]!.map(({ names }) => names && text.slice(names.from, names.to))
    expect([named('It was ice. Roe et al. [1], who saw it, say so.'), named('So say Roe et al.[1]')]).toEqual([['Roe et al.'], ['Roe et al']])
  })

  test('are no issues of volumes', () => {
    expect(cited(numbered, 'It glows (1), as in J. Light 5(2), and heats (3).')).toEqual(['(1) → r1', '(3) → r3'])
  })

  test('stand in parentheses where they come one after the other', () => {
    expect(cited(numbered, 'So (1). And (2,3). Then (4); a sample (n = 48), once more (7).')).toEqual(['(1) → r1', '(2,3) → r2, r3', '(4) → r4', '(7) → none'])
  })

  test('in parentheses are no ratios', () => {
    expect(cited(numbered, 'It glows (1). It was washed with water and acid (1:3), and heated (2).')).toEqual(['(1) → r1', '(2) → r2'])
  })

  test('stand raised where as many in parentheses cite less', () => {
    const text = 'It was.1,2 It is so, as said,3 with (1) and once more (1).'
    expect(cited(numbered, { text, superscript: [{ from: 7, to: 10 }, { from: 29, to: 30 }] })).toEqual(['1,2 → r1, r2', '3 → r3'])
  })

  test('in parentheses are none where the document counts its own equations, examples and items with them', () => {
    expect(cited(numbered, '\uFFFC\t(1)', '\tg = 4L / T\t\t(2)', 'By equation (1), and then by (2), it is so.', 'From (1) and (2) it follows.')).toEqual([])
    expect(cited(numbered, '(1) John saw the ice.', '(2) The ice was seen.', 'In (1) and (2) nobody speaks.')).toEqual([])
    expect(cited(numbered, 'yield in percent = (actual mass / theoretical mass) × 100\t(1)', 'By eq 1 it is high.')).toEqual([])
    expect(cited(numbered, 'There are three: (1) cost, (2) fairness, and (3) speed.')).toEqual([])
    expect(cited(numbered, '\uFFFC\t(1)', 'It was so (1), as others say (2).', 'It follows from Eqs. (1) and (2) (3).')).toEqual(['(1) → r1', '(2) → r2', '(3) → r3'])
  })

  test('stand raised, where the looks of the text say so', () => {
    expect(cited(numbered, 'It swings with T = 4π²L.')).toEqual([])
    const text = 'It was.1,2 Then 10 m2 and James3'
    expect(cited(numbered, { text, superscript: [{ from: 7, to: 10 }, { from: 20, to: 21 }, { from: 31, to: 32 }] })).toEqual(['1,2 → r1, r2', '3 → r3'])
  })

  test('raised before the sign of an element count what is in its nucleus', () => {
    const text = 'The yield was seen by 1H NMR and (13C) with a standard.2'
    expect(cited(numbered, { text, superscript: [{ from: 22, to: 23 }, { from: 34, to: 36 }, { from: 55, to: 56 }] })).toEqual(['2 → r2'])
    expect(cited(numbered, 'It was seen by ¹H NMR, as before.²')).toEqual(['² → r2'])
  })

  test('do not stand in a line of affiliations, each behind its mark', () => {
    const text = '1 University of Northtown 2 Museum of the Harbour, 3 Free lance'
    expect(cited(numbered, { text, superscript: [{ from: 0, to: 1 }, { from: 26, to: 27 }, { from: 51, to: 52 }] })).toEqual([])
  })

  test('stand raised behind a possessive, which is no unit, and have the pages that follow theirs', () => {
    const text = 'Hexley’s1 view differs2 from theirs3(p45 ff.).'
    const at = (sign: string): { from: number; to: number } => ({ from: text.indexOf(sign), to: text.indexOf(sign) + sign.length })
    expect(cited(numbered, { text, superscript: [at('1'), at('2'), at('3(p45 ff.)')] })).toEqual(['1 → r1', '2 → r2', '3(p45 ff.) → r3 page 45 ff.'])
  })

  test('are no squares of what spreads about a mean', () => {
    const text = 'Light bends1 with SD2 and trees grow2 so.'
    const at = (found: number): { from: number; to: number } => ({ from: found, to: found + 1 })
    expect(cited(numbered, { text, superscript: [at(11), at(20), at(36)] })).toEqual(['1 → r1', '2 → r2'])
  })

  test('are no exponents and no charges that are typed in raised signs', () => {
    expect(cited(numbered, 'Rates of 10⁻³ L mol⁻¹ s⁻² and 10³ L fell with Ca²⁺ and SO₄²⁻, as found before.¹')).toEqual(['¹ → r1'])
  })

  test('stand raised, where nothing is known of looks', () => {
    expect(cited(numbered, 'It is posed”.1(p176) Then James2(p5) said so.3–4 Water is H2O, 12.5% of it.')).toEqual(['1(p176) → r1 page 176', '2(p5) → r2 page 5', '3–4 → r3, r4'])
  })
})

describe('citations of author and page', () => {
  test('have names with or without a page, or pages after a name', () => {
    expect(cited(mla, 'It is (Lee 176). Roe and Müller (5–6) agree (Lee; Roe and Müller 7) or (cf. Lee) or (Pow 9).', 'As Lee said, it is quiet (12).')).toEqual([
      '(Lee 176) → r1 page 176', '(5–6) → r2 page 5–6', '(Lee; Roe and Müller 7) → r1, r2 page 7', '(cf. Lee) → r1', '(Pow 9) → none page 9', '(12) → r1 page 12',
    ])
    expect(cited(mla, 'It is (Lee 176). Roe and Müller (5–6) say so. Lee wrote Quiet Streets (2018).')).not.toContainEqual(expect.stringContaining('(2018)'))
  })

  test('have pages before the first in Roman numerals, and no words of other languages', () => {
    expect(cited(mla, 'It is (Lee xi), but (Roe and Müller xi–xiv, 3).')).toEqual(['(Lee xi) → r1 page xi', '(Roe and Müller xi–xiv, 3) → r2 page xi–xiv, 3'])
    expect(cited(apa, 'It is (Lee, 2018, xi).', 'It is (Lee, 2018, xii–xv).', 'Es gel (Lee, 2018 i ara).')).toEqual([
      '(Lee, 2018, xi) → r1 page xi', '(Lee, 2018, xii–xv) → r1 page xii–xv', '(Lee, 2018 i ara) → r1',
    ])
  })

  test('are of those whom the sentence names together, whoever of them has works of their own', () => {
    const entries = [...mla, 'Müller, John. Wells. Knopf, 2011.', 'Roe, Carl. Springs. Knopf, 2012.', 'O’Hara, Jo, et al. Tides. Knopf, 2013.', 'O’Hara, Jo. Waves. Knopf, 2014.']
    expect(cited(entries, 'It is (Lee 176). Roe and Müller are sure that “it was ice” (p. 5).', 'O’Hara et al. are not, since it was “too warm” (12).', 'As Roe and Lee said, it is quiet (4).')).toEqual([
      '(Lee 176) → r1 page 176', '(p. 5) → r2 page 5', '(12) → r7 page 12', '(4) → r1 page 4',
    ])
  })

  test('are read with the whole place or not at all: `9.105` is no page 9', () => {
    expect(cited(mla, 'It is (Lee 176). Roe and Müller (5–6) say so (Lee 9.105-15), or (Lee 2: 25).')).toEqual(['(Lee 176) → r1 page 176', '(5–6) → r2 page 5–6', '(Lee 9.105-15) → r1 line 9.105-15'])
  })

  test('tell works of one author by their titles', () => {
    expect(cited(mla, 'It is (Lee 1) or (Roe and Müller 2) or (Poe, Owls 9) or (“Ravens” 2).')).toContain('(Poe, Owls 9) → r4 page 9')
    expect(cited(mla, 'It is (Lee 1) or (Roe and Müller 2) or (Poe, Owls 9) or (“Ravens” 2).')).toContain('(“Ravens” 2) → r3 page 2')
  })
})

describe('what only looks like a citation', () => {
  test.each([
    '(see Table 1)', '(Figure 2)', '(1995–2015)', '(n = 48)', 'in 2004 (12.5% in 1998)', '(World War II, 1939–1945)', '(June 2004)', '[sic]', '(1990s)', '10 m2 of He2+', '(p < .05)', 'between [0, 1]',
  ])('%s', (text) => {
    expect(cited(apa, `It is quiet (Lee, 2018). ${text} It flows (Müller & Roe, 1999).`)).toHaveLength(2)
  })

  test('is an abbreviation that is brought in, be it that of a group or of a title', () => {
    const entries = ['Lauken S, Jorb B. The amber harbour receptor (AHR), a regulator. Salt Res 2010; 23: 814-819.', 'World Health Organization. World Report. Geneva, 2019.', ...mla]
    expect(cited(entries, 'It binds the amber harbour receptor (AhR) in birds (Lee 176).', 'The World Health Organization (WHO) says so (Lee 177), as before (WHO 3).')).toEqual([
      '(Lee 176) → r3 page 176', '(Lee 177) → r3 page 177', '(WHO 3) → r2 acronym page 3',
    ])
    expect(cited([...entries.slice(0, 1), ...mla], 'An AhR of birds (AHR) is quiet (Lee 176).')).toEqual(['(Lee 176) → r2 page 176'])
  })

  test('is left alone in a quotation, unless an entry answers to it', () => {
    expect(cited(apa, 'He wrote “it was as Nobody (1981) would have it, and more” (Lee, 2018).')).toEqual(['(Lee, 2018) → r1'])
  })
})

describe('authors of one surname', () => {
  const works = ['Poe, Eve. “Ravens.” Birds, 2015, pp. 2–3.', 'Poe, Eve. Owls. Knopf, 2016.', 'Poe, Ada B. Mice. Knopf, 2016.']
  const dated = ['Poe, E. (2015). Ravens. Knopf.', 'Poe, E. (2016). Owls. Knopf.', 'Poe, A. B. (2016). Mice. Knopf.']

  test('are told apart by initials and given names, which are no words before the citation', () => {
    expect(cited(works, 'It is (see Ada Poe 7) or (A. Poe 8) or (cf. E. Poe, Owls 7) and (Poe, “Ravens” 2).')).toEqual([
      '(see Ada Poe 7) → r3 page 7', '(A. Poe 8) → r3 page 8', '(cf. E. Poe, Owls 7) → r2 page 7', '(Poe, “Ravens” 2) → r1 page 2',
    ])
    expect(cited(dated, 'It is (see Ada Poe, 2016), as E. Poe (2016) and Ada Poe (2016, p. 3) have it (A. B. Poe, 2016).')).toEqual([
      '(see Ada Poe, 2016) → r3', '(2016) → r2', '(2016, p. 3) → r3 page 3', '(A. B. Poe, 2016) → r3',
    ])
    const inOrder = ['E. Poe, C. Roe, and L. Lee, “Ravens,” Ice, vol. 3, 2016.', 'A. B. Poe, C. Roe, and L. Lee, “Owls,” Ice, vol. 4, 2016.']
    expect(cited(inOrder, 'It is ice (A. Poe et al., 2016).')).toEqual(['(A. Poe et al., 2016) → r2'])
    const prefixes = readCitations([{ text: 'It is (see Ada Poe, 2016; cf. Eve Poe, 2015).' }], indexOf(dated)).clusters.flat().flatMap(({ cites }) => cites.map(({ prefix }) => prefix))
    expect(prefixes).toEqual(['see', 'cf.'])
  })

  test('stay two where the text does not say which is meant, or names neither', () => {
    expect(cited(dated, 'It is (Poe, 2016), or so says X. Poe (2016), as See Poe (2016) does.')).toEqual(['(Poe, 2016) → r2|r3 ambiguous', '(2016) → r2|r3 ambiguous', '(2016) → r2|r3 ambiguous'])
  })
})

test('who is named behind the first author tells works apart, however their entries set names and initials', () => {
  const works = [
    { id: 'r1', text: 'Tan, B., Gill, D., & Marden, N. (2004). Ice. Waters.', surnames: ['Tan', 'Gill', 'Marden'], authors: 3 },
    { id: 'r2', text: 'Tan, B., Marden, N., & Lee, G. (2004). Snow. Waters.', surnames: ['Tan', 'Marden', 'Lee'], authors: 3 },
  ]
  const { clusters } = readCitations([{ text: 'It is cold (Tan, Marden, et al., 2004; Tan, Gill, et al., 2004).' }], new EntryIndex(entryKeys(works)))
  expect(clusters.flat().flatMap(({ cites }) => cites.map(({ link }) => link.references))).toEqual([['r2'], ['r1']])
})

describe('brackets beside citations of authors and pages', () => {
  const works = [
    { text: 'Evron, Sam. “A New Heater: Testing the Harbour Touch in Surgery.” Heat, 2017, pp. 1–2.', title: 'A New Heater: Testing the Harbour Touch in Surgery', surnames: ['Evron'] },
    { text: 'Wolff, Mary. “Groupings of Polychlorinated Furans (PCDFs).” Health, vol. 105, 1997, pp. 13–14.', title: 'Groupings of Polychlorinated Furans (PCDFs)', surnames: ['Wolff'] },
    { text: 'Tier Group. Teaching Integrity in Research. 2016.', title: 'Teaching Integrity in Research', surnames: ['Tier Group'] },
    { text: 'Sadek, Edgar. The Culture of Ice. Fjord Press, 1994.', title: 'The Culture of Ice', surnames: ['Sadek'] },
    { text: 'Roe, Carl. Care in Old Age. Fjord Press, 2002.', title: 'Care in Old Age', surnames: ['Roe'] },
  ]
  const index = new EntryIndex(entryKeys(works.map((work, place) => ({ ...work, id: `r${place + 1}` }))))
  const found = (text: string): string[] => {
    const texts = ['It is warm (Evron 1), and so (Wolff 13; Roe 7).', text]
    return readCitations(texts.map((each) => ({ text: each })), index).clusters[1]!.map(({ from, to, cites }) => `${text.slice(from, to)} → ${cites.map(({ link, locator, suffix }) => [link.references.join('|'), locator?.value, suffix].filter(Boolean).join(' ')).join(', ')}`)
  }

  test.each([
    ['We had the device (Harbour Touch) of Evron here.', 'words from the middle of a title'],
    ['Wolff counts furans (PCDFs) for a group.', 'an abbreviation that a title has, too'],
    ['Wolff counts controls (N = 117) for a group.', 'how many there were'],
    ['TIER (Teaching Integrity in Research) asks for it.', 'what an abbreviation stands for'],
    ['It was dear (Care in Old Age) for most.', 'the title of a work whose author the sentence does not name, without a page'],
    ['It was long (Lee, 1987).', 'a year behind a name of nobody'],
  ])('%s: %s', (text) => expect(found(text)).toEqual([]))

  test.each([
    ['Sadek disagrees (Culture 45).', '(Culture 45) → r4 45', 'a title cut short, without its article'],
    ['Sadek disagrees (The Culture of Ice).', '(The Culture of Ice) → r4', 'the title of a work of whom the sentence names'],
    ['It was dear (Care in Old Age 7) for most.', '(Care in Old Age 7) → r5 7', 'a title with a page'],
    ['It was seen (Sadek 57–59, fig. 1; Roe 3, with a remark).', '(Sadek 57–59, fig. 1; Roe 3, with a remark) → r4 57–59 fig. 1, r5 3 with a remark', 'what stands behind a page'],
    [`It was seen (${Array.from({ length: 12 }, () => 'Sadek, The Culture of Ice 12').join('; ')}).`, `(${Array.from({ length: 12 }, () => 'Sadek, The Culture of Ice 12').join('; ')}) → r4 12`, 'one page of a work many times'],
  ])('%s', (text, wanted) => expect(found(text)).toEqual([wanted]))
})

test('another year behind a semicolon is another work of those whom the sentence names, after a place as well', () => {
  const texts = ['Lee (2020a, p. 7; 2020b) shouts.', 'Lee (2018, 44; 2020b, p. 3) shouts.']
  expect(texts.map((text) => cited(apa, text))).toEqual([['(2020a, p. 7; 2020b) → r2 page 7, r3'], ['(2018, 44; 2020b, p. 3) → r1 page 44, r3 page 3']])
})

test('of two works of one year the one of two authors is meant where two are named, though given names are written out', () => {
  const entries = ['Vance, Cyrus, and Lena Ott. 2017. “Ebb.” Tides 4: 3–9.', 'Vance, Cyrus, Lena Ott, and Ruth Pell. 2017. “Flow.” Tides 5: 3–9.']
  expect(cited(entries, 'It ebbs (Vance and Ott 2017).')).toEqual(['(Vance and Ott 2017) → r1'])
})
