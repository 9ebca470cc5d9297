import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { becomesIn, staysIn } from './one-entry.js'

describe('a film says who directed it', () => {
  const film = 'Berg, A., & Roe, C. (Directors). (2012). Slow ferries [Film]. Fjord Pictures.'
  becomesIn('mla-9', [
    [film, 'Slow Ferries. Directed by A. Berg and C. Roe, Fjord Pictures, 2012.'],
    ['Slow Ferries. Dir. Ada Berg. Fjord Pictures, 2012.', 'Slow Ferries. Directed by Ada Berg, Fjord Pictures, 2012.'],
  ])
  becomesIn('chicago-18-ad', [[film, 'Berg, A., and C. Roe, dirs. 2012. Slow Ferries. Film. Fjord Pictures.']])
  becomesIn('asa-7', [[film, 'Berg, A., and C. Roe, dirs. 2012. Slow Ferries. Fjord Pictures.']])
  becomesIn('apa-7', [
    [film, film],
    ['Slow Ferries. Directed by Ada Berg, Fjord Pictures, 2012.', 'Berg, A. (Director). (2012). Slow Ferries [Film]. Fjord Pictures.'],
    ['Berglund, Elsa, dir. The Long Winter Quay. Nordlys Film, 1964.', 'Berglund, E. (Director). (1964). The Long Winter Quay [Film]. Nordlys Film.'],
    ['The Long Winter Quay. Directed by Elsa Berglund, Nordlys Film, 1964.', 'Berglund, E. (Director). (1964). The Long Winter Quay [Film]. Nordlys Film.'],
    ['Berg, Ada, dir. 2012. Slow Ferries. Fjord Pictures.', 'Berg, A. (Director). (2012). Slow Ferries [Film]. Fjord Pictures.'],
    ['Berg, Ada, dir. Tides. Warner Bros., 2017.', 'Berg, A. (Director). (2017). Tides [Film]. Warner Bros.'],
    ['Slow Ferries (2012) Directed by Ada Berg [Film]. Bergen: Fjord Pictures.', 'Berg, A. (Director). (2012). Slow Ferries [Film]. Fjord Pictures.'],
    ['Rye (2017) Directed by A. Berg. [Feature film]. Bergen: Fjord Pictures.', 'Berg, A. (Director). (2017). Rye [Feature film]. Fjord Pictures.'],
  ])
  staysIn(['chicago-18-nb', 'harvard', 'ieee'], film)
  becomesIn('vancouver', [[film, 'Berg A, Roe C, directors. Slow ferries [film]. Fjord Pictures; 2012.'], ['Berg A, director. Slow ferries [film]. Bergen: Fjord Pictures; 2012.', 'Berg A, director. Slow ferries [film]. Bergen: Fjord Pictures; 2012.']])
  becomesIn('ama-11', [[film, 'Berg A, Roe C, directors. Slow Ferries. Fjord Pictures; 2012.'], ['Berg A, director. Slow Ferries. Fjord Pictures; 2012.', 'Berg A, director. Slow Ferries. Fjord Pictures; 2012.']])
  becomesIn('apa-7', [['Berg, Ada, dir. 2012. Slow Ferries. Bergen: Fjord Pictures. DVD.', 'Berg, A. (Director). (2012). Slow Ferries [Film; DVD]. Fjord Pictures.']])
  becomesIn('mla-9', [['Rye. Directed by Ada Berg, Warner Bros., 2017.', 'Rye. Directed by Ada Berg, Warner Bros., 2017.']])
  staysIn(['apa-7', 'mla-9'], 'Hamlet. Directed by Sam Lee, Globe Theatre, 2018.')
})

describe('a film is cited', () => {
  const entries = ['Adair, B. (2017). Oak and iron. Fjord Press.', 'Berg, A. (Director). (2012). Slow ferries [Film]. Fjord Pictures.']
  const text = 'Ice is slow (Berg, 2012), as Berg (2012) saw, and timber dear (Adair, 2017, p. 3).'
  const cited = async (style: string, lines: readonly string[]) => (await bodyText((await format(await makeDocx(lines), { style }, nodeCodec)).document))[0]

  test('by its title where the list has it under that, whoever the sentence names', async () => {
    expect(await cited('mla-9', [text, '[heading 1] References', ...entries])).toBe('Ice is slow (Slow Ferries), as Berg (Slow Ferries) saw, and timber dear (Adair 3).')
  })

  test('by whoever directed it where the list has it under that name, and its minutes without a comma in MLA', async () => {
    const mla = ['Ice is slow (Slow Ferries 00:12:10).', '[heading 1] Works Cited', 'Adair, Bo. Oak and Iron. Fjord Press, 2017.', 'Slow Ferries. Directed by Ada Berg, Fjord Pictures, 2012.']
    expect(await cited('apa-7', mla)).toBe('Ice is slow (Berg, 2012, 00:12:10).')
    expect(await cited('mla-9', mla)).toBe(mla[0])
  })

  test('in the text where a note would name its title alone', async () => {
    expect(await cited('chicago-18-nb', ['Ice is slow (Berg, 2012).', '[heading 1] References', ...entries])).toBe('Ice is slow (Berg, 2012).')
  })
})

test('a film that stays as it is stays under its title', async () => {
  const entries = ['Adair, Bo. Oak and Iron. Fjord Press, 2017.', 'Lee, Ann. Ice. Fjord Press, 2016.', 'Slow Ferries. Directed by Ada Berg, performances by Carl Lund and Mia Roe, Fjord Pictures, 2012.', 'Vaughan, Mia. Salt. Fjord Press, 2015.']
  const { document } = await format(await makeDocx(['Ice is slow (Lee 12; Adair 3; Vaughan 4).', '[heading 1] Works Cited', ...entries]), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(2).map((line) => line.slice(0, 4))).toEqual(['Adai', 'Lee,', 'Slow', 'Vaug'])
})
