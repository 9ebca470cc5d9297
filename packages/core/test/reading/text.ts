import { readTree, attributeOf, elementsOf, textOf, type Node } from './tree.js'
import { partsOf } from './archive.js'

/** The visible text of each paragraph of a part, with pending deletions left out. */
const visibleText = (part: string): string[] => {
  const lines: string[] = []
  const visit = (node: Node): void => {
    if (node.name === 'w:p') lines.push(lineText(node))
    for (const child of elementsOf(node)) visit(child)
  }
  visit(readTree(part))
  return lines
}

/** The same for the main part of a file. */
export const bodyText = async (bytes: Uint8Array): Promise<string[]> => visibleText((await partsOf(bytes)).get('word/document.xml')!)

/** The text of each footnote, separators left out. */
export const notesText = async (bytes: Uint8Array): Promise<string[]> => {
  const part = (await partsOf(bytes)).get('word/footnotes.xml')
  const notes = part === undefined ? [] : elementsOf(readTree(part)).filter((note) => attributeOf(note, 'w:type') === undefined)
  return notes.map((note) => elementsOf(note).map(lineText).join('\n'))
}

const signs: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-', 'w:footnoteReference': '*', 'w:endnoteReference': '*', 'w:drawing': '□', 'w:pict': '□' }

/** What can be read in a paragraph. */
export const lineText = (node: Node): string =>
  elementsOf(node)
    .map((child) => {
      if (/^w:(del|moveFrom|pPr|rPr|txbxContent|instrText)$|^mc:Fallback$/.test(child.name)) return ''
      if (child.name === 'w:t') return textOf(child)
      if (child.name === 'w:br' && attributeOf(child, 'w:type') === 'page') return '\f'
      return signs[child.name] ?? lineText(child)
    })
    .join('')
