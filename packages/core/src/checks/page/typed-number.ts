import { defineCheck } from '../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'
import { authorWords, headsToCount, typedHead } from './typed-head.js'

/** A number that is typed in a header is the same on every page. */
export const typedNumber = defineCheck<{ readonly paragraph: Paragraph; readonly isNumber: boolean }>({
  id: 'page.typed-number',
  aspect: 'page',
  severity: 'error',
  title: 'Typed page numbers',
  expected: 'Word counts the pages: no number of a page is typed in a header or footer.',
  source: { source: 'APA 7', section: '2.18' },
  fix: 'comment',
  because: 'A number in a header may be that of a course or a version, too.',
  help: 'Double-click the header, and delete the number; Insert › Page Number puts one in its place that counts.',
  examples: [
    { lines: ['{header: right PAGE}', 'It was a quiet year.'], passes: true },
    { lines: ['{header: right English 201}', 'It was a quiet year.'], passes: true },
    { lines: ['{header: right 1}', 'It was a quiet year.'], passes: false },
    { lines: ['{footer: center Page 1}', 'It was a quiet year.'], passes: false },
    { style: 'mla-9', lines: ['{header: Sample\t1}', 'Ada Sample', 'Professor Muster', 'English 201', '4 May 2022', '{align=center} The Harbour in Ice', 'It was a quiet year.'], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of facts.document.paragraphs) {
      const { story, text } = paragraph
      if (!/^(?:header|footer)$/.test(story.kind) || story.fallback || !/\S/.test(text)) continue
      // Where Word comes to count in its place, `page.number-position` says so.
      yield { paragraph, isNumber: typedHead(paragraph, authorWords(facts)) !== undefined && !headsToCount(facts).has(paragraph) }
    }
  },
  examine({ paragraph, isNumber }) {
    if (!isNumber) return undefined
    const found = paragraph.text.trim()
    return { at: whole(paragraph), message: `${quoted(found, 60)} is typed and says the same on every page. Delete it, or let Word count in its place.`, found, expected: 'a number that counts' }
  },
})
