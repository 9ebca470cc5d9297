import { objectMark, type Paragraph } from './paragraph.js'

/** The mark of a note in the text. */
export interface NoteMark {
  readonly kind: 'footnote' | 'endnote'
  /** The `w:id` of the note. */
  readonly id: string
  /** Where it stands in the paragraph's text. */
  readonly at: number
}

const kinds = new Map<string, NoteMark['kind']>([['w:footnoteReference', 'footnote'], ['w:endnoteReference', 'endnote']])

/** The marks of notes in a paragraph of the text, in order; what is deleted has none. */
export function* noteMarksIn({ story, text, runs }: Paragraph): Generator<NoteMark> {
  if (story.kind !== 'body' || !text.includes(objectMark)) return
  for (const { element, from, to, deleted } of runs) {
    if (deleted || from === to) continue
    for (const child of element.children) {
      const kind = kinds.get(child.name)
      const id = kind && story.document.attribute(child, 'w:id')
      if (kind && id !== undefined) yield { kind, id, at: text.indexOf(objectMark, from) }
    }
  }
}
