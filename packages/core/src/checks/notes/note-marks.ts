import type { Facts } from '../../facts.js'
import { objectMark, type Paragraph } from '../../wordml/paragraph.js'
import { isParagraph, type Story } from '../../wordml/story.js'

/** The mark of a note in the text. */
export interface MarkOfNote {
  readonly kind: 'footnote' | 'endnote'
  readonly id: string
  readonly paragraph: Paragraph
  /** Where it stands in the paragraph's text. */
  readonly at: number
}

const kinds: Readonly<Partial<Record<string, MarkOfNote['kind']>>> = { 'w:footnoteReference': 'footnote', 'w:endnoteReference': 'endnote' }

const known = new WeakMap<Facts['document'], readonly MarkOfNote[]>()

/** The marks of all notes, in the order of the text. */
export const noteMarksOf = ({ document }: Facts): readonly MarkOfNote[] => {
  let marks = known.get(document)
  if (!marks) {
    const holding = notesOf(document).length === 0 ? [] : document.paragraphs.filter(({ story, text }) => story.kind === 'body' && text.includes(objectMark))
    known.set(document, (marks = holding.flatMap((paragraph) => [...marksIn(paragraph)])))
  }
  return marks
}

function* marksIn(paragraph: Paragraph): Generator<MarkOfNote> {
  for (const { element, from, to, deleted } of paragraph.runs) {
    if (deleted || from === to) continue
    for (const child of element.children) {
      const kind = kinds[child.name]
      const id = kind && paragraph.story.document.attribute(child, 'w:id')
      if (kind && id !== undefined) yield { kind, id, paragraph, at: paragraph.text.indexOf(objectMark, from) }
    }
  }
}

/** The notes that a reader sees: without the lines that separate notes from the text. */
export const notesOf = ({ stories }: Facts['document']): readonly Story[] => stories.filter(({ kind, separator }) => !separator && (kind === 'footnote' || kind === 'endnote'))

/** The first paragraph of a note. */
export const beginningOf = ({ blocks }: Story): Paragraph | undefined => blocks.find(isParagraph)
