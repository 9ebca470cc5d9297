import { describe, expect, test } from 'vitest'
import type { Edit } from '../../src/plan/edit.js'
import type { Document } from '../../src/wordml/document.js'
import { level, list, p, r, styled, table } from '../notation/markup.js'
import type { Parts } from '../notation/docx-of.js'
import { english, german } from '../notation/style-sheets.js'
import { isParagraph } from '../../src/wordml/story.js'
import { apply, bodyOf, short } from './apply.js'

const kept = async (parts: Parts, edits: (document: Document) => readonly Edit[]) => {
  const applied = await apply(parts, edits)
  expect(applied.rejected).toEqual(applied.original)
  return applied
}

describe('define-style', () => {
  const define = (style: string) => (): Edit[] => [{ kind: 'define-style', style }]
  const styleOf = (parts: Record<string, string>, id: string): string => new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(short(parts['word/styles.xml']!))?.[0] ?? ''

  test('redefines the built-in style of the file, found by its name, in direct mode', async () => {
    const { direct } = await kept({ body: styled('berschrift1', 'A'), styles: german }, define('heading-1'))
    const heading = styleOf(direct, 'berschrift1')
    expect(heading).toContain('<w:jc w:val="center"/>')
    expect(heading).toContain('<w:outlineLvl w:val="0"/>')
    expect(heading).toContain('<w:color w:val="auto"/>')
    expect(heading).toContain('<w:next w:val="Standard"/>')
    expect(heading).not.toContain('asciiTheme')
  })

  test('changes no style of the file in tracked mode', async () => {
    const { tracked, original } = await kept({ body: styled('berschrift1', 'A'), styles: german }, define('heading-1'))
    expect(styleOf(tracked, 'berschrift1')).toBe(styleOf(original, 'berschrift1'))
  })

  test('adds a style under a free id, with those that follow it', async () => {
    const { direct, untracked } = await kept({ body: p('', r('A')), styles: `${english}<w:style w:type="character" w:styleId="APABody"><w:name w:val="mine"/></w:style>` }, define('body'))
    expect(styleOf(direct, 'APABody2')).toContain('<w:name w:val="APA Body"/>')
    expect(untracked.map(({ detail }) => detail)).toEqual(['APA Body (APABody2)'])
  })

  test('has a name of its own beside a style of that name that says something else, and serves again where it is there', async () => {
    const other = '<w:style w:type="paragraph" w:customStyle="1" w:styleId="mine"><w:name w:val="APA Body"/><w:pPr><w:jc w:val="right"/></w:pPr></w:style>'
    const once = await kept({ body: p('', r('A')), styles: english + other }, define('body'))
    expect(styleOf(once.tracked, 'APABody2')).toContain('<w:name w:val="APA Body 2"/>')
    const [ours] = /<w:style [^>]*w:styleId="APABody2".*?<\/w:style>/s.exec(once.tracked['word/styles.xml']!)!
    const twice = await kept({ body: p('', r('A')), styles: english + other + ours }, define('body'))
    expect(twice.untracked).toEqual([])
  })

  test('makes the styles part of a file that has none', async () => {
    const { direct, untracked } = await kept({ body: p('', r('A')) }, define('heading-1'))
    expect(direct['[Content_Types].xml']).toContain('PartName="/word/styles.xml"')
    expect(untracked.map(({ kind }) => kind)).toContain('part-added')
  })

  test('keeps the look of everything that rests on a style that is redefined', async () => {
    const { direct, original } = await kept({ body: styled('Heading1', 'A') + p('', r('B')), styles: english }, define('heading-1'))
    expect(bodyOf(original)).not.toContain('w:sz')
    expect(bodyOf(direct)).toContain('<w:sz w:val="32"/>')
  })
})

describe('define-numbering', () => {
  const define = (): Edit[] => [{ kind: 'define-numbering', key: 'steps', levels: [{ format: 'decimal', text: '%1.', indent: 720, hanging: 360 }] }]

  test('makes the part of a file that has none', async () => {
    const { direct, untracked } = await kept({ body: p('', r('A')) }, define)
    expect(short(direct['word/numbering.xml']!)).toContain('<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>')
    expect(untracked.map(({ kind }) => kind).sort()).toEqual(['numbering-added', 'part-added'])
  })

  test('says start in a Strict file where it says left in others', async () => {
    const levelOf = async (strict: boolean) => short((await kept({ body: p('', r('A')), strict }, define)).direct['word/numbering.xml']!)
    expect(await levelOf(false)).toContain('<w:lvlJc w:val="left"/><w:pPr><w:ind w:hanging="360" w:left="720"/></w:pPr>')
    expect(await levelOf(true)).toContain('<w:lvlJc w:val="start"/><w:pPr><w:ind w:hanging="360" w:start="720"/></w:pPr>')
  })

  test('takes ids that are free, and puts abstract definitions before the instances', async () => {
    const own = list(7, level(0, 'bullet', '•'))
    const applied = await apply({ body: p('', r('A')), numbering: own.abstract + own.instance }, define)
    const markup = short(applied.direct['word/numbering.xml']!)
    expect(markup.match(/<w:(abstractNum|num) w:\w+="\d+"/g)).toEqual(['<w:abstractNum w:abstractNumId="7"', '<w:abstractNum w:abstractNumId="8"', '<w:num w:numId="7"', '<w:num w:numId="8"'])
  })
})

describe('set-table', () => {
  const fit = (tableLayout: string) => ({ stories }: Document): Edit[] => {
    const story = stories.find(({ kind }) => kind === 'body')!
    return [{ kind: 'set-table', story, table: story.blocks.find((block) => !isParagraph(block)) as Exclude<(typeof story.blocks)[number], { runs: unknown }>, properties: { tableLayout } }]
  }

  test('sets a property of the table and keeps its borders and its style', async () => {
    const borders = '<w:tblBorders><w:top w:val="single" w:sz="4"/></w:tblBorders>'
    const { direct, accepted } = await kept({ body: table(`<w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/>${borders}`, [p('', r('A'))]) + p('') }, fit('fixed'))
    expect(bodyOf(direct)).toContain('<w:tblStyle w:val="TableGrid"/><w:tblW w:type="auto" w:w="0"/><w:tblBorders><w:top w:sz="4" w:val="single"/></w:tblBorders><w:tblLayout w:type="fixed"/>')
    expect(accepted).toEqual(direct)
  })

  test('writes the width that pandoc gives tables as a whole number, and keeps it as it was in the record', async () => {
    const width = '<w:tblW w:type="pct" w:w="5000.0"/>'
    const { direct, tracked } = await kept({ body: table(width, [p('', r('A'))]) + p('') }, fit('fixed'))
    expect(bodyOf(direct)).toContain('<w:tblW w:type="pct" w:w="5000"/><w:tblLayout w:type="fixed"/>')
    expect(bodyOf(tracked)).toContain(`<w:tblPr>${width}</w:tblPr></w:tblPrChange>`)
  })
})
