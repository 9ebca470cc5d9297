import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { level, list, p, r, table } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

/** What people type who know no styles. Everything is in Normal. */
const text = p('', r('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'))
const bold = (words: string) => p('', r(words, '<w:b/>'))
const italic = (words: string) => p('', r(words, '<w:i/>'))
const centred = (words: string) => p('<w:jc w:val="center"/>', r(words, '<w:b/>'))
const over = (...headings: string[]) => headings.flatMap((heading) => [heading, text])

const found = async (...body: string[]) => {
  const { paragraphs, outline } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  const words = (role: string) => paragraphs.filter((each) => each.role === role && each.confidence >= 0.85).map((each) => each.text.trim())
  return { outline: outline.map(({ level, text: each }) => `${level} ${each.trim()}`), words }
}

describe('parts that say their level themselves, as those of templates do', () => {
  test('are of that level, whatever they look like', async () => {
    const { outline } = await found(...over(bold('Heading 2'), bold('Heading 3'), bold('Heading 4'), bold('Überschrift 2')))
    expect(outline.map((line) => line[0]).join('')).toBe('2342')
  })
})

describe('parts that are counted', () => {
  test('with `1)` are below those that are counted with numerals and letters', async () => {
    const first = over(centred('Introduction'), centred('I. The Ice'), bold('A. The Early Ice'), italic('1) On the Coast'), italic('2) Inland'), bold('B. The Late Ice'))
    const { outline } = await found(...first, ...over(centred('II. The Thaw'), bold('A. The Floods'), bold('B. The Loss'), centred('Conclusion')))
    expect(outline.map((line) => line[0]).join('')).toBe('1123321221')
  })

  test('with `1.` are below main parts that have no numbers', async () => {
    const large = (words: string) => p('', r(words, '<w:b/><w:sz w:val="28"/>'))
    const { outline } = await found(...over(large('Introduction'), large('The Ice'), large('Questions'), bold('1. Why is the ice thin?'), bold('2. Does it hold?'), large('Conclusion')))
    expect(outline.map((line) => line[0]).join('')).toBe('111221')
  })

  test('and look as those before them are headings in a draft that has no text under them yet', async () => {
    const written = over(bold('1. The Ice'), bold('1.1 On the Coast'), bold('2. The Ships'))
    const { outline } = await found(...written, ...['3. The Town', '3.1 The Council of the Year', '3.2 The People of the Old Town', '4. Conclusion', 'References'].map(bold))
    expect(outline.map((line) => line[0]).join('')).toBe('12112211')
    const steps = await found(...written, text, ...['3. Ask the council', '4. Ask the town'].map((words) => p('', r(words))))
    expect(steps.outline).toHaveLength(3)
  })

  test('with numerals are main parts, though the introduction before them and the conclusion stand in the middle', async () => {
    const { outline } = await found(...over(centred('Introduction'), bold('I. The Ice'), italic('A. On the Coast'), italic('B. Inland'), bold('II. The Thaw'), centred('Conclusion')))
    expect(outline.map((line) => line[0]).join('')).toBe('112211')
  })

  test('with small letters are below those that have none, though they look as those do', async () => {
    const { outline } = await found(...over(bold('Question 1'), bold('Question 2'), bold('(a) The ice'), bold('(b) The ships'), bold('Question 3')))
    expect(outline.map((line) => line[0]).join('')).toBe('11221')
  })

  test('as `2.0` are main parts, over `2.1`', async () => {
    const { outline } = await found(...over(bold('1.0 The Ice'), bold('2.0 The Ships'), bold('2.1 Sails'), bold('2.2 Oars'), bold('3.0 The Town')))
    expect(outline.map((line) => line[0]).join('')).toBe('11221')
  })

  test('by Word in one row are headings together, over tables too, and items of text that Word counts are none', async () => {
    const numbering = list(1, level(0, 'decimal', '%1)'))
    const counted = (words: string) => p('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(words, '<w:b/>'))
    const ships = table('', [p('', r('Ship')), p('', r('Year'))], [p('', r('Ada')), p('', r('1870'))])
    const file = await docxOf({ body: [...over(counted('The Ice'), counted('The Ships')), counted('Timetable of the Ships That Stayed:'), ships, ...over(counted('The Town'))].join(''), styles: english, numbering: numbering.abstract + numbering.instance })
    expect((await inspect(file, {}, nodeCodec)).outline.map((each) => each.text)).toEqual(['The Ice', 'The Ships', 'Timetable of the Ships That Stayed:', 'The Town'])
    const items = await docxOf({ body: [...over(counted('The Ice'), counted('The Ships')), counted('one'), counted('two'), counted('three')].join(''), styles: english, numbering: numbering.abstract + numbering.instance })
    expect((await inspect(items, {}, nodeCodec)).outline.map((each) => each.text)).not.toContain('two')
  })

  test('are main parts as acknowledgements, though those alone are not in capitals', async () => {
    const { outline } = await found(...over(bold('INTRODUCTION'), bold('METHODS'), bold('The Ice'), bold('The Ships'), bold('RESULTS'), bold('DISCUSSION'), bold('Acknowledgements')))
    expect(outline.map((line) => line[0]).join('')).toBe('1122111')
  })

  test('are of the first level as an appendix, though it alone is not in capitals', async () => {
    const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
    const { outline } = await found(...over(centred('1. INTRODUCTION'), centred('2. THE ICE'), bold('2.1. On the Coast'), bold('2.2. Inland'), centred('3. CONCLUSION')), centred('4. REFERENCES'), entry, ...over(centred('APPENDIX A. Letters of the Town')))
    expect(outline.map((line) => line[0]).join('')).toBe('1122111')
  })
})

describe('an appendix behind the list of works', () => {
  const large = (words: string) => p('', r(words, '<w:b/><w:sz w:val="32"/>'))
  const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
  const paper = [...over(large('Introduction'), large('The Ice'), bold('On the Coast'), bold('Inland'), large('Conclusion')), large('References'), entry]

  test('stands beside it, though it looks as the parts of chapters do, and is divided as they are', async () => {
    const { outline } = await found(...paper, ...over(bold('Appendix 1: Letters of the Town'), italic('From the Council'), bold('Appendix 2: Ships')))
    expect(outline.map((line) => line[0]).join('')).toBe('112211121')
  })

  test('is a heading where it is set off, though a list stands below it', async () => {
    const questions = ['Why is the ice thin?', 'Does it hold?', 'Who asked?'].map((words) => p('', r(`a) ${words}`)))
    const plainPaper = [...over(centred('THE ICE'), centred('THE TOWN')), centred('REFERENCES'), entry]
    const { words } = await found(...plainPaper, p('<w:jc w:val="center"/>', r('APPENDIX A. Letters of the Whole Town', '<w:u w:val="single"/>')), ...questions)
    expect(words('heading')).toContain('APPENDIX A. Letters of the Whole Town')
  })
})

test('figure legends behind the list of works are a part beside it, though they look as the parts of chapters do', async () => {
  const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
  const paper = [...over(centred('INTRODUCTION'), centred('METHODS'), bold('Ships'), bold('Sailors'), centred('RESULTS')), centred('REFERENCES'), entry]
  const { outline } = await found(...paper, bold('Figure legends'), p('', r('Figure 1. The harbour. Bars are ships.')))
  expect(outline.map((line) => line[0]).join('')).toBe('1122111')
})

describe('a list of works that is divided', () => {
  const cases = ['Sample v Example (1884) 9 App Cas 605 (HL)', 'Harbour Bros v Town Ltd [1991] 1 QB 1 (CA)', 'Harbours (Rights of Third Parties) Act 1999', 'Sample A, Harbour Law (6th edn, OUP 2018)'].map((words) => p('', r(words)))

  test('goes on under the headings of its parts, whatever its entries are', async () => {
    const { outline, words } = await found(...over(centred('Introduction'), centred('Conclusion')), centred('Bibliography'), bold('Cases'), ...cases.slice(0, 2), bold('Legislation'), cases[2]!, bold('Books'), cases[3]!)
    expect(words('reference-entry')).toHaveLength(4)
    expect(outline.slice(2)).toEqual(['1 Bibliography', '2 Cases', '2 Legislation', '2 Books'])
  })

  test('has no part above it that is called as a list may be', async () => {
    const entry = (words: string) => p('', r(words))
    const { outline, words } = await found(...over(centred('Introduction'), centred('Conclusion')), centred('Bibliography'), bold('Primary Sources'), entry('The Northern Courier, 1794–96.'), bold('Secondary Sources'), entry('Sample, Ada. Harbours of the North. London: Harbour Press, 1998.'))
    expect(words('reference-entry')).toHaveLength(2)
    expect(outline.slice(2)).toEqual(['1 Bibliography', '2 Primary Sources', '2 Secondary Sources'])
  })

  test('has parts that look as those of the paper do, and the first source of an archive may have no year', async () => {
    const entry = (words: string) => p('', r(words))
    const primary = [entry('Minutes of the Harbour Union. MS 14/2. County Archive.'), entry('The Northern Courier, 1794–96.')]
    const secondary = [entry('Sample, Ada. Harbours of the North. London: Harbour Press, 1998.')]
    for (const look of [centred, bold]) {
      const { outline, words } = await found(...over(bold('Introduction'), bold('Conclusion')), look('Bibliography'), bold('Primary Sources'), ...primary, bold('Secondary Sources'), ...secondary)
      expect(words('reference-entry')).toHaveLength(3)
      expect(outline.slice(2)).toEqual(['1 Bibliography', '2 Primary Sources', '2 Secondary Sources'])
    }
  })

  test('ends where a program is called, though it is called with an address', async () => {
    const { words } = await found(...over(centred('Introduction'), centred('Conclusion')), centred('Bibliography'), ...cases, p(''), p('', r('source(“https://example.org/count”) Words: 547')))
    expect(words('reference-entry')).toHaveLength(4)
  })

  test('ends at a heading that looks as its own does', async () => {
    const { words } = await found(...over(centred('Introduction'), centred('Conclusion')), centred('Bibliography'), ...cases, centred('Harbours in 1999'), text)
    expect(words('reference-entry')).toHaveLength(4)
  })
})

test('what is called as a list may be, and stands over text or parts of its own, is no list where one comes further down', async () => {
  const entry = p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'))
  const sections = async (...body: string[]) => (await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)).paragraphs.flatMap(({ role, section }) => (role === 'heading' ? [section ?? 'none'] : []))
  const over = (style: string, words: string) => p(`<w:pStyle w:val="${style}"/>`, r(words))
  const list = [over('Heading1', 'Bibliography'), entry, entry]
  expect(await sections(over('Heading1', '1. Sources'), text, over('Heading1', '2. The Ice'), text, ...list)).toEqual(['none', 'none', 'references'])
  expect(await sections(over('Heading1', 'Literature'), over('Heading2', 'On Ice'), text, ...list)).toEqual(['none', 'none', 'references'])
  expect(await sections(text, over('Heading1', 'References'), entry, over('Heading1', 'The Thaw'), text, ...list)).toEqual(['references', 'none', 'references'])
})

