import { grouped } from '../../algorithms/grouped.js'
import type { Line } from '../flow.js'
import type { Recogniser, Scene } from '../structure.js'
import { looksLike } from '../view.js'
import { isSureHeading } from './numbered-headings.js'

/** Fewer headings do not say what Word counts in their list. */
const fewestHeadings = 2
/** More words are an item of text. */
const mostWords = 15

/**
 * What is counted in one row with headings, and looks as one of them does, where half of the row and more are headings and none follows right
 * on another: `5) Timetable` over a table, between `4) Methods` and `6) Risks`, `II. SHIPS` over `A. Sails`, between `I. ICE` and `III. TOLLS`.
 */
export const countedHeadings: Recogniser = function* (scene) {
  for (const row of [...rowsOfWord(scene), ...rowsTyped(scene)]) {
    const headings = row.filter((line) => isSureHeading(scene, line))
    const [inRow, sure] = [new Set(row), new Set(headings)]
    if (headings.length < fewestHeadings || headings.length * 2 < row.length || !row.every((line) => standsAlone(scene, line, inRow))) continue
    for (const line of row) {
      if (sure.has(line) || line.view.words > mostWords || line.view.hasObject || !headings.some(({ view }) => looksLike(view, line.view))) continue
      yield { paragraph: line.view.paragraph, role: { kind: 'heading' }, confidence: 0.92, evidence: `counted in one row with ${headings.length} headings` }
    }
  }
}

const rowsOfWord = ({ lines }: Scene): Iterable<readonly Line[]> =>
  grouped(lines.filter(({ view, contents }) => view.numbered && !contents), ({ view: { paragraph: { effective } } }) => `${effective['numbering']} ${effective['numberingLevel'] ?? 0}`).values()

/** Numbers of one form in lines of one look, from one on without a gap. */
const rowsTyped = ({ lines }: Scene): readonly (readonly Line[])[] => {
  const counted = lines.filter(({ number, view, contents, label }) => number?.depth === 1 && number.form !== 'bullet' && !view.numbered && !contents && !label)
  return [...grouped(counted, ({ number, view }) => `${number!.form} ${view.size} ${view.bold} ${view.italic} ${view.underlined} ${view.align}`).values()].flatMap((alike) => {
    const begins = alike.flatMap(({ number }, index) => (number!.value === 1 ? [index] : []))
    const rows = begins.map((from, index) => alike.slice(from, begins[index + 1]))
    return rows.filter((row) => row.every(({ number }, index) => number!.value === index + 1))
  })
}

const standsAlone = ({ lines }: Scene, { at, after }: Line, row: ReadonlySet<Line>): boolean => {
  const next = lines[at + 1]
  return after === 'table' || after === 'figure' || (next !== undefined && !next.view.numbered && !row.has(next))
}
