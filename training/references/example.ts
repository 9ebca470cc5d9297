import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keywordClass } from '../../packages/core/src/citations/parser/model/keyword.js'
import { labels, type Label } from '../../packages/core/src/citations/parser/model/label.js'
import { tokenise, type Token } from '../../packages/core/src/citations/parser/model/token.js'

/** The sets whose labels can be relied on. */
export const labelledSets = ['anystyle-core', 'anystyle-gold', 'anystyle-good', 'grobid', 'plos', 'styled']

/** A labelled line: stretches of an entry with the field that each is, as `[field, text]`. */
export interface Line {
  readonly id: string
  readonly source: string
  readonly raw: string
  readonly doc?: string
  readonly gold: { readonly title?: string }
  readonly segments?: readonly Stretch[]
  readonly spans?: readonly Stretch[]
}

/** A stretch of an entry with its field; null where the labels say nothing of it. */
type Stretch = readonly [field: string | null, text: string]

/** An entry with the label of each of its tokens. */
export interface Example {
  readonly line: Line
  readonly tokens: readonly Token[]
  readonly labels: readonly number[]
}

export const readLines = (folder: string, files: readonly string[]): Line[] =>
  files.flatMap((file) => readFileSync(join(folder, `${file}.jsonl`), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Line))

/** Fields that have no label of their own. */
const otherNames: Readonly<Record<string, Label>> = { director: 'author', producer: 'author', source: 'note' }

const numberOf = new Map<string, number>(labels.map((name, number) => [name, number]))

/** An example of a line; undefined where its stretches do not make up its text, or leave a part of it unexplained. */
export const exampleOf = (line: Line): Example | undefined => {
  const stretches = explained(line.spans ?? line.segments ?? [])
  const marks = stretches && marksOf(line.raw, stretches)
  if (!marks) return undefined
  const tokens = tokenise(line.raw)
  const found = tokens.map(({ from }) => marks[from]!)
  fillGaps(tokens, found)
  return found.some((label) => label < 0) ? undefined : { line, tokens, labels: found }
}

const issue = /^\s*\(\s*[\p{L}\p{N}][\p{L}\p{N}–-]*\s*\)?\s*[:,.]?\s*$/u
const register = /\b(?:epub|pmid|pmc\w*|pubmed|medline|accessed|press|internet|online)\b/i

/**
 * What stands between the labelled stretches, where it is more than signs and the words that announce a field: the number
 * of the entry, an issue, what a register says of it. Labels that leave out anything else are not relied on.
 */
const explained = (stretches: readonly Stretch[]): Stretch[] | undefined => {
  const found: Stretch[] = []
  for (const [field, text] of stretches) {
    const last = found.at(-1)
    if (field === null && last?.[0] === null) found[found.length - 1] = [null, last[1] + text]
    else found.push([field, text])
  }
  for (const [index, [field, text]] of found.entries()) {
    if (field !== null || !saysMore(text)) continue
    const [before, after] = [found[index - 1]?.[0], found[index + 1]?.[0]]
    if (before === undefined) found[index] = ['citation-number', text]
    else if (before === 'volume' && after === 'pages' && issue.test(text)) found[index] = ['volume', text]
    else if (register.test(text)) found[index] = ['note', text]
    else return undefined
  }
  return found
}

const saysMore = (text: string): boolean => (text.match(/\p{N}+|\p{Lu}\p{L}+/gu) ?? []).some((word) => keywordClass(word.toLowerCase()) === '')

/** The label of each character; -1 for what no stretch names. White space counts for nothing. */
const marksOf = (raw: string, stretches: readonly Stretch[]): Int8Array | undefined => {
  const marks = new Int8Array(raw.length).fill(-1)
  let at = 0
  for (const [name, text] of stretches) {
    const label = name === null ? -1 : (numberOf.get(otherNames[name] ?? name) ?? -1)
    for (const char of text.replace(/\s+/g, '')) {
      while (/\s/.test(raw[at] ?? '')) at++
      if (!raw.startsWith(char, at)) return undefined
      marks.fill(label, at, at + char.length)
      at += char.length
    }
  }
  return marks
}

/** Signs that end a field belong to it; words and brackets that open one belong to what follows. */
const fillGaps = (tokens: readonly Token[], found: number[]): void => {
  let before = -1
  for (let index = 0; index < tokens.length; index++) {
    if (found[index]! >= 0) before = found[index]!
    else if (before >= 0 && closes(tokens, index)) found[index] = before
    else before = -1
  }
  let after = -1
  for (let index = tokens.length - 1; index >= 0; index--) {
    if (found[index]! >= 0) after = found[index]!
    else if (after >= 0) found[index] = after
    else found[index] = lastLabel(found, index)
  }
}

const closes = (tokens: readonly Token[], index: number): boolean => /^[.,;:)\]”"’!?–-]$/.test(tokens[index]!.text) && !(tokens[index]!.spaced && /^["–-]$/.test(tokens[index]!.text))

const lastLabel = (found: readonly number[], index: number): number => found.slice(0, index).findLast((label) => label >= 0) ?? -1
