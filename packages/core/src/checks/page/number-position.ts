import { defineCheck, type Problem } from '../../check.js'
import type { Facts } from '../../facts.js'
import type { Edit, NewParagraph } from '../../plan/edit.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { resolveHeader, typesInUse, type HeaderType, type Section } from '../../wordml/section.js'
import { isParagraph, type Story } from '../../wordml/story.js'
import { whole } from '../laid-out.js'

/** A header that pages really show: a part, or a place where there is none. */
interface Shown {
  readonly section: Section
  readonly type: HeaderType
  readonly part: string | undefined
}

/** Every page has its number, as a field, at the place the style gives it. */
export const pageNumberPosition = defineCheck<Shown>({
  id: 'page.number-position',
  aspect: 'page',
  severity: 'error',
  title: 'Page number',
  expected: 'Every page shows its number at the place the style gives it.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'tracked',
  help: 'Insert › Page Number › Top of Page › Plain Number 3.',
  examples: [
    { lines: ['{header: right PAGE}', 'Text.'], passes: true },
    { lines: ['Text.'], passes: false },
    { lines: ['{header: left PAGE}', 'Text.'], passes: false },
  ],
  subjects: headersShown,
  examine(shown, facts) {
    const wanted = facts.style.definition.page.pageNumber
    if (!wanted) return undefined
    const place = `${wanted.slot}, ${wanted.align}`
    if (shown.part === undefined) {
      const blocks = [pageNumber(facts, wanted.align)]
      const fix: Edit = { kind: 'set-header-footer', section: shown.section, slot: wanted.slot, type: shown.type, blocks }
      return { at: { section: shown.section }, message: `Pages of section ${shown.section.index + 1} have no ${wanted.slot} and no number; the style wants it in the ${place}.`, found: 'none', expected: `${place}: 1`, fix }
    }
    const stories = facts.document.stories.filter((story) => story.part === shown.part)
    const holder = facts.document.paragraphs.find((paragraph) => stories.includes(paragraph.story) && paragraph.fields.some(({ name }) => name === 'PAGE'))
    return holder ? misplaced(holder, wanted.align, place) : missing(facts, stories[0], shown, wanted.align, place)
  },
})

/** Each header part once; where sections have none, each of them. */
function* headersShown({ document, style }: Facts): Generator<Shown> {
  const wanted = style.definition.page.pageNumber
  const seen = new Set<string>()
  for (const section of wanted ? document.sections : []) {
    for (const type of typesInUse(section, document.settings.evenAndOddHeaders)) {
      const part = resolveHeader(document.sections, section.index, wanted!.slot, type)
      if (part !== undefined && seen.has(part)) continue
      if (part !== undefined) seen.add(part)
      yield { section, type, part }
    }
  }
}

const pageNumber = ({ style }: Facts, align: string): NewParagraph => {
  const { family, size } = style.font
  const font = { fontAscii: family, fontHAnsi: family, size, bold: false, italic: false, color: 'auto' }
  const paragraph = { align, line: 240, lineRule: 'auto', spaceBefore: 0, spaceAfter: 0, indentStart: 0, indentEnd: 0, firstLine: 0 }
  return { content: [{ field: 'PAGE', shows: '1', properties: font }], properties: { ...paragraph, ...font } }
}

/** The number is there. A tab before it, or a frame of its own, can bring it to the right as well. */
const misplaced = (paragraph: Paragraph, align: string, place: string): Problem | undefined => {
  const held = paragraph.effective
  const field = paragraph.fields.find(({ name }) => name === 'PAGE')!
  const placed = held['align'] === align || paragraph.text.slice(0, field.from).includes('\t') || held['w:framePr'] !== undefined || paragraph.story.kind === 'text-box' || paragraph.cell !== undefined
  if (placed || paragraph.own.locked) return undefined
  const alone = (paragraph.text.slice(0, field.from) + paragraph.text.slice(field.to)).trim() === ''
  const found = String(held['align'] ?? 'left')
  const message = `The page number stands ${found}; the style wants it in the ${place}.`
  if (!alone) return { at: whole(paragraph), message, found, expected: place, review: true }
  return { at: whole(paragraph), message, found, expected: place, fix: { kind: 'set-paragraph', paragraph, properties: { align, firstLine: 0, indentStart: 0, indentEnd: 0 } } }
}

/** A header without a number: an empty line takes it, else a new first line does. */
const missing = (facts: Facts, story: Story | undefined, { part, section }: Shown, align: string, place: string): Problem => {
  const first = story?.blocks[0]
  const message = `The header of section ${section.index + 1} has no page number; the style wants it in the ${place}.`
  if (!story || !first || !isParagraph(first) || first.element.parent !== story.element) {
    return { at: { part: part! }, message, found: 'no number', expected: place, review: true }
  }
  const block = pageNumber(facts, align)
  const at = { ...whole(first) }
  if (story.blocks.length === 1 && first.bare && !hasContent(first) && !first.revised) {
    const { align: wanted, ...indents } = { align, firstLine: 0, indentStart: 0, indentEnd: 0 }
    return {
      at,
      message,
      found: 'no number',
      expected: `${place}: 1`,
      fix: [
        { kind: 'set-paragraph', paragraph: first, properties: { align: wanted, ...indents } },
        { kind: 'replace-text', range: { paragraph: first, from: 0, to: 0 }, content: block.content },
      ],
    }
  }
  return { at, message, found: 'no number', expected: `${place}: 1`, fix: { kind: 'insert-blocks', before: first, blocks: [block] } }
}
