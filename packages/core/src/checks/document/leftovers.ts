import { defineCheck } from '../check.js'
import { isOwnComment } from '../../wordml/comments.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isRevisedOnlyBy } from '../../wordml/revised-by.js'
import type { Story } from '../../wordml/story.js'
import { beginningOf } from '../notes/note-marks.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'

/** Changes that somebody still has to accept or reject. Formatting leaves them, and what they are about, alone. */
export const leftoverRevisions = defineCheck<Paragraph>({
  id: 'doc.leftover-revisions',
  aspect: 'document',
  severity: 'warning',
  title: 'Pending tracked changes',
  expected: 'No tracked changes are pending.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'none',
  help: 'Review › Accept or Reject, then format again: paragraphs with pending changes of format were left as they are.',
  examples: [
    { lines: ['It was a quiet year.'], passes: true },
    { lines: ['It was a {++very ++}quiet year.'], passes: false },
  ],
  subjects: ({ document }) => document.paragraphs,
  examine(paragraph, { options }) {
    // Changes that this library tracked earlier are not left over: they wait for the reader of this very report.
    if (!paragraph.revised || isRevisedOnlyBy(options.author, paragraph)) return undefined
    return { at: whole(paragraph), message: 'A tracked change is pending here; it has to be accepted or rejected.' }
  },
})

/** Comments are for the people who wrote them, not for the reader. */
export const leftoverComments = defineCheck<Story | undefined>({
  id: 'doc.leftover-comments',
  aspect: 'document',
  severity: 'warning',
  title: 'Comments',
  expected: 'No comments are left in the file.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'none',
  help: 'Review › Delete › Delete All Comments, once they are dealt with.',
  examples: [
    { lines: ['It was a quiet year.'], passes: true },
    { lines: ['It was a quiet year.{comment: Was it?}'], passes: false },
  ],
  subjects({ document, options }) {
    const comments = document.stories.filter((story) => story.kind === 'comment' && !isOwnComment(story, options.author))
    return comments.length > 0 ? comments : [undefined]
  },
  examine(story) {
    if (!story) return undefined
    const said = short(beginningOf(story)?.text ?? '', 80)
    return { at: { part: story.part }, message: said === '' ? 'A comment is left.' : `A comment is left: “${said}”.`, found: said === '' ? 'a comment' : said, expected: 'none' }
  },
})
