import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, inspect } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText, notesText } from '../reading/text.js'
import { ours, reviseAll } from '../revisions/revise.js'

const adair = 'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.'
const sample = 'Sample, A., & Roe, J. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 345–362.'
const vaughan = 'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.'
const zander = 'Zander, K. (2001). <italic=true>Rope</>. Fjord Press.'

/** Each chapter has its own list, and one work stands in both. */
const dated = [
  '[heading 1] Ice',
  'The harbour lay under ice for months (Sample & Roe, 2019, pp. 350–352), and no ship came in. Vaughan (2015) says the same.',
  '[heading 2] References', sample, vaughan,
  '[heading 1] Timber',
  'Timber was dear for years (Vaughan, 2015; Adair, 2017), and nobody knew the reason for it.',
  '[heading 2] References', adair, vaughan, zander,
]

const numberedChapter = (heading: string, line: string, ...entries: string[]): string[] => [`[heading 1] ${heading}`, line, '[heading 2] References', ...entries.map((entry) => `[normal] ${entry}`)]
const sampleAt = (number: number) => `[${number}]\tA. Sample and J. Roe, “A year in the harbour,” <italic=true>Journal of Northern Towns</>, vol. 12, no. 3, pp. 345–362, 2019.`
const vaughanAt = (number: number) => `[${number}]\tM. Vaughan, <italic=true>Salt and rye</>. Fjord Press, 2015.`
const adairAt = (number: number) => `[${number}]\tB. Adair, “Oak and iron,” <italic=true>Northern Ships</>, vol. 4, no. 2, pp. 55–78, 2017.`

const converted = async (style: string, lines: readonly string[]) => (await format(await makeDocx(lines), { style }, nodeCodec)).document
const text = async (style: string, lines: readonly string[]) => bodyText(await converted(style, lines))
const asked = async (lines: readonly string[]) => {
  const { report } = await format(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id.startsWith('match.')).flatMap(({ id, findings }) => findings.map(({ excerpt }) => `${id} ${excerpt}`))
}

describe('a document with a list for each chapter', () => {
  test('has each citation linked to the list of its own chapter', async () => {
    const { citations } = await inspect(await makeDocx(dated), {}, nodeCodec)
    expect(citations.map(({ cites }) => cites.map(({ link }) => link.references.join()))).toEqual([['r1'], ['r2'], ['r4', 'r3']])
  })

  test('counts in each chapter from one, and has each list in its own order', async () => {
    expect(await text('ieee', dated)).toEqual([
      'Ice',
      'The harbour lay under ice for months [1, pp. 350–352], and no ship came in. Vaughan [2] says the same.',
      'References',
      '[1]\tA. Sample and J. Roe, “A year in the harbour,” Journal of Northern Towns, vol. 12, no. 3, pp. 345–362, 2019.',
      '[2]\tM. Vaughan, Salt and rye. Fjord Press, 2015.',
      'Timber',
      'Timber was dear for years [1], [2], and nobody knew the reason for it.',
      'References',
      '[1]\tM. Vaughan, Salt and rye. Fjord Press, 2015.',
      '[2]\tB. Adair, “Oak and iron,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.',
      '[3]\tK. Zander, Rope. Fjord Press, 2001.',
    ])
  })

  test('names a work in full in the first note of each chapter', async () => {
    expect(await notesText(await converted('chicago-18-nb', dated))).toEqual([
      ' A. Sample and J. Roe, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 350–52.',
      ' M. Vaughan, Salt and Rye (Fjord Press, 2015).',
      ' M. Vaughan, Salt and Rye (Fjord Press, 2015); B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 55–78.',
    ])
  })

  test('means by a number the entry of its chapter', async () => {
    const lines = [
      ...numberedChapter('Ice', 'The harbour lay under ice for months [1], and no ship came in [2].', sampleAt(1), vaughanAt(2)),
      ...numberedChapter('Timber', 'Timber was dear for years [1], and nobody knew the reason for it [2, p. 4].', adairAt(1), vaughanAt(2)),
    ]
    const [, ice, , , , , timber] = await text('mla-9', lines)
    expect([ice, timber]).toEqual([
      'The harbour lay under ice for months (Sample and Roe), and no ship came in (Vaughan).',
      'Timber was dear for years (Adair), and nobody knew the reason for it (Vaughan 4).',
    ])
  })

  test('counts through all chapters where it did so before', async () => {
    const lines = [
      ...numberedChapter('Ice', 'The harbour lay under ice for months [1], and no ship came in [2].', sampleAt(1), vaughanAt(2)),
      ...numberedChapter('Timber', 'Timber was dear for years [3], and nobody knew the reason for it, as with the ice [1].', adairAt(3)),
    ]
    expect((await text('vancouver', lines)).filter((line) => /\d/.test(line))).toEqual([
      'The harbour lay under ice for months (1), and no ship came in (2).',
      '1.\tSample A, Roe J. A year in the harbour. Journal of Northern Towns. 2019;12(3):345–62.',
      '2.\tVaughan M. Salt and rye. Fjord Press; 2015.',
      'Timber was dear for years (3), and nobody knew the reason for it, as with the ice (1).',
      '3.\tAdair B. Oak and iron. Northern Ships. 2017;4(2):55–78.',
    ])
  })

  test('is told what a list lacks that another one has, and what nobody cites in the chapter', async () => {
    const lines = dated.map((line) => line.replace('(Vaughan, 2015; Adair, 2017)', '(Adair, 2017; Sample & Roe, 2019)'))
    expect(await asked(lines)).toEqual(['match.other-list Sample & Roe, 2019', `match.uncited ${vaughan.replace(/<[^>]*>/g, '')}`, `match.uncited ${zander.replace(/<[^>]*>/g, '')}`])
  })

  test.each(['ieee', 'mla-9', 'chicago-18-nb'])('is what was handed in once the changes to %s are rejected, and has nothing left to change once they are accepted', async (style) => {
    const original = await makeDocx(dated)
    const { document } = await format(original, { style, trackedChanges: true }, nodeCodec)
    expect(await bodyText(await reviseAll(document, 'reject', ours))).toEqual(await bodyText(original))
    const accepted = await reviseAll(document, 'accept', ours)
    expect(await bodyText(accepted)).toEqual(await text(style, dated))
    expect((await format(accepted, { style }, nodeCodec)).report.changes.map(({ check_id: id }) => id)).toEqual([])
  })
})

