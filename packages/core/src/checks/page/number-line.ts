import type { Facts } from '../facts.js'
import type { Inline, NewParagraph } from '../../plan/edit.js'
import type { Properties } from '../../wordml/properties/property.js'
import type { Section } from '../../wordml/section.js'
import { movedTo, type TabStop } from '../../wordml/tab-stops.js'
import { hasCountedLines } from './counted-lines.js'
import { runningHeadText } from './running-head-text.js'
import { textWidth } from './size.js'

/** A line with the page number at its place, and with the running head where the style has one. */
export const numberLine = (section: Section, facts: Facts): NewParagraph => {
  const { pageNumber } = facts.style.definition.page
  const { family, size } = facts.style.font
  const font = { fontAscii: family, fontHAnsi: family, size, bold: false, italic: false, color: 'auto' }
  const head = runningHeadText(facts)
  const before = 'text' in head ? headBefore(head.text, facts) : []
  const paragraph = { line: 240, lineRule: 'auto', spaceBefore: 0, spaceAfter: 0, indentStart: 0, indentEnd: 0, firstLine: 0 }
  // Word counts no lines of a header; other programs do, and print a second number beside that of the page.
  const counting = hasCountedLines(section, facts) ? { suppressLineNumbers: true } : {}
  return {
    content: [...before, { field: 'PAGE', shows: '1' }].map((inline) => ({ ...inline, properties: font })),
    properties: { ...paragraph, ...counting, align: pageNumber?.align ?? 'left', ...(before.length > 0 && headLayout(section, facts)), ...font },
  }
}

/** A surname stands right before the number; a short title at the other end of the line. */
export const headBefore = (text: string, { style }: Facts): Inline[] =>
  text === '' ? [] : [{ text: `${text}${style.definition.page.runningHead === 'short-title' ? '\t' : ' '}` }]

/** How the line is to stand for that; `stops` are those that hold so far, and would come first. */
export const headLayout = (section: Section, facts: Facts, stops: readonly TabStop[] = []): Properties => {
  if (facts.style.definition.page.runningHead !== 'short-title') return {}
  return { align: 'left', ...movedTo(stops, [{ at: textWidth(section, facts), attributes: 'w:val="right"' }]) }
}
