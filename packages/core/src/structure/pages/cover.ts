import type { Document } from '../../wordml/document.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { isParagraph } from '../../wordml/story.js'
import type { Table } from '../../wordml/table.js'
import { descendants } from '../../wordml/tree.js'
import type { AddedStyles } from '../flow.js'
import { countWords } from '../view.js'

/** Fewer lines are no title page, and neither are more. */
const [fewestLines, mostLines] = [3, 16]
/** Longer lines are text. */
const mostWords = 30

/**
 * The table of one column that a title page is set in: short lines before all else, with a page of their own, or with styles
 * that say what they are, since formatting may have the text right below.
 */
export const coverOf = ({ stories, paragraphs }: Document, added: AddedStyles): Table | undefined => {
  const blocks = stories.find(({ kind }) => kind === 'body')?.blocks ?? []
  const first = blocks.findIndex((block) => !isParagraph(block) || hasContent(block))
  const table = blocks[first]
  if (table === undefined || isParagraph(table)) return undefined
  const inside = paragraphs.filter(({ cell }) => cell?.table === table)
  const lines = inside.filter(hasContent)
  const isFew = lines.length >= fewestLines && lines.length <= mostLines
  return isFew && inside.every(canBeLine) && !holdsTable(table) && (lines.some(({ styleName }) => styleName === 'title' || added(styleName) === 'title-page') || endsPage(blocks.slice(first + 1))) ? table : undefined
}

const canBeLine = ({ cell, text }: Paragraph): boolean => cell!.column === 0 && cell!.isLastColumn && countWords(text) <= mostWords

const holdsTable = ({ element }: Table): boolean => [...descendants(element)].some(({ name }) => name === 'w:tbl')

/** The page ends with the table, or with empty lines under it. */
const endsPage = (blocks: readonly (Paragraph | Table)[]): boolean => {
  const next = blocks.findIndex((block) => !isParagraph(block) || block.text.trim() !== '' || endsHere(block))
  const block = blocks[next]
  return block !== undefined && isParagraph(block) && (endsHere(block) || block.effective['pageBreakBefore'] === true)
}

const endsHere = ({ text, sectionBreak }: Paragraph): boolean => /^\s*\f/.test(text) || (text.trim() === '' && sectionBreak !== undefined)
