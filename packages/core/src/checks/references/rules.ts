import { defineCheck, type AnyCheck, type Check, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { once } from '../../algorithms/once.js'
import { list } from '../examples.js'
import { placeOf } from './entry.js'
import { quoted, short } from '../wording.js'
import type { Respect } from './respects.js'
import { listedByReference, wordingProblem } from './worded.js'

type Declared = Omit<Check, 'aspect' | 'examples' | 'subjects' | 'examine'>

/** A check of what entries say, one by one, and of the respect in which their wording is its affair. */
const entryCheck = ({ right, wrong, worded, about, fault, ...check }: Declared & {
  readonly right: string
  readonly wrong: string
  readonly worded?: { readonly respect: Respect; readonly says: string; readonly right: string; readonly wrong: string }
  /** Which entries the rule speaks of. */
  readonly about: (reference: Reference, facts: Facts) => boolean
  /** What is wrong, to follow “The entry”. */
  readonly fault: (reference: Reference, facts: Facts) => { readonly says: string; readonly found: string } | undefined
}): AnyCheck =>
  defineCheck<Reference>({
    ...check,
    aspect: 'references',
    examples: [
      { lines: list(right), passes: true },
      { lines: list(wrong), passes: false, ...(worded && { asks: true }) },
      ...(worded ? [{ lines: list(worded.right), passes: true }, { lines: list(worded.wrong), passes: false }] : []),
    ],
    *subjects(facts) {
      for (const reference of facts.references) if (about(reference, facts)) yield reference
    },
    examine(reference, facts): Problem | undefined {
      const wrongly = fault(reference, facts)
      const said = wrongly && `The entry ${wrongly.says}`
      const listed = worded && listedByReference(facts).get(reference)
      const otherwise = worded && listed && wordingProblem(listed, worded.respect, worded.says)
      if (otherwise) return wrongly ? { ...otherwise, message: `${otherwise.message} ${said}`, partly: true } : otherwise
      return wrongly && { at: placeOf(reference), message: said!, found: wrongly.found }
    },
  })

const neutral = { source: 'style-neutral', section: 'manuscript convention' }
const start = 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** Addresses that lead nowhere from other desks than the author's. */
const privateAddress = /\bhttps?:\/\/[^\s/]*(?:ezproxy|libproxy|\.proxy\.|proxy\.lib|sci-hub|localhost|127\.0\.0\.1)[^\s]*|\bfile:\/\/\S+|\bhttps?:\/\/(?:(?!https?:)\S)*[?&]utm_\w+=\S*|\bhttps?:(?:\/(?!\/)|\/\/\s+|\s+\/\/)\S*/i

export const urlForm = entryCheck({
  id: 'ref.url-form',
  severity: 'warning',
  title: 'Addresses that others can open',
  expected: 'Addresses are whole, lead there without a library’s proxy, and are brought in as the style does.',
  source: neutral,
  fix: 'tracked',
  help: 'Open the page outside your library’s network and copy its address; bring it in with “Retrieved” or a date only where the style guide does.',
  right: 'Sample, A. (2019). A year in the harbour. Harbour Press. https://www.example.org/harbour/year',
  wrong: 'Sample, A. (2019). A year in the harbour. Harbour Press. https://www-example-org.ezproxy.lib.example.edu/harbour',
  worded: {
    respect: 'url-form',
    says: 'The words before the address, or behind it, are not those of the style',
    right: 'Sample, A. (2019). <italic=true>A year in the harbour</>. Harbour Press. https://www.example.org/harbour/year',
    wrong: 'Sample, A. (2019). <italic=true>A year in the harbour</>. Harbour Press. Available at: https://www.example.org/harbour/year',
  },
  about: ({ raw }) => /https?:|file:/i.test(raw),
  fault({ raw }) {
    const found = privateAddress.exec(raw)?.[0]
    return found === undefined ? undefined : { says: `has an address that others cannot open, or that is broken: ${quoted(found, 60)}.`, found: short(found, 80) }
  },
})

/** The year from which on nearly all articles have a DOI. */
const digital = 2000

const isDigital = ({ grey, entry: { csl } }: Reference): boolean =>
  !grey && csl.type === 'article-journal' && !mayBeBook(csl) && Number(csl.issued?.['date-parts']?.[0]?.[0] ?? 0) >= digital
/** What has a subtitle and counts no volumes may be a book whose editors are not named. */
const mayBeBook = ({ volume, issue, 'container-title': journal = '' }: Reference['entry']['csl']): boolean => (volume ?? issue) === undefined && journal.includes(': ')
const hasDoi = ({ raw, entry: { csl } }: Reference): boolean => csl.DOI !== undefined || csl.URL !== undefined || /\bdoi\b|https?:/i.test(raw)

/** The articles since then; where none of them has a DOI, one question is enough. */
const articlesOf = once(({ references }: Facts) => {
  const articles = references.filter(isDigital)
  return { first: articles[0], count: articles.length, someHave: articles.some(hasDoi) }
})

export const doiMissing = entryCheck({
  id: 'ref.doi-missing',
  severity: 'warning',
  title: 'Articles without a DOI',
  expected: 'Articles of journals have their DOI, or an address.',
  source: { source: 'APA 7', section: '9.34' },
  fix: 'comment',
  help: 'Look the article up at crossref.org; where it has no DOI, leave the entry as it is.',
  right: `${start} https://doi.org/10.1234/jnt.2019.12`,
  wrong: start,
  about: (reference, facts) => isDigital(reference) && (articlesOf(facts).someHave || reference === articlesOf(facts).first),
  fault(reference, facts) {
    if (hasDoi(reference)) return undefined
    const { someHave, count } = articlesOf(facts)
    const others = !someHave && count > 1 ? `, as none of the ${count} articles of the list has` : ''
    return { says: `has no DOI${others}; most articles since ${digital} have one.`, found: 'no DOI' }
  },
})

export const volumePages = entryCheck({
  id: 'ref.volume-pages',
  severity: 'warning',
  title: 'Volumes, issues and pages',
  expected: 'Volume, issue and pages are written as the style writes them, and a range of pages ends after it begins.',
  source: neutral,
  fix: 'tracked',
  help: 'Write volume, issue and pages as the style guide shows them; where a range ends before it begins, look it up in the work.',
  right: 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 145–167.',
  wrong: 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 367–345.',
  worded: {
    respect: 'volume-pages',
    says: 'Volume, issue or pages are written in another form',
    right: 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.',
    wrong: 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</> (3): pp. 45-67.',
  },
  about: ({ grey, entry: { csl } }) => !grey && (csl.volume ?? csl.issue ?? csl.page) !== undefined,
  fault({ entry: { csl } }) {
    const [from, to] = rangeOf(csl.page) ?? [0, 0]
    return from <= to ? undefined : { says: `has the pages ${csl.page}, which end before they begin.`, found: csl.page! }
  },
})

/** `145–67` means 145–167. */
const rangeOf = (pages: string | undefined): readonly [number, number] | undefined => {
  const [, from = '', to = ''] = /^(\d{1,6})\s?[–—-]\s?(\d{1,6})$/.exec(pages ?? '') ?? []
  if (from === '') return undefined
  return [Number(from), Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to)]
}
