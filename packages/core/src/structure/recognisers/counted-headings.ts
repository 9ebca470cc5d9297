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
 * What Word counts in one row with headings, and looks as one of them does, where half of the row and more are headings and none follows right
 * on another: `5) Timetable` over a table, between `4) Methods` and `6) Risks`.
 */
export const countedHeadings: Recogniser = function* (scene) {
  const rows = grouped(scene.lines.filter(({ view, contents }) => view.numbered && !contents), ({ view: { paragraph: { effective } } }) => `${effective['numbering']} ${effective['numberingLevel'] ?? 0}`)
  for (const row of rows.values()) {
    const headings = row.filter((line) => isSureHeading(scene, line))
    if (headings.length < fewestHeadings || headings.length * 2 < row.length || !row.every((line) => standsAlone(scene, line))) continue
    for (const line of row) {
      if (headings.includes(line) || line.view.words > mostWords || line.view.hasObject || !headings.some(({ view }) => looksLike(view, line.view))) continue
      yield { paragraph: line.view.paragraph, role: { kind: 'heading' }, confidence: 0.92, evidence: `counted in one row with ${headings.length} headings` }
    }
  }
}

const standsAlone = ({ lines }: Scene, { at, after }: Line): boolean => after === 'table' || after === 'figure' || (lines[at + 1] !== undefined && !lines[at + 1]!.view.numbered)
