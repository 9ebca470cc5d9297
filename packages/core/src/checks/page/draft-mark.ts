import { defineCheck } from '../check.js'
import { grouped } from '../../algorithms/grouped.js'
import type { Story } from '../../wordml/story.js'
import { descendants } from '../../wordml/tree.js'

const says = /^\W*(?:draft|first draft|final draft|rough draft|entwurf|borrador|brouillon|confidential|do not copy|do not cite|sample|urgent)\W*(?:v(?:ersion)?\.?\s*[\d.]+)?\W*$/i

/** A word across the page, or in its margin, that says the paper is not ready. */
export const draftMark = defineCheck<{ readonly story: Story; readonly words: readonly string[] }>({
  id: 'page.watermark-draft',
  aspect: 'page',
  severity: 'warning',
  title: 'Marks of drafts',
  expected: 'No page says that it is a draft.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Design › Watermark › Remove Watermark; or double-click the header and delete the word.',
  examples: [
    { lines: ['It was a quiet year.', '{header: right PAGE}'], passes: true },
    { lines: ['It was a quiet year.', '{header: left DRAFT}'], passes: false },
  ],
  *subjects({ document }) {
    const paragraphs = grouped(document.paragraphs, ({ story }) => story)
    for (const story of document.stories) {
      if (story.kind !== 'header' && story.kind !== 'footer') continue
      const marks = /textpath/.test(story.document.source) ? [...descendants(story.element)].filter(({ name }) => name === 'v:textpath') : []
      yield { story, words: [...(paragraphs.get(story) ?? []).map(({ text }) => text), ...marks.map((mark) => story.document.attribute(mark, 'string') ?? '')] }
    }
  },
  examine({ story, words }) {
    const found = words.find((each) => says.test(each))
    return found === undefined ? undefined : { at: { part: story.part }, message: `The pages say “${found.trim()}”; a finished paper does not.`, found: found.trim(), expected: 'none' }
  },
})
