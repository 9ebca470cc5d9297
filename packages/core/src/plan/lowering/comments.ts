import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import type { Run } from '../../wordml/paragraph.js'
import type { XmlElement } from '../../xml/element.js'
import { escapeText } from '../../xml/escape.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { AddComment } from '../edit.js'
import { highestId } from '../revisions.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** Writes and removes comments. Nothing is cut for them, so that a removal leaves the bytes that were there before. */
export const lowerComments = (lowering: Lowering): void => {
  const added: AddComment[] = []
  for (const edit of lowering.plan.comments) {
    if (edit.kind === 'add-comment') added.push(edit)
    else {
      const { story, anchors } = edit.comment
      lowering.splice(story.part, story.element.start, story.element.end, '')
      for (const { part, element } of anchors) lowering.splice(part, element.start, element.end, '')
    }
  }
  if (added.length === 0) return
  const first = highestId(lowering.document) + 1
  added.forEach((edit, index) => anchor(lowering, edit, first + index))
  const markup = (write: XmlWriter): string => added.map((edit, index) => commentMarkup(write, edit, first + index)).join('')
  const { document } = lowering
  const part = document.named.get('comments')
  const root = part === undefined ? undefined : document.parts.get(part)?.xml.root
  if (part !== undefined && root) return lowering.append(part, root, markup(lowering.writer(part)))
  const { strict } = document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  newPart(lowering, 'comments', write.part('w:comments', {}, markup(write)), contentTypes.comments, relationshipType('comments', strict))
}

const commentMarkup = (write: XmlWriter, { text, author, initials, date }: AddComment, id: number): string =>
  write.element('w:comment', { 'w:id': id, 'w:author': author, 'w:date': date, 'w:initials': initials },
    write.element('w:p', {}, write.element('w:r', {}, write.element('w:annotationRef')), write.element('w:r', {}, write.element('w:t', { 'xml:space': 'preserve' }, escapeText(text)))))

/** Puts the marks around the runs that hold the range: at the level of the paragraph, where they may always stand. */
const anchor = (lowering: Lowering, { range: { paragraph, from, to } }: AddComment, id: number): void => {
  const { story: { part }, element, runs } = paragraph
  const isHeld = (run: Run): boolean => run.to > from && !run.deleted
  const [first, last] = [runs.findIndex(isHeld), runs.findIndex((run) => isHeld(run) && run.to >= to)]
  const around = [outOfField(runs, Math.max(first, 0), -1), outOfField(runs, last < 0 ? runs.length - 1 : last, 1)]
  const [begins, ends] = around.map((at) => runs[at] && childWith(element, runs[at].element))
  if (!begins || !ends) return
  const write = lowering.writer(part)
  const marker = { 'w:id': id }
  lowering.splice(part, begins.start, begins.start, write.element('w:commentRangeStart', marker))
  lowering.splice(part, ends.end, ends.end, write.element('w:commentRangeEnd', marker) + write.element('w:r', {}, write.element('w:commentReference', marker)))
}

/** A mark inside a field would be lost as soon as Word updates it: the run from which on there is none. */
const outOfField = (runs: readonly Run[], from: number, step: 1 | -1): number => {
  let at = from
  while (runs[at]?.field !== undefined && runs[at + step]?.field !== undefined) at += step
  return at
}

/** The child of a paragraph that a run is, or lies in. */
const childWith = (paragraph: XmlElement, run: XmlElement): XmlElement | undefined => {
  let element: XmlElement | null = run
  while (element && element.parent !== paragraph) element = element.parent
  return element ?? undefined
}
