import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

/** What people type who know no styles. Everything is in Normal. */
const plain = (text: string) => p('', r(text))
const bold = (text: string) => p('', r(text, '<w:b/>'))
const italic = (text: string) => p('', r(text, '<w:i/>'))
const underlined = (text: string) => p('', r(text, '<w:u w:val="single"/>'))
const centred = (text: string, look = '') => p('<w:jc w:val="center"/>', r(text, look))
const setIn = (text: string) => p('<w:ind w:left="720" w:right="720"/>', r(text))
const blank = p('')

const ice = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'
const trade = 'Merchants who had waited for the autumn fairs found their goods locked in the warehouses, where the damp spoiled half of them before spring.'
const letters = 'What we know of those months we know from letters, most of which were written by people who had nothing else to do.'
const quoted = 'We have burned the last of the benches from the lower hall, and my brother says that the boats will be next, for what is a boat worth to a man who cannot feel his hands, and whose sea has turned to stone before his door?'
const entries = [
  'Example, B. (2011). Frozen ports of the north. Harbour Press.',
  'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.',
].map(plain)

interface Found {
  /** `2 Sails`: level and words of each heading. */
  readonly outline: readonly string[]
  readonly title: readonly string[]
  words(role: string): readonly string[]
}

const found = async (...body: string[]): Promise<Found> => {
  const { paragraphs, outline } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  const words = (role: string) => paragraphs.filter((each) => each.role === role).map(({ text }) => text.trim())
  expect(outline.filter(({ paragraph }) => paragraphs[paragraph]!.confidence < 0.85)).toEqual([])
  return { outline: outline.map(({ level, text }) => `${level} ${text.trim()}`), title: words('title'), words }
}

