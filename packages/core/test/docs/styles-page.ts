import { ofPaper, papersOf } from '../../src/styles/define-style.js'
import type { StyleDefinition } from '../../src/styles/definition.js'
import type { Properties } from '../../src/wordml/properties/property.js'
import { styles } from '../../src/styles/registry.js'
import { resolveStyle } from '../../src/styles/resolved.js'
import { inInches, inPoints, lookOf, placeOf, spacingOf } from '../../src/checks/wording.js'

/** docs/styles.md: what each style asks for, read from its data. */
export const stylesPage = (): string => [
  '# Styles',
  '',
  `The ${styles.length} styles that ship. Made by \`npm run docs\` from \`packages/core/src/styles\`; a test fails where it is stale.`,
  'A style of your own names the one that it `extends` and says only what differs; its keys are those of `styles/definition.ts`.',
  'Choices are what guides leave open or see differently; the first value is the style as it is described here, and another one is',
  'asked for with `options.choices`: `{ "listSpacing": "double" }`.',
  '',
  ...styles.flatMap(styleSection),
].join('\n')

const styleSection = (style: StyleDefinition): string[] => {
  const names = [...style.aliases, ...Object.keys(style.paperAliases)].map((name) => `\`${name}\``)
  const papers = papersOf(style)
  return [
    `## \`${style.id}\` — ${style.name}${style.edition ? ` ${style.edition}` : ''}`,
    '',
    `${style.description}${names.length > 0 ? ` Also called ${names.join(', ')}.` : ''}`,
    '',
    `- Papers: ${papers.map((paper) => paperOf(style, paper)).join('; ')}.`,
    `- Page: ${pageOf(style)}.`,
    `- Front: ${frontOf(style)}.`,
    `- Headings: ${headingsOf(style)}.`,
    `- Captions: ${captionOf('table', style)}; ${captionOf('figure', style)}. Rules of tables: ${style.tables.rules === 'three' ? 'three, none upright' : 'free'}.`,
    `- Block quotations: ${quotationsOf(style)}.`,
    `- Citations: ${style.citationSystem}; the list is called ${style.references.heading}.`,
    ...choicesOf(style),
    '',
    '| part | letters | lines | stands |',
    '| --- | --- | --- | --- |',
    ...looksOf(style),
    '',
  ]
}

const choicesOf = ({ choices }: StyleDefinition): string[] => {
  const all = Object.entries(choices).map(([name, values]) => `\`${name}\` (${Object.keys(values).join(', ')})`)
  return all.length === 0 ? [] : [`- Choices: ${all.join('; ')}.`]
}

const paperOf = (style: StyleDefinition, paper: ReturnType<typeof papersOf>[number]): string => {
  const patch = Object.keys(style.papers[paper] ?? {})
  return patch.length === 0 ? paper : `${paper} (other ${patch.join(', ')}${ofPaper(style, paper).page.runningHead === 'short-title' ? '; with a running head' : ''})`
}

const pageOf = ({ page, fonts }: StyleDefinition): string => {
  const { top, right, bottom, left } = page.margins
  const same = top === right && right === bottom && bottom === left
  const margins = same ? `margins ${inInches(top)}` : `margins ${[top, right, bottom, left].map(inInches).join(', ')} (top, right, bottom, left)`
  const head = { 'none': '', 'short-title': ' after the short title in capitals', 'surname': ' after the surname' }[page.runningHead]
  const number = page.pageNumber
    ? `number in the ${page.pageNumber.slot}, ${page.pageNumber.align}${head}${page.pageNumber.firstPage ? '' : `, not on the title page${page.pageNumber.countTitlePage ? '' : ', which does not count'}`}`
    : 'no page numbers'
  const columns = page.columns.count > 1 ? `, ${page.columns.count} columns` : ''
  const faces = fonts.slice(0, 6).map(({ family, size }) => `${family} ${inPoints(size)}`)
  return `${page.size} (accepted: ${page.accepted.join(', ')}), ${margins}${columns}; ${number}; ${faces.join(', ')}${fonts.length > 6 ? ', …' : ''}`
}

const frontOf = ({ frontMatter }: StyleDefinition): string => {
  const { title, elements, abstract, abstractWords } = frontMatter
  const place = { page: 'a title page', block: 'a block above the text', line: 'the title above the text' }[title]
  const length = abstractWords === null ? '' : `, at most ${abstractWords} words`
  return `${place} with ${elements.join(', ')}; abstract ${abstract}${abstract === 'none' ? '' : length}`
}

const headingsOf = ({ headings }: StyleDefinition): string => {
  const { numbering, runIn } = headings
  const numbers = numbering === 'any' ? 'numbers as the author has them' : numbering === null ? 'no numbers' : `numbered ${numbering.map(({ text, format }) => `${text} (${format})`).join(', ')}`
  const inLine = runIn.map(({ level, end }) => `level ${level} in the line of its text, ending with “${end}”`)
  return [`case by level ${headings.case.join(', ')}`, numbers, ...inLine].join('; ')
}

const captionOf = (kind: 'table' | 'figure', { captions }: StyleDefinition): string => {
  const { label, numerals, separator, position, end } = captions[kind]
  const number = numerals === 'upperRoman' ? 'I' : '1'
  return `\`${label} ${number}${separator === '\n' ? '` and the title in a line below' : `${separator}Title${end ?? ''}\``}, ${position} the ${kind}`
}

const quotationsOf = ({ quotations: { blockFromWords, blockFromCharacters, furtherFirstLine } }: StyleDefinition): string => {
  const from = blockFromWords !== null ? `from ${blockFromWords} words` : blockFromCharacters !== null ? `from more than four lines (about ${blockFromCharacters} characters)` : 'of no certain length'
  return furtherFirstLine === 0 ? from : `${from}; the second and each further paragraph of one begins ${inInches(furtherFirstLine)} further in`
}

const looksOf = (style: StyleDefinition): string[] => {
  const resolved = resolveStyle(style, style.fonts[0]!)
  return ['title', 'title-page', 'heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'body', 'block-quotation', 'reference-entry', 'annotation'].flatMap((key) => {
    const level = /^heading-(\d)$/.exec(key)?.[1]
    const layout = resolved.layout({ kind: level ? 'heading' : (key as 'body'), ...(level && { level: Number(level) as 1 }), confidence: 1, evidence: [] })
    if (!layout) return []
    const { paragraph, run } = layout
    const letters = [inPoints(run['size']), lookOf({ bold: run['bold'] ?? false, italic: run['italic'] ?? false, caps: run['caps'] ?? false, smallCaps: run['smallCaps'] ?? false, underline: run['underline'] ?? 'none' })]
    const gaps = `${Number(paragraph['spaceBefore'] ?? 0) / 20} pt above, ${Number(paragraph['spaceAfter'] ?? 0) / 20} pt below`
    return [`| ${key} | ${letters.join(', ')} | ${spacingOf(paragraph)}, ${gaps} | ${placeOf(standing(paragraph))} |`]
  })
}

/** Indents of nothing are not worth a word here. */
const standing = ({ align = 'left', indentStart = 0, firstLine = 0, indentEnd = 0 }: Properties): Properties =>
  Object.fromEntries([['align', align], ...Object.entries({ indentStart, firstLine, indentEnd }).filter(([, twips]) => twips !== 0)])