test('what says which chapter begins is a heading, in plain capitals too', async () => {
  const { outline } = await found(...over(p('', r('CHAPTER ONE: THE ICE')), bold('1.1 The Coast'), p('', r('CHAPTER TWO: THE REVIEW OF THE ICE')), bold('2.1 The Sea')))
  expect(outline).toEqual(['1 CHAPTER ONE: THE ICE', '2 1.1 The Coast', '1 CHAPTER TWO: THE REVIEW OF THE ICE', '2 2.1 The Sea'])
})

test('chapters are main parts, though the preface is larger', async () => {
  const { outline } = await found(...over(p('', r('Preface', '<w:b/><w:sz w:val="32"/>'))), centred('Chapter 1'), ...over(centred('The Ice')), centred('Chapter 2'), ...over(centred('The Thaw')))
  expect(outline.map((line) => line[0]).join('')).toBe('11111')
})

test('parts of the second level under a title are main parts, though what stands behind the references has the first', async () => {
  const styled = (id: string, words: string) => p(`<w:pStyle w:val="${id}"/>`, r(words))
  const list = [1997, 1998, 1999, 2000].map((year) => p('', r(`Lee, A. (${year}). Ice in harbours. Journal of Ice, 4, 1–9.`)))
  const parts = [...over(styled('Heading2', 'Ships'), styled('Heading3', 'Sails'), styled('Heading2', 'Ice')), styled('Heading1', 'References'), ...list]
  const { outline } = await found(styled('Title', 'A Year in the Harbour'), ...parts, styled('Heading1', 'Appendix'), ...over(styled('Heading2', 'Letters')))
  expect(outline.map((line) => line[0]).join('')).toBe('121112')
})

