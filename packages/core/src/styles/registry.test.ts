import { describe, expect, test } from 'vitest'
import type { Role } from '../structure/role.js'
import { chosen, ofPaper, papersOf } from './define-style.js'
import type { PaperType, StyleDefinition } from './definition.js'
import { styleNamed, styles } from './registry.js'
import { resolveStyle } from './resolved.js'

const style = (id: string, paper?: PaperType): StyleDefinition => {
  const { style: found } = styleNamed(id)
  return ofPaper(found, paper ?? papersOf(found)[0]!)
}

/** A style's values in a guide's own words: inches, points, lines. */
const inches = (twips: unknown): string => `${Number(twips) / 1440} in`
const lines = (line: unknown): number => Number(line) / 240

const page = ({ page: { size, margins, columns, pageNumber } }: StyleDefinition): string =>
  [
    size,
    new Set(Object.values(margins)).size === 1 ? inches(margins.top) : [margins.top, margins.right, margins.bottom, margins.left].join('/'),
    ...(columns.count > 1 ? [`${columns.count} columns`] : []),
    pageNumber ? `number ${pageNumber.slot} ${pageNumber.align}${pageNumber.firstPage ? '' : ', not on the title page'}` : 'no number',
  ].join(', ')

const paragraphs = ({ fonts, wordStyles }: StyleDefinition, key: string): string => {
  const { line, firstLine, indentStart, align, spaceBefore, spaceAfter } = wordStyles[key]!.properties
  const size = wordStyles[key]!.properties['size'] ?? fonts[0]!.size
  const spacing = Number(spaceBefore) + Number(spaceAfter) === 0 ? '' : `, space ${String(spaceBefore)}/${String(spaceAfter)}`
  return `${fonts[0]!.family} ${Number(size) / 2}, ${wordStyles[key]!.properties['lineRule'] === 'exact' ? `exactly ${Number(line) / 20} pt` : lines(line)}, indent ${inches(indentStart)} first ${inches(firstLine)}, ${String(align)}${spacing}`
}

const heading = ({ wordStyles, headings }: StyleDefinition, level: number): string => {
  const { align, bold, italic, caps, smallCaps, underline, firstLine } = wordStyles[`heading-${level}`]!.properties
  const runIn = headings.runIn.find((each) => each.level === level)
  const number = headings.numbering === 'any' ? undefined : headings.numbering?.[level - 1]
  return [
    align, bold && 'bold', italic && 'italic', caps && 'capitals', smallCaps && 'small capitals', underline !== 'none' && 'underlined',
    firstLine ? `indent ${firstLine}` : '', runIn && `run-in “${runIn.end}”`, number && `${number.format} ${number.text}`, headings.case[level - 1],
  ].filter(Boolean).join(' ')
}

describe('names of styles', () => {
  test.each([
    ['apa', 'apa-7'], ['apa-7-student', 'apa-7'], ['apa-7-professional', 'apa-7'], ['mla', 'mla-9'], ['chicago', 'chicago-18-nb'], ['turabian', 'turabian-9-nb'],
    ['ieee-plain', 'ieee'], ['ama', 'ama-11'], ['asa', 'asa-7'], ['IEEE-Conference', 'ieee-conference'],
  ])('%s is %s', (name, id) => expect(styleNamed(name).style.id).toBe(id))

  test('are of one style each', () => {
    const names = styles.flatMap(({ id, aliases, paperAliases }) => [id, ...aliases, ...Object.keys(paperAliases)])
    expect(new Set(names).size).toBe(names.length)
  })

  test('can mean one kind of paper', () => expect(styleNamed('apa-7-professional').paperType).toBe('professional'))
})

describe('kinds of paper', () => {
  test.each(styles.map(({ id }) => id))('all of %s are valid', (id) => {
    const { style: found } = styleNamed(id)
    for (const type of papersOf(found)) expect(() => ofPaper(found, type)).not.toThrow()
  })

  test.each([
    ['apa-7', 'student professional thesis'], ['mla-9', 'student'], ['chicago-18-nb', 'student thesis journal'], ['turabian-9-ad', 'student thesis journal'],
    ['harvard', 'student thesis'], ['ieee', 'journal student'], ['ieee-conference', 'conference'], ['ama-11', 'student journal'],
  ])('%s: %s', (id, papers) => expect(papersOf(styleNamed(id).style).join(' ')).toBe(papers))

  test('a professional APA paper has a running head, and needs an abstract', () => {
    expect(style('apa-7').page.runningHead).toBe('none')
    expect(style('apa-7', 'professional')).toMatchObject({ page: { runningHead: 'short-title' }, frontMatter: { abstract: 'required' } })
  })

  test('a thesis is bound on the left', () => {
    for (const id of ['apa-7', 'chicago-17-ad', 'turabian-9-nb', 'harvard']) expect(style(id, 'thesis').page.margins.left).toBe(2160)
  })

  test('a journal wants the Chicago list in double lines', () => {
    expect(style('chicago-18-ad').wordStyles['reference']!.properties).toMatchObject({ line: 240, spaceAfter: 240 })
    expect(style('chicago-18-ad', 'journal').wordStyles['reference']!.properties).toMatchObject({ line: 480, spaceAfter: 0 })
  })
})

