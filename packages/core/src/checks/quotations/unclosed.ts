import { defineCheck } from '../check.js'
import { matchesOf } from '../../algorithms/matches.js'
import { isEnglish } from '../../structure/paper-language.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { proseOf, readableOf } from '../text-rule.js'

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' }
const openers = new Set(Object.values(pairs))

/** What opens closes again. Straight quotation marks and single ones look the same on both sides, and tell nothing. */
export const unclosed = defineCheck<{ readonly paragraph: Paragraph; readonly around: readonly Paragraph[] }>({
  id: 'quote.unclosed',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Pairs of brackets and quotation marks',
  expected: 'Every bracket and every quotation mark that opens is closed.',
  source: { source: 'style-neutral', section: 'punctuation' },
  fix: 'comment',
  help: 'Type the missing bracket or quotation mark, or delete the one that is too many.',
  examples: [
    { lines: ['The ice (so they say [and write]) came early: “at once”, in the range [0, 1), for a) good and b) bad.'], passes: true },
    { lines: ['The ice (so they say, “at once [and so on”) came] early, and nobody was ready for it.'], passes: true },
    { lines: ['The ice (so they say came early, and nobody was ready for it.'], passes: false },
    { lines: ['They said that “the ice came early, and nobody was ready for it.'], passes: false },
  ],
  *subjects(facts) {
    // Other languages write their quotation marks the other way round.
    if (!isEnglish(facts)) return
    const prose = new Set(proseOf(facts))
    const texts = readableOf(facts)
    for (const [index, paragraph] of texts.entries()) {
      if (prose.has(paragraph) && /[()[\]“”]/.test(paragraph.text) && !/[„«»\uFFFC]/.test(paragraph.text)) yield { paragraph, around: texts.slice(Math.max(index - reach, 0), index + reach + 1) }
    }
  },
  examine({ paragraph, around }) {
    const at = lonely(paragraph.text)
    if (at === undefined) return undefined
    const found = paragraph.text[at]!
    // What opens in one paragraph may close in another: clauses in brackets, quotations of several paragraphs.
    if (around.some((other) => other !== paragraph && isOtherHalf(found, other.text))) return undefined
    const message = openers.has(found) ? `The ${nameOf(found)} ${found} is opened here and not closed.` : `The ${nameOf(found)} ${found} closes what was not opened.`
    return { at: { paragraph, from: at, to: at + 1 }, message, found, expected: 'a pair' }
  },
})

const nameOf = (sign: string): string => (/[“”]/.test(sign) ? 'quotation mark' : 'bracket')

/** How many paragraphs further on a pair may be completed. */
const reach = 12

const isOtherHalf = (found: string, text: string): boolean => {
  const at = lonely(text)
  if (found === '“' && /^\s*“/.test(text)) return true
  return at !== undefined && (openers.has(found) ? pairs[text[at]!] === found : pairs[found] === text[at])
}

/** Half-open ranges are written with brackets of two kinds. */
const range = /[([]\s*[-−–]?[\d.∞]+\s*[,;]\s*\+?[-−–]?[\d.∞]+\s*[)\]]/gu
/** Signs of lists and faces close what nobody opened. */
const sign = /(?:^|[\s;,:])(?:\p{L}|\d{1,2}|[ivx]{1,5})\.?$|[:;]-?$/u

/** So many characters before a sign tell what it is. */
const near = 8

/** Where the first sign stands that has no partner. */
const lonely = (raw: string): number | undefined => {
  const text = raw.replace(range, (found) => ' '.repeat(found.length))
  const open: number[] = []
  for (const { 0: each, index } of matchesOf(text, /[()[\]“”]/g)) {
    if (openers.has(each)) open.push(index)
    // A digit before it makes a mark an inch.
    else if (each === '”' && /\d/.test(text.charAt(index - 1)) && text[open.at(-1) ?? -1] !== '“') continue
    else {
      // Pairs that cross are pairs all the same.
      const partner = open.findLastIndex((at) => text[at] === pairs[each])
      if (partner >= 0) open.splice(partner, 1)
      else if (each !== ')' || !sign.test(text.slice(Math.max(index - near, 0), index))) return index
    }
  }
  return open[0]
}