test('parts of the second level under a title are main parts, though those of the third are numbered as theirs', async () => {
  const styled = (id: string, words: string) => p(`<w:pStyle w:val="${id}"/>`, r(words))
  const { outline } = await found(styled('Title', 'A Year in the Harbour'), ...over(styled('Heading2', '1. Ships'), styled('Heading3', '1.1 Sails'), styled('Heading2', '2. Ice')))
  expect(outline.map((line) => line[0]).join('')).toBe('121')
})

describe('an abstract', () => {
  test('has its name before it, and is no remark on a line of one', async () => {
    const said = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour at all.'
    expect((await found(bold('The Harbour'), p('', r(`Abstract: ${said}`)), ...over(bold('Introduction')))).words('abstract')).toHaveLength(1)
    expect((await found(bold('The Harbour'), p('', r(`Abstract – Ln 9: ${said}`)), ...over(bold('Introduction')))).words('abstract')).toEqual([])
  })

  test('is short where little is to be said, and not yet written where a remark stands under its name', async () => {
    const under = async (words: string) => (await found(bold('The Harbour'), bold('Abstract'), p('', r(words)), ...over(bold('Introduction')))).words('abstract')
    expect(await under('Ice was measured in three harbours from November to March. It was thickest where no river came in.')).toHaveLength(1)
    expect(await under('(To be written when the paper is done.)')).toEqual([])
  })

  const plain = (words: string) => p('', r(words))

  test('has short parts that say what they are', async () => {
    const parts = ['Background: Little is known of ice in harbours.', 'Methods: We measured the ice of twelve harbours.', 'Results: It was thinner than anybody had thought.'].map(plain)
    expect((await found(bold('Abstract'), ...parts, ...over(bold('Introduction'), bold('Conclusion')))).words('abstract')).toHaveLength(3)
  })

  test('has parts that only bold letters name, also below a table with key points', async () => {
    const parts = ['Importance', 'Observations', 'Conclusions and Relevance'].map((name) => p('', r(name, '<w:b/>') + r(' Ice of harbours is rare.')))
    const key = table('', [bold('Key Points'), plain('Ice is rare, and harbours are many.')])
    expect((await found(bold('The Harbour in Ice'), key, bold('Abstract'), ...parts, ...over(bold('Introduction'), bold('Conclusion')))).words('abstract')).toHaveLength(3)
  })

  test('has as many parts as a journal asks for, in capitals', async () => {
    const parts = ['IMPORTANCE', 'OBJECTIVE', 'DESIGN, SETTING, AND PARTICIPANTS', 'INTERVENTIONS', 'MAIN OUTCOMES', 'RESULTS', 'CONCLUSIONS'].map((label) => plain(`${label} We measured the ice of harbours.`))
    expect((await found(bold('ABSTRACT'), ...parts, ...over(bold('Introduction'), bold('Conclusion')))).words('abstract')).toHaveLength(7)
  })

  test('has parts that are called in lines of their own, one level below it', async () => {
    const parts = ['Purpose', 'Methods', 'Results', 'Conclusion'].flatMap((name) => [bold(name), text])
    const paper = over(bold('Introduction'), bold('Methods'), bold('Conclusion'))
    for (const behind of [[plain('Keywords: ice; harbour.'), ...paper], [plain('Trial number: none'), plain('Keywords: ice; harbour.'), ...paper], paper]) {
      const { outline } = await found(bold('Abstract'), ...parts, ...behind)
      expect(outline).toEqual(['2 Purpose', '2 Methods', '2 Results', '2 Conclusion', '1 Introduction', '1 Methods', '1 Conclusion'])
    }
  })

  test('is not what a report sums up for those who decide', async () => {
    const { outline, words } = await found(...over(bold('Executive Summary'), bold('Introduction'), bold('Conclusion')))
    expect(outline).toEqual(['1 Executive Summary', '1 Introduction', '1 Conclusion'])
    expect(words('abstract')).toEqual([])
  })

  test('of which nothing says where it ends is the paper', async () => {
    const { outline } = await found(bold('Abstract'), ...over(bold('Background'), bold('Methods'), bold('Results'), bold('Conclusion')))
    expect(outline).not.toContain('2 Methods')
  })

  test('that nothing calls so stands between names and an introduction; over any other part it is the introduction itself', async () => {
    const long = p('', r(Array<string>(4).fill('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.').join(' ')))
    const front = [centred('The Harbour in Ice'), plain('Anna Lee'), plain('Example University'), long]
    expect((await found(...front, ...over(bold('Introduction'), bold('Conclusion')))).words('abstract')).toHaveLength(1)
    expect((await found(...front, ...over(bold('Methods'), bold('Conclusion')))).words('abstract')).toEqual([])
  })

  test('that nothing calls so stands right above the keywords, be it short and set in', async () => {
    const words = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, which nobody had seen before.'
    const front = [centred('The Harbour in Ice'), plain('Anna Lee'), plain('Example University')]
    const short = p('<w:ind w:left="567" w:right="567"/>', r(words))
    const paper = over(bold('1. Ships'), bold('2. Ice'))
    expect((await found(...front, short, plain('Keywords: ice, ships'), ...paper)).words('abstract')).toEqual([words])
    expect((await found(...front, short, ...paper)).words('abstract')).toEqual([])
  })

  test('stands in another language under the first one and its keywords', async () => {
    const { words } = await found(bold('RESUMO'), text, plain('Palavras-chave: gelo; porto.'), bold('ABSTRACT'), text, plain('Keywords: ice; harbour.'), ...over(bold('INTRODUÇÃO'), bold('CONCLUSÃO')))
    expect(words('abstract')).toHaveLength(2)
    expect(words('keywords')).toHaveLength(2)
  })
})

