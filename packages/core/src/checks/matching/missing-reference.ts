import { defineCheck } from '../../check.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown, type Cited } from './cited.js'
import { list } from './link-check.js'

/** `Beltz Verlag, Basel 2008` is an imprint, and `Copyright 2000` says who owns what. */
const imprint = /\b(?:copyright|verlag|press|publish(?:ers?|ing)|university|isbn|edition)\b/i

/** A name far from its year is no citation: `Homer et al. (2007), with values for the years of record (2001, 2006)`. */
const nearby = 60

const isFar = ({ cite: { names: [name], from, to }, citation: { paragraph: { text } } }: Cited): boolean =>
  name !== undefined && !text.slice(Math.max(from - nearby, 0), to).includes(name.split(/\s/)[0]!)

/** `Origin 2017, OriginLab Co.` is a program, `DSTI/ICCP(2005)4` the number of a paper, and what begins with an article is no name. */
const isProduct = ({ cite: { names, from, to, link }, citation: { paragraph: { text } } }: Cited): boolean =>
  link.kind === 'none' && (names.some((name) => imprint.test(name)) || /\p{L}\(\d{4}\)/u.test(text.slice(from, to + 1)) || /^(?:A|An|The) /.test(names[0] ?? '') || /^[^);]{0,60}\b(?:Inc|Ltd|Co|Corp|GmbH|LLC)\b/.test(text.slice(to)))

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
  ],
  *subjects(facts) {
    for (const cited of citedIn(facts)) if (cited.cite.number === undefined && !isProduct(cited) && !(cited.cite.link.kind === 'none' && isFar(cited))) yield cited
  },
  examine: (cited) =>
    cited.cite.link.kind === 'none'
      ? { at: placeOf(cited), message: `${shown(cited.cite)} is cited and not in the reference list. Add the entry, or correct the citation.`, found: shown(cited.cite), review: true }
      : undefined,
})
