import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const danish = 'Livet i havnen er stille, og husene er gamle, men ingen ved, hvorfor de blev bygget her ved kysten, hvor der ikke er andet end sand og vand (Adair, 2017).'
const dutch = 'Het leven in de haven is stil en de huizen zijn oud, maar niemand weet waarom zij hier aan de kust zijn gebouwd, waar niets is dan zand en water (Adair, 2017).'
const inDanish = 'Jensen, O. (2014). Havnens liv. I M. Holm & P. Dahl (Red.), <italic=true>Byens håndbog</> (s. 12–30). Fjordforlaget.'
const inDutch = 'De Vries, J. (2012). Het water. In P. Jansen (Red.), <italic=true>Handboek van de haven</> (pp. 12–30). Boom.'

describe('a chapter in the words of a paper’s language is understood in them again', () => {
  test.each([
    ['chicago-18-ad', danish, inDanish, 'Jensen, O. 2014. “Havnens liv”. I Byens håndbog, redigeret af M. Holm og P. Dahl. Fjordforlaget.'],
    ['ieee', danish, inDanish, 'O. Jensen, “Havnens liv”, i Byens håndbog, M. Holm og P. Dahl, Red., Fjordforlaget, 2014, s. 12–30.'],
    ['ieee', dutch, inDutch, 'J. De Vries, ‘Het water’, in Handboek van de haven, P. Jansen, Red., Boom, 2012, pp. 12-30.'],
  ])('in %s: %s', async (style, text, entry, wanted) => {
    const paper = await makeDocx([text, '[heading 1] References', 'Adair, B. (2017). Oak and iron. Fjord Press.', entry])
    const once = (await format(paper, { style }, nodeCodec)).document
    expect((await bodyText(once)).at(-1)!.replace(/^\[\d+\]\t/, '')).toBe(wanted)
    expect((await format(once, { style }, nodeCodec)).report.changes).toEqual([])
  })
})

test('a book whose name begins with I keeps it', async () => {
  const paper = await makeDocx(['Streets are quiet (Lee, 2014).', '[heading 1] References', 'Lee, Ann. “Rest.” I Sailed North, edited by Per Roe, Fjord Press, 2014, pp. 3–9.', 'Adair, Bo. Oak and Iron. Fjord Press, 2017.'])
  expect((await bodyText((await format(paper, { style: 'apa-7' }, nodeCodec)).document)).join('\n')).toContain('I Sailed North')
})
