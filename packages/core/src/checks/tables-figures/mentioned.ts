import { defineCheck, type AnyCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { numberedCaptions, type NumberedCaption } from '../cross-references/mentions.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import type { CaptionKind } from './label-words.js'
import { inDigits, namedNumbers, type NamedNumber } from './named-numbers.js'

interface Subject {
  readonly caption: NumberedCaption
  /** Where the text names it first; undefined where it does not. */
  readonly first: NamedNumber | undefined
  /** The higher number that the text names before it. */
  readonly after: string | undefined
}

/** Whatever stands beside the text is spoken of in it, and in the order of the numbers. */
const mentioned = (of: CaptionKind, label: string, section: string): AnyCheck =>
  defineCheck<Subject>({
    id: `${of === 'table' ? 'tab' : 'fig'}.mentioned`,
    aspect: 'tables_figures',
    severity: 'warning',
    title: `Mention of ${of}s`,
    expected: `The text speaks of every ${of} by its number, and of the first one first.`,
    source: { source: 'APA 7', section },
    fix: 'comment',
    help: `Say in the text what the ${of} shows, with its number (References › Cross-reference); number the ${of}s in the order in which the text speaks of them.`,
    examples: [
      { lines: [`${text} See ${label} 1 for more.`, `[caption] ${label} 1. Ships of the town`, text], passes: true },
      { lines: [`${text} See ${label} 1 for more.`, `[caption] ${label} 1. Ships of the town`, text, `[caption] ${label} 2. Years of ice`, text], passes: false },
      { lines: [`${text} See ${label} 1 resp. 2 for more.`, `[caption] ${label} 1. Ships of the town`, text, `[caption] ${label} 2. Years of ice`, text], passes: true },
      {
        lines: [`${text} See ${label}s 1–3, and ${label} 9 of Lee (2018).`, ...[1, 2, 3].map((number) => `[caption] ${label} ${number}. Ships of the town`), `${text} So does ${label} 2.`],
        passes: true,
      },
      { lines: [`${text} See ${label} 2, and then ${label} 1.`, `[caption] ${label} 1. Ships of the town`, text, `[caption] ${label} 2. Years of ice`, text], passes: false },
      { style: 'ieee', lines: [`${text} See ${label} II, and then ${label} I.`, `[caption] ${label} I. Ships of the town`, text, `[caption] ${label} II. Years of ice`, text], passes: false },
    ],
    subjects: (facts) => subjectsOf(facts, of),
    examine({ caption, first, after }): Problem | undefined {
      const name = `${caption.label} ${caption.number}`
      if (!first) {
        return { at: whole(caption.paragraph), message: `${name} is not mentioned in the text; a sentence that names it is wanted.`, found: 'no mention', expected: `“${name}” in the text` }
      }
      if (after === undefined) return undefined
      const message = `${name} is mentioned here for the first time, after ${of} ${after}; ${of}s are numbered in the order in which the text speaks of them.`
      return { at: first, message, found: `${after} before ${caption.number}`, expected: `${caption.number} before ${after}` }
    },
  })

function* subjectsOf(facts: Facts, of: CaptionKind): Generator<Subject> {
  const named = namedNumbers(facts, of)
  // Where no number at all is mentioned, the words that mention them may not be understood.
  if (named.length === 0) return
  // A supplement is spoken of in the paper that it belongs to.
  const captions = numberedCaptions(facts).filter((caption) => caption.of === of && !isSupplement(caption))
  const own = new Set(captions.map(({ number }) => inDigits(number)))
  const firsts = firstOf(named)
  // Notes and cells stand beside the text, where its order is not seen.
  const inText = firstOf(named.filter(({ number, apart, paragraph }) => !apart && own.has(inDigits(number)) && paragraph.story.kind === 'body' && !paragraph.cell))
  const order = [...inText.keys()].filter((number) => /^\d+$/.test(number))
  const before = new Map(order.map((number, place) => [number, order[place - 1]]))
  for (const caption of captions) {
    const number = inDigits(caption.number)
    const last = before.get(number)
    yield { caption, first: inText.get(number) ?? firsts.get(number), after: Number(last) > Number(number) ? last : undefined }
  }
}

/** Where each number is named first. */
const firstOf = (named: readonly NamedNumber[]): ReadonlyMap<string, NamedNumber> => {
  const firsts = new Map<string, NamedNumber>()
  for (const each of named) if (!firsts.has(inDigits(each.number))) firsts.set(inDigits(each.number), each)
  return firsts
}

const isSupplement = ({ number, paragraph: { text: words } }: NumberedCaption): boolean => /^S\d/.test(number) || /\b(?:suppl(?:ement(?:ary|al)?)?|supporting|extended data)\b/i.test(words.slice(0, 40))

export const tableMentioned = mentioned('table', 'Table', '7.5')
export const figureMentioned = mentioned('figure', 'Figure', '7.5')
