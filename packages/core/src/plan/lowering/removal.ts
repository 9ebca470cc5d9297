import type { Paragraph } from '../../wordml/paragraph.js'
import type { Lowering } from './context.js'
import { propertiesMarkup, putProperties } from './paragraph-properties.js'
import { lowerDissolved } from './unwrap.js'
import { deletion } from './tracked.js'

/** Direct: the paragraph goes. Tracked: its mark is deleted, and so is what stands in it. */
export const removeParagraph = (lowering: Lowering, paragraph: Paragraph): void => {
  const { story, element, own } = paragraph
  const { revisions } = lowering
  if (!revisions) return lowering.splice(story.part, element.start, element.end, '')
  const mark = { name: 'w:del', markup: revisions.mark(lowering.writer(story.part), 'w:del') }
  putProperties(lowering, paragraph, propertiesMarkup(lowering, paragraph, undefined, own.style, mark) ?? '')
  removeContent(lowering, paragraph)
}

/** What stands in the paragraph goes, and an empty one stays. */
export const removeContent = (lowering: Lowering, paragraph: Paragraph): void => {
  const { story, runs } = paragraph
  lowerDissolved(lowering, paragraph)
  const write = lowering.writer(story.part)
  for (const { element, deleted } of runs) {
    if (deleted) continue
    const markup = story.document.source.slice(element.start, element.end)
    lowering.splice(story.part, element.start, element.end, lowering.revisions ? deletion(lowering.revisions, write, markup) : '')
  }
}
