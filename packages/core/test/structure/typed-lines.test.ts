import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { inspect } from '../../src/inspect.js'

const plain = (words: string) => p('', r(words))
const setIn = (words: string) => p('<w:ind w:left="1440"/>', r(words))
const text = plain('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.')
const introduction = plain('The harbour of that year stands in the poem as it stood in the letters of the pastors, and nobody comes or goes:')

const rolesOf = async (...body: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  return paragraphs.map(({ role, confidence }) => (confidence >= 0.85 ? role : 'unsure'))
}

test.each(['Algorithm 1: Ships by their age', 'Listing 2. The harbour', 'Theorem 3.1 (Sample)'])('%s over what it counts is no heading, as bold as it may be', async (label) => {
  const bold = (words: string) => p('', r(words, '<w:b/>'))
  expect(await rolesOf(bold('Ships and Ice'), text, bold(label), text)).toEqual(['heading', 'body', 'unsure', 'body'])
})

test('a heading that hangs out into the margin and is set in again as far is of the level of those that begin at the margin', async () => {
  const heading = (words: string, indent = '') => p(indent, r(words, '<w:b/>'))
  const body = [heading('Ships'), text, heading('Ice', '<w:ind w:left="-1080" w:firstLine="1080"/>'), text, heading('Salt'), text].join('')
  const { paragraphs } = await inspect(await docxOf({ body, styles: english }), {}, nodeCodec)
  expect(paragraphs.flatMap(({ level }) => level ?? [])).toEqual([1, 1, 1])
})

test('a line to sign on at the end is no heading, however it is set', async () => {
  const bold = (words: string) => p('', r(words, '<w:b/>'))
  expect((await rolesOf(bold('Ships and Ice'), text, bold('Declaration'), text, bold('Nordhafen, 3 May 2022 ______________'), text))[4]).not.toBe('heading')
})

test('an abbreviation with what it stands for behind a tab is no heading, but a number with what a part is called is one', async () => {
  const justified = '<w:jc w:val="both"/>'
  const prose = p(justified, r('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.'))
  const heading = p('<w:pStyle w:val="Heading1"/>', r('List of Abbreviations'))
  expect((await rolesOf(prose, heading, plain('HC\tHarbour Commissioners'), plain('OFI\tOffice of Ice'), prose))[2]).not.toBe('heading')
  expect((await rolesOf(prose, p('', r('2\tThe Ice of Harbours', '<w:b/>')), prose))[1]).toBe('heading')
})

describe('verse', () => {
  const lines = ['The harbour keeps its mouth shut, white and wide,', '     and we who owe it everything keep ours;', 'No bell, no oar, no turning of the tide. (Sample 12)']

  test('in lines set in alike, with its source, is quoted', async () => {
    expect(await rolesOf(text, introduction, ...lines.map(setIn), text)).toEqual(['body', 'body', 'block-quotation', 'block-quotation', 'block-quotation', 'body'])
  })

  test('without its source, without a sentence before it or where it stands with the text may be anything', async () => {
    const unsure = ['unsure', 'unsure', 'unsure']
    expect((await rolesOf(text, introduction, ...lines.map((line) => setIn(line.replace(' (Sample 12)', ''))), text)).slice(2, 5)).toEqual(unsure)
    expect((await rolesOf(text, text, ...lines.map(setIn), text)).slice(2, 5)).toEqual(unsure)
    expect((await rolesOf(text, introduction, ...lines.map(plain), text)).slice(2, 5)).toEqual(unsure)
  })

  test('whose lines stand in one paragraph is no running text', async () => {
    expect((await rolesOf(text, plain(lines.join('\n')), text))[1]).toBe('unsure')
  })
})

