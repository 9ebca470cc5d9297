import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { becomesIn } from './one-entry.js'

describe('what is not out yet says so where others have their year, in each style’s place', () => {
  becomesIn('apa-7', [
    ['Elle, Fay. “Salt and Memory.” <italic=true>Harbour Studies Quarterly</>, to be published.', 'Elle, F. (to be published). Salt and Memory. Harbour Studies Quarterly.'],
    ['Elle F. Salt and memory. Harbour Studies Quarterly. Forthcoming.', 'Elle, F. (forthcoming). Salt and memory. Harbour Studies Quarterly.'],
    // A work with a year is out, whatever is said behind it.
    ['Elle, F. (2013). <italic=true>Salt and memory</>. Fjord Press.', 'Elle, F. (2013). Salt and memory. Fjord Press.'],
  ])
  becomesIn('vancouver', [
    ['Elle, F. (in press). Salt and memory. <italic=true>Harbour Studies Quarterly</>.', 'Elle F. Salt and memory. Harbour Studies Quarterly. In press.'],
    ['Frank, J. (forthcoming). <italic=true>The last quay</>. Fjord Press.', 'Frank J. The last quay. Fjord Press; forthcoming.'],
  ])
})

describe('a work of the ancients came out before Christ, and again', () => {
  const apa = 'Aristo. (1985). <italic=true>On winds</> (T. Irwin, Trans.). Fjord Press. (Original work published ca. 350 B.C.E.)'
  becomesIn('apa-7', [[apa, apa.replace(/<.*?>/g, '')]])
  becomesIn('mla-9', [[apa, 'Aristo. On Winds. ca. 350 B.C.E. Translated by T. Irwin, Fjord Press, 1985.']])
  becomesIn('chicago-18-ad', [[apa, 'Aristo. (ca. 350 B.C.E.) 1985. On Winds. Translated by T. Irwin. Fjord Press.']])
  becomesIn('harvard', [[apa, 'Aristo (1985) On winds. Translated by T. Irwin. Fjord Press.']])

  test('and is cited by both', async () => {
    const paper = ['Winds are old (Aristo, ca. 350 B.C.E./1985, p. 4), and timber dear (Adair, 2017).', '[heading 1] References', 'Adair, B. (2017). Oak and iron. Fjord Press.', apa]
    const { document, report } = await format(await makeDocx(paper), { style: 'mla-9' }, nodeCodec)
    expect((await bodyText(document))[0]).toBe('Winds are old (Aristo 4), and timber dear (Adair).')
    expect(report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'match.uncited').flatMap(({ findings }) => findings)).toEqual([])
  })
})
