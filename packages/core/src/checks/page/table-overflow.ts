import { defineCheck, type Problem } from '../check.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { fullWidth, type Table } from '../../wordml/table.js'
import { childOf, childrenNamed } from '../../wordml/tree.js'
import { readInteger, readTwips } from '../../wordml/units.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { paragraphsByTable } from '../tables.js'
import { inInches } from '../wording.js'
import { columnWidth } from './columns.js'

const paper = ['[Title] A Year in the Harbour', '[IEEE Title Page] Ada Sample', text]
/** What nobody sees, cells' own margins included. */
const leeway = 1.04

interface Subject {
  readonly table: Table
  /** Its first paragraph with words, if there is one. */
  readonly first: Paragraph
  readonly room: number
  readonly width: number
}

/** A table wider than the text, or than its column, runs into what stands beside it or off the page. */
export const tableOverflow = defineCheck<Subject>({
  id: 'page.table-overflow',
  aspect: 'page',
  severity: 'warning',
  title: 'Tables wider than the text',
  expected: 'Every table is at most as wide as its column.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Click into the table, then Table Layout › AutoFit › AutoFit Window.',
  examples: [
    { lines: [text, '{broad table: Month | Bees / May | 12 / June | 30}', text], passes: true },
    { style: 'ieee-conference', lines: [...paper, '{broad table: Ada Sample: | Bo Berg: / |}', text], passes: false },
    { style: 'ieee-conference', lines: [...paper, '{broad table: Month | Bees / May | 12 / June | 30}', text], passes: false },
  ],
  *subjects(facts) {
    for (const [table, paragraphs] of paragraphsByTable(facts)) {
      const first = paragraphs.find(hasContent) ?? paragraphs[0]!
      // What text flows around stands where its author has put it.
      if (table.element.parent?.name !== 'w:body' || childOf(childOf(table.element, 'w:tblPr'), 'w:tblpPr')) continue
      const section = facts.document.sections[first.section]
      const width = widthOf(table, first)
      const room = section ? Math.floor(columnWidth(section, facts)) : 0
      if (room > 0 && width !== undefined) yield { table, first, room, width }
    }
  },
  examine({ table, first, room, width }, facts): Problem | undefined {
    if (width <= room * leeway) return undefined
    const [found, expected] = [inInches(width), `at most ${inInches(room)}`]
    const problem = { at: whole(first), message: `The table is ${found} wide; the margins of the style leave room for ${inInches(room)}.`, found, expected }
    return { ...problem, fix: { kind: 'set-table', story: first.story, table, properties: { 'w:tblW': fullWidth(facts.document.main.xml.strict), tableLayout: 'autofit' } } }
  },
})

/** In twips; undefined where the table goes with the page. */
const widthOf = ({ element }: Table, { story: { document } }: Paragraph): number | undefined => {
  const preferred = childOf(childOf(element, 'w:tblPr'), 'w:tblW')
  const type = preferred && document.attribute(preferred, 'w:type')
  if (type === 'pct') return undefined
  const width = type === 'dxa' ? readInteger(document.attribute(preferred!, 'w:w')) : undefined
  const columns = childrenNamed(childOf(element, 'w:tblGrid'), 'w:gridCol').map((column) => readTwips(document.attribute(column, 'w:w') ?? '') ?? 0)
  return width ?? columns.reduce((sum, column) => sum + column, 0)
}