describe('what a style leaves open', () => {
  const all = styles.flatMap((each) => Object.entries(each.choices).map(([name, values]) => [each, name, Object.keys(values)] as const))

  test.each(all)('$id leaves %s, and its first value is the style as it is', (each, name, values) => {
    const made = values.map((value) => chosen(each, { [name]: value }))
    expect(values.length).toBeGreaterThan(1)
    expect(made[0]).toEqual(each)
    for (const other of made.slice(1)) expect(other).not.toEqual(each)
  })

  test.each<[string, Record<string, string>, object]>([
    ['mla-9', { headingScheme: 'purdue' }, { wordStyles: { 'heading-3': { properties: { align: 'center', bold: true, italic: false } } } }],
    ['mla-9', { titlePage: 'page', firstPageNumber: 'hidden' }, { frontMatter: { title: 'page' }, page: { pageNumber: { firstPage: false } } }],
    ['turabian-9-nb', { listSpacing: 'double' }, { wordStyles: { reference: { properties: { line: 480, spaceAfter: 0 } } } }],
    ['harvard', { listHeading: 'bibliography' }, { references: { heading: 'Bibliography', acceptedHeadings: ['Bibliography'] } }],
    ['asa-7', { margins: 'inch' }, { page: { margins: { left: 1440 } } }],
    ['vancouver', { marks: 'square', authors: 'three' }, { citations: { chosen: { marks: 'square-numbers', authors: 'three-names-listed' } } }],
  ])('%s with %o', (id, values, expected) => expect(chosen(style(id), values)).toMatchObject(expected))
})

describe('pages', () => {
  test.each([
    ['apa-7', 'letter, 1 in, number header right'],
    ['mla-9', 'letter, 1 in, number header right'],
    ['chicago-18-nb', 'letter, 1 in, number header right, not on the title page'],
    ['turabian-9-ad', 'letter, 1 in, number header right, not on the title page'],
    ['harvard', 'a4, 1 in, number footer center'],
    ['ieee', 'letter, 1 in, number footer center'],
    ['ieee-conference', 'letter, 1080/907/1440/907, 2 columns, no number'],
    ['vancouver', 'letter, 1 in, number header right'],
    ['ama-11', 'letter, 1 in, number header right, not on the title page'],
    ['acs', 'letter, 1 in, number header right'],
    ['asa-7', 'letter, 1.25 in, number header right'],
    ['apsa', 'letter, 1 in, number header right'],
  ])('%s: %s', (id, expected) => expect(page(style(id))).toBe(expected))
})

describe('running text', () => {
  test.each<readonly [string, string]>([
    ...['apa-7', 'mla-9', 'chicago-18-nb', 'chicago-17-ad', 'turabian-9-nb', 'ieee', 'vancouver', 'ama-11', 'acs', 'asa-7', 'apsa'].map((id) => [id, 'Times New Roman 12, 2, indent 0 in first 0.5 in, left'] as const),
    ['harvard', 'Times New Roman 12, 1.5, indent 0 in first 0 in, left, space 0/160'],
    ['ieee-conference', 'Times New Roman 10, 0.95, indent 0 in first 0.2 in, both, space 0/120'],
  ])('%s: %s', (id, expected) => expect(paragraphs(style(id), 'body')).toBe(expected))
})

describe('block quotations', () => {
  test.each([
    ['apa-7', 'Times New Roman 12, 2, indent 0.5 in first 0 in, left'],
    ['mla-9', 'Times New Roman 12, 2, indent 0.5 in first 0 in, left'],
    ['chicago-18-nb', 'Times New Roman 12, 1, indent 0.5 in first 0 in, left, space 240/240'],
    ['harvard', 'Times New Roman 12, 1.5, indent 0.5 in first 0 in, left, space 160/160'],
    ['ama-11', 'Times New Roman 12, 2, indent 0.5 in first 0 in, left'],
  ])('%s: %s', (id, expected) => expect(paragraphs(style(id), 'quotation')).toBe(expected))

  test.each([
    ['apa-7', 40, null], ['mla-9', null, 312], ['chicago-18-nb', 100, null], ['turabian-9-nb', null, 312], ['harvard', 40, null],
    ['ieee', 40, null], ['vancouver', null, 312], ['ama-11', null, 312], ['asa-7', 50, null], ['apsa', 100, null],
  ])('%s from %s words or %s characters', (id, words, characters) =>
    expect(style(id).quotations).toMatchObject({ blockFromWords: words, blockFromCharacters: characters }))
})

