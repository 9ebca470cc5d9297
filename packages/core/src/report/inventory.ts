import type { Facts } from '../facts.js'
import type { RoleKind } from '../structure/role.js'
import { countWords } from '../structure/view.js'
import type { Report } from './report.js'

/** Counts that a reader asks for first. */
export const wordsOf = ({ document, structure }: Facts): Report['summary']['words'] => {
  const words = { body: 0, abstract: 0, footnotes: 0, references: 0, captions: 0 }
  for (const paragraph of document.paragraphs) {
    const group = groupOf(structure.role(paragraph).kind)
    if (group) words[group] += countWords(paragraph.text)
  }
  return words
}

const groupOf = (kind: RoleKind): keyof Report['summary']['words'] | undefined => {
  switch (kind) {
    case 'abstract':
      return 'abstract'
    case 'footnote-text':
      return 'footnotes'
    case 'reference-entry':
      return 'references'
    case 'table-caption':
    case 'figure-caption':
      return 'captions'
    case 'body':
    case 'heading':
    case 'block-quotation':
    case 'list-item':
    case 'other':
      return 'body'
    default:
      return undefined
  }
}

/** What the document has: its outline, its references as they stand, and how many of everything else. */
export const inventoryOf = ({ document, structure }: Facts, equations: number): Report['inventory'] => {
  const notes = (kind: 'footnote' | 'endnote') => document.stories.filter((story) => story.kind === kind && !story.separator).length
  const entries = structure.flow.filter(({ paragraph }) => structure.role(paragraph).kind === 'reference-entry')
  return {
    outline: structure.outline.map(({ paragraph, level, text }) => ({
      level,
      text,
      paragraph: paragraph.index,
      confidence: structure.role(paragraph).confidence,
      source: structure.view(paragraph).outlineLevel < 9 ? ('style' as const) : ('inferred' as const),
    })),
    references: entries.map(({ paragraph, text }, index) => ({
      index: index + 1,
      paragraph: paragraph.index,
      raw: text,
      confidence: structure.role(paragraph).confidence,
    })),
    figures: structure.flow.filter(({ paragraph }) => structure.role(paragraph).kind === 'figure').length,
    tables: new Set(document.paragraphs.flatMap(({ cell }) => (cell ? [cell.table] : []))).size,
    equations,
    footnotes: notes('footnote'),
    endnotes: notes('endnote'),
  }
}