test('what people say in lines of their own is text, after text', async () => {
  const said = ['“You never wrote,” said Anna.', '“There was nothing.”', '“There was the house,” she said.']
  const { words } = await found(bold('The Ice'), text, ...said.map((words) => p('', r(words))), text)
  expect(words('body')).toEqual(expect.arrayContaining(said))
  expect((await found(p('', r('“The sea is ice.”')), bold('The Ice'), text)).words('body')).not.toContain('“The sea is ice.”')
})

test('a sentence that begins with the label of a figure is no caption', async () => {
  const { words } = await found(text, p('', r('Şekil 1’de yıllara göre değişim görülmektedir.')), p('', r('Figure 2’s left side shows the ice.')), text)
  expect(words('figure-caption')).toEqual([])
})

test('a table of a Portuguese or Spanish paper may be called otherwise', async () => {
  const cells = '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>1709</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  const { words } = await found(text, p('', r('Quadro 1 – Perfil dos portos')), cells, text, p('', r('Cuadro 2. Puertos del norte')), cells, text)
  expect(words('table-caption')).toHaveLength(2)
})

test('whoever signs below the last line is no heading, for nothing stands under it', async () => {
  const { outline } = await found(...over(bold('The Ice'), bold('Declaration')), p('', r('Ada Sample')))
  expect(outline).toEqual(['1 The Ice', '1 Declaration'])
  expect((await found(p('', r('It rained.', '<w:sz w:val="26"/>')))).outline).toEqual([])
})