describe('an essay typed entirely in Normal', () => {
  test('with a bold title of two lines, bold headings, and tabs for indents', async () => {
    const { outline, title } = await found(
      centred('The Harbour in Ice:', '<w:b/>'), centred('Trade and Boredom in a Northern Town', '<w:b/>'), centred('Ada Sample'), blank,
      plain(`\t${ice}`), plain(`\t${trade}`), bold('The Early Frost'), plain(`\t${letters}`), plain(`\t${ice}`),
      bold('What the Letters Say'), plain(`\t${trade}`), bold('Conclusion'), plain(`\t${letters}`), bold('References'), ...entries,
    )
    expect(title).toEqual(['The Harbour in Ice:', 'Trade and Boredom in a Northern Town'])
    expect(outline).toEqual(['1 The Early Frost', '1 What the Letters Say', '1 Conclusion', '1 References'])
  })

  test('with short paragraphs and one quotation in small letters, which is longer than they are', async () => {
    const small = p('<w:ind w:left="720" w:right="720"/>', r(quoted, '<w:sz w:val="16"/>'))
    const brief = 'We know little of the clerk who wrote this down.'
    const { outline, words } = await found(
      bold('Waiting for the Ships'), plain(ice), plain(brief), bold('Waiting for the Spring'), plain(brief), plain('One of them complains of the cold. As he writes:'), small, plain(brief),
    )
    expect(outline).toEqual(['1 Waiting for the Ships', '1 Waiting for the Spring'])
    expect(words('block-quotation')).toEqual([quoted])
  })

  test('with the lines of MLA, underlined headings and a quotation set in on both sides', async () => {
    const { outline, title, words } = await found(
      ...['Ada Sample', 'Professor Tester', 'English 101', '12 March 2020'].map(plain), centred('Letters from a Frozen Town'), plain(ice),
      underlined('Waiting for the Ships'), plain(`${letters} One of them complains of the cold:`), setIn(quoted), plain(trade),
      underlined('Waiting for the Spring'), plain(ice), centred('Works Cited'), ...entries,
    )
    expect(title).toEqual(['Letters from a Frozen Town'])
    expect(outline).toEqual(['1 Waiting for the Ships', '1 Waiting for the Spring', '1 Works Cited'])
    expect(words('block-quotation')).toEqual([quoted])
  })


  test('has a quotation that is set in as its long list of references hangs', async () => {
    const hanging = (text: string) => p('<w:ind w:left="720" w:hanging="720"/>', r(text))
    const spoken = (text: string) => p('<w:ind w:left="720"/>', r(text))
    const list = Array.from({ length: 12 }, (_, at) => hanging(`Sample, A. B., Example, C. D., Roe, E. F., & Berg, G. H. (20${at + 10}). A year in the harbour and what came of it. Journal of Northern Towns, 12(3), 45–67.`))
    const { words } = await found(plain(ice), plain('One of the women there put it this way:'), spoken(quoted), plain(trade), bold('References'), ...list)
    expect(words('block-quotation')).toEqual([quoted])
  })

  test('with headings in capitals, empty paragraphs for space, and typed bullets', async () => {
    const items = ['• salt and grain', '• rope and canvas', '• letters nobody sent'].map(plain)
    const { outline, words } = await found(
      centred('COLD COMMERCE', '<w:b/><w:sz w:val="32"/>'), blank, centred('Bea Muster'), blank, blank,
      plain('INTRODUCTION'), blank, plain(ice), blank, plain('THE TRADE OF THE TOWN'), blank, plain(trade), blank, plain(`${letters} They speak of three things:`), ...items, blank,
      plain(ice), blank, plain('CONCLUSION'), blank, plain(letters), blank, plain('BIBLIOGRAPHY'), blank, ...entries,
    )
    expect(outline).toEqual(['1 INTRODUCTION', '1 THE TRADE OF THE TOWN', '1 CONCLUSION', '1 BIBLIOGRAPHY'])
    expect(words('list-item')).toHaveLength(3)
  })

  test('with typed numbers, bold above and italic below', async () => {
    const { outline } = await found(
      centred('A Town Without a Sea', '<w:b/><w:sz w:val="32"/>'), centred('Ada Sample and Bea Muster'),
      bold('1. Introduction'), plain(ice), bold('2. The Town'), plain(trade), italic('2.1 The Harbour'), plain(letters), italic('2.2 The Market'), plain(ice),
      bold('3. The Winter'), italic('3.1 November'), plain(trade), italic('3.2 February'), plain(letters), bold('4. Conclusion'), plain(ice), bold('References'), ...entries,
    )
    expect(outline).toEqual([
      '1 1. Introduction', '1 2. The Town', '2 2.1 The Harbour', '2 2.2 The Market', '1 3. The Winter', '2 3.1 November', '2 3.2 February', '1 4. Conclusion', '1 References',
    ])
  })

  test('with large centred headings over bold ones, and a quotation in quotation marks after a colon', async () => {
    const large = (text: string) => centred(text, '<w:b/><w:sz w:val="28"/>')
    const { outline, title, words } = await found(
      centred('Ice and Idleness', '<w:b/><w:sz w:val="40"/>'), centred('A Winter in Letters', '<w:b/><w:sz w:val="40"/>'), centred('Ada Sample'), centred('Example University'),
      large('Methods'), plain(letters), bold('Sources'), plain(ice), bold('Reading Them'), plain(trade),
      large('Results'), plain(ice), bold('Fuel'), plain(`${letters} One of them says:`), plain(`“${quoted}” (Sample, 2019, p. 46)`), bold('Food'), plain(trade),
      large('Discussion'), plain(letters), large('References'), ...entries,
    )
    expect(title).toEqual(['Ice and Idleness', 'A Winter in Letters'])
    expect(outline).toEqual(['1 Methods', '2 Sources', '2 Reading Them', '1 Results', '2 Fuel', '2 Food', '1 Discussion', '1 References'])
    expect(words('block-quotation')).toHaveLength(1)
  })
})

test('the title that stands once more above the text has no parts of its own', async () => {
  const page = p('<w:pageBreakBefore/><w:jc w:val="center"/>', r('The Harbour in Ice', '<w:b/>'))
  const { outline, title } = await found(
    centred('The Harbour in Ice', '<w:b/>'), centred('Ada Sample'), centred('Example University'), page, plain(ice), plain(trade),
    bold('The Early Frost'), plain(letters), italic('Fuel'), plain(ice), italic('Food'), plain(trade), bold('Conclusion'), plain(letters),
  )
  expect(title).toEqual(['The Harbour in Ice'])
  expect(outline).toEqual(['1 The Harbour in Ice', '1 The Early Frost', '2 Fuel', '2 Food', '1 Conclusion'])
})

