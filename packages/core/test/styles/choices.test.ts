import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

/** Sources in APA 7 that are where guides leave a choice: three authors, six, seven, one author twice, a place, and a subtitle. */
const entries = [
  'Adair, B., Lund, C., & Moe, D. (2018). The oak and the iron: Ships of the north. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
  'Berg, A., Dahl, B., Eide, C., Foss, D., Graf, E., Holm, F., & Iver, G. (2019). Ten winters. <italic=true>Northern Ships</>, <italic=true>5</>(1), 1–19.',
  'Cole, A., Dorn, B., Esch, C., Funk, D., Gale, E., & Hahn, F. (2020). Six ropes. <italic=true>Northern Ships</>, <italic=true>6</>(1), 2–9.',
  'Vaughan, M. (2015). <italic=true>Salt and rye</>. Bergen: Fjord Press.',
  'Vaughan, M. (2017). <italic=true>Tar and rope</>. Bergen: Fjord Press.',
]
const pages = [
  'Eide, C. (2016, March 4). <italic=true>Harbours in winter</>. Fjord Watch. Retrieved May 3, 2022, from https://example.org/harbours',
  'Foss, D. (n.d.). <italic=true>Ice charts</>. Fjord Watch. Retrieved May 3, 2022, from https://example.org/charts',
]
const paper = [
  '[heading 1] Ice',
  'The harbour froze early that year (Vaughan, 2015), and again two years later (Vaughan, 2017).',
  'Others counted the ships that were caught in it (Adair et al., 2018), the winters (Berg et al., 2019), and the ropes (Cole et al., 2020).',
  'All agree on what the ice did to the town (Adair et al., 2018; Berg et al., 2019; Cole et al., 2020; Vaughan, 2015, 2017).',
  '[heading 1] References',
  ...entries,
  ...pages,
]

const wordsAs = async (style: string, choices: Readonly<Record<string, string>>): Promise<string> => {
  const { document } = await format(await makeDocx(paper, style), { style, options: { choices } }, nodeCodec)
  return (await effectiveContent(document, nodeCodec)).map(({ text }) => text).join('\n')
}

