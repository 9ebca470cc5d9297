import { defineCheck, type AnyCheck } from '../../check.js'
import { captionsOf, mentionsOf, type NumberedCaption } from '../cross-references/captions.js'
import { whole } from '../laid-out.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** Whatever stands beside the text is spoken of in it. */
const mentioned = (of: 'table' | 'figure', label: string, section: string): AnyCheck =>
  defineCheck<{ readonly caption: NumberedCaption; readonly isMentioned: boolean }>({
    id: `${of === 'table' ? 'tab' : 'fig'}.mentioned`,
    aspect: 'tables_figures',
    severity: 'warning',
    title: `Mention of ${of}s`,
    expected: `The text speaks of every ${of} by its number.`,
    source: { source: 'APA 7', section },
    fix: 'comment',
    help: `Say in the text what the ${of} shows, with its number (References › Cross-reference).`,
    examples: [
      { lines: [`${text} See ${label} 1 for more.`, `[caption] ${label} 1. Ships of the town`, text], passes: true },
      { lines: [`${text} See ${label} 1 for more.`, `[caption] ${label} 1. Ships of the town`, text, `[caption] ${label} 2. Years of ice`, text], passes: false },
    ],
    *subjects(facts) {
      const numbers = new Set(mentionsOf(facts).filter((each) => each.of === of).flatMap((each) => each.numbers))
      const captions = captionsOf(facts).filter((each) => each.of === of)
      // Where no number at all is mentioned, the words that mention them may not be understood.
      // A supplement is spoken of in the paper that it belongs to.
      if (numbers.size > 0) for (const caption of captions.filter((each) => !isSupplement(each))) yield { caption, isMentioned: numbers.has(caption.number) }
    },
    examine({ caption, isMentioned }) {
      if (isMentioned) return undefined
      const name = `${caption.label} ${caption.number}`
      return { at: whole(caption.paragraph), message: `${name} is not mentioned in the text; a sentence that names it is wanted.`, found: 'no mention', expected: `“${name}” in the text`, review: true }
    },
  })

const isSupplement = ({ number, paragraph: { text: words } }: NumberedCaption): boolean => /^S\d/.test(number) || /\b(?:suppl(?:ement(?:ary|al)?)?|supporting|extended data)\b/i.test(words.slice(0, 40))

export const tableMentioned = mentioned('table', 'Table', '7.5')
export const figureMentioned = mentioned('figure', 'Figure', '7.5')
