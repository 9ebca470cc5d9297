import { defineCheck, type AnyCheck, type Check, type Problem } from './check.js'
import { certainRole, type Facts } from './facts.js'
import { matchesOf } from '../algorithms/matches.js'
import { once } from '../algorithms/once.js'
import type { RoleKind } from '../structure/role.js'
import type { Paragraph } from '../wordml/paragraph.js'
import { possible, replace } from './editable.js'
import { foundIn, type Sought } from './sought.js'

/** What a pattern found; undefined where a paragraph was looked at and has nothing of the kind. */
interface Spot {
  readonly paragraph: Paragraph
  readonly match: RegExpExecArray | undefined
}

/** What is wrong with a stretch of text. `becomes` is what is written in its place where the paragraph can be edited. */
export interface Fault {
  readonly message: string
  readonly found?: string
  readonly expected?: string
  readonly becomes?: string
}

/** It is about what `pattern` finds. */
interface TextRule extends Sought {
  /** What is looked at: running text, or everything that can be read. */
  readonly text: 'prose' | 'all'
  /** Undefined where what was found is in order. */
  readonly judge: (match: RegExpExecArray, paragraph: Paragraph, facts: Facts) => Fault | undefined
  /** The rule forbids what it finds, so that paragraphs without it are in order; otherwise only what is found is looked at. */
  readonly forbids?: true
  /** Where the rule does not hold at all. */
  readonly unless?: (facts: Facts) => boolean
}

/** A check of words: a pattern finds them, and a judge says what is wrong with them. */
export const textCheck = ({ text, pattern, signs, judge, forbids, unless, ...check }: Omit<Check, 'subjects' | 'examine'> & TextRule): AnyCheck =>
  defineCheck<Spot>({
    ...check,
    *subjects(facts) {
      if (unless?.(facts)) return
      for (const paragraph of text === 'prose' ? proseOf(facts) : readableOf(facts)) {
        const matches = foundIn(paragraph.text, { pattern, signs })
        // Most paragraphs have nothing of what is looked for, and need not be searched for addresses.
        const found = text === 'prose' && matches.length > 0 ? matches.filter(isOutside(addressesIn(paragraph.text))) : matches
        for (const match of found) yield { paragraph, match }
        if (forbids && found.length === 0) yield { paragraph, match: undefined }
      }
    },
    examine({ paragraph, match }, facts): Problem | undefined {
      const fault = match && judge(match, paragraph, facts)
      if (!fault) return undefined
      const at = { paragraph, from: match.index, to: match.index + match[0].length }
      const { becomes, ...said } = fault
      const problem = { at, found: match[0].slice(0, 80), ...said }
      return becomes === undefined ? problem : { ...problem, expected: becomes, fix: possible(replace(paragraph, at.from, at.to, becomes)) }
    },
  })

type Span = readonly [from: number, to: number]

/** `https://example.org/?p=2`: what stands in an address says nothing. */
const addressesIn = (text: string): readonly Span[] =>
  /:\/\/|www\./.test(text) ? matchesOf(text, /(?:\w+:\/\/|\bwww\.)\S+/g).map(({ index, 0: { length } }) => [index, index + length]) : []

const isOutside = (spans: readonly Span[]) => ({ index }: RegExpExecArray): boolean => spans.every(([from, to]) => index < from || index >= to)

const prose: ReadonlySet<RoleKind> = new Set(['body', 'abstract', 'list-item', 'block-quotation', 'footnote-text'])

/** Paragraphs of running text: what an author wrote in sentences. */
export const proseOf = once((facts: Facts): readonly Paragraph[] => readableOf(facts).filter((paragraph) => prose.has(certainRole(facts, paragraph).kind)))

/** Every paragraph with words that a reader sees, but for code. */
export const readableOf = once((facts: Facts): readonly Paragraph[] =>
  facts.document.paragraphs.filter((paragraph) => {
    const { story, text } = paragraph
    return story.kind !== 'comment' && !story.fallback && !story.separator && text.length > 1 && /\S/.test(text) && certainRole(facts, paragraph).kind !== 'code'
  }))
