import { escapeText } from '../../src/xml/escape.js'
import type { NewPartWriter } from '../../src/xml/write.js'

const textRun = (write: NewPartWriter, text: string): string => write.element('w:r', {}, text && write.element('w:t', { 'xml:space': 'preserve' }, escapeText(text)))

/**
 * `{table: Ship | Crew / Ada | 12}`, `{headed table: …}`: rows and cells; the first row of all but the first is flagged as its head.
 * A cell `<` belongs to the one before it. `{grid table: …}` has lines around all cells, `{ruled table: …}` has three.
 */
export const tableMarkup = (write: NewPartWriter, rows: string, kind: string | undefined, line: (line: string) => string): string =>
  write.element('w:tbl', {}, write.element('w:tblPr', {}, linesOf(write, kind)), write.element('w:tblGrid', {}, ...gridOf(write, kind)), ...rows.split(' / ').map((row, index) => {
    const cells = row.split(' | ')
    const isHead = index === 0 && kind !== undefined && kind !== 'broad'
    const said = [...(kind === 'whole' || kind === 'ruled' ? ['w:cantSplit'] : []), ...(isHead ? ['w:tblHeader'] : [])]
    const properties = said.length > 0 ? write.element('w:trPr', {}, ...said.map((name) => write.element(name))) : ''
    const markup = cells.map((cell, column) => (cell === '<' ? '' : cellMarkup(write, line(cell), cells[column + 1] === '<', kind === 'ruled' && index === 0)))
    return write.element('w:tr', {}, properties, ...markup)
  }))

/** `{broad table: …}` is as wide as a page. */
const gridOf = (write: NewPartWriter, kind: string | undefined): string[] => (kind === 'broad' ? [4500, 4500].map((width) => write.element('w:gridCol', { 'w:w': width })) : [])

const ruleMarkup = (write: NewPartWriter, side: string): string => write.element(`w:${side}`, { 'w:val': 'single', 'w:sz': 6 })

const linesOf = (write: NewPartWriter, kind: string | undefined): string => {
  const sides = kind === 'grid' ? ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] : kind === 'ruled' ? ['top', 'bottom'] : []
  return sides.length > 0 ? write.element('w:tblBorders', {}, ...sides.map((side) => ruleMarkup(write, side))) : ''
}

const cellMarkup = (write: NewPartWriter, paragraph: string, merged: boolean, ruled: boolean): string =>
  write.element('w:tc', {}, write.element('w:tcPr', {}, merged ? write.element('w:gridSpan', { 'w:val': 2 }) : '', ruled ? write.element('w:tcBorders', {}, ruleMarkup(write, 'bottom')) : ''), paragraph)

const widths: Readonly<Record<string, number>> = { 'wide picture': 9_000_000, 'broad picture': 4_500_000, 'coarse picture': 4_500_000, 'fine picture': 4_500_000, 'flat picture': 4_500_000, 'low picture': 1_800_000 }

const heights: Readonly<Record<string, number>> = { 'high picture': 8_000_000, 'low picture': 200_000 }

/** Pictures that are there, by the ids of their relationships, with their widths in pixels. */
export const pictures: Readonly<Record<string, number>> = { coarse: 300, fine: 1500, flat: 1, low: 80 }

/** As much of a PNG as says how large it is. */
export const pngOf = (width: number): Uint8Array => {
  const head = new DataView(new ArrayBuffer(33))
  for (const [at, value] of [[0, 0x89504e47], [4, 0x0d0a1a0a], [8, 13], [12, 0x49484452], [16, width], [20, width]] as const) head.setUint32(at, value)
  return new Uint8Array(head.buffer)
}

/**
 * `{picture: A ship}`, `{floating picture: …}`, `{broad picture: …}`, `{wide picture: …}`, `{high picture: …}`, `{low picture: …}`,
 * `{coarse picture: …}`, `{fine picture: …}`, `{flat picture: …}`, `{text box: …}`: what it shows is for those who cannot see it.
 */
export const drawingMarkup = (write: NewPartWriter, kind: string, about: string): string => {
  const extent = write.element('wp:extent', { cx: widths[kind] ?? 900_000, cy: heights[kind] ?? 900_000 })
  const names = write.element('wp:docPr', { id: 1, name: 'Picture 1', descr: about || undefined })
  const shown = kind === 'text box' ? write.element('wps:wsp', {}, write.element('wps:txbx', {}, write.element('w:txbxContent', {}, write.element('w:p', {}, textRun(write, about))))) : write.element('pic:pic', {}, ...blipOf(write, kind.split(' ')[0]!))
  const holder = kind === 'floating picture' || kind === 'text box' ? 'wp:anchor' : 'wp:inline'
  return write.element('w:r', {}, write.element('w:drawing', {}, write.element(holder, {}, extent, names, write.element('a:graphic', {}, write.element('a:graphicData', {}, shown)))))
}

const blipOf = (write: NewPartWriter, id: string): string[] =>
  id in pictures ? [write.element('pic:blipFill', {}, write.element('a:blip', { 'r:embed': id }))] : []

/** `{equation: E=mc²}`. */
export const equationMarkup = (write: NewPartWriter, text: string): string => write.element('m:oMath', {}, write.element('m:r', {}, write.element('m:t', {}, escapeText(text))))

/** `{link: here}`: a hyperlink to a place in the file. */
export const linkMarkup = (write: NewPartWriter, text: string): string => write.element('w:hyperlink', { 'w:anchor': 'place' }, textRun(write, text))

/** A note's mark, and the part with all notes of a kind. */
export const noteMark = (write: NewPartWriter, kind: string, id: number): string => write.element('w:r', {}, write.element(`w:${kind}Reference`, { 'w:id': id }))

export const notesPart = (write: NewPartWriter, kind: string, notes: readonly string[]): string =>
  write.part(`w:${kind}s`, {}, ...notes.map((paragraph, index) => write.element(`w:${kind}`, { 'w:id': index + 1 }, paragraph)))
