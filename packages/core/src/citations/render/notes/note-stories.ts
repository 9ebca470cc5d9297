import { isParagraph, type Story } from '../../../wordml/story.js'

/** The notes of a document, by kind and `w:id`, as their marks name them. */
export const notesByMark = (stories: readonly Story[]): ReadonlyMap<string, Story> =>
  new Map(stories.filter(({ kind }) => kind === 'footnote' || kind === 'endnote').map((story) => [`${story.kind} ${story.document.attribute(story.element, 'w:id')}`, story]))

export const textOf = ({ blocks }: Story): string => blocks.filter(isParagraph).map(({ text }) => text).join(' ')
