import type { Paragraph } from './paragraph.js'

/** Whether a paragraph has pending changes, and all of them by one author. */
export const isRevisedOnlyBy = (author: string, { revised, element, story }: Paragraph): boolean => {
  if (!revised) return false
  const markup = story.document.source.slice(element.start, element.end)
  const authors = [...markup.matchAll(/:author="([^"]*)"/g)].map((match) => match[1])
  return authors.length > 0 && authors.every((name) => name === author)
}