test('a summary at the end is no abstract', async () => {
  const summary = async (heading: string) =>
    (await found(bold('1. Introduction'), plain(ice), bold('2. The Town'), italic('2.1 The Market'), plain(trade), heading.includes('.') ? italic(heading) : bold(heading), plain(`${letters} ${ice}`))).words('abstract')
  expect(await summary('2.2 Summary')).toEqual([])
  expect(await summary('Summary')).toEqual([])
  expect((await found(centred('The Harbour in Ice', '<w:b/>'), bold('Summary'), plain(`${letters} ${ice}`), bold('Introduction'), plain(ice))).words('abstract')).toHaveLength(1)
})

test('a few words that lead on to a list are text', async () => {
  const items = ['1) ask the council;', '2) open the cellars;', '3) wait.'].map(plain)
  expect((await found(plain(ice), plain(trade), plain('The plan had three steps:'), ...items, plain(letters))).words('body')).toContain('The plan had three steps:')
})

test('a few words that lead on to a quotation or an equation are text, and so is what goes on below an equation', async () => {
  const equation = p('', '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>h=kt</m:t></m:r></m:oMath>')
  const { words } = await found(
    plain(ice), bold('The Letters'), plain(letters), plain('One of them puts it like this:'), setIn(quoted), plain(letters), bold('The Ice'), plain(trade), plain('The ice grows with time,'), equation, plain('where h is its height.'), plain(trade),
  )
  expect(words('body')).toEqual(expect.arrayContaining(['One of them puts it like this:', 'The ice grows with time,', 'where h is its height.']))
  expect(words('other')).toEqual([])
})

test('plain lines go on with the numbers of headings over text, and no items of a list do', async () => {
  const long = `${trade} ${letters}`
  const { outline } = await found(plain('1 Introduction'), plain(long), plain('2 Letters and News'), plain(long), plain('2.1 The Post'), plain(long), plain('3 Conclusion'), plain(long))
  expect(outline).toEqual(['1 1 Introduction', '1 2 Letters and News', '2 2.1 The Post', '1 3 Conclusion'])
  const items = await found(plain('1 Introduction'), plain(long), plain('2 Letters and news'), plain('3 Salt and grain'), plain(long))
  expect(items.outline).toEqual(['1 1 Introduction'])
})

test('a centred line over a name is the title, though it reads as two names', async () => {
  const { title } = await found(centred('Community Gardens and Northern Harbours'), centred('Ada Sample'), plain(ice), bold('Ships'), plain(trade), bold('Ice'), plain(letters))
  expect(title).toEqual(['Community Gardens and Northern Harbours'])
})

test('the title of an appendix on the line under its label is of its level', async () => {
  const middle = (text: string) => centred(text, '<w:b/>')
  const { outline } = await found(
    middle('INTRODUCTION'), plain(ice), bold('The Town'), plain(trade), middle('CONCLUSION'), plain(letters), middle('APPENDIX A'), middle('Letters of the Winter'), plain(ice), bold('From the Town'), plain(trade),
  )
  expect(outline.slice(-3)).toEqual(['1 APPENDIX A', '1 Letters of the Winter', '2 From the Town'])
})

test('an appendix is one however plainly its letter and its title are typed, over a form or a picture as over text', async () => {
  const page = p('', r('\f'))
  const form = [plain('Name:'), plain('Ship:')]
  const { outline } = await found(
    centred('The Harbour in Ice', '<w:b/>'), centred('Ada Sample'), plain(ice), bold('Methods'), plain(trade), bold('References'), ...entries,
    page, centred('Appendix A'), centred('Questions to Sailors'), ...form, page, plain('Appendix B'), plain('The ships came in that order.'),
  )
  expect(outline.slice(-3)).toEqual(['1 Appendix A', '1 Questions to Sailors', '1 Appendix B'])
})