describe('what is quoted in several paragraphs, set in alike after a colon', () => {
  const quotations = (count: number) => Array<string>(count).fill('block-quotation')

  test('is a conversation, where each line is in quotation marks or names who speaks', async () => {
    const said = ['“Who stands there?”', '“Only the wind, my lady.”']
    expect((await rolesOf(text, introduction, ...said.map(setIn), text)).slice(2, -1)).toEqual(quotations(2))
    const named = ['ANNA: You do not count the hours, for if you did you would go mad.', 'INTERVIEWER: And then?', 'ANNA: Then the ice comes.']
    expect((await rolesOf(text, introduction, ...named.map(setIn), text)).slice(2, -1)).toEqual(quotations(3))
  })

  test('is no list of terms that are explained', async () => {
    const terms = ['Ice: what the harbour is under.', 'Ships: what nobody has.', 'Salt: what is sold.']
    expect((await rolesOf(text, introduction, ...terms.map(setIn), text)).slice(2, -1)).not.toContain('block-quotation')
  })

  test('is a letter, where its last line alone has the source', async () => {
    const letter = ['Dear Anna,', 'You ask me who it is that speaks at the end of the poem, and I have to tell you that I do not know it myself.', 'Your brother,', 'T. H. (Sample 203)']
    expect((await rolesOf(text, introduction, ...letter.map(setIn), text)).slice(2, -1)).toEqual(quotations(4))
  })
})

test('what a sentence leads to is quoted where it is set in, but for one of several that end with a semicolon', async () => {
  const leading = plain('Of every ship that came into the harbour in that year the town took the lesser of these two:')
  const clause = 'a toll that is not higher than what the council had set for ships of that size in the year before it, with all that the pilots asked for'
  expect((await rolesOf(text, leading, setIn(`${clause}.`), text))[2]).toBe('block-quotation')
  expect((await rolesOf(text, leading, setIn(`${clause};`), setIn('a tenth of what it carried.'), text))[2]).not.toBe('block-quotation')
})

test('nothing is quoted for its indent in a handbook, whose clauses are set in under their headings', async () => {
  const clause = 'Whoever keeps the harbour sends to the town, once in every year, an account of all the tolls that were taken and of all that was paid out of them, with the names of the ships and of their masters, before the ice comes (see § 4).'
  const section = (name: string) => [p('', r(name, '<w:b/>')), setIn(clause)]
  const few = await rolesOf(text, text, text, text, text, text, ...section('Accounts'), text, text, text)
  expect(few[7]).toBe('block-quotation')
  const all = await rolesOf(text, ...['Accounts', 'Tolls', 'Ships', 'Masters', 'Pilots', 'Ice', 'Oars', 'Ropes'].flatMap(section))
  expect(all).not.toContain('block-quotation')
})

test('forty words set in, and in closer lines than the text, are quoted', async () => {
  const double = (words: string) => p('<w:spacing w:line="480" w:lineRule="auto"/>', r(words))
  const prose = double('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour any more.')
  const long = 'A silent bell is the only one that all of us can hear, since when it rang it was the bell of the bishop, and the fishermen counted its strokes to know when they had to stop, and now each of us hears what he likes.'
  expect((await rolesOf(prose, prose, setIn(long), prose))[2]).toBe('block-quotation')
  expect((await rolesOf(prose, prose, p('<w:spacing w:line="480" w:lineRule="auto"/><w:ind w:left="720"/>', r(long)), prose))[2]).not.toBe('block-quotation')
})

test('a short sentence is text where its first line is set in as that of prose is, and a line of the same size is set off by nothing', async () => {
  const look = '<w:sz w:val="28"/>'
  const prose = (words: string) => p('<w:ind w:firstLine="709"/>', r(words, look))
  const long = prose('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour any more.')
  expect((await rolesOf(long, prose('Nobody saw it come.'), prose('It has three properties:'), ...['– it is thick;', '– it is white.'].map(prose), long)).slice(1, -1)).toEqual(['body', 'body', 'list-item', 'list-item'])
  expect((await rolesOf(long, p('', r('Nobody saw it.', look)), long))[1]).toBe('unsure')
})

test('a program of which each line is a paragraph is known by its words', async () => {
  const program = ['def next_empty(runs):', '    best = None', '    for r in runs:', '        best = r', '    return best']
  expect((await rolesOf(text, ...program.map(plain), text)).slice(1, -1)).toEqual(program.map(() => 'code'))
  expect((await rolesOf(text, plain('c = 2 m'), plain('d = 3 m'), plain('e = 4 m'), text)).slice(1, -1)).not.toContain('code')
})

test('a remark of a program is none of its lists, though each of its lines begins with a star', async () => {
  const remark = ['/**', ' * Counts the days of ice in the harbour, from the first ship that lay still to the last', ' * of them all.', ' */']
  expect((await rolesOf(text, ...remark.map(plain), text)).slice(1, -1)).toEqual(remark.map(() => 'code'))
  expect((await rolesOf(text, plain('* the ice;'), plain('* the ships.'), text)).slice(1, -1)).toEqual(['list-item', 'list-item'])
})

