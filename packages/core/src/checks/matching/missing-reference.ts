import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { placeOf } from '../citations/cites.js'
import { foundIn, type Sought } from '../sought.js'
import { citedIn, shown, type Cited } from './cited.js'
import { list } from './link-check.js'
import { authors, isBy, isNamedIn, leadsByYear } from './named.js'

/** `Beltz Verlag, Basel 2008` is an imprint, and `Copyright 2000` says who owns what. */
const imprint = /\b(?:copyright|verlag|press|publish(?:ers?|ing)|university|isbn|edition)\b/i

/** `Origin 2017, OriginLab Co.` is a program, `DSTI/ICCP(2005)4` the number of a paper, and what begins with an article is no name. */
const isProduct = ({ cite: { names, from, to, link }, citation: { paragraph: { text } } }: Cited): boolean =>
  link.kind === 'none' && (names.some((name) => imprint.test(name)) || /\p{L}\(\d{4}\)/u.test(text.slice(from, to + 1)) || /^(?:A|An|The) /.test(names[0] ?? '') || /^[^);]{0,60}\b(?:Inc|Ltd|Co|Corp|GmbH|LLC)\b/.test(text.slice(to)))

/**
 * `Hafen, Schiff und Eis (1926)`, `Tod des Vaters 1896`: what articles stand before in the same text are nouns, and several of
 * them a title or an event.
 */
const isOfNouns = ({ cite: { names, from, to, link }, citation: { paragraph } }: Cited, facts: Facts): boolean => {
  if (link.kind !== 'none' || names.flatMap((name) => name.split(/\s+/u)).length < 2) return false
  const [all, here] = [nounsOf(facts), nounsIn([paragraph.text.slice(from, to)])]
  return names.every((name) => {
    const own = nounsIn([name])
    return (name.match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []).map((word) => word.toLowerCase()).some((word) => own.has(word) || (all.get(word) ?? 0) > (here.get(word) ?? 0))
  })
}

const afterArticle: Sought = {
  pattern: /(?<!\p{L})(?:der|die|das|de[mns]|ein|eine[mnrs]?)\s(\p{L}[\p{L}\p{M}-]+)/giu,
  // A long s is an s as well.
  signs: /(?<![a-z])(?:der|die|da[sſ]|de[mnsſ]|eine?[mnrsſ]?)\s/i,
}

/** How often each word stands behind an article. */
const nounsIn = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const nouns = new Map<string, number>()
  for (const text of texts) {
    for (const [, noun] of foundIn(text, afterArticle)) nouns.set(noun!.toLowerCase(), (nouns.get(noun!.toLowerCase()) ?? 0) + 1)
  }
  return nouns
}

const nounsOf = once(({ document: { paragraphs } }: Facts) => nounsIn(paragraphs.map(({ text }) => text)))

const isLost = ({ cite }: Cited): boolean => cite.link.kind === 'none'

/** Names and a year alone in brackets, which hardly anything but a citation is. */
const isPlain = ({ cite: { prefix, suffix, year }, citation: { form, from, to, paragraph: { text } } }: Cited): boolean =>
  form === 'parenthetical' && prefix === undefined && suffix === undefined && year !== undefined && /^\(.*\)$/.test(text.slice(from, to))

/**
 * Of which nothing is cited, a list may be of other works than the text is about: unless it stands under a heading, is understood
 * for the most part, and the text cites by name and year in brackets.
 */
const isOwnList = ({ citations, referenceLists, references }: Facts, cites: readonly Cited[]): boolean =>
  citations.system !== 'numeric' && referenceLists.every(({ heading }) => heading !== undefined)
  && references.filter(({ grey }) => !grey).length * 2 > references.length && cites.some(isPlain)

/**
 * The entry is there under the name that the sentence has for it: of `Academies of Sciences, Engineering, and Medicine (2019)` the end
 * was read, and in `Marwick’s study of Jerimalai (2016)` the place.
 */
const isMisread = ({ cite: { names, year = '', from }, citation: { paragraph: { text } } }: Cited, leads: ReturnType<typeof leadsByYear>): boolean => {
  const before = text.slice(Math.max(from - authors, 0), from)
  return (leads.get(year) ?? []).some((lead) => isBy(names, lead) || isNamedIn(before, lead))
}

/** Whoever is cited is listed. */
export const missingReference = defineCheck({
  id: 'match.missing-reference',
  aspect: 'matching',
  severity: 'error',
  title: 'Citations without an entry',
  expected: 'Every work cited has an entry in the reference list.',
  source: { source: 'APA 7', section: '8.4' },
  fix: 'comment',
  help: 'Add the work to the reference list, or take the citation out.',
  examples: [
    { lines: ['The ice came early (Sample & Berg, 2019).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019; Quist, 2014).', ...list], passes: false },
    { lines: ['The ice came early (Sample & Berg, 2019), as Sample’s study of the Harbour (2019) has it.', ...list], passes: true },
    { lines: ['The ice came early (Quist, 2014).', ...list], passes: false },
    { lines: ['Das Eis kam früh (Sample & Berg, 2019), wie in Eis, Hafen und Sturm (1926) zu lesen ist. Der Hafen und das Eis sind alt, der Sturm ist es nicht.', ...list], passes: true },
    { lines: ['The ice came early, as did that of Quist (2014).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019), and the Harbour Ice Act 1999 came late (Harbour Ice Act 1999, s. 4); so it was in Quist v. Roe (2003).', ...list], passes: true },
    { lines: ['The ice came early (Sample & Berg, 2019) and stayed.{footnote: [1942] AC 206.} Nobody asked.{footnote: Ibid 244.}', ...list], passes: true },
  ],
  *subjects(facts) {
    // “Ibid.” behind a case or a remark repeats what no list has.
    const cites = citedIn(facts).filter(({ cite }) => cite.number === undefined && cite.names.length > 0)
    if (cites.every(isLost) && !isOwnList(facts, cites)) return
    const leads = leadsByYear(facts)
    for (const cited of cites) if (!isProduct(cited) && !(isLost(cited) && (isMisread(cited, leads) || isOfNouns(cited, facts)))) yield cited
  },
  examine: (cited) =>
    cited.cite.link.kind === 'none'
      ? { at: placeOf(cited), message: `${shown(cited.cite)} is cited and not in the reference list. Add the entry, or correct the citation.`, found: shown(cited.cite) }
      : undefined,
})