test('what is typed plainly between the label of an appendix and its text is its title, and a sentence or a form is none', async () => {
  const under = async (...lines: string[]) => {
    const body = [centred('The Harbour in Ice', '<w:b/>'), centred('Ada Sample'), plain(ice), bold('Methods'), plain(trade), bold('Appendix A'), ...lines].join('')
    const { paragraphs } = await inspect(await docxOf({ body, styles: english }), {}, nodeCodec)
    return paragraphs.slice(6).flatMap(({ role, level, confidence, text }) => (role === 'heading' && confidence >= 0.85 ? `${level} ${text}` : []))
  }
  expect(await under(plain('Letters of the winter'), plain(ice))).toEqual(['1 Letters of the winter'])
  expect(await under(plain('Questions to sailors'), plain('1. Who asked?'), plain('2. Does it hold?'))).toEqual(['1 Questions to sailors'])
  for (const line of ['The ships came in that order.', 'Dear Madam,', 'Ship: none']) expect(await under(plain(line), plain(ice))).toEqual([])
  expect(await under(plain('Ship'), plain('Year'), plain(ice))).toEqual([])
})

test('labels of appendices one after the other are a list of them', async () => {
  const body = [plain(ice), ...['A', 'B', 'C'].map((letter) => plain(`Appendix ${letter}`)), plain('Ships of the town'), plain(trade)].join('')
  const { paragraphs } = await inspect(await docxOf({ body, styles: english }), {}, nodeCodec)
  expect(paragraphs.filter(({ role, confidence }) => role === 'heading' && confidence >= 0.85)).toEqual([])
})

test('plain lines in the middle of the page between paragraphs are headings', async () => {
  const { outline } = await found(centred('THE HARBOUR IN ICE', '<w:b/>'), centred('Ada Sample'), plain(ice), plain(trade), centred('What Was Burned'), plain(letters), plain(ice))
  expect(outline).toEqual(['1 What Was Burned'])
})

test('slanted lines in the middle of the page over text are headings', async () => {
  const { outline } = await found(centred('THE HARBOUR IN ICE', '<w:b/>'), centred('Ada Sample'), plain(ice), plain(trade), centred('Silence as Policy', '<w:i/>'), plain(letters), plain(ice), centred('What Was Burned', '<w:i/>'), plain(trade))
  expect(outline).toEqual(['1 Silence as Policy', '1 What Was Burned'])
})

test('entries that end an essay are its references, though it has no heading for them', async () => {
  const works = [
    ...entries, plain('Muster, C. (2004). Letters from the ice. Northern Studies, 3(1), 1–20.'), plain('Trial, D. (1998). Salt and grain. Harbour Press.'),
  ]
  const essay = [centred('The Harbour in Ice', '<w:b/>'), centred('Ada Sample'), plain(ice), bold('Conclusion'), plain(letters)]
  expect((await found(...essay, ...works, plain('This essay has 2,014 words without its entries.'))).words('reference-entry')).toHaveLength(4)
  expect((await found(...essay, ...works.slice(1))).words('reference-entry')).toHaveLength(0)
  expect((await found(...essay, ...works, plain(trade), plain(ice), plain(letters), plain(trade))).words('reference-entry')).toHaveLength(0)
})

test('institutions with raised numbers belong to the names that have them', async () => {
  const raised = (number: string, text: string) => p('', r(number, '<w:vertAlign w:val="superscript"/>'), r(text))
  const { words } = await found(
    centred('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>'), plain('Ada Sample1, Bea Muster2,3 and Cem Example1'),
    raised('1', 'Section of Ice and Snow, Northern Coast Division, 27 Harbour Drive, Example Town, EX 12345, Nowhere'),
    raised('2', '(formerly) Northern Company, Inc., Example Town'), raised('3', 'Example University'),
    bold('Introduction'), plain(ice), plain(trade),
  )
  expect(words('affiliation')).toHaveLength(3)
  expect(words('author')).toHaveLength(1)
})

test('a bold line over names and institutions is the title, wherever it is set', async () => {
  const { title, outline } = await found(
    bold('Rising Ice in Northern Harbours'), plain('Ada Sample, Bea Muster and Cem Example'), plain('Department of Snow, Example University'),
    plain(ice), bold('Methods'), plain(trade), bold('Results'), plain(letters),
  )
  expect(title).toEqual(['Rising Ice in Northern Harbours'])
  expect(outline).toEqual(['1 Methods', '1 Results'])
})

