import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { makeDocx } from '../notation/make-docx.js'
import { p, r, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { bodyText } from '../reading/text.js'

const adair = 'Adair, B. (2017). Oak and iron. Northern Ships, 4(2), 55–78.'
const berg = 'Berg, L. (2011). Ropes of the north. Harbour Review, 7(1), 12–19.'
const vaughan = 'Vaughan, M. (2015). Salt and rye. Fjord Press.'
const backwards = ['Rye was dear (Vaughan, 2015), and so was rope (Berg, 2011).', 'Timber was not (Adair, 2017).', '[heading 1] References']

/** What becomes of a paper, and what its report says of the order of its list. */
const inOrder = async (lines: readonly string[], style = 'ieee', trackedChanges = false) => {
  const { document, report } = await format(await makeDocx(lines), { style, trackedChanges }, nodeCodec)
  const { status, findings } = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.order')!
  return { lines: await bodyText(document), status, message: findings[0]?.message, document }
}
const isQuiet = async (document: Uint8Array) => expect((await format(document, { style: 'ieee' }, nodeCodec)).report.changes).toEqual([])

describe('a list that is counted in the order of first mention', () => {
  const split = ['Berg, L. (2011). Ropes of the north and their', 'many makers. Harbour Review, 7(1), 12–19.']

  test.each([false, true])('takes an entry that is split over paragraphs along, and makes it one (tracked: %s)', async (tracked) => {
    const { lines, status, document } = await inOrder([...backwards, adair, ...split, vaughan], 'ieee', tracked)
    expect(status).toBe('fixed')
    expect(lines.filter((line) => line !== '').slice(3)).toEqual([
      '[1]\tM. Vaughan, Salt and rye. Fjord Press, 2015.',
      '[2]\tL. Berg, “Ropes of the north and their many makers,” Harbour Review, vol. 7, no. 1, pp. 12–19, 2011.',
      '[3]\tB. Adair, “Oak and iron,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.',
    ])
    if (!tracked) await isQuiet(document)
  })

  test.each([false, true])('moves entries with the tags that Word gave their words (tracked: %s)', async (trackedChanges) => {
    const tagged = p('', r('Adair, B. (2017). Oak and iron of '), `<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="place">${r('Bergen')}</w:smartTag>`, r('. Northern Ships, 4(2), 55–78.'))
    const body = [...backwards.slice(0, 2).map((line) => p('', r(line))), styled('Heading1', 'References'), tagged, p('', r(berg)), p('', r(vaughan))]
    const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'ieee', trackedChanges }, nodeCodec)
    expect((await bodyText(document)).filter((line) => line !== '').slice(3).map((line) => line.slice(0, 12))).toEqual(['[1]\tM. Vaugh', '[2]\tL. Berg,', '[3]\tB. Adair'])
  })

  test('is counted as it stands where one paragraph holds two entries, words of which stand out, and the report says why', async () => {
    const { lines, status, message, document } = await inOrder([...backwards, `${adair.replace('Oak', '<italic=true>Oak</>')}\n${berg}`, vaughan])
    expect(lines.slice(0, 2)).toEqual(['Rye was dear [3], and so was rope [2].', 'Timber was not [1].'])
    expect(status).toBe('needs_review')
    expect(message).toContain('The list stays as it is: not all of its entries can be moved.')
    await isQuiet(document)
  })

  test('says of numbers that stay that the list is not in that order for them', async () => {
    const ieee = ['[1] B. Adair, “Oak and iron,” Northern Ships, vol. 4, no. 2, pp. 55–78, 2017.', '[2] M. Vaughan, Salt and rye. Fjord Press, 2015.']
    const { lines, status, message } = await inOrder(['Rye was dear [2], and [1, as Berg told her] says so. So was timber [1].', '[heading 1] References', ...ieee])
    expect(lines[0]).toBe('Rye was dear [2], and [1, as Berg told her] says so. So was timber [1].')
    expect(status).toBe('needs_review')
    expect(message).toContain('in the order of the style it comes before. The list stays as it is: other numbers in the text point into the list')
  })

  test('gives no numbers where a change is pending in an entry that has none, though its place is right', async () => {
    const { lines } = await inOrder(['Rye was dear (Berg, 2011), and so was timber (Vaughan, 2015).', '[heading 1] References', berg.replace('Ropes', '{--Ropes--}{++Knots++}'), vaughan])
    expect(lines[0]).toBe('Rye was dear (Berg, 2011), and so was timber (Vaughan, 2015).')
    expect(lines.filter((line) => /^\[\d\]/.test(line))).toEqual([])
  })

  test('has a whole entry end where the next says who and when, though it has no stop', async () => {
    const groups = ['Berg Ports Association 2011 Standards of ropes. In Harbour Manual, pp. 12–19. Bergen, Norway', 'Harbour Data Service / Northern Ports 2012 Guides to good knots. Electronic document, https://knots.example/guides/ accessed on 7 September 2017.']
    const { lines } = await inOrder(['Knots hold (Harbour Data Service / Northern Ports 2012). Rye was dear (Vaughan, 2015).', '[heading 1] References', ...groups, vaughan])
    expect(lines.filter((line) => /^\[\d\]/.test(line))).toHaveLength(3)
  })
})

test('citations behind one that stays in words get their numbers, also where a letter tells works of one title apart', async () => {
  const cited = [
    'Rye was dear (Zander, 2000b; Moe et al., 2006). Rope was not (Fox and Lee, 2004a).',
    'All of it was counted (The Harbour manual: The essential guide for keepers, pilots, and clerks. 15th ed, 2003).',
    'Timber was counted again (Fox and Lee, 2004b).',
  ]
  const listed = [
    'Fox, R. and Lee, A. (2004a) “Higher tides V: 2-harbours,” Northern Ships, 12, pp. 423–491. Available at: https://arxiv.org/abs/math/0307200v3.',
    'Fox, R. and Lee, A. (2004b) Higher tides V: 2-harbours. Available at: https://arxiv.org/abs/math/0307200v3.',
    'Moe, I. et al. (2006) “Effect of salt on ropes,” Harbour Review, 691(13), pp. 3027–3036.',
    'The Harbour manual: The essential guide for keepers, pilots, and clerks. 15th ed (2003) 15th ed. Bergen: Harbour Press.',
    'Zander, G. (2000b) “The true ice: Keeping out of it in northern films,” in G. Zander (ed.) Ice and beyond: The north in films. Bergen; London: Fjord Press, pp. 55–65.',
  ]
  const { lines, document } = await inOrder([...cited, '[heading 1] Reference List', ...listed])
  expect(lines[2]).toBe('Timber was counted again [4].')
  await isQuiet(document)
})
