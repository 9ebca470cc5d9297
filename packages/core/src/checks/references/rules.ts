import { defineCheck, type AnyCheck, type Check } from '../../check.js'
import type { Facts } from '../../facts.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { once } from '../../once.js'
import { list } from '../examples.js'
import { placeOf } from './entry.js'
import { quoted, short } from '../wording.js'

type Declared = Omit<Check, 'aspect' | 'examples' | 'subjects' | 'examine'>

/** A check of what entries say, one by one. */
const entryCheck = ({ right, wrong, about, fault, ...check }: Declared & {
  readonly right: string
  readonly wrong: string
  /** Which entries the rule speaks of. */
  readonly about: (reference: Reference, facts: Facts) => boolean
  /** What is wrong, to follow “The entry”. */
  readonly fault: (reference: Reference, facts: Facts) => { readonly says: string; readonly found: string } | undefined
}): AnyCheck =>
  defineCheck<Reference>({
    ...check,
    aspect: 'references',
    examples: [{ lines: list(right), passes: true }, { lines: list(wrong), passes: false }],
    *subjects(facts) {
      for (const reference of facts.references) if (about(reference, facts)) yield reference
    },
    examine(reference, facts) {
      const wrongly = fault(reference, facts)
      return wrongly && { at: placeOf(reference), message: `The entry ${wrongly.says}`, found: wrongly.found }
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
  expected: 'Addresses are whole, and lead there without a library’s proxy.',
  source: neutral,
  fix: 'comment',
  help: 'Open the page outside your library’s network and copy its address.',
  right: 'Sample, A. (2019). A year in the harbour. Harbour Press. https://www.example.org/harbour/year',
  wrong: 'Sample, A. (2019). A year in the harbour. Harbour Press. https://www-example-org.ezproxy.lib.example.edu/harbour',
  about: ({ raw }) => /https?:|file:/i.test(raw),
  fault({ raw }) {
    const found = privateAddress.exec(raw)?.[0]
    return found === undefined ? undefined : { says: `has an address that others cannot open, or that is broken: ${quoted(found, 60)}.`, found: short(found, 80) }
  },
})

/** The year from which on nearly all articles have a DOI. */
const digital = 2000

const isDigital = ({ grey, entry: { csl } }: Reference): boolean => !grey && csl.type === 'article-journal' && Number(csl.issued?.['date-parts']?.[0]?.[0] ?? 0) >= digital
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
    const others = !someHave && count > 1 ? `, nor has any other of the ${count} articles` : ''
    return { says: `has no DOI${others}; most articles since ${digital} have one.`, found: 'none' }
  },
})

export const volumePages = entryCheck({
  id: 'ref.volume-pages',
  severity: 'warning',
  title: 'Ranges of pages',
  expected: 'A range of pages ends after it begins.',
  source: neutral,
  fix: 'comment',
  help: 'Look the pages up in the work.',
  right: 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 145–67.',
  wrong: 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 367–345.',
  about: ({ grey, entry: { csl } }) => !grey && rangeOf(csl.page) !== undefined,
  fault({ entry: { csl } }) {
    const [from, to] = rangeOf(csl.page)!
    return from <= to ? undefined : { says: `has the pages ${csl.page}, which end before they begin.`, found: csl.page! }
  },
})

/** `145–67` means 145–167. */
const rangeOf = (pages: string | undefined): readonly [number, number] | undefined => {
  const [, from = '', to = ''] = /^(\d{1,6})\s?[–—-]\s?(\d{1,6})$/.exec(pages ?? '') ?? []
  if (from === '') return undefined
  return [Number(from), Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to)]
}
