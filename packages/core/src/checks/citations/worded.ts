import { defineCheck, type AnyCheck, type Check, type Example } from '../../check.js'
import type { Citation } from '../../citations/citations.js'
import type { Replacement } from '../../citations/render/placed.js'
import { plain } from '../../citations/rich-text.js'
import { respectOf, type Respect } from './respects.js'
import { citationLooks, reword } from './reword.js'

/** A citation that is certain, with what the style makes of it. */
interface Worded {
  readonly citation: Citation
  readonly replacement: Replacement
  readonly found: string
  readonly expected: string
}

const respects = new WeakMap<Replacement, Respect>()

/** Every check of the wording asks for it, and each citation is the affair of one of them. */
const respectIn = ({ citation, replacement, found, expected }: Worded): Respect => {
  let respect = respects.get(replacement)
  if (!respect) respects.set(replacement, (respect = respectOf(found, expected, citation.system === 'numeric')))
  return respect
}

type Declared = Omit<Check, 'aspect' | 'fix' | 'subjects' | 'examine' | 'examples'>

/**
 * A check of one respect in which the wording of citations may differ from that of the style. The citation is mended as a
 * whole. `about` finds, in either wording, what the check speaks of.
 */
export const wordingCheck = ({ respect, about, ...check }: Declared & {
  readonly respect: Respect
  readonly about: RegExp
  readonly examples: readonly Example[]
}): AnyCheck =>
  defineCheck<Worded>({
    ...check,
    aspect: 'citations',
    fix: 'tracked',
    *subjects({ citations, rendered }) {
      for (const citation of rendered ? citations.clusters : []) {
        const replacement = rendered!.citations.get(citation.id)
        if (!replacement) continue
        const found = citation.paragraph.text.slice(replacement.from, replacement.to).trim()
        const expected = plain(replacement.text).trim()
        if (about.test(found) || about.test(expected)) yield { citation, replacement, found, expected }
      }
    },
    examine(worded) {
      if (respectIn(worded) !== respect) return undefined
      const { citation, replacement: { from, to, text }, found, expected } = worded
      const { paragraph } = citation
      const edits = reword(paragraph, from, to, text, citationLooks)
      if (edits?.length === 0) return undefined
      const message = found === expected ? `The letters of “${found}” are raised or slanted otherwise than the style has them.` : `The citation “${found}” is to be “${expected}”.`
      const at = { paragraph, from: citation.from, to: citation.to }
      return edits ? { at, message, found, expected, fix: edits } : { at, message, found, expected, review: true }
    },
  })

/** What the examples of these checks have in common. */
const works = [
  '[heading 1] References',
  'Berg, L. (2006). Winter ferries. <italic=true>Harbour Review</>, <italic=true>4</>, 1–19.',
  'Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.',
  'Vaughan, T., Quist, M., & Roe, B. (2014). Ropes and knots. <italic=true>Journal of Northern Towns</>, <italic=true>7</>(1), 1–9.',
]

/** One sentence that is right and one that is wrong, over the same list. */
export const sentences = (right: string, wrong: string): Example[] =>
  [right, wrong].map((line) => ({ lines: [line, ...works], passes: line === right }))

/** Entries of a list with numbers. */
export const entries = [
  '[heading 1] References',
  '[1]\tA. Sample and L. Berg, “A year in the harbour,” <italic=true>Journal of Northern Towns</>, vol. 12, no. 3, pp. 45–67, 2019.',
  '[2]\tL. Berg, “Winter ferries,” <italic=true>Harbour Review</>, vol. 4, pp. 1–19, 2006.',
]

/** The same over a list with numbers. */
export const numbered = (right: string, wrong: string): Example[] =>
  [right, wrong].map((line) => ({ lines: [line, ...entries], passes: line === right, style: 'ieee' }))
