import { defineCheck, type AnyCheck, type Check, type Example } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import type { Replacement } from '../../citations/render/placed.js'
import { plain } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { StyleDefinition } from '../../styles/definition.js'
import { inOtherLetters } from '../in-other-letters.js'
import { behindQuotation } from './behind-quotation.js'
import { quotable, quotableAt } from './raised.js'
import { respectOf, type Respect } from './respects.js'
import { citationLooksIn, reword, type Kept } from './reword.js'

/** A citation that is certain, with what the style makes of it. */
interface Worded {
  readonly citation: Citation
  readonly replacement: Replacement
  readonly found: string
  readonly expected: string
  /** In what the two differ: each citation is the affair of one check. */
  readonly respect: Respect
}

const wordedIn = once((facts: Facts): readonly Worded[] =>
  facts.citations.clusters.flatMap((citation) => {
    const replacement = facts.rendered?.citations.get(citation.id)
    return wordedAs(citation, replacement && behindQuotation(replacement, citation.paragraph, facts), facts.style.definition.citationSystem) ?? []
  }))

const wordedAs = (citation: Citation, replacement: Replacement | undefined, system: StyleDefinition['citationSystem']): Worded | undefined => {
  if (!replacement) return undefined
  const found = citation.paragraph.text.slice(replacement.from, replacement.to).trim()
  const expected = plain(replacement.text).trim()
  return { citation, replacement, found, expected, respect: respectOf(found, expected, system === 'numeric' && citation.system === 'numeric', titleIn(replacement, citation)) }
}

/** In the wording of a style only titles are slanted or stand in quotation marks, “et al.” and what the author says before a work apart. */
const titleIn = ({ text }: Replacement, { cites }: Citation): string | undefined => {
  const [slanted] = text.filter((run) => run.italic === true && !/^\W*et al\W*$/.test(run.text))
  const quotes = cites.some(({ prefix = '', suffix = '' }) => /[“‘«]/u.test(prefix + suffix)) ? undefined : /[“‘«](.+)[”’»]/u.exec(plain(text))?.[1]
  return slanted?.text ?? quotes
}

const wanted = ({ citation: { paragraph }, replacement: { from, to, text }, found, expected }: Worded): string => {
  if (found.replace(/\s/gu, ' ') === expected) return `The blanks in “${found}” are not all plain ones.`
  const shown = quotableAt({ paragraph, from, to })
  return expected === '' ? `The citation “${shown}” is to go: the sentence names the author.` : `The citation “${shown}” is to be “${quotable(text)}”.`
}

/** The places in a source that a wording has not: styles with numbers have no form for them. */
const placesLeftOut = ({ paragraph: { text }, cites }: Citation, expected: string): string => {
  const left = cites.flatMap(({ locator }) => {
    const number = /\d+/.exec(locator?.value ?? '')?.[0]
    return locator && number !== undefined && !new RegExp(String.raw`(?<!\d)${number}(?!\d)`).test(expected) ? [`“${text.slice(locator.from, locator.to)}”`] : []
  })
  return left.length === 0 ? '' : ` The style leaves out the place ${left.join(', ')}.`
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
    subjects: (facts) => wordedIn(facts)
      .filter(({ found, expected, respect: differs }) => differs === respect || about.test(found) || about.test(expected)),
    examine(worded, facts) {
      const { citation, replacement: { from, to, text }, found, expected, respect: differs } = worded
      if (differs !== respect) return undefined
      const { paragraph } = citation
      const edits = reword({ paragraph, from, to }, text, citationLooksIn(paragraph, facts), { kept: besideWorks(citation) })
      if (edits?.length === 0) return undefined
      const at = { paragraph, from: citation.from, to: citation.to }
      const said = { message: wanted(worded) + placesLeftOut(citation, expected), found, expected }
      if (!edits) return { at, ...said }
      const [first] = edits
      return { at, ...(found === expected && first?.kind === 'format-text' ? inOtherLetters(first, found) : said), fix: edits }
    },
  })

/** The words that its author says beside the works, in letters of the author's own: `(<i>sensu</i> Lee, 2020)`. */
const besideWorks = ({ paragraph: { text }, from, to, cites }: Citation): Kept =>
  [...cites, undefined].flatMap((cite, place) => {
    const gap = [cites[place - 1]?.to ?? from, cite?.from ?? to] as const
    return /\p{L}{2}/u.test(text.slice(...gap)) ? [gap] : []
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
