import type { Place } from '../checks/check.js'
import type { Facts } from '../checks/facts.js'
import type { AddComment, RemoveComment, TextRange } from '../plan/edit.js'
import { turning } from '../checks/wording.js'
import { noteMarksOf } from '../checks/notes/note-marks.js'
import { isShown, type CheckResult } from '../checks/run-checks.js'
import { ownComments, ownInitials } from '../wordml/comments.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Story } from '../wordml/story.js'
import type { XmlElement } from '../xml/element.js'

/** A change of the margin, and the check that asked for it. */
interface Query {
  readonly check: string
  readonly edit: AddComment | RemoveComment
}

/**
 * What has to become of our comments in a document that is formatted: one for each thing that a person must decide, where
 * they are wanted, and none that says anything else. Those that are there already stay as they are.
 */
export const queries = (facts: Facts, results: readonly CheckResult[]): Query[] => {
  const { author, date, comments } = facts.options
  const wanted = new Map<string, Query>()
  for (const { check, found } of comments ? results : []) {
    for (const { problem, requests } of found.filter(isShown)) {
      const range = requests.length > 0 ? undefined : rangeOf(problem.at, facts)
      if (!range) continue
      const said = typeof problem.message === 'function' ? problem.message() : problem.message
      // A comment is read by itself, without the report beside it.
      const text = plain(`${said} How to fix it in Word: ${check.help}`)
      const key = keyOf(range.paragraph.index, text)
      if (wanted.has(key)) continue
      wanted.set(key, { check: check.id, edit: { kind: 'add-comment', range, text, author, initials: ownInitials, ...(date !== undefined && { date }) } })
    }
  }
  const gone = ownComments(facts.document, author).flatMap((comment): Query[] =>
    comment.paragraph && wanted.delete(keyOf(comment.paragraph.index, comment.text)) ? [] : [{ check: 'doc.leftover-comments', edit: { kind: 'remove-comment', comment } }])
  return [...gone, ...wanted.values()]
}

const keyOf = (paragraph: number, text: string): string => `${paragraph} ${text}`

/**
 * Word has comments in the body alone: what is about a note stands at its mark, what is about a text box where the box
 * hangs, and what is about the file, a page or its header, at its beginning.
 */
const rangeOf = (place: Place, facts: Facts): TextRange | undefined => {
  if ('paragraph' in place) {
    const { paragraph } = place
    switch (paragraph.story.kind) {
      case 'body': return canHold(paragraph) ? place : undefined
      case 'footnote':
      case 'endnote': return markOf(paragraph.story, facts)
      case 'text-box': return wholeOf(holderOf(paragraph.story, facts.document))
      case 'comment': return undefined
      case 'header':
      case 'footer': return atBeginning(facts, 0)
    }
  }
  return atBeginning(facts, 'section' in place ? place.section.index : 0)
}

const atBeginning = ({ document }: Facts, section: number): TextRange | undefined =>
  wholeOf(document.paragraphs.find((each) => each.section >= section && canHold(each)))

const wholeOf = (paragraph: Paragraph | undefined): TextRange | undefined => paragraph && { paragraph, from: 0, to: paragraph.text.length }

const markOf = (note: Story, facts: Facts): TextRange | undefined => {
  const id = note.document.attribute(note.element, 'w:id')
  const mark = noteMarksOf(facts).find((each) => each.kind === note.kind && each.id === id)
  return mark && { paragraph: mark.paragraph, from: mark.at, to: mark.at + 1 }
}

/** The paragraph of the body that a text box hangs in. */
const holderOf = (box: Story, { paragraphs }: Facts['document']): Paragraph | undefined => {
  const around = new Set<XmlElement>()
  for (let element = box.element.parent; element; element = element.parent) around.add(element)
  return paragraphs.find((each) => around.has(each.element) && canHold(each))
}

/** A comment stands around runs. */
const canHold = ({ story, runs }: Paragraph): boolean => story.kind === 'body' && runs.some(({ deleted }) => !deleted)

/** One line, of characters that XML can hold. */
const plain = (message: string): string => message.replace(turning, '').replace(/[\p{Cs}\p{Cc}\uFFFC\uFFFE\uFFFF\s]+/gu, ' ').trim()
