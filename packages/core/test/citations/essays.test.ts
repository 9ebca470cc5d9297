import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { partsOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'

const converted = async (style: string, lines: readonly string[]) => {
  const { document } = await format(await makeDocx(lines), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return bodyText(document)
}

describe('what students type', () => {
  const mla = '[heading 1] Works Cited'
  const film = '“Winter Harbours.” <italic=true>Harbour Review</>, 2019, www.example.org/winter.'

  test('names a translator beside an editor in roles of their own', async () => {
    const entry = 'Berg, Lena. “On Ropes.” <italic=true>Northern Ships</>, edited by Ada Roe, translated by Carl Vaughan, Fjord Press, 1969, pp. 155-200.'
    const [, , own] = await converted('chicago-18-nb', ['Ropes were dear (Berg 170).', mla, entry])
    expect(own).toBe('Berg, Lena. “On Ropes.” In Northern Ships, edited by Ada Roe, translated by Carl Vaughan. Fjord Press, 1969.')
    expect((await converted('ieee', ['Ropes were dear (Berg 170).', mla, entry]))[2]).toContain('translated by Carl Vaughan')
  })

  test('keeps the times of a film whole', async () => {
    const [line] = await converted('ieee', ['Ice came early (“Winter Harbours” 00:02:10-00:03:00), and stayed (“Winter Harbours” 7).', mla, film])
    expect(line).toMatch(/00:02:10[–-]00:03:00/)
  })

  test('keeps the day on which a newspaper came out', async () => {
    const entry = 'Adair, B. (2019, March 4). Why harbours need more ice. <italic=true>The Northern Times</>. https://www.example.org/2019/03/04/ice'
    expect((await converted('mla-9', ['Ice was dear (Adair, 2019).', '[heading 1] References', entry]))[2]).toContain('4 Mar. 2019')
  })

  test('takes a dash for the author of the entry above where an editor stands behind the title', async () => {
    const list = ['Dorn, Carl. <italic=true>Bleak Harbours</>. Fjord Press, 2003.', '---. <italic=true>Hard Ropes</>. Edited by Kate Flint, Fjord Press, 1995.']
    const text = await converted('apa-7', ['The ropes were hard (Dorn, <italic=true>Hard Ropes</> 28-29).', mla, ...list])
    expect(text[0]).toBe('The ropes were hard (Dorn, 1995, pp. 28–29).')
    expect(text.slice(2)).toContain('Dorn, C. (1995). Hard Ropes (K. Flint, Ed.). Fjord Press.')
  })

  test('leaves an entry whose title has taken up what stands around it', async () => {
    const entry = 'Patel, R. (no date) What is ice? Available at: https://www.example.org/ice (Accessed: 1 June 2021).'
    expect((await converted('chicago-18-nb', ['Ice was dear.', '[heading 1] Reference List', entry])).at(-1)).toBe(entry)
  })

  test('takes nothing out of a sentence that leans on it', async () => {
    const entry = 'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.'
    expect((await converted('chicago-18-nb', ['Ice was dear; see also (Adair, 2017).', '[heading 1] References', entry]))[0]).toBe('Ice was dear; see also (Adair, 2017).')
  })

  test('does not take the year in which a page was seen for one of its pages', async () => {
    const note = '“Winter Harbours,” Harbour Review, accessed May 3, 2021, https://www.example.org/winter.'
    const list = 'Berg, Lena. “Winter Harbours.” Harbour Review. Accessed May 3, 2021. https://www.example.org/winter.'
    expect((await converted('ieee', [`Ice was dear.{footnote: ${note}}`, '[heading 1] Bibliography', list]))[0]).not.toContain('p. 2021')
  })

  test('reads the names before the abbreviation of a group', async () => {
    const entry = 'Northern Harbour Organization. (2019). <italic=true>Guidelines on ice</>. Fjord Press.'
    const [line] = await converted('ieee', ['The Northern Harbour Organization [NHO] (2019) warns, and the NHO (2019) repeats it.', '[heading 1] References', entry])
    expect(line).toBe('The Northern Harbour Organization [NHO] [1] warns, and the NHO [1] repeats it.')
  })

  describe('citations behind the stop of their sentence', () => {
    const list = ['[heading 1] References', 'Ericson, M. (2014). <italic=true>Rye and salt</>. Fjord Press.', 'Roe, F. (2012). <italic=true>Rivers</>. Fjord Press.']

    test('give their own stop up to the mark that takes their place', async () => {
      const [line] = await converted('chicago-18-nb', ['Ice was dear. (Ericson, 2014, p. 4). It was “cold.” (Roe, 2012, p. 5). So it was.', ...list])
      expect(line).toBe('Ice was dear.* It was “cold.”* So it was.')
      expect((await converted('ama-11', ['Ice was dear. (Ericson, 2014). It was cold. (Roe, 2012).', ...list]))[0]).toBe('Ice was dear.1 It was cold.2')
    })

    test('give it up behind a citation that stays, too', async () => {
      const [line] = await converted('chicago-18-nb', ['It was said (A. Lee, personal communication, May 1, 2020). (Ericson, 2014, p. 5).', ...list])
      expect(line).toBe('It was said (A. Lee, personal communication, May 1, 2020).*')
    })

    test('do not put two signs or two marks beside each other', async () => {
      expect((await converted('chicago-18-nb', ['Ice was dear; (see Ericson, 2014); (cf. Roe, 2012).', ...list]))[0]).toBe('Ice was dear; (see Ericson, 2014); (cf. Roe, 2012).')
      expect((await converted('chicago-18-nb', ['Ice was dear (Ericson, 2014). (Roe, 2012).', ...list]))[0]).toBe('Ice was dear.*.*')
      expect((await converted('ama-11', ['Ice was dear. (Ericson, 2014). (Roe, 2012).', ...list]))[0]).toBe('Ice was dear.1.2')
    })
  })

  describe('in other languages', () => {
    const list = ['[heading 1] Literaturverzeichnis', 'Berg, Tom (2018): Wellen und Häfen. Berlin: Fjord.', 'Müller, Anna (2015): Schiffe im Sturm. Berlin: Fjord.']

    test('keeps the stop of “f.”, and the word for pages that a paper has, for bare numbers too', async () => {
      const [line] = await converted('apa-7', ['Das steht fest (Müller 2015, S. 5f.), wie man sagt (Berg 2018, 44; vgl. Müller 2015, S. 7).', ...list])
      expect(line).toBe('Das steht fest (Müller, 2015, S. 5f.), wie man sagt (Berg, 2018, S. 44; vgl. Müller, 2015, S. 7).')
    })

    test('leaves an entry that the next run would put elsewhere in its new words', async () => {
      const office = 'Bundesamt für Statistik (Hrsg.) (2020): Statistik der Häfen. Neuchâtel: BFS.'
      const text = await converted('chicago-18-nb', ['Das steht fest.', ...list.slice(0, 2), office, 'Deutsches Institut für Normung (Hrsg.): DIN 1505. Berlin: Beuth 1984.', list[2]!])
      expect(text[3]).toBe(office)
    })

    test('leaves entries in the signs of national standards as they are', async () => {
      const entries = [
        '张三. 海洋工程导论[M]. 北京: 科学出版社, 2015: 33-35.', '田中太郎 (2015) 『潮汐の科学』東京大学出版会.',
        'Иванов, И. И. Приливы и течения / И. И. Иванов. – Москва : Наука, 2010. – 245 с.', 'Петров П.П. Волны // Океанология. 2015. Т. 5, № 3. С. 12–20.',
      ]
      const text = await converted('apa-7', ['Ice was dear.', '[heading 1] References', ...entries])
      expect(text.slice(2).sort()).toEqual([...entries].sort())
    })
  })

  describe('of all kinds of works', () => {
    const apa = ['Ice was dear.', '[heading 1] References']
    const worded = async (style: string, entry: string) => (await converted(style, [...apa, entry])).at(-1)

    test('pages on the web, which medical styles mark as read online', async () => {
      const page = 'Kelly, N. (2021, May 4). <italic=true>How tides work</>. Sea Stories. https://www.example.org/tides'
      expect(await worded('vancouver', page)).toContain('Kelly N. How tides work [Internet]. Sea Stories; 2021 May 4. Available from: https://www.example.org/tides')
      expect(await worded('mla-9', page)).toBe('Kelly, N. “How Tides Work.” Sea Stories, 4 May 2021, https://www.example.org/tides.')
    })

    test('books with one editor', async () => {
      const book = 'Davis, P. R. (Ed.). (2010). <italic=true>The Fjord handbook of tides</>. Fjord Press.'
      expect(await worded('chicago-18-nb', book)).toBe('Davis, P. R., ed. The Fjord Handbook of Tides. Fjord Press, 2010.')
      expect(await worded('mla-9', book)).toBe('Davis, P. R., editor. The Fjord Handbook of Tides. Fjord Press, 2010.')
      expect(await worded('vancouver', book)).toContain('Davis PR, editor. The Fjord handbook of tides. Fjord Press; 2010.')
    })

    test('theses with the archive that keeps them, which some styles leave out', async () => {
      const thesis = 'Hansen, I. (2017). <italic=true>Storms at sea</> [Doctoral dissertation, University of Bergen]. Bergen Open Archive. https://www.example.org/storms'
      expect(await worded('apa-7', thesis)).toBe(thesis.replace(/<\/?(?:italic=true)?>/g, ''))
      expect(await worded('chicago-18-nb', thesis)).toBe('Hansen, I. “Storms at Sea.” Doctoral dissertation, University of Bergen, 2017. Bergen Open Archive. https://www.example.org/storms.')
    })

    test('articles with a number in the place of pages', async () => {
      const article = 'Chen, Y. (2021). Ice on cliffs. <italic=true>Northern Ice</>, <italic=true>16</>(4), Article e0250123. https://doi.org/10.1000/ice'
      expect(await worded('apa-7', article)).toBe(article.replace(/<\/?(?:italic=true)?>/g, ''))
      expect(await worded('mla-9', article)).toBe('Chen, Y. “Ice on Cliffs.” Northern Ice, vol. 16, no. 4, 2021, p. e0250123, https://doi.org/10.1000/ice.')
      expect(await worded('ieee', article)).toContain('vol. 16, no. 4, Art. no. e0250123, 2021')
    })

    test('pages with a letter', async () => {
      expect(await worded('chicago-18-nb', 'Vega, L. (2015). Maps. <italic=true>Harbour Review</>, <italic=true>9</>(2), S12–S19.')).toBe('Vega, L. “Maps.” Harbour Review 9, no. 2 (2015): S12–19.')
    })

    test('titles that begin with a quotation', async () => {
      const article = 'Roe, H. (2014). “Mind the ice”: Reading in class. <italic=true>Harbour Review</>, <italic=true>3</>(1), 5–19.'
      expect(await worded('chicago-18-nb', article)).toBe('Roe, H. “‘Mind the Ice’: Reading in Class.” Harbour Review 3, no. 1 (2014): 5–19.')
      expect(await worded('apa-7', 'Roe, H. “‘Mind the Ice’: Reading in Class.” <italic=true>Harbour Review</> 3, no. 1 (2014): 5–19.')).toContain('“Mind the Ice”: Reading in Class.')
    })

    test('books in a series, which is no journal', async () => {
      const book = 'Chen, Yi. <italic=true>Ships of the North</>. Maritime Studies 12. Woodbridge: Fjord Press, 2009.'
      expect(await worded('mla-9', book)).toBe('Chen, Yi. Ships of the North. Fjord Press, 2009.')
      expect(await worded('chicago-18-nb', book)).toBe('Chen, Yi. Ships of the North. Maritime Studies 12. Fjord Press, 2009.')
      expect(await worded('chicago-17-nb', book)).toBe('Chen, Yi. Ships of the North. Maritime Studies 12. Woodbridge: Fjord Press, 2009.')
    })

    test('titles that begin as a name might', async () => {
      const book = 'Who Shot J.R.?: Television and Its Audiences. New York: Fjord Press, 1990.'
      expect(await worded('apa-7', book)).toBe(book)
    })

    test('groups with a slash', async () => {
      expect(await worded('mla-9', 'EPUAP/NPIAP. (2014). <italic=true>Ulcers of the north</>. Fjord Press.')).toBe('EPUAP/NPIAP. Ulcers of the North. Fjord Press, 2014.')
    })

    test('names with a particle in a list that sorts by what follows it', async () => {
      expect(await worded('chicago-18-nb', 'van der Berg, J., & Roe, M. (2011). Dunes and dykes. <italic=true>Harbour Review</>, <italic=true>5</>, 1–20.'))
        .toBe('Berg, J. van der, and M. Roe. “Dunes and Dykes.” Harbour Review 5 (2011): 1–20.')
    })

    test('what describes a work in brackets behind its title is not slanted with it', async () => {
      const slanted = async (style: string): Promise<string[]> => {
        const { document } = await format(await makeDocx([...apa, 'Vega, L. (1943). <italic=true>L’eau et le port</> [Water and harbour]. Fjord Press.']), { style }, nodeCodec)
        const runs = (await partsOf(document)).get('word/document.xml')!.split('<w:r>').filter((run) => /<w:i(?: w:val="(?:1|true)")?\/>/.test(run))
        return runs.flatMap((run) => /<w:t[^>]*>([^<]*[a-z][^<]*)</.exec(run)?.[1]?.trim() ?? [])
      }
      expect(await slanted('vancouver')).toEqual([])
      expect(await slanted('mla-9')).toEqual(['L’eau et le port'])
    })
  })
})
