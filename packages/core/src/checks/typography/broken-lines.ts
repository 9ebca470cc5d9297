import { defineCheck, type Problem } from '../check.js'
import { text } from '../examples.js'
import { pastedPassages } from '../../structure/pasted-lines.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'

const mayBeText: ReadonlySet<RoleKind> = new Set<RoleKind>(['body', 'abstract', 'other'])

/** What is pasted from a PDF has a paragraph for each line of the page, which no style can set as text. */
export const brokenLines = defineCheck<readonly View[]>({
  id: 'type.broken-lines',
  aspect: 'typography',
  severity: 'warning',
  title: 'Lines that are paragraphs of their own',
  expected: 'A paragraph ends where its last sentence does, not at the end of each line.',
  source: { source: 'APA 7', section: '2.24' },
  fix: 'comment',
  help: 'Put the cursor at the end of each line but the last of the paragraph and press Delete, then type a blank, or take out the hyphen of a divided word.',
  because: 'Where a paragraph ends, and which hyphens divide a word only at the end of a line, its author has to say.',
  examples: [
    { lines: [text], passes: true },
    {
      lines: ['The ice of the harbour came early in that year, and nob-', 'ody of those who lived there had expected it before the', 'end of November; the ships stayed where they were, and', 'waited.'],
      passes: false,
    },
    { lines: ['The ice of the harbour came early in that year, and', 'nobody of those who lived there had expected it before the end of November.'], passes: true },
  ],
  *subjects({ structure }) {
    const passages = pastedPassages(structure.flow).filter((views) => views.every(({ paragraph }) => mayBeText.has(structure.role(paragraph).kind)))
    const pasted = new Set(passages.flat())
    yield* passages
    for (const view of structure.flow) if (!pasted.has(view) && structure.role(view.paragraph).kind === 'body') yield [view]
  },
  examine(views): Problem | undefined {
    if (views.length < 2) return undefined
    const { paragraph } = views[0]!
    return {
      at: { paragraph, from: 0, to: paragraph.text.length },
      message: `From here on ${views.length} lines are paragraphs of their own, though sentences go on from one to the next. Join those that belong together.`,
      found: `${views.length} lines`,
    }
  },
})
