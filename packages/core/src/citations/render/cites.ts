import type { Citation } from '../citations.js'
import type { Cite } from '../cluster.js'
import type { RenderedCite } from '../engine.js'
import { and } from '../in-text/conjunction.js'
import { agreeing } from '../in-text/link.js'
import { isVerse } from '../in-text/locator.js'
import type { Reference } from '../reference-list/reference.js'
import type { SeenIn } from '../words/seen-in.js'
import { isQuoted } from './quoted.js'
import { fullRange } from './work.js'

/** From here on a citation is certain enough to be worded anew. */
const certain = 0.85

/** Live citations are their manager's. */
export const isTyped = ({ origin }: Citation): boolean => origin === 'text'

/** The cites of a citation as the engine takes them; undefined where one of them is not certain. */
export const renderedCites = (
  citation: Citation,
  references: ReadonlyMap<string, Reference>,
  isUnderstood: (reference: Reference) => boolean,
  seenIn: SeenIn,
): readonly RenderedCite[] | undefined => {
  const { cites, confidence, form } = citation
  if (!isTyped(citation) || confidence < certain || form === 'note' || cites.length === 0 || !isExplained(citation) || isQuoted(citation)) return undefined
  const cited = cites.flatMap((cite) => (isCertain(cite) ? references.get(cite.link.references[0]!) ?? [] : []))
  if (cited.length < cites.length || !cited.every(isUnderstood) || cites.some((cite, place) => isClockInPrint(cite, cited[place]!))) return undefined
  const isNamed = cited.length === 1 && !cites[0]!.original && !introduces(citation) && saysNoMore(cites[0]!, cited[0]!) && namesBefore(citation, cited[0]!)
  const narrative = citation.names !== undefined || isNamed || cites[0]!.goesOn === true
  return cites.map((cite) => ({
    id: cite.link.references[0]!,
    ...(cite.locator && isVerse(cite.locator) ? { suffix: verseBehind(cite.locator.value, seenIn) } : placeIn(cite)),
    ...((cite.prefix !== undefined || cite.original) && { prefix: cite.original ? leadTo(cite.original, seenIn) : `${cite.prefix!.trim()} ` }),
    ...(cite.suffix !== undefined && { suffix: behind(cite.suffix, citation.paragraph.text.slice(cite.to)) }),
    ...(narrative && { suppressAuthor: true }),
  }))
}

const printed = /^(?:book|chapter|article|paper|thesis|report|document)/

/** `(Grote 2009, 1:33)`: nothing that is printed has a minute, and nobody knows that a volume and its page are meant. */
const isClockInPrint = ({ locator }: Cite, { entry: { csl } }: Reference): boolean =>
  locator?.label === 'timestamp' && /^\d{1,2}:\d\d(?!:)/.test(locator.value) && printed.test(csl.type)

/** The place in a work that is cited, as the engine takes it. */
export const placeIn = ({ locator }: Cite): Pick<RenderedCite, 'locator' | 'label'> =>
  locator ? { locator: fullRange(withDashes(locator.value)), label: locator.label } : {}

/** `Homer 9.105–15` in MLA (6.22), `Homer, 2018, 9.105–15` elsewhere; the books of scripture have a comma before them in both. */
const verseBehind = (value: string, seenIn: SeenIn): string => `${seenIn === 'qtd. in' && /^\d+\./.test(value) ? ' ' : ', '}${value.replace(/-/g, '–')}`

/** What the author says behind a work, with the sign or the blank before it: the engine puts a blank before a letter, and none before a quotation mark. */
const behind = (suffix: string, text: string): string => {
  const sign = /^\s*(,|\.(?=\s))/.exec(text)?.[1]
  return sign ? `${sign} ${suffix}` : /^\s+[“‘"'«„([]/u.test(text) ? ` ${suffix}` : suffix
}

/** `Kamp, 1781, as cited in`, `Kamp 1781, quoted in`, `Kamp, qtd. in`: words before the work that was seen; those of another language stay. */
const leadTo = ({ said, year, lead }: NonNullable<Cite['original']>, seenIn: SeenIn): string => {
  if (lead !== undefined) return `${lead} `
  const names = said.replace(/[\s,;]+$/u, '').replace(/ & | and /u, seenIn === 'as cited in' ? ' & ' : ' and ')
  // MLA says no year, and the sentence has named whose work it was.
  if (names === '' || (seenIn === 'qtd. in' && /^\d{4}[a-z]?$/.test(names))) return `${seenIn} `
  const dated = year === undefined ? names : names.replace(/,?\s+(?=\d{4}\S*$)/u, seenIn === 'quoted in' ? ' ' : ', ')
  return `${seenIn === 'qtd. in' ? dated.replace(/,\s+\d{4}\S*$/u, '') : dated}, ${seenIn} `
}

/** The engine takes ranges with a hyphen, and leaves what has a volume before it (`2:364–366`) as it finds it. */
const withDashes = (place: string): string => (/^\d+:/.test(place) ? place.replace(/\s*[–—-]\s*/g, '–') : place.replace(/\s*[–—]\s*/g, '-'))

/** A work that nobody found an entry for, behind one that somebody did: `Lee, 2018 und Berg, 2006, S. 275`. */
const another = /\p{Lu}\p{Ll}+[^;]{0,60}?[\s,(](?:1[5-9]|20)\d\d(?!\d)/u

/** Behind and between its works stands nothing that is neither: `Lee, 2018; Roe, in preparation; Berg, 2020` has one more. */
const isExplained = ({ paragraph, cites }: Citation): boolean =>
  cites.every(({ suffix = '' }) => !another.test(suffix)) && cites.slice(1).every(({ from, prefix = '' }, index) => {
    const { to, suffix = '' } = cites[index]!
    const between = paragraph.text.slice(to, from).replace(suffix, '').replace(prefix.trim(), '')
    return !/\p{L}{3}/u.test(between.replace(joining, ''))
  })

const joining = new RegExp(`(?<!\\p{L})${and}(?!\\p{L})`, 'gu')

const isCertain = (cite: Cite): boolean => !cite.personal && cite.link.references.length === 1 && agreeing.has(cite.link.kind) && !namesMore(cite)

/** `(NSW Harbour Committee, 2001)` where the entry has `Harbour Committee`: an abbreviation right before a name belongs to it, and may make it another’s. */
const namesMore = ({ prefix = '', names }: Cite): boolean => names.length > 0 && /^\p{Lu}{2,}$/u.test(prefix.trim())

/** `The Low Pay Commission (LPC, 2020)`: the bracket has the abbreviation that the paper goes on with. */
export const introduces = ({ form, cites: [cite, ...others] }: Citation): boolean => form === 'parenthetical' && others.length === 0 && cite?.link.kind === 'acronym'

/** In `Lee (Lee and Roe, 2018)` the bracket names more than the sentence does. */
const saysNoMore = ({ names }: Cite, { entry: { csl, etAl, editorsEtAl } }: Reference): boolean =>
  names.length === 0 || ((csl.author ?? csl.editor ?? []).length < 2 && !(csl.author ? etAl : editorsEtAl))

/** A number after the name of its author: `Lee [3]`, `Lee et al. [3]`. */
export const namesBefore = ({ paragraph, from }: Citation, { entry }: Reference): boolean => {
  const before = paragraph.text.slice(0, from).trimEnd().replace(/(?: et al\.?| and (?:others|colleagues))?(?:['’]s?)?$/, '')
  const names = entry.csl.author ?? entry.csl.editor ?? []
  return names.some(({ family, literal }) => before.endsWith(` ${family ?? literal}`) || before === (family ?? literal))
}
