import { defineCheck } from '../check.js'
import { isCertain, type Facts } from '../facts.js'
import type { View } from '../../structure/view.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { begunPage, onNewPage } from '../begun-page.js'
import { text } from '../examples.js'
import { countedAs } from './counted-as.js'

const thesis = { options: { paperType: 'thesis' }, style: 'turabian-9-nb' } as const

/** In a thesis that counts its chapters each of them begins a page, and so does what stands beside them. */
export const chapterPage = defineCheck<View>({
  id: 'head.chapter-page',
  aspect: 'headings',
  severity: 'warning',
  title: 'Pages of chapters',
  expected: 'Every chapter of a thesis begins on a new page.',
  source: { source: 'style-neutral', section: 'convention of theses' },
  fix: 'tracked',
  help: 'Right-click the heading, then Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { ...thesis, lines: [text, '[heading 1] {pageBreakBefore=true} Chapter 1: The Harbour', text], passes: true },
    { ...thesis, lines: [text, '[heading 1] Chapter 1: The Harbour', text], passes: false },
    { ...thesis, lines: ['[heading 1] {pageBreakBefore=true} CHAPTER ONE', '[heading 1] The Harbour', text, '[heading 2] Ships', text], passes: true },
    { ...thesis, lines: ['[heading 1] {pageBreakBefore=true} CHAPTER ONE', '[heading 1] THE HARBOUR', '[heading 1] AND THE TOWN', text], passes: true },
    { ...thesis, lines: ['[heading 1] {pageBreakBefore=true} Chapter 1: The Harbour', text, '[heading 1] Conclusion', text], passes: false },
    { ...thesis, lines: ['[heading 1] {pageBreakBefore=true} Chapter 1: The Harbour', text, '[heading 1] {pageBreakBefore=true} APPENDIX A', '[heading 1] The Questions', text], passes: true },
    { ...thesis, lines: [text, '[heading 1] The Harbour', text], passes: true },
    { ...thesis, lines: [text, '{section ends: columns=1}', ' ', ' ', '[heading 1] Chapter 1: The Harbour', text], passes: true },
    { style: 'turabian-9-nb', lines: [text, '[heading 1] Chapter 1: The Harbour', text], passes: true },
  ],
  *subjects(facts) {
    const { structure, style } = facts
    if (!style.definition.headings.chapterPage || !structure.flow.some((view) => isChapter(view, facts))) return
    let above: View | undefined
    for (const view of structure.flow) {
      if (view.words === 0) continue
      // What stands right under another heading of its level goes on with it: the title under `CHAPTER ONE` or `APPENDIX A`, and each line of that.
      const goesOn = above !== undefined && isOfFirstLevel(above, facts)
      if (isMain(view, facts) && !goesOn) yield view
      above = view
    }
  },
  examine: (view, facts) => begunPage(view, () => onNewPage(view), facts),
})

/** Appendices have a check of their own. */
const isMain = (view: View, facts: Facts): boolean => isOfFirstLevel(view, facts) && facts.structure.role(view.paragraph).section !== 'appendix'

const isOfFirstLevel = ({ paragraph }: View, { structure }: Facts): boolean => {
  const role = structure.role(paragraph)
  return role.kind === 'heading' && (role.level ?? 1) === 1 && isCertain(role)
}

/** One that says so, or that Word counts as one: `Chapter %1`. */
const isChapter = (view: View, facts: Facts): boolean =>
  isMain(view, facts) && (isChapterLabel(view.text) || isChapterLabel(countedAs(view, facts)?.text.replace(/%\d/, '1') ?? ''))
