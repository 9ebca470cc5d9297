import { objectMark, type Field, type Paragraph } from '../../wordml/paragraph.js'
import { stopsOf } from '../../wordml/tab-stops.js'
import { sidesMeant } from './side-stops.js'

/** The field that shows the number of the page, where a paragraph has one. */
export const pageField = ({ fields }: Paragraph): Field | undefined => fields.find(({ name }) => name === 'PAGE')

/** Whether a paragraph is a page number and nothing else: “– 3 –”, “Page 3 of 12”, “3 | P a g e”. */
export const isPageNumber = (paragraph: Paragraph): boolean => {
  const { text, fields } = paragraph
  if (!pageField(paragraph) || text.includes(objectMark) || !fields.every(({ name }) => counts.has(name))) return false
  const beside = fields.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  const said = beside.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return said.every((word) => words.has(word)) || words.has(said.join(''))
}

/** Fields that count pages. */
const counts: ReadonlySet<string> = new Set(['PAGE', 'NUMPAGES', 'SECTIONPAGES'])

/** What stands beside page numbers, in the languages that people write papers in. */
const words: ReadonlySet<string> = new Set(
  `page pages pg p of seite seiten s von página pagina páginas pág pag de du sur di van sida sidan side sivu av af
   strona str z ze strana stránka oldal stranica od pagină din sayfa trang страница стр из сторінка з 第 页 頁 共 ページ 쪽 페이지`.split(/\s+/),
)

/** The side of its line where a page number stands; undefined where that cannot be told. */
export const sideOf = (paragraph: Paragraph): string | undefined => {
  const { effective, cell, story, text } = paragraph
  if (story.kind === 'text-box' || effective['bidi'] === true) return undefined
  const align = String(effective['align'] ?? 'left').replace('both', 'left')
  if (cell) return cell.isLastColumn && align === 'right' ? 'right' : undefined
  const frame = effective['w:framePr']
  if (frame !== undefined) return /xAlign="(left|center|right)"/.exec(String(frame))?.[1]
  const tabs = text.slice(0, pageField(paragraph)!.from).split('\t').length - 1
  return tabs === 0 ? align : stopOf(paragraph, tabs)
}

/** The side to which the nth tab of a paragraph leads, by the stops that the nearest level sets. */
const stopOf = (paragraph: Paragraph, nth: number): string | undefined => {
  const { runs, story } = paragraph
  const tab = runs.flatMap(({ element }) => element.children).filter(({ name }) => name === 'w:tab' || name === 'w:ptab')[nth - 1]
  if (tab?.name === 'w:ptab') return story.document.attribute(tab, 'w:alignment')
  // Where its stops are forgotten, they come.
  return stopsOf(paragraph)[nth - 1]?.kind ?? sidesMeant(paragraph)?.[nth - 1]
}
