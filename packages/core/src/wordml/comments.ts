import { put } from '../algorithms/grouped.js'
import type { PartName } from '../opc/part-name.js'
import type { XmlElement } from '../xml/element.js'
import type { Document } from './document.js'
import type { Paragraph } from './paragraph.js'
import type { Story } from './story.js'
import { descendants } from './tree.js'

/** Tells our comments from those of a person who has the same name. */
export const ownInitials = 'FMT'

/** Whether a story is a comment that this library wrote under a name. */
export const isOwnComment = ({ kind, document, element }: Story, author: string): boolean =>
  kind === 'comment' && document.attribute(element, 'w:initials') === ownInitials && document.attribute(element, 'w:author') === author

/** A comment of ours with all that is to go when it goes (ISO 29500-1, 17.13.4). */
export interface OwnComment {
  readonly story: Story
  readonly text: string
  /** The paragraph that its mark stands in. */
  readonly paragraph: Paragraph | undefined
  /** Where its range begins and ends, and the run with its mark. */
  readonly anchors: readonly { readonly part: PartName; readonly element: XmlElement }[]
}

/** Reads our comments. Nearly all documents have none, and are not searched for anchors. */
export const ownComments = (document: Document, author: string): readonly OwnComment[] => {
  const stories = document.stories.filter((story) => isOwnComment(story, author))
  if (stories.length === 0) return []
  const texts = new Map<Story, string[]>()
  const paragraphs = new Map<XmlElement, Paragraph>()
  for (const paragraph of document.paragraphs) {
    const { story, text, element } = paragraph
    if (story.kind === 'comment') put(texts, story, text)
    else paragraphs.set(element, paragraph)
  }
  const anchors = anchorsOf(document)
  return stories.map((story) => {
    const own = anchors.get(story.document.attribute(story.element, 'w:id') ?? '') ?? []
    const holder = own.map(({ element }) => element.parent).find((parent) => parent && paragraphs.has(parent))
    return { story, text: (texts.get(story) ?? []).join('\n'), paragraph: holder ? paragraphs.get(holder) : undefined, anchors: own }
  })
}

const anchorNames: ReadonlySet<string> = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])

const anchorsOf = ({ parts }: Document): Map<string, { part: PartName; element: XmlElement }[]> => {
  const found = new Map<string, { part: PartName; element: XmlElement }[]>()
  for (const [part, { xml }] of parts) {
    if (![...anchorNames].some((name) => xml.census().has(name))) continue
    for (const element of descendants(xml.root)) {
      const id = anchorNames.has(element.name) ? xml.attribute(element, 'w:id') : undefined
      if (id === undefined) continue
      const run = element.parent!
      // A mark has a run of its own; where somebody typed into it, the mark alone goes.
      const alone = element.name === 'w:commentReference' && run.children.every((child) => child === element || child.name === 'w:rPr')
      put(found, id, { part, element: alone ? run : element })
    }
  }
  return found
}