describe('a list that is divided', () => {
  const divided = [
    'Timber was dear for years (Vaughan, 2015; Adair, 2017), and so was rope (Zander, 2001). Nobody knew the reason (Adair, 2018).',
    '[heading 1] References',
    '[heading 2] Books', 'Adair, B. (2018). <italic=true>Oak</>. Fjord Press.', vaughan, zander,
    '[heading 2] Articles', adair,
  ]

  test('is one list to the text, and each part stays as it is divided', async () => {
    expect(await text('turabian-9-ad', divided)).toEqual([
      'Timber was dear for years (Vaughan 2015; Adair 2017), and so was rope (Zander 2001). Nobody knew the reason (Adair 2018).',
      'References',
      'Books',
      'Adair, B. 2018. Oak. Fjord Press.',
      'Vaughan, M. 2015. Salt and Rye. Fjord Press.',
      'Zander, K. 2001. Rope. Fjord Press.',
      'Articles',
      'Adair, B. 2017. “Oak and Iron.” Northern Ships 4 (2): 55–78.',
    ])
  })

  test('is counted through part after part', async () => {
    const [line, , , ...entries] = await text('ieee', divided)
    expect(line).toBe('Timber was dear for years [1], [4], and so was rope [2]. Nobody knew the reason [3].')
    expect(entries.map((entry) => entry.replace(/\t.*/, ''))).toEqual(['[1]', '[2]', '[3]', 'Articles', '[4]'])
  })
})

test('a list in the middle from which nothing is cited is no list of a chapter', async () => {
  const lines = [
    'Timber was dear for years (Adair, 2017), and so was rope (Sample & Roe, 2019).',
    '[heading 1] Further reading', zander, 'Zander, K. (2004). <italic=true>More rope</>. Fjord Press.',
    '[heading 1] Later years',
    'Nobody knew the reason for it, then or later on (Adair, 2017; Vaughan, 2015).',
    '[heading 1] References', adair, sample, vaughan,
  ]
  const [first, ...rest] = await text('mla-9', lines)
  expect([first, rest.find((line) => line.startsWith('Nobody'))]).toEqual([
    'Timber was dear for years (Adair), and so was rope (Sample and Roe).',
    'Nobody knew the reason for it, then or later on (Adair; Vaughan).',
  ])
})
