import { once } from '../../algorithms/once.js'
import { isEnglish, saysEnglish } from '../../structure/paper-language.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { textCheck } from '../text-rule.js'

/** Shortened words that end in a stop before a number, and no sentence does. */
const shortened = /\b(?:approx|resp|incl|excl|ibid|figs?|tabs?|eqs?|secs?|chaps?|appx?|vols?|nos?|refs?|dept|prof|univ|arts?|paras?|Suppl|Fig|Table|Section|circa|vs|est|min|max|avg|temp|cond|exp|stud|part|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i

/** No longer word before a number is looked at. */
const longest = 20

const inEnglish = once(({ text }: Paragraph): boolean => saysEnglish(text))

/** A sentence begins with a word. */
export const sentenceNumber = textCheck({
  id: 'body.sentence-number',
  aspect: 'body',
  severity: 'info',
  title: 'Numbers at the beginning of sentences',
  expected: 'No sentence begins with a numeral.',
  source: { source: 'APA 7', section: '6.33' },
  fix: 'comment',
  help: 'Write the number out, or let the sentence begin with another word.',
  examples: [
    { lines: ['The ice came early, and nobody was ready. Twelve ships were lost (see Fig. 3 above) in the first week of it.'], passes: true },
    { lines: ['The ice came early, and nobody of the town was ready for what was to come in that year.', 'Er lebte lange in Basel und Paris. 1902 schrieb er dort ein Buch.'], passes: true },
    { lines: ['The ice came early, and nobody was ready (Berg, 2006). 12 ships were lost in the first week of it.'], passes: false },
    { lines: ['The ice came early, and nobody was ready. 12 ships were lost in the first week of it.'], passes: false },
  ],
  text: 'prose',
  forbids: true,
  signs: /[.!?]["”’)]? \d/,
  unless: (facts) => !isEnglish(facts),
  // Before it a word in small letters ends a sentence, or a bracket behind one; after it the sentence goes on in small letters.
  pattern: /(?<=(?:\p{Ll}{3,}|\p{Ll}\s?\([^()]{0,80}\))[.!?]["”’)]? )\d[\d,.]*(?= (?!\p{Ll}{1,2}\b)\p{Ll}{3,})/gu,
  judge(match, paragraph) {
    const before = paragraph.text.slice(Math.max(match.index - longest, 0), match.index)
    if (shortened.test(before.trimEnd()) || !inEnglish(paragraph)) return undefined
    return { message: `A sentence begins with “${match[0]}”; the style writes the number out there.`, expected: 'a word' }
  },
})
