import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import { matchesOf } from '../../algorithms/matches.js'
import type { TextRange } from '../../plan/edit.js'
import { proseOf } from '../text-rule.js'

const text = 'The people of the town had time for what they liked to do in the long months of that winter.'

interface Definition {
  readonly at: TextRange
  readonly short: string
  readonly uses: number
}

/** `(ABC)` after words. They are looked at from behind, where there is a bracket: seen from the front, every word of a text may be the first of them. */
const defined = /\(([A-Z]{2,6})s?\)(?<=((?:[\p{L}\p{M}'’-]+\s+){2,7})\(\1s?\))/gu

const isOf = (short: string, words: string): boolean => {
  const initials = words.split(/[\s-]+/).map((word) => word.slice(0, 1).toUpperCase())
  let at = initials.length - 1
  for (const letter of [...short].reverse()) {
    // Small words have no letter in the abbreviation.
    while (at >= 0 && initials[at] !== letter) at--
    if (at-- < 0) return false
  }
  return true
}

/** How often each word of capitals stands in a document. */
const usesOf = ({ document }: Facts): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text: words, story } of document.paragraphs) {
    if (story.kind === 'comment' || story.fallback) continue
    for (const [word] of matchesOf(words, /(?<![\p{L}\p{N}])[A-Z]{2,6}(?=s?(?![\p{L}\p{N}]))/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** What is abbreviated is used again, else the abbreviation only burdens the reader. */
export const abbreviationUsed = defineCheck<Definition>({
  id: 'body.abbrev-defined',
  aspect: 'body',
  severity: 'info',
  title: 'Abbreviations',
  expected: 'An abbreviation that is introduced is used again.',
  source: { source: 'APA 7', section: '6.24–6.25' },
  fix: 'comment',
  help: 'Leave the abbreviation out and write the words in full.',
  examples: [
    { lines: [`${text} The Northern Harbour Board (NHB) knew it.`, `${text} The NHB did nothing.`], passes: true },
    { lines: [`${text} The - Northern Harbour -Board (NHB) knew it.`, `${text} The NHB did nothing.`], passes: true },
    { lines: [`${text} The Northern Harbour Board (NHB) knew it.`, `${text} The board did nothing.`], passes: false },
  ],
  *subjects(facts) {
    let counts: ReadonlyMap<string, number> | undefined
    for (const paragraph of proseOf(facts)) {
      if (!paragraph.text.includes('(') || facts.structure.role(paragraph).kind === 'abstract') continue
      for (const match of matchesOf(paragraph.text, defined)) {
        const [all, short = '', words = ''] = match
        if (!isOf(short, words)) continue
        counts ??= usesOf(facts)
        yield { at: { paragraph, from: match.index, to: match.index + all.length }, short, uses: counts.get(short) ?? 1 }
      }
    }
  },
  examine: ({ at, short, uses }) =>
    uses > 1 ? undefined : { at, message: `“${short}” is introduced here and not used again.`, found: 'used once', expected: 'used again, or left out' },
})
