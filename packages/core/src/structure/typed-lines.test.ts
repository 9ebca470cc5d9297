import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { inspect } from '../inspect.js'

const plain = (words: string) => p('', r(words))
const setIn = (words: string) => p('<w:ind w:left="1440"/>', r(words))
const text = plain('The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour.')
const introduction = plain('The harbour of that year stands in the poem as it stood in the letters of the pastors, and nobody comes or goes:')

const rolesOf = async (...body: string[]): Promise<string[]> => {
  const { paragraphs } = await inspect(await docxOf({ body: body.join(''), styles: english }), {}, nodeCodec)
  return paragraphs.map(({ role, confidence }) => (confidence >= 0.85 ? role : 'unsure'))
}

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
