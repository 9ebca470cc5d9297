import type { Facts } from '../facts.js'
import type { TextRange } from '../../plan/edit.js'
import { numberedCaptions, isCountedApart, mentionsOf } from '../cross-references/mentions.js'
import { calloutsOf, isOfOthers, plainNumber, type Callout } from './callouts.js'
import type { CaptionKind } from './label-words.js'

/** A number by which the text names a table or a figure: `2–4` is three at one place. */
export interface NamedNumber extends TextRange {
  readonly number: string
  /** It may be that of another work, or of another part that counts apart. */
  readonly apart: boolean
}

/** One number in one form: `IV` is `4`. */
export const inDigits = (number: string): string => String(plainNumber(number) ?? number)

/** `Figure 4 resp. 5`. */
const respectively = /^[ \u00a0](?:resp|bzw)\.[ \u00a0](\d{1,3})(?![\p{L}\d])/u

/** In document order. Roman numerals are read as numbers only where captions have them. */
export const namedNumbers = (facts: Facts, of: CaptionKind): readonly NamedNumber[] => {
  if (numberedCaptions(facts).some((caption) => caption.of === of && /^[IVXLC]+$/.test(caption.number))) return inRoman([...calloutsOf(facts, of)])
  return mentionsOf(facts)
    .filter((mention) => mention.of === of)
    .flatMap((mention) => {
      const { numbers, paragraph, from, to } = mention
      const apart = isCountedApart(mention) || isOfOthers(paragraph, from, to)
      const [, also] = respectively.exec(paragraph.text.slice(to, to + 20)) ?? []
      return [...numbers, ...(also === undefined ? [] : [also])].map((number) => ({ number, apart, paragraph, from, to }))
    })
}

/** `II–IV` names what lies between, too. */
const inRoman = (callouts: readonly Callout[]): NamedNumber[] =>
  callouts.flatMap((callout, place): NamedNumber[] => {
    const before = callouts[place - 1]
    const isRange = before?.paragraph === callout.paragraph && /^\s*(?:–|-|to|through)\s*$/.test(callout.paragraph.text.slice(before.to, callout.from))
    const first = isRange && before.number < callout.number ? before.number + 1 : callout.number
    return Array.from({ length: callout.number - first + 1 }, (_, step) => ({ ...callout, number: String(first + step), apart: false }))
  })
