import type { Paragraph } from './paragraph.js'

/** Whether a paragraph has pending changes, and all of them by one author. A control that somebody put in or took out is none of its words. */
export const isRevisedOnlyBy = (author: string, { revised, element, story }: Paragraph): boolean => {
  if (!revised) return false
  const markup = story.document.source.slice(element.start, element.end)
  const authors = [...markup.matchAll(/<(?!\w+:customXml)[^<>]*:author="([^"]*)"/g)].map((match) => match[1])
  return authors.length > 0 && authors.every((name) => name === author)
}
