import { describe, expect, test } from 'vitest'
import { sentenceCased, titleCased, type WordChange } from './letter-case.js'

const apply = (text: string, changes: readonly WordChange[]): string =>
  [...changes].reverse().reduce((sum, { from, to, text: word }) => sum.slice(0, from) + word + sum.slice(to), text)

const apa = { prepositions: 3, lastWord: false, compounds: true }
const mla = { prepositions: null, lastWord: true }

describe('title case', () => {
  test.each([
    ['What counts as a garden', 'What Counts as a Garden'],
    ['Feeding or living?', 'Feeding or Living?'],
    ['effects of COVID-19 on mRNA and pH', 'Effects of COVID-19 on mRNA and pH'],
    ['A study with children: the first year', 'A Study With Children: The First Year'],
    ['The Role Of The State', 'The Role of the State'],
    ['Data from www.example.org', 'Data From www.example.org'],
    ['Data: https://example.org and more', 'Data: https://example.org and More'],
    ['Dams – A short story', 'Dams – A Short Story'],
    ['2.1 The first winter', '2.1 The First Winter'],
    ['f. The bankruptcy', 'f. The Bankruptcy'],
    ['10 years of frost', '10 Years of Frost'],
    ['Self-reports and meta-analyses of ice', 'Self-Reports and Meta-Analyses of Ice'],
    ['State-of-the-art ships', 'State-of-the-Art Ships'],
    ['A follow-up of 12-month p-values', 'A Follow-up of 12-month p-values'],
    ['Frost Vs Ice', 'Frost vs Ice'],
    ['Weight of ice (in mg) and length (cm)', 'Weight of Ice (in mg) and Length (cm)'],
    ['Vitamin d and p values', 'Vitamin d and p Values'],
    ['(ii) the town', '(ii) The Town'],
    ['(a) A view of the harbour', '(a) A View of the Harbour'],
    ['Carlos A. Alonso', 'Carlos A. Alonso'],
    ['Section A: about the town', 'Section A: About the Town'],
    ['Groups A and B', 'Groups A and B'],
    ['Cooling of cup A (glazed)', 'Cooling of Cup A (Glazed)'],
    ['The ice of winter A after ten days', 'The Ice of Winter A After Ten Days'],
    ['Harbours of Type A', 'Harbours of Type A'],
    ['Lack of vitamin A in towns', 'Lack of Vitamin A in Towns'],
    ['The Life Of A Sailor', 'The Life of a Sailor'],
    ['The ice of Roe et al. and of Lee et al (2020)', 'The Ice of Roe et al. and of Lee et al (2020)'],
    ['The ice of Roe et al7', 'The Ice of Roe et al7'],
    ['Reading “The Town” and “the winter”', 'Reading “The Town” and “the Winter”'],
  ])('APA writes “%s” as “%s”', (text, wanted) => expect(apply(text, titleCased(text, apa))).toBe(wanted))

  test.each([
    ['A Study With Children', 'A Study with Children'],
    ['What we are made of', 'What We Are Made Of'],
    ['Looking up', 'Looking Up'],
  ])('MLA writes “%s” as “%s”', (text, wanted) => expect(apply(text, titleCased(text, mla))).toBe(wanted))

  test.each([
    ['the (re)use of (old) ships', 'The (Re)use of (Old) Ships'],
    ['the role of E. coli in the gut', 'The Role of E. coli in the Gut'],
    ['what Homo sapiens ate', 'What Homo sapiens Ate'],
    ['The case of Malcolm X. A life', 'The Case of Malcolm X. A Life'],
  ])('keeps the second name of a species small: “%s” is “%s”', (text, wanted) => expect(apply(text, titleCased(text, apa))).toBe(wanted))

  test('is itself in title case', () => {
    for (const text of ['What counts as a garden', 'bees in built-up places', 'the role Of the state: An overview']) {
      const once = apply(text, titleCased(text, apa))
      expect(titleCased(once, apa)).toEqual([])
    }
  })
})

describe('sentence case', () => {
  const lexicon = { isCommon: (word: string) => ['garden', 'counts', 'results'].includes(word) }

  test('makes words small that the paper writes so', () => {
    const { changes, unsure } = sentenceCased('What Counts as a Garden', lexicon)
    expect(apply('What Counts as a Garden', changes)).toBe('What counts as a garden')
    expect(unsure).toEqual([])
  })

  test('begins with a capital after a typed number', () => {
    expect(apply('2.1 Results for the Garden', sentenceCased('2.1 Results for the Garden', lexicon).changes)).toBe('2.1 Results for the garden')
    expect(apply('2.1 results', sentenceCased('2.1 results', lexicon).changes)).toBe('2.1 Results')
    expect(apply('(iii)\tresults', sentenceCased('(iii)\tresults', lexicon).changes)).toBe('(iii)\tResults')
  })

  test('names the words that may be names', () => expect(sentenceCased('Results for Berlin', lexicon).unsure).toEqual(['Berlin']))

  test('keeps names that are made of words which the paper writes small', () => {
    const small = { isCommon: (word: string) => ['garden', 'results', 'peoples', 'nations', 'war', 'indigenous'].includes(word) }
    expect(apply('The Garden of Indigenous Peoples', sentenceCased('The Garden of Indigenous Peoples', small).changes)).toBe('The garden of Indigenous Peoples')
    expect(sentenceCased('Results for the United Nations after the Cold War', small)).toEqual({ changes: [], unsure: [] })
  })

  test('keeps the ends of a scale as they are named', () => {
    expect(sentenceCased('Results from Garden (0) to Counts (10)', lexicon).changes).toEqual([])
  })

  test('keeps acronyms and the mixed case of authors', () => expect(sentenceCased('DNA and iPhones: Results', lexicon).changes).toEqual([]))
})