describe('entries of the reference list', () => {
  test.each([
    ['apa-7', 'References', 'Times New Roman 12, 2, indent 0.5 in first -0.5 in, left'],
    ['mla-9', 'Works Cited', 'Times New Roman 12, 2, indent 0.5 in first -0.5 in, left'],
    ['chicago-18-nb', 'Bibliography', 'Times New Roman 12, 1, indent 0.5 in first -0.5 in, left, space 0/240'],
    ['chicago-18-ad', 'References', 'Times New Roman 12, 1, indent 0.5 in first -0.5 in, left, space 0/240'],
    ['harvard', 'Reference list', 'Times New Roman 12, 1, indent 0 in first 0 in, left, space 0/160'],
    ['ieee', 'References', 'Times New Roman 12, 1, indent 0.4 in first -0.4 in, left, space 0/60'],
    ['ieee-conference', 'References', 'Times New Roman 8, exactly 9 pt, indent 0.25 in first -0.25 in, both, space 0/50'],
    ['asa-7', 'References', 'Times New Roman 12, 2, indent 0.5 in first -0.5 in, left'],
    ['apsa', 'References', 'Times New Roman 12, 1, indent 0.5 in first -0.5 in, left, space 0/240'],
  ])('%s, under %s: %s', (id, title, expected) => {
    expect(style(id).references.heading).toBe(title)
    expect(paragraphs(style(id), 'reference')).toBe(expected)
  })
})

describe('headings', () => {
  test.each<[string, string[]]>([
    ['apa-7', ['center bold title', 'left bold title', 'left bold italic title', 'left bold indent 720 run-in “.” title', 'left bold italic indent 720 run-in “.” title']],
    ['mla-9', ['left bold title', 'left bold italic title', 'left italic title', 'left title']],
    ['turabian-9-nb', ['center bold title', 'center title', 'left bold title', 'left sentence', 'left bold indent 720 run-in “.” sentence']],
    ['ieee', ['center small capitals upperRoman %1. title', 'left italic upperLetter %2. title', 'left italic indent 288 run-in “:” decimal %3) sentence', 'left italic indent 504 run-in “:” lowerLetter %4) sentence', 'center small capitals title']],
    ['asa-7', ['left capitals any', 'left italic title', 'left italic indent 720 run-in “.” sentence']],
    ['vancouver', ['left bold sentence', 'left bold italic sentence', 'left italic sentence', 'left bold run-in “.” sentence']],
    ['ama-11', ['left bold title', 'left bold italic title', 'left italic title', 'left bold run-in “.” title']],
  ])('%s', (id, expected) => expect(expected.map((_, index) => heading(style(id), index + 1))).toEqual(expected))

  test('stand between blank lines in Chicago', () => {
    expect(style('chicago-18-nb').wordStyles['heading-1']!.properties).toMatchObject({ spaceBefore: 240, spaceAfter: 240 })
  })

  test.each([['apa-7', 3, false], ['mla-9', null, true], ['chicago-17-nb', null, true], ['chicago-18-nb', 4, true], ['turabian-9-ad', null, true], ['ieee', 3, true], ['ama-11', 3, true]])(
    'in %s have prepositions of up to %s letters in lower case', (id, prepositions, lastWord) => expect(style(id).headings.titleCase).toMatchObject({ prepositions, lastWord }),
  )
})

describe('notes', () => {
  const layoutOf = (id: string, role: Role) => resolveStyle(style(id), style(id).fonts[0]!).layout(role)!
  const evident = { confidence: 1, evidence: [] }

  test.each([['mla-9', 480, 24], ['asa-7', 480, 24], ['chicago-18-nb', 240, undefined]])('of %s have lines of %s and a size of %s', (id, line, size) => {
    const { paragraph, run } = layoutOf(id, { kind: 'footnote-text', ...evident })
    expect([paragraph['line'], run['size']]).toEqual([line, size])
  })

  test('of MLA stand under a plain heading in the middle, as its list does', () => {
    const { paragraph, run } = layoutOf('mla-9', { kind: 'heading', level: 1, section: 'notes', ...evident })
    expect([paragraph['align'], run['bold']]).toEqual(['center', false])
  })

  test('of other styles stand under a main heading as others', () => {
    const [notes, main] = [{ section: 'notes' } as const, {}].map((of) => layoutOf('chicago-18-nb', { kind: 'heading', level: 1, ...of, ...evident }))
    expect(notes).toEqual(main)
  })
})

describe('captions', () => {
  const shape = ({ captions }: StyleDefinition) => [captions.table, captions.figure].map(({ label, separator, position, numerals }) => `${position} ${label} ${numerals === 'decimal' ? '1' : 'I'}${separator}`)
  test.each([
    ['apa-7', ['above Table 1\n', 'above Figure 1\n']],
    ['mla-9', ['above Table 1\n', 'below Fig. 1. ']],
    ['chicago-18-nb', ['above Table 1. ', 'below Figure 1. ']],
    ['harvard', ['above Table 1: ', 'below Figure 1: ']],
    ['ieee', ['above TABLE I\n', 'below Fig. 1. ']],
    ['vancouver', ['above Table 1. ', 'below Figure 1. ']],
    ['ama-11', ['above Table 1. ', 'below Figure 1. ']],
    ['asa-7', ['above Table 1. ', 'below Figure 1. ']],
  ])('%s: %s', (id, expected) => expect(shape(style(id))).toEqual(expected))
})
