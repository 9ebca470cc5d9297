import { oneWay } from '../one-way.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that year.'

const sentenceEnd = '(?<=(?:\\p{Ll}{2}|[\\p{Ll}\\d][)\\]”])[.!?]|\\p{Ll}[.!?][”’)])'

/** One space after a stop; two are a habit of the typewriter. */
export const sentenceSpace = oneWay({
  id: 'type.space-after-period',
  aspect: 'typography',
  severity: 'info',
  title: 'Spaces after sentences',
  expected: 'One space stands after a sentence.',
  source: { source: 'APA 7', section: '6.1' },
  help: 'Home › Replace: two spaces by one.',
  examples: [
    { lines: [`${text} ${text}`], passes: true },
    { lines: [`${text}  ${text}`], passes: false },
    { lines: [`${text}  ${text}   ${text}`], passes: false },
    { lines: ['Nobody expected the ice so early (Lee, 2018).  It was a quiet year.'], passes: false },
    { lines: ['They called it “the quiet year.”  It was one.'], passes: false },
  ],
  either: false,
  stays: 1,
  names: [['sentence that begins after one space', 'sentences that begin after one space'], ['sentence that begins after two spaces', 'sentences that begin after two spaces']],
  // A single letter before the stop counts a list; most sentences of a paper end in the bracket of a citation, or in a quotation.
  ways: [new RegExp(`${sentenceEnd} (?=\\p{Lu})`, 'gu'), new RegExp(`${sentenceEnd} {2,}(?=\\p{Lu})`, 'gu')],
})

/** Quotation marks are curly, or straight, but not both. */
export const quotationMarks = oneWay({
  id: 'type.dashes-quotes',
  aspect: 'typography',
  severity: 'info',
  title: 'Shape of quotation marks',
  expected: 'All quotation marks have one shape.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  help: 'Home › Replace: type " in both fields; Word then sets curly ones.',
  because: 'A straight mark may be an inch, a prime or a piece of code, and other languages have several pairs of curly ones. A hyphen between numbers may be a range, a score or a code; in citations and references it is worded with them.',
  examples: [
    { lines: [`${text} They called it “the quiet year” and “the long winter” in the town.`], passes: true },
    { lines: [`${text} They called it “the quiet year” and wrote year[@kind = "quiet"] for it.`], passes: true },
    { lines: [`${text} They called it “the quiet year” and "the long winter" in the town.`], passes: false },
  ],
  names: [['quotation in curly marks', 'quotations in curly marks'], ['quotation in straight marks', 'quotations in straight marks']],
  // Straight ones around words: an inch and a second are written alike, and markup (`place = "left"`) has no others.
  ways: [/[“„”][^“„”]{1,300}[“”]/gu, /(?<![\d"=]|= )"(?=\p{L}[^"]{0,300}[^\d\s"]")/gu],
})
