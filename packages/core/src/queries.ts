import type { Place } from './check.js'
import type { Facts } from './facts.js'
import type { AddComment, RemoveComment, TextRange } from './plan/edit.js'
import { findingsCap, type CheckResult } from './run-checks.js'
import { ownComments, ownInitials } from './wordml/comments.js'
import type { Paragraph } from './wordml/paragraph.js'

/** A change of the margin, and the check that asked for it. */
export interface Query {
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
    for (const { problem, requests } of found.slice(0, findingsCap)) {
      const range = requests.length > 0 ? undefined : rangeOf(problem.at, facts)
      if (!range) continue
      const text = plain(typeof problem.message === 'function' ? problem.message() : problem.message)
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

/** Word has comments in the body alone. What is about the file, or a page, stands at its beginning. */
const rangeOf = (place: Place, { document }: Facts): TextRange | undefined => {
  if ('paragraph' in place) return canHold(place.paragraph) ? place : undefined
  const section = 'section' in place ? place.section.index : 0
  const paragraph = document.paragraphs.find((each) => each.section >= section && canHold(each))
  return paragraph && { paragraph, from: 0, to: paragraph.text.length }
}

/** A comment stands around runs. */
const canHold = ({ story, runs }: Paragraph): boolean => story.kind === 'body' && runs.some(({ deleted }) => !deleted)

/** One line, of characters that XML can hold. */
const plain = (message: string): string => message.replace(/[\p{Cs}\p{Cc}\uFFFC\uFFFE\uFFFF\s]+/gu, ' ').trim()
