import { matchesOf } from '../../algorithms/matches.js'
import { monthName, seasonName, shortMonth } from '../../structure/words/months.js'
import { announcementJoins, announcingWords, surelyAnnounces } from '../words/announcements.js'
import type { CslItem } from '../item.js'
import { ordinals } from './fields/numbers.js'
import { keywordClass } from './model/keyword.js'
import { editedBy, editorBehind, editorsAbroad, inOfBook, inOfEditor, intoItalian, northernEditions, publishedFirst, translatedBy, translationBy } from './role-words.js'

const word = /[\p{L}\p{N}]+/gu
/** `03` in a date is 3. */
const fold = (text: string): string => (/[^\x00-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toLowerCase().replace(/^0(?=\d$)/, '')

/**
 * Words that a style may say or leave out: what announces a field, what joins names, months, ordinals, the scheme of
 * an address. Everything else that an entry says and its item does not is left over.
 */
const announces = /^(?:volume|issue|pages|editor|translator|edition|in|month|and|etal|access|doi|url)(?:\+|$)/
const ordinal = /^\d+(?:st|n?d|r?d|th|e|ème|er)$/
/**
 * `(a cura di)`, `(Red.)`, `2a ed.`, `2e dr.`, `2. uppl.`, `(wyd. 2)`, `I L. Roe (red.)`, `Roe, Carl u. a. (2019)`, `Roe C. et coll.`, `Roe, A. dan Lee, B.`,
 * `July2019`, `coordinado por`, `4 de marzo`, `14 abr. 2013`, `Disponível em`, `N.p.,`: words that mean something else where they stand otherwise.
 */
const abroad = new RegExp([
  String.raw`[(\[]\s?(?:a c(?:ura|\.) di|red\.|vert\.)\s?[)\]]`,
  String.raw`\b\d{1,2}(?:[aoªº]|[trnv]?[ao]|da|ma)(?=\sed)`,
  String.raw`(?<=\b\d+e\s)dr(?:uk\b|\.)`,
  String.raw`(?<=^[^:\d]{3,150}\s)u\.\s?a\.(?=:|,?\s\()`,
  String.raw`(?<=\p{L}[.,]{1,2}\s)(?:(?:dan|ve)(?=\s\p{L})|(?:dkk|vd)\b)`,
  String.raw`(?<=\b\d{1,2}(?::[ae]|\.)?\s)${northernEditions}(?:\.|agan?\b|ave\b|åva\b)`,
  String.raw`(?<=\()wyd\.(?=\s\d)`,
  String.raw`(?<=[.?!]["”»]?\s)${inOfEditor}`,
  inOfBook,
  editorBehind,
  String.raw`(?<=,\s)(?:${editorsAbroad})(?=[.,;])`,
  String.raw`\bet\scoll\b`,
  String.raw`(?<=\.\s)N\.\s?p\.(?=,\s)`,
  String.raw`(?<=\d\s)${monthName}(?=(?:19|20)\d\d\b)`,
  String.raw`(?<!\p{L})(?:${editedBy}|${translatedBy}|${translationBy}|${intoItalian}|${publishedFirst})(?!\p{L})`,
  String.raw`(?<=\d\s|\d,\s)${shortMonth}(?=\s\d{4})`,
  String.raw`(?<=,\s\d{1,2}\s)${monthName}(?=\))`,
  String.raw`(?<=\bhrsg\.\s)von(?=\s\p{L})`,
  String.raw`(?<=,\s)(?:for|on\sbehalf\sof)(?=\sthe\s\p{Lu})`,
  String.raw`(?<!\p{L})(?:${shortMonth}|${monthName})\/(?:${shortMonth}|${monthName})(?=\s\d{4})`,
  String.raw`(?<=\d\s)de(?=\s${monthName})`,
  String.raw`(?<=${monthName}\s)de(?=\s\d{4})`,
  String.raw`(?<=(?<!\p{L})${surelyAnnounces}\s)${announcementJoins}(?=:)`,
].join('|'), 'giu')
const small = /^(?:the|by|of|org|dx|nd|st|rd|th|am|unter|ª|º)$/
const seasons = new RegExp(`^${seasonName}$`)
const isSaid = (text: string): boolean =>
  (announces.test(keywordClass(text)) && !seasons.test(text)) || announcingWords.has(text) || ordinal.test(text) || small.test(text)

/** `2020a`: the letter belongs to the list, and that before `c2021` says that it is the year of a copyright. */
const datedLetter = /^(?:1\d|20)\d\d[a-z]$|^c(?:1\d|20)\d\d$/

/** Words that announce what nothing else is announced by. */
const announcing = [
  ['version', ['version', 'ver', 'v', 'revision']],
  ['issued', ['released']],
  ['original-date', ['original', 'originally', 'work', 'first', 'published', 'reprint']],
  ['number-of-volumes', ['vols', 'bde', 'bande', 'tomes', 'tomos']],
  ['translator', ['tr']],
  ['director', ['director', 'directors', 'dir', 'directed']],
  ['contributor', ['uploaded']],
  ['reviewed-title', ['review', 'rev']],
  ['container-author', ['to']],
  ['collection-title', ['coll', 'ser']],
  ['chapter-number', ['ch', 'chap']],
  ['ISBN', ['isbn']],
  ['URL', ['eprint']],
  ['publisher', ['publisher']],
  ['PMID', ['pubmed', 'pmid']],
  ['PMCID', ['pubmed', 'central', 'pmcid']],
] as const

/**
 * The stretches of an entry that its item does not have. Those of `wholes` are read whole or not at all, as what says when a page was
 * seen: `Recuperado el 3 de mayo de 2021, de`.
 */
export const leftoversOf = (raw: string, csl: CslItem, letter?: string, wholes: readonly (readonly [from: number, to: number])[] = []): [number, number][] => {
  const { DOI, URL, ...rest } = csl
  const [had, hadIn] = [wordsIn(rest), wordsIn({ DOI, URL })]
  if (letter !== undefined) had.add(letter)
  // `Vito RT Berg` for `Berg, Vito R. T.`
  for (const { given = '' } of [csl.author, csl.editor, csl.translator].flatMap((names) => names ?? [])) had.add(fold(given.replace(/^\p{Lu}\p{Ll}+\S*\s|[\s.]/gu, '')))
  // `1972–73`
  const [[first] = [], [last] = []] = csl.issued?.['date-parts'] ?? []
  if (first !== last && last !== undefined) had.add(String(last).slice(-2))
  for (const [field, words] of announcing) if (csl[field] !== undefined) words.forEach((each) => had.add(each))
  if (csl.edition !== undefined) had.add(ordinals[Number(csl.edition) - 1] ?? '')
  // `Art. no. e025`, `Article ID 1834567`
  if (csl.number !== undefined && csl.number === csl.page) ['art', 'id'].forEach((each) => had.add(each))
  if (csl.type === 'patent') ['inventor', 'inventors'].forEach((each) => had.add(each))
  if (csl.type === 'thesis' && csl.number !== undefined) had.add('publication')
  // `Bergen: Author.`
  if (csl.publisher !== undefined && csl.publisher === csl.author?.[0]?.literal) had.add('author')
  if (csl.type === 'song') had.add('on')
  // `(R package version 1.2.3) [Computer software]`: so is every package.
  if (csl.genre === 'R package') had.add('computer')
  if (csl.type === 'speech') ['conference', 'presented', 'delivered', 'at'].forEach((each) => had.add(each))
  if (csl.type === 'article') ['preprint', 'posted', 'submitted', 'online', 'at'].forEach((each) => had.add(each))
  // An address says the numbers of other fields too: it stands for the words that stand in it, and for no others.
  const addresses = matchesOf(raw, address).map(({ 0: text, index }) => [index, index + text.length] as const)
  const left: [number, number][] = []
  for (const { 0: text, index } of matchesOf(raw.replace(abroad, (words) => ' '.repeat(words.length)), word)) {
    if (wholes.some(([from, to]) => from <= index && index < to)) continue
    const folded = fold(text)
    if (hadIn.has(folded) && addresses.some(([from, to]) => from <= index && index < to)) continue
    if (had.has(folded) || isSaid(text.toLowerCase()) || (datedLetter.test(folded) && had.has(folded.replace(/[a-z]/g, '')))) continue
    const last = left.at(-1)
    if (last && !/[\p{L}\p{N}]/u.test(raw.slice(last[1], index))) last[1] = index + text.length
    else left.push([index, index + text.length])
  }
  return left
}

const address = /(?:(?<![\p{L}\d@./-])(?:[a-z\d-]+\.)+[a-z]{2,}(?=\/)|https?:\/\/|www\.|\bdoi|\b10\.\s?\d{4,9}\s?\/)\s*[\s:]?\s*\S+(?:\s+(?=[/.])\S+)*/giu

const wordsIn = (csl: object): Set<string> => {
  const words = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') for (const [text] of matchesOf(String(value), word)) words.add(fold(text))
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(add)
  }
  add(csl)
  return words
}
