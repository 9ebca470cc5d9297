import { cutAt, joined, type Mend, type Segment } from '../../segment.js'

/** What begins a title that is none of its words, and how the names before it end. */
interface Tear {
  readonly begins: RegExp
  readonly follows: (names: string) => boolean
}

const collective = String.raw`Group|Investigators|Consortium|Collaborat(?:ion|ors)|Network|Team|Committee`
const givenAtEnd = /(?:^|,\s(?:and\s)?)\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)+\s*$/u

/** `A. Berg Jnr., Carl J.`, `Berg, Ada K., Mia M.`, and not `Berg, Mia M.` */
const endsInGivenName = (names: string): boolean => {
  const given = givenAtEnd.exec(names)
  return given !== null && given.index > 0 && /,.*,|\p{L}\.?\s.*\p{Lu}\p{L}+\.?,/u.test(names.slice(0, given.index + 1))
}

const tears: readonly Tear[] = [
  // `Berg L, Roe C; | the Tides Study Group. Ropes among ships.`: a group behind the authors is one of them (Citing Medicine, 1.A).
  {
    begins: new RegExp(String.raw`^\s*(?:(?:for|on behalf of|and)\s)?the\s(?=\p{Lu})[^.:;]{8,120}?\b(?:${collective})(?:\s\([^()]+\))?\.\s+(?=\p{Lu})`, 'u'),
    follows: (names) => /[;,]\s*$/.test(names),
  },
  // `Berg, Ada K., Mia M. | Lund and Wyn Roe, Whole ropes`: where the first author is turned about and more follow, a given name
  // with its initial has its surname behind it. Behind a single author stands the title.
  {
    begins: /^\s*\p{Lu}[\p{L}’'-]+,?\s(?:and|&)\s(?:\p{Lu}[\p{L}.’'-]*\s){1,3}\p{Lu}[\p{L}’'-]+,\s+(?=[\p{Lu}“"‘'])/u,
    follows: endsInGivenName,
  },
  // `Berg, W., C. Roe and F. W. | Lund (eds.), A lexicon`
  { begins: /^\s*\p{Lu}[\p{L}’'-]+\s\((?:eds?|hrsg)\.?\),?\s+(?=\p{Lu})/iu, follows: (names) => /\p{Lu}\.\s*$/u.test(names) },
]

/** Puts names together that were torn: a given name and its surname, and the group that stands behind people. */
export const withTornNames: Mend = (raw, segments) =>
  tears.reduce<readonly Segment[]>((found, { begins, follows }) => {
    const at = found.findIndex(({ label, text }, index) => label === 'title' && found[index - 1]?.label === 'author' && follows(found[index - 1]!.text) && begins.test(text))
    if (at < 0) return found
    const [names, title] = cutAt(found[at]!, begins.exec(found[at]!.text)![0].length, 'title')
    return found.toSpliced(at - 1, 2, joined(raw, found[at - 1]!, names, 'author'), title)
  }, segments)
