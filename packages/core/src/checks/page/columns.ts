import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import { once } from '../../algorithms/once.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Section } from '../../wordml/section.js'
import { titleBlock } from '../front-matter/title-block.js'
import { text } from '../examples.js'
import { textWidth } from './size.js'

const paper = ['[Title] A Year in the Harbour', '[IEEE Title Page] Ada Sample']

/** How many columns the text has. A title stands over all of them, in a section of its own on the same page. */
export const pageColumns = defineCheck<Section>({
  id: 'page.columns',
  aspect: 'page',
  severity: 'warning',
  title: 'Columns',
  expected: 'The text stands in as many columns as the style has, and the title over all of them.',
  source: { source: 'IEEE conference template', section: 'page layout' },
  fix: 'tracked',
  help: 'Layout › Columns; before the text, Layout › Breaks › Continuous.',
  examples: [
    { lines: ['Text.'], passes: true },
    { lines: ['Text.', '{section: columns=2}'], passes: false },
    { lines: ['Text.', '[heading 1] Index', '{section ends: columns=1}', '{field: INDEX => Ice, 1}', '{section: columns=2,breakType=continuous}'], passes: true },
    { style: 'ieee-conference', lines: [text], passes: true },
    { style: 'ieee-conference', lines: [text, '{section ends: columns=2}', '{table: May | 12}', '{section: columns=1,pageWidth=15840,pageHeight=12240,orientation=landscape}'], passes: true },
    { style: 'ieee-conference', lines: [text, '{section: columns=1}'], passes: false, asks: true },
    { style: 'ieee-conference', lines: [...paper, text], passes: false },
  ],
  subjects: ({ document }) => document.sections,
  examine(section, facts): Problem | undefined {
    const { count, gap } = facts.style.definition.page.columns
    const title = titleOnly(section, facts)
    const wanted = wantedColumns(section, facts)
    const found = columnsOf(section)
    const under = count > 1 && !title && holdsTitle(section, facts)
    if (found === wanted && !under) return undefined
    const problem = {
      at: { section },
      message: under && found === wanted ? 'The title stands in a column; the style wants it over all of them.' : `Section ${section.index + 1} has ${columns(found)}; the style wants ${columns(wanted)}.`,
      found: columns(found),
      expected: columns(wanted),
    }
    if (!canSet(section, facts)) return problem
    const block = titleBlock(facts)
    const layout = { columns: wanted, ...(wanted > 1 && { columnGap: gap }), ...(section.own.values['equalColumns'] === false && { equalColumns: true }) }
    const cut: Edit[] = under && block ? [{ kind: 'insert-blocks', before: block.text.paragraph, blocks: [{ content: [], endsSection: { of: section, properties: { columns: 1 } } }] }] : []
    return { ...problem, fix: [{ kind: 'set-section', section, properties: { ...layout, ...(under && { breakType: 'continuous' }) } }, ...cut] }
  },
})

const wantedColumns = (section: Section, facts: Facts): number => {
  if (titleOnly(section, facts) || isTurnedForWidth(section, facts)) return 1
  return indexes(facts).has(section.index) ? columnsOf(section) : facts.style.definition.page.columns.count
}

/** A page that lies among upright ones has a table or a figure that needs all of its width. */
const isTurnedForWidth = (section: Section, { document: { sections } }: Facts): boolean =>
  section.landscape && columnsOf(section) === 1 && sections.some(({ landscape }) => !landscape)

const columnsOf = (section: Section): number => Number(section.own.values['columns'] ?? 1)

/** The sections that hold an index and nothing else: Word gives it a section with columns of its own, as books have it in any style. */
const indexes = once(({ document: { paragraphs, main } }: Facts): ReadonlySet<number> => {
  const texts = grouped(paragraphs.filter(({ story, text }) => story.part === main.name && text.trim() !== ''), ({ section }) => section)
  return new Set([...texts].flatMap(([section, all]) => (all.every(isOfIndex) ? [section] : [])))
})

const isOfIndex = ({ within, opened, fields }: Paragraph): boolean => within.includes('INDEX') || opened.includes('INDEX') || fields.some(({ name }) => name === 'INDEX')

/** Where the title ends may not be certain: text in columns under half of it is worse than none. */
const canSet = (section: Section, facts: Facts): boolean =>
  !section.own.locked && (facts.style.definition.page.columns.count === 1 || section.index > 0 || titleBlock(facts) !== undefined)

/** The width of a column once the page is as the style has it, in twips. */
export const columnWidth = (section: Section, facts: Facts): number => {
  const count = canSet(section, facts) ? wantedColumns(section, facts) : columnsOf(section)
  return (textWidth(section, facts) - facts.style.definition.page.columns.gap * (count - 1)) / count
}

const columns = (count: number): string => (count === 1 ? 'one column' : `${count} columns`)

const holdsTitle = (section: Section, facts: Facts): boolean => {
  const block = titleBlock(facts)
  return block !== undefined && section.index === 0 && block.title.paragraph.section === 0 && block.text.paragraph.section === 0
}

/** A section that ends before the text begins. */
const titleOnly = (section: Section, facts: Facts): boolean => {
  const block = titleBlock(facts)
  return block !== undefined && section.index < block.text.paragraph.section
}