test('a program in one paragraph is known by the ends of its lines', async () => {
  expect((await rolesOf(text, plain('for (int day = 0; day < 9; day++) {\n  freeze(day);\n  count = count + 1;\n}'), text))[1]).toBe('code')
  expect((await rolesOf(text, plain('Row, brother, row;\nRow to the ice;\nRow to the end of it;'), text))[1]).not.toBe('code')
})

describe('on the pages of a paper whose author typed all that stands there', () => {
  const broken = (words: string) => p('', r(`\f${words}`))
  const page = ['A Year in the Harbour', 'Ada Sample', 'Example University', 'May 3, 2024'].map((line) => p('<w:jc w:val="center"/>', r(line)))

  test('a number at the top of a page is none of the lines of the title', async () => {
    const right = p('<w:jc w:val="right"/>', r('1'))
    expect(await rolesOf(right, ...page, broken('2'), text, text)).toEqual(['header', 'title', 'author', 'affiliation', 'date', 'header', 'body', 'body'])
  })

  test('the words of the title over the text are a heading, however plain', async () => {
    expect((await rolesOf(...page, broken('A Year in the Harbour'), text, text)).slice(4, 6)).toEqual(['heading', 'body'])
  })
})

describe('a paragraph behind two tabs', () => {
  const tabbed = (words: string) => p('', '<w:r><w:tab/></w:r><w:r><w:tab/></w:r>', r(words))
  const said = 'A silent bell is the only one that all of us can hear, since when it rang it was the bell of the bishop, and the fishermen had to stop.'

  test('is quoted after a colon, or with its source', async () => {
    expect(await rolesOf(text, introduction, tabbed(said), text)).toEqual(['body', 'body', 'block-quotation', 'body'])
    expect((await rolesOf(text, text, tabbed(`${said} (Sample 12)`), text))[2]).toBe('block-quotation')
    expect(await rolesOf(text, plain('Sample hears the bell in this way:'), tabbed(said), text)).toEqual(['body', 'body', 'block-quotation', 'body'])
  })

  test('is text where nothing says that it is quoted, or where paragraphs begin so', async () => {
    expect((await rolesOf(text, text, tabbed(said), text))[2]).toBe('body')
    expect((await rolesOf(tabbed(said), tabbed(`${said} And so it was:`), tabbed(said), text))[2]).toBe('body')
  })
})

describe('a passage that is typed line by line behind tabs', () => {
  const lead = plain('As the pastor writes:')
  const lines = ['\tNo ship may leave the harbour of that town before the ice is gone, unless the', '\tmaster has it from the council in writing, and the sign of the council is', '\tset under it.']

  test('under a sentence that leads up to it is no text of its own, and that sentence is', async () => {
    expect(await rolesOf(text, lead, ...lines.map(plain), text)).toEqual(['body', 'body', 'unsure', 'unsure', 'unsure', 'body'])
  })

  test('is text where each line is a paragraph', async () => {
    const paragraphs = lines.map((line) => plain(line.replace(/^\t\p{Ll}/u, (sign) => sign.toUpperCase()).replace(/(?<!\.)$/, '.')))
    expect((await rolesOf(text, lead, ...paragraphs, text)).slice(2, 4)).toEqual(['body', 'body'])
  })
})

test('a line that breaks off over a typed formula is text, also right under a heading', async () => {
  const bold = (words: string) => p('', r(words, '<w:b/>'))
  expect((await rolesOf(bold('Ships and Ice'), text, bold('The Growth of the Ice'), plain('The growth of the ice is given by'), plain('g = a − b'), text))[3]).toBe('body')
})

test('a typed formula whose number stands behind blanks is an equation, as behind a tab', async () => {
  const roles = async (formula: string) => (await rolesOf(text, plain('The growth of the ice is given by'), plain(formula), plain('so that it ends in spring.'), text))[2]
  expect([await roles('g = a − b\t(1)'), await roles('g = a − b          (1)')]).toEqual(['equation', 'equation'])
  expect(await roles('g = a − b (1)')).not.toBe('equation')
})
