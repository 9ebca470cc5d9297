import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isEditable } from '../../wordml/editable.js'
import { numberSubjects } from './number-subjects.js'
import { authorLines } from './running-head-text.js'

/** A line of a header or footer that says who wrote the paper, or “page”, and a number. */
export interface TypedHead {
  /** Where the number stands in its text. */
  readonly from: number
  readonly to: number
  /** It names an author: nothing but a page is counted behind that. */
  readonly named: boolean
}

/** Undefined where a line says anything else: a number in a header may be that of a course or a version, too. */
export const typedHead = ({ text, fields }: Paragraph, authors: ReadonlySet<string>): TypedHead | undefined => {
  const [, before, number] = /^(.*?)(?<!\d)(\d{1,3})[\s–-]*$/u.exec(text) ?? []
  if (before === undefined || number === undefined || fields.length > 0) return undefined
  const said = wordsOf(before)
  if (!said.every((word) => authors.has(word) || beside.has(word))) return undefined
  return { from: before.length, to: before.length + number.length, named: said.some((word) => authors.has(word) && !beside.has(word)) }
}

export const authorWords = once((facts: Facts): ReadonlySet<string> => new Set(authorLines(facts).flatMap(wordsOf)))

/** The typed heads in whose number Word can count: in the place that the style gives it, on pages that have none that counts. */
export const headsToCount = once((facts: Facts): ReadonlyMap<Paragraph, TypedHead> => {
  const margins = [...numberSubjects(facts)].flatMap((subject) => ('numbers' in subject && subject.part !== undefined && subject.numbers.length + subject.across.length === 0 ? [subject.part] : []))
  const found = facts.document.paragraphs.flatMap((paragraph): [Paragraph, TypedHead][] => {
    const head = margins.includes(paragraph.story.part) && isPlain(paragraph) ? typedHead(paragraph, authorWords(facts)) : undefined
    return head?.named && isEditable({ paragraph, from: head.from, to: head.to }) ? [[paragraph, head]] : []
  })
  // Of two in one part neither is sure to be the head.
  return new Map(found.filter(([paragraph]) => found.filter(([other]) => other.story === paragraph.story).length === 1))
})

/** It stands where its alignment says. */
const isPlain = ({ cell, own, revised, story, text, effective }: Paragraph): boolean =>
  /^(?:header|footer)$/.test(story.kind) && !story.fallback && !cell && !own.locked && !revised && effective['w:framePr'] === undefined && effective['bidi'] !== true && /^\S[^\t\n]*$/.test(text)

/** What stands beside the number of a page, and between names. */
const beside: ReadonlySet<string> = new Set(['page', 'p', 'pg', 'seite', 's', 'página', 'pág', 'and', 'und', 'y', 'et'])

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}'’-]+/u).filter((word) => /\p{L}/u.test(word))
