import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { TextRange } from '../../plan/edit.js'
import { isEnglish, saysEnglish } from '../../structure/paper-language.js'
import { proseOf } from '../text-rule.js'
import { languageName } from './language-name.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the year, as it did in those times.'
const tagged = (language: string): string => `<language=${language}>${text}</>`

/** How many characters of running text are tagged as a language, and the first stretch of them; an empty tag is none. */
interface Tagged {
  readonly language: string
  count: number
  readonly first: TextRange
}

/** A tenth of a paper is more than the quotations and titles that stand in it in another language. */
const noticeable = 0.1

/** A tag says how words are spelled and read out (ISO 29500-1, 17.3.2.20); Word writes it by the keyboard, whatever is typed. */
export const languageTags = defineCheck<readonly Tagged[]>({
  id: 'doc.language-tags',
  aspect: 'document',
  severity: 'info',
  title: 'Language of the text',
  expected: 'The text is marked as the one language that it is written in.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 3.1.1' },
  fix: 'comment',
  help: 'Select all (Ctrl+A), then Review › Language › Set Proofing Language, and choose the language.',
  because: 'Which words are of which language, and which kind of English is meant, only the author can say.',
  examples: [
    { lines: [tagged('en-US'), `${tagged('en-US')} <language=de-DE>Eis, so sagt man.</>`], passes: true },
    { lines: [tagged('de-DE'), tagged('de-DE')], passes: false },
    { lines: [tagged('en-US'), tagged('en-US'), tagged('en-GB')], passes: false },
    { lines: [text], passes: false },
    { lines: [tagged('en-US'), tagged('en-US'), '<language=de-DE>Es war ein stilles Jahr für den Hafen, und niemand dachte, dass das Eis so früh im Jahr kommen könnte, wie es damals kam.</>'], passes: true },
  ],
  subjects(facts) {
    const languages = tagsOf(facts)
    return languages.length > 0 && isEnglish(facts) ? [languages] : []
  },
  examine(languages): Problem | undefined {
    const all = languages.reduce((sum, { count }) => sum + count, 0)
    const often = languages.filter(({ count }) => count > all * noticeable)
    const foreign = often.find(({ language }) => !isEnglishTag(language))
    if (foreign) {
      const found = foreign.language === '' ? 'not marked with a language' : `marked as ${languageName(foreign.language)}`
      return { at: foreign.first, message: `The text is English and is ${found}, so that its spelling is checked, and it is read aloud, by the wrong rules.`, found, expected: 'marked as English' }
    }
    const [main, other] = often
    if (!main || !other) return undefined
    const [most, here] = [languageName(main.language), languageName(other.language)]
    const message = `The text is marked as ${most} for the most part, and as ${here} from here on; one kind of English is wanted.`
    return { at: other.first, message, found: `${most} and ${here}`, expected: most }
  },
})

const isEnglishTag = (language: string): boolean => /^en\b/i.test(language)

/** The most used first. In a paper with parts in another language these are rightly marked with it. */
const tagsOf = (facts: Facts): readonly Tagged[] => {
  const tags = new Map<string, Tagged>()
  for (const paragraph of proseOf(facts)) {
    const english = saysEnglish(paragraph.text)
    for (const { effective, from, to, deleted, fallback } of paragraph.runs) {
      if (deleted || fallback || to === from) continue
      const language = String(effective['language'] ?? '')
      if (!english && !isEnglishTag(language)) continue
      const tag = tags.get(language)
      if (tag) tag.count += to - from
      else tags.set(language, { language, count: to - from, first: { paragraph, from, to } })
    }
  }
  return [...tags.values()].sort((one, other) => other.count - one.count)
}