test('words that tabs bring to the middle are as good as centred', async () => {
  const tabbed = (tabs: number, words: string) => p('', r('\t'.repeat(tabs) + words))
  const essay = (tabs: number) => [
    tabbed(4, 'Trade and Boredom in a Northern Town'), tabbed(5, 'Ada Sample'), tabbed(5, 'May 3, 2024'), p('', '<w:r><w:br w:type="page"/></w:r>'),
    plain(`\t${ice}`), tabbed(tabs, 'The Early Frost'), plain(`\t${letters}`), tabbed(tabs, 'Who Was Paid'), plain(`\t${trade}`),
  ]
  const { outline, title } = await found(...essay(5))
  expect(title).toEqual(['Trade and Boredom in a Northern Town'])
  expect(outline).toEqual(['1 The Early Frost', '1 Who Was Paid'])
  expect((await found(...essay(2))).outline).toEqual([])
})

test('words in the look of all headings are one over a list, too, though the lines of the title page look so', async () => {
  const middle = (words: string) => p('<w:jc w:val="center"/>', r(words))
  const list = ['1. Ropes and sails of the ships that lay in the harbour', '2. Fish that nobody could sell', '3. Wages for the winter'].map(plain)
  const front = [middle('Trade and Boredom in a Northern Town'), middle('Ada Sample'), middle('May 3, 2024'), p('', '<w:r><w:br w:type="page"/></w:r>')]
  const { outline } = await found(...front, middle('Introduction'), plain(`\t${ice} ${trade}`), middle('Early Frost'), plain(`\t${letters}`), middle('Who Was Paid'), plain(`\t${ice}`), plain('\tAll this cost the town eleven crowns.'), middle('Losses'), ...list, middle('Conclusion'), plain(`\t${trade}`))
  expect(outline).toEqual(['1 Introduction', '1 Early Frost', '1 Who Was Paid', '1 Losses', '1 Conclusion'])
})

test('words from the margin between paragraphs that are set in are headings, where there are several', async () => {
  const setIn = (words: string) => p('', r(`\t${words}`))
  const prose = 'Merchants who had waited for the autumn fairs found their goods locked in the warehouses, where the damp spoiled half of them before spring.'
  const essay = (...headings: string[]) => [setIn(prose), ...headings.flatMap((heading) => [p('', r(heading)), setIn(prose)])].join('')
  const found = async (body: string) => (await inspect(await docxOf({ body, styles: english }), {}, nodeCodec)).outline.map(({ text }) => text)
  expect(await found(essay('Who Pays', 'Who Decides', 'What Is Left'))).toEqual(['Who Pays', 'Who Decides', 'What Is Left'])
  expect(await found(essay('Who Pays'))).toEqual([])
  expect(await found(essay('Who Pays', 'Who Decides').replaceAll('<w:tab/>', ''))).toEqual([])
})

test('so are they where blanks set the paragraphs in, and these are short', async () => {
  const prose = '     Merchants found their goods locked in the warehouses, where half of them spoiled.'
  const body = ['Who Pays', 'Who Decides', 'What Is Left'].flatMap((heading) => [heading, prose]).map((words) => p('', r(words))).join('')
  const { outline } = await inspect(await docxOf({ body: p('', r(`     ${ice} ${trade}`)) + body, styles: english }), {}, nodeCodec)
  expect(outline.map(({ text }) => text)).toEqual(['Who Pays', 'Who Decides', 'What Is Left'])
})

test('numerals alone in the middle, counted from one, are the headings of an essay', async () => {
  const essay = (...numerals: string[]) => found(...numerals.flatMap((numeral) => [centred(numeral), plain(ice), plain(trade)]))
  expect((await essay('I', 'II', 'III', 'IV')).outline).toEqual(['1 I', '1 II', '1 III', '1 IV'])
  expect((await essay('V', 'X', 'I')).words('heading')).not.toContain('V')
})
