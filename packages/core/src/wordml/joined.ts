import type { Paragraph } from './paragraph.js'

/** The paragraph whose mark ends a text once the author's deletions of marks are accepted: the text then stands in its style. Undefined where it is its own. */
export const joinedEnd = ({ story, index }: Paragraph): Paragraph | undefined => {
  let end: Paragraph | undefined
  for (let at = index + 1; story.paragraphs[at]?.joined; at++) end = story.paragraphs[at]
  return end
}
