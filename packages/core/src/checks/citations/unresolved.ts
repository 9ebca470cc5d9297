import { defineCheck } from '../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** What a program or a person meant to become a citation later; before a year it is what an author is called on a network (APA 7, 10.15). */
const marks =
  /\{[^{}\n]*,\s*(?:(?:1[5-9]|20)\d\d|n\.d\.)[^{}\n]*#\d+[^{}\n]*\}|\{\s*\|[^{}\n]*\|[^{}\n]*\}|\\(?:cite|parencite|textcite|citep|citet)\b\*?(?:\[[^\]]*\])*\{[^{}]*\}|\[-?@[\p{L}\d_:.-]+[^\]\n=]*\](?![,.]\s\(?(?:(?:19|20)\d\d|n\.d\.))|[[(](?:cite: [^()]+|citation needed|citation|cite|ref(?:erence)?s?\??|Author,? (?:Year|Date)|source\??|\?{2,})[\])]/iu

/** Markup of managers that was never resolved, and blanks left for citations. */
export const citationsParsed = defineCheck<Paragraph>({
  id: 'cit.parsed',
  aspect: 'citations',
  severity: 'warning',
  title: 'Unresolved citations',
  expected: 'No citation is left as markup or as a blank.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Let your reference manager update the citations, or type the citation that is meant.',
  examples: [
    { lines: ['Streets are quiet (Lee, 2018).'], passes: true },
    { lines: ['Streets are quiet {Lee, 2018 #12}.'], passes: false },
    { lines: ['Streets are quiet [@lee2018].'], passes: false },
    { lines: ['Streets are quiet [citation needed].'], passes: false },
    { lines: ['Streets are quiet (Harbour Watch [@harbourwatch], 2019).'], passes: true },
    { lines: ['Streets are quiet (Lee 4).', '[heading 1] Works Cited', 'Lee, Ann. Salt and Rye. Fjord Press, 2015.', 'Mayor of Bergen [@mayor]. “The bridge is open.” Twitter, 8 July 2020, twitter.com/mayor/status/1.'], passes: true },
  ],
  subjects: ({ document }) => document.paragraphs.filter(({ text, story }) => story.kind !== 'comment' && /[[({]/.test(text)),
  examine(paragraph, { references }) {
    const match = marks.exec(paragraph.text)
    // What posts somebody on a network stands in the list under what it is called there: `Roe, A. [@adaroe]. “Ice is slow.”`
    if (!match || (match[0].startsWith('[@') && references.some(({ paragraphs }) => paragraphs.includes(paragraph)))) return undefined
    const at = { paragraph, from: match.index, to: match.index + match[0].length }
    return { at, message: `“${match[0]}” is no citation yet; a citation is wanted here.`, found: match[0], expected: 'a citation' }
  },
})