/** The choices of layout are rendered in papers.test.ts. */
describe('what guides leave open about citations and entries is worded as it is chosen', () => {
  test.each([
    ['mla-9', 'repeatedAuthor', 'hyphens', '\n---. Tar and Rope'],
    ['mla-9', 'repeatedAuthor', 'dash', '\n———. Tar and Rope'],
    ['mla-9', 'repeatedAuthor', 'name', '\nVaughan, M. Tar and Rope'],
    ['mla-9', 'accessDate', 'kept', '“Harbours in Winter.” Fjord Watch, 4 Mar. 2016, https://example.org/harbours. Accessed 3 May 2022.'],
    ['mla-9', 'accessDate', 'undated', 'https://example.org/charts. Accessed 3 May 2022.'],
    ['mla-9', 'accessDate', 'undated', '4 Mar. 2016, https://example.org/harbours.\nFoss'],
    ['mla-9', 'accessDate', 'never', 'https://example.org/charts.\nVaughan'],
    ['mla-9', 'addresses', 'whole', ' https://example.org/charts. Accessed'],
    ['mla-9', 'addresses', 'bare', ' example.org/charts. Accessed'],
    ['chicago-18-nb', 'repeatedAuthor', 'name', '\nVaughan, M. Tar and Rope'],
    ['chicago-18-ad', 'repeatedAuthor', 'dash', '\n———. 2017. Tar and Rope'],
    ['chicago-17-ad', 'repeatedAuthor', 'dash', '\n———. 2017. Tar and Rope'],
    ['chicago-17-ad', 'repeatedAuthor', 'name', '\nVaughan, M. 2017. Tar and Rope'],
    ['chicago-18-ad', 'place', 'dropped', 'Salt and Rye. Fjord Press.'],
    ['chicago-18-ad', 'place', 'kept', 'Salt and Rye. Bergen: Fjord Press.'],
    ['chicago-18-nb', 'titlesInShort', 'whole', 'Adair et al., “The Oak and the Iron: Ships of the North”;'],
    ['chicago-18-nb', 'titlesInShort', 'withoutSubtitle', 'Adair et al., “Oak and the Iron”;'],
    ['turabian-9-nb', 'titlesInShort', 'withoutSubtitle', 'Adair, Lund, and Moe, “Oak and the Iron”;'],
    ['harvard', 'authors', 'shortened', '\nBerg, A. et al. (2019)'],
    ['harvard', 'authors', 'all', '\nBerg, A., Dahl, B., Eide, C., Foss, D., Graf, E., Holm, F. and Iver, G. (2019)'],
    ['ieee', 'ranges', 'expanded', 'the town [1], [2], [3], [4], [5].'],
    ['ieee', 'ranges', 'dash', 'the town [1]–[5].'],
    ['ieee', 'authors', 'seven', 'A. Cole, B. Dorn, C. Esch, D. Funk, E. Gale, and F. Hahn, “Six ropes'],
    ['ieee', 'authors', 'six', 'A. Cole et al., “Six ropes'],
    ['vancouver', 'marks', 'round', 'the town (1–5).'],
    ['vancouver', 'marks', 'square', 'the town [1–5].'],
    ['vancouver', 'marks', 'raised', 'the town.1–5'],
    ['vancouver', 'authors', 'six', 'Berg A, Dahl B, Eide C, Foss D, Graf E, Holm F, et al. Ten winters'],
    ['vancouver', 'authors', 'three', 'Berg A, Dahl B, Eide C, et al. Ten winters'],
    ['vancouver', 'authors', 'all', 'Berg A, Dahl B, Eide C, Foss D, Graf E, Holm F, Iver G. Ten winters'],
    ['apsa', 'issue', 'apart', 'Northern Ships 5 (1): 1–19.'],
    ['apsa', 'issue', 'close', 'Northern Ships 5(1): 1–19.'],
    ['asa-7', 'threeAuthors', 'named', 'caught in it (Adair, Lund, and Moe 2018)'],
    ['asa-7', 'threeAuthors', 'shortened', 'caught in it (Adair et al. 2018)'],
  ])('%s, %s: %s', async (style, name, value, expected) => {
    expect(await wordsAs(style, { [name]: value })).toContain(expected)
  })
})

test('the day on which a page was seen goes where that is chosen, also from an entry that is otherwise as the style has it', async () => {
  const kept = await format(await makeDocx(paper, 'mla-9'), { style: 'mla-9' }, nodeCodec)
  const { document } = await format(kept.document, { style: 'mla-9', options: { choices: { accessDate: 'undated' } } }, nodeCodec)
  const text = (await effectiveContent(document, nodeCodec)).map((each) => each.text).join('\n')
  expect(text).toContain('https://example.org/harbours.\n')
  expect(text).toContain('https://example.org/charts. Accessed 3 May 2022.')
})

test.each([
  ['chicago-18-ad', 'word', ['De Vries', 'Devlin']], ['chicago-18-ad', 'letter', ['Devlin', 'De Vries']],
  ['chicago-17-nb', 'letter', ['Devlin', 'De Vries']], ['chicago-17-nb', 'word', ['De Vries', 'Devlin']],
])('the list of %s is sorted as it is chosen, %s by %s', async (style, alphabetize, names) => {
  const written = (name: string): string => `${name}, A. (2015). <italic=true>Salt and rye</>. Fjord Press.`
  const lines = ['[heading 1] Ice', 'The harbour froze early (De Vries, 2015; Devlin, 2015).', '[heading 1] References', ...names.toReversed().map(written)]
  const { document } = await format(await makeDocx(lines, style), { style, options: { choices: { alphabetize } } }, nodeCodec)
  const listed = (await effectiveContent(document, nodeCodec)).map(({ text }) => /^De ?[vV]\p{L}+/u.exec(text)?.[0]).filter(Boolean)
  expect(listed).toEqual(names)
})
