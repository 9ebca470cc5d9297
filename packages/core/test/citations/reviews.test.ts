import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { notesText } from '../reading/text.js'
import { becomesIn, staysIn } from './one-entry.js'

const apa = 'Dahl, P. (2014). The sea at rest [Review of the book <italic=true>Ice and iron</>, by M. Kern]. <italic=true>Journal of Harbours</>, 12(3), 44–46.'
const mla = 'Dahl, Per. “The Sea at Rest.” Review of <italic=true>Ice and Iron</>, by Mary Kern and Carl Roe. <italic=true>Journal of Harbours</>, vol. 12, no. 3, 2014, pp. 44–46.'
const bare = (entry: string): string => entry.replace(/<.*?>/g, '')

describe('a review says what it is of, and by whom that is', () => {
  becomesIn('apa-7', [[apa, bare(apa)], [mla, 'Dahl, P. (2014). The Sea at Rest [Review of Ice and Iron, by M. Kern & C. Roe]. Journal of Harbours, 12(3), 44–46.']])
  becomesIn('mla-9', [[mla, bare(mla)], [apa, 'Dahl, P. “The Sea at Rest.” Review of Ice and Iron, by M. Kern. Journal of Harbours, vol. 12, no. 3, 2014, pp. 44–46.']])
  becomesIn('chicago-18-ad', [[apa, 'Dahl, P. 2014. “The Sea at Rest.” Review of Ice and Iron, by M. Kern. Journal of Harbours 12 (3): 44–46.']])
  becomesIn('chicago-18-nb', [[apa, 'Dahl, P. “The Sea at Rest.” Review of Ice and Iron, by M. Kern. Journal of Harbours 12, no. 3 (2014): 44–46.']])
  // Other styles have no place for it.
  for (const style of ['harvard', 'ieee', 'vancouver']) staysIn([style], bare(apa))

  test('in a note, too', async () => {
    const lines = ['Ice rests (Dahl, 2014, p. 45), and rests again (Dahl, 2014, p. 46); timber is dear (Adair, 2017).', '[heading 1] References', 'Adair, B. (2017). Oak and iron. Fjord Press.', apa]
    const { document } = await format(await makeDocx(lines), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await notesText(document)).filter((note) => /rest/i.test(note)).map((note) => note.trim()))
      .toEqual(['P. Dahl, “The Sea at Rest,” review of Ice and Iron, by M. Kern, Journal of Harbours 12, no. 3 (2014): 45.', 'Dahl, “The Sea at Rest,” 46.'])
  })
})

describe('journals may be called reviews, and articles after one', () => {
  becomesIn('apa-7', [['Dahl, Per. “Rest.” <italic=true>Review of Harbours</>, vol. 12, no. 3, 2014, pp. 44–46.', 'Dahl, P. (2014). Rest. Review of Harbours, 12(3), 44–46.']])
})
