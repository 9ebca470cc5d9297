import { once } from '../algorithms/once.js'
import type { XmlElement } from '../xml/element.js'
import type { Document } from './document.js'

/** What is said in the text boxes that hang at a paragraph, by its element; what old readers are given beside them says the same again. */
export const boxedWords = once(({ paragraphs }: Document): ReadonlyMap<XmlElement, string> => {
  const found = new Map<XmlElement, string>()
  for (const { story, text } of paragraphs) {
    const holder = story.kind === 'text-box' && !story.fallback && text.trim() !== '' ? paragraphAround(story.element) : undefined
    if (holder) found.set(holder, [found.get(holder), text.trim()].filter((words) => words !== undefined).join(' '))
  }
  return found
})

const paragraphAround = (element: XmlElement): XmlElement | undefined => {
  let at = element.parent
  while (at && at.name !== 'w:p') at = at.parent
  return at ?? undefined
}
