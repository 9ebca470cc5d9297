import type { Paragraph } from '../../wordml/paragraph.js'
import type { Child } from '../../wordml/properties/patch.js'
import type { XmlElement } from '../../xml/element.js'
import type { Plan } from '../plan.js'
import type { Lowering } from './context.js'
import { inheritedMarkup, propertiesMarkup, putProperties } from './paragraph-properties.js'
import { lowerDissolved } from './unwrap.js'
import { deletion } from './tracked.js'

/**
 * Direct: the paragraph goes; `staying`, marks of bookmarks that are its children, stand between paragraphs from then on.
 * Tracked: its mark is deleted, and so is what stands in it; no revision can hold a bookmark.
 */
export const removeParagraph = (lowering: Lowering, paragraph: Paragraph, staying: readonly XmlElement[] = []): void => {
  const { story, element, own } = paragraph
  if (!lowering.revisions) {
    const from = [element.start, ...staying.map(({ end }) => end)]
    const to = [...staying.map(({ start }) => start), element.end]
    return from.forEach((start, at) => lowering.splice(story.part, start, to[at]!, ''))
  }
  putProperties(lowering, paragraph, propertiesMarkup(lowering, paragraph, undefined, own.style, deletedMark(lowering, paragraph)) ?? '')
  removeContent(lowering, paragraph)
}

/** The end of the text goes. Tracked: the last mark stays, and becomes that of the paragraph whose own is deleted. */
export const removeEnd = (lowering: Lowering, { moved, heir }: NonNullable<Plan['end']>): void => {
  const { story, element } = moved
  if (!lowering.revisions) return lowering.splice(story.part, element.start, element.end, '')
  const plan = lowering.plan.paragraphs.get(heir)
  const markup = inheritedMarkup(lowering, moved, heir, plan, lowering.styleOf(heir, plan))
  if (markup !== undefined) putProperties(lowering, moved, markup)
  removeContent(lowering, moved)
}

/** The `w:del` of a paragraph's mark. */
export const deletedMark = (lowering: Lowering, { story }: Paragraph): Child | undefined =>
  lowering.revisions && { name: 'w:del', markup: lowering.revisions.mark(lowering.writer(story.part), 'w:del') }

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
