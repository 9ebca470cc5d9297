import type { Facts } from '../facts.js'
import { certainRole } from '../facts.js'
import type { TextRange } from '../../plan/edit.js'
import { romanValue } from '../../structure/words/roman.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { CaptionKind } from './label-words.js'

/** Where the text names a table or a figure of its own by a typed number. */
export interface Callout extends TextRange {
  readonly number: number
}

const number = '(?:\\d+|[IVXLC]+)'
const mention = (names: string): RegExp => new RegExp(`\\b(?:${names})(?:[ \\u00A0]+|(?=\\d))(${number}(?:[ \\u00A0]*(?:(?:,|–|-|to|through|and|&|or)[ \\u00A0]*)+${number})*)(?![\\p{L}\\d]|\\.\\d)`, 'gu')
const mentions = { table: mention('[Tt]ables?|TABLES?|[Tt]abs?\\.'), figure: mention('[Ff]igures?|FIGURES?|[Ff]igs?\\.?|FIGS?\\.?') } as const

/** The value of a number as captions and callouts have it; undefined where it is no plain one. */
export const plainNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : /^[IVXLC]+$/.test(text) ? romanValue(text) : undefined)

/** “Table 1 of Sample (2019)”, “(Sample, 2019, pp. 5–7, see also Table 1)”, and in a note “Sample, “Oak,” Table 1”: somebody else's. */
export const isOfOthers = ({ text, story }: Paragraph, from: number, to: number): boolean => {
  if (/^\s*(?:of|in|from|by)\s+(?:\p{Lu}|\[|refs?\b)/u.test(text.slice(to, to + 40))) return true
  const inNote = story.kind !== 'body'
  const start = Math.max(from - (inNote ? longestLead : 40), 0)
  const before = text.slice(start, from).replace(/(?:\b(?:see|cf\.?|comp\.?|also|esp\.?|especially)\s+)+$/i, '')
  return inNote ? behindSource.test(before) || (start === 0 && behindNames.test(before)) : behindYear.test(before)
}

/** More than this a note does not begin with that is nothing but names. */
const longestLead = 200

/** A year, a number in brackets, or pages: `2014, `, `[3], `, `(10, `, `((25), `, AMA’s `27(pp57-59), `, ACS’s `27(pp 57–59), `. */
const behindYear = /(?:\d{4}[a-z]?|[[(]\d+|\d[-–]\d+|\d\]|\([^()]*\(\d[\d,–-]*\)|\(pp?[ \u00A0]?[\d,–-]+\)),\s*$/
const behindSource = /(?:[\d\]][a-z]?|[”"’)]),?\s*$|,[”"’]\s*$/
/** A note that has said nothing but names so far: `Sample and Lee, `. */
const behindNames = /^[\s\uFFFC]*\p{Lu}[\p{L}’'-]+(?:,? (?:and |& )?(?:\p{Lu}[\p{L}’'-]+|et al\.))*,\s*$/u

/** Text that is not the author's own: entries and quotations name the tables of others, contents lists are made from captions. */
const others: ReadonlySet<string> = new Set(['reference-entry', 'block-quotation', 'contents', 'table-caption', 'figure-caption'])

/** In document order. */
export function* calloutsOf(facts: Facts, kind: CaptionKind): Generator<Callout> {
  for (const paragraph of facts.document.paragraphs) {
    if (!/^(body|footnote|endnote)$/.test(paragraph.story.kind) || others.has(certainRole(facts, paragraph).kind)) continue
    yield* calloutsIn(paragraph, kind)
  }
}

function* calloutsIn(paragraph: Paragraph, kind: CaptionKind): Generator<Callout> {
  const { text } = paragraph
  for (const match of text.matchAll(mentions[kind])) {
    const end = match.index + match[0].length
    if (isOfOthers(paragraph, match.index, end)) continue
    const start = end - match[1]!.length
    for (const digits of match[1]!.matchAll(/\d+|[IVXLC]+/g)) {
      const from = start + digits.index
      yield { paragraph, from, to: from + digits[0].length, number: plainNumber(digits[0]) ?? 0 }
    }
  }
}
