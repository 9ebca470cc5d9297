import { matchesOf } from '../../algorithms/matches.js'
import { remembering } from '../../algorithms/remembering.js'
import { nameParticle } from '../../structure/words/name-particle.js'
import { surelyAnnouncesSight } from '../words/announcements.js'
import { namesDash } from '../words/names-dash.js'
import { isGroup } from '../parser/fields/group.js'
import { calledWithParticle } from '../particle.js'
import { noDate, notYetOut } from '../words/undated.js'
import { fold } from './fold.js'
import { givenOf } from './given-name.js'

/** What of an entry citations are compared with, read from its beginning. */
export interface EntryKey {
  readonly id: string
  /** Its number in the list, printed or by its place. */
  readonly number: number | undefined
  /** The list that it stands in, where there are several. */
  readonly list: number
  /** The first author's surname, the group, or the beginning of the title, folded: several readings where the text allows them. */
  readonly leads: readonly string[]
  /** The same without particles. */
  readonly bareLeads: readonly string[]
  /** … and without the endings of their words. */
  readonly stems: readonly string[]
  /** The first author's given names or initials, folded. */
  readonly given: readonly string[]
  /** Folded words of the names, for those after the first. */
  readonly names: ReadonlySet<string>
  /** The last word of each author's surname, folded, in their order, where the entry is understood. */
  readonly surnames: readonly string[] | undefined
  /** About how many authors; 3 stands for more. */
  readonly authors: number
  /** The year that a citation would give: four digits, `n.d.`, `in press`. */
  readonly year: string | undefined
  readonly letter: string | undefined
  /** Every year in the entry, for styles that put it last. */
  readonly years: readonly string[]
  /** Initials of a group's name and the abbreviation it gives itself. */
  readonly acronyms: readonly string[]
  /** The whole entry, folded, for titles and duplicates. */
  readonly folded: string
  /** What follows the names, folded. */
  readonly work: string
  /** Its title, folded, where the entry is understood. */
  readonly title: string | undefined
  /** A dash stands for the names of the entry before. */
  readonly dashed: boolean
}

const label = /^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]?(?=\s))[\s\t]*/u
const dash = new RegExp(`${namesDash.source}[.,]?\\s*`, 'u')
const yearWords = `n\\.\\s?d\\.|undated|${noDate}|${notYetOut}`
const noted = new RegExp(`\\(\\s*(?:c(?:a|irca)?\\.?\\s*)?(?:((?:1\\d|20)\\d\\d)(?:[/–-]\\d{2,4})?([a-z])?(?![\\d\\p{L}])|(${yearWords})(?:-([a-z]))?)[^()]*\\)`, 'iu')
const bare = new RegExp(`[.,]\\s+(?:((?:1\\d|20)\\d\\d)([a-z])?|(${yearWords})(?:-([a-z]))?)(?:[.,:]|(?<=\\.))\\s`, 'giu')
/** `Sample Ada and Lee Berg 2014 Harbours`: names and a year without a sign between them (American Antiquity). A title has words in small letters. */
const unsigned = /^((?:(?:\p{Lu}[\p{L}\p{M}.’'-]*|and|&|et|al\.|y|und|of|for|the|de|la|van|von|der|\/),?\s+){1,14})((?:1[5-9]|20)\d\d)([a-z])?\s+(?=\p{Lu})/u
/** `(1959) 1997`: when a work came out first, and when it did which was read (CMOS 18, 13.108), as the latter cites it. */
const republished = /[([](?:1\d|20)\d\d[)\]]\s+((?:1\d|20)\d\d)([a-z])?[.,:]/u
const anyYear = /(?<![\d\p{L}/.–-])((?:1\d|20)\d\d)([a-z])?(?![\d\p{L}–/-])/gu

/** A year between stops or commas. `Jutson, S. D., & Roe, A. (2021)`: where a year stands anywhere, capitals are initials. */
const bareYear = (text: string): RegExpMatchArray | undefined =>
  matchesOf(text, bare).find(({ 3: words = '' }) => !/^\p{Lu}\.\s?\p{Lu}\.$/u.test(words) || text.search(anyYear) < 0)

/** An entry as it stands in its list. */
export interface ListedEntry {
  readonly id: string
  readonly text: string
  readonly number?: number
  readonly list?: number
  /** Where they are known, however the list writes them: how many authors there are, and who they are. */
  readonly authors?: number
  readonly names?: string
  readonly surnames?: readonly string[]
  readonly title?: string
}

/** Reads the keys of a list. A dash for the names stands for those of the entry before. */
export const entryKeys = (entries: readonly ListedEntry[]): EntryKey[] => {
  let before = ''
  return entries.map(({ id, text, number, list = 0, authors, names, surnames, title }) => {
    const bareText = text.replace(label, '')
    const dashed = dash.test(bareText) && before !== ''
    // Without a year or quotation marks behind them it is not seen where the names of the entry before end.
    const above = names ?? before
    const words = dashed ? wordsOf(bareText.replace(dash, () => `${above} `), above) : beforeTitle(knownWords(bareText), bareText, title)
    before = words.region
    const { region: _, ...own } = words
    const told = { surnames: surnames?.map(lastWord), title: title === undefined ? undefined : fold(title) }
    return { ...own, ...told, id, number, list, ...(authors !== undefined && { authors: Math.min(3, authors) }), dashed }
  })
}

/** What the words of an entry say by themselves, and the stretch of them that its names are. */
type Words = Omit<EntryKey, 'id' | 'number' | 'list' | 'surnames' | 'title' | 'dashed'> & { readonly region: string }

/** A list is read as it is and as it will be, and most entries then are what they were before: the last hundreds are remembered. */
const knownWords = remembering(512, (own): Words => wordsOf(own, namesOf(own)), 2000)

/** `Lee, A. The Ice.` Where initials end the names, it is not seen that the title is none: where that is known, they end before it. */
const beforeTitle = (words: Words, text: string, title = ''): Words => {
  const at = words.region.toLowerCase().indexOf(title.toLowerCase())
  return at > 0 && at + title.length >= words.region.length - 1 ? wordsOf(text, text.slice(0, at).trim()) : words
}

const wordsOf = (own: string, region: string): Words => {
  const [folded, work] = [fold(own), fold(own.slice(region.length))]
  return { region, ...leadsOf(own, region, folded), given: givenOf(region), ...yearOf(own, region), acronyms: acronymsOf(region), folded, work }
}

/** The beginning of an entry up to its year or title. */
const namesOf = (text: string): string => {
  const plain = unsigned.exec(text)?.[1]
  if (plain !== undefined) return plain.trim()
  const start = text.slice(0, 1500)
  const ends = [noted.exec(start), bareYear(start), /(?<=[\s(])[“"‘„«]/u.exec(start)].flatMap((found) => found?.index || [])
  // A stop after a word that is no initial ends the names too, unless a year follows the names anyway.
  const stop = /(?<=\p{Ll}{2}|\p{Lu}{2,3}|\))\.\s+(?=[\p{Lu}\d“])/u.exec(text.replace(/\bet al\./u, 'et al,'))
  const end = Math.min(...ends, stop && !noted.test(text.slice(0, stop.index + 3)) ? stop.index + 1 : Infinity, 1500)
  return text.slice(0, end).trim()
}

export const lastWord = (name: string): string => fold(name).split(' ').at(-1)!

const initials = /^(?:\p{Lu}\p{M}?\.[\s.-]*)+(?=\p{L})/u
const particles = new RegExp(`^(?:(?:${nameParticle}|st) )+`)

/** `das Statistische Bundesamt` is `Statistisches Bundesamt`: in a German sentence the adjectives of a name take other endings. */
export const undeclined = (name: string): string => name.replaceAll(/e(?<=\p{L}{4}e)[mnrs]?(?= )/gu, '')

/** A folded name without what may be left out before it: `van der Berg` is `Berg`, too. */
export const withoutParticle = (name: string): string => name.replace(particles, '')

const leadsOf = (text: string, region: string, folded: string): Pick<EntryKey, 'leads' | 'bareLeads' | 'stems' | 'names' | 'authors'> => {
  const start = (region || text).slice(0, 200).replace(/^[“"‘'„«\s]+/u, '')
  const readings = [...new Set([start, start.replace(initials, '')])].flatMap((reading) => [
    // Up to the comma of an inverted name, before the initials without a comma, or the whole of a group.
    /^[^,(]+/u.exec(reading)?.[0] ?? '',
    /^(.+?)(?=\s\p{Lu}{1,4}(?:[,.;:)]|\s(?:and|&|\()|$))/u.exec(reading)?.[1] ?? '',
    /^(.+?)(?=\s(?:\p{Lu}\.[\s-]?)+(?:,|;|and|&|\(|$))/u.exec(reading)?.[1] ?? '',
    /^(.+?)(?=\s(?:and|&|et al)\b)/u.exec(reading)?.[1] ?? '',
    /^(?:(?!\.\s)[^(])+/u.exec(reading)?.[0] ?? '',
    // `WEIL Simone,`: a surname in capitals before the given name.
    isGroup(region) ? '' : /^\p{Lu}{2,}(?:[\s’'-]\p{Lu}{2,})*(?=\s\p{Lu}\p{Ll}[\p{L}-]*\s?(?:,|\(|\set\s|$))/u.exec(reading)?.[0] ?? '',
    // The second name of a group, behind a stroke.
    /^[^,(/]{3,}\s\/\s+([^,(/.\d]+)$/u.exec(reading)?.[1]?.trim() ?? '',
  ])
  // Given name first, as in notes: the surname is the last word before the comma.
  const inOrder = spoken.exec(start)?.[1]
  // `Sample Ada P. 2014`: who leaves out the other signs may leave out that of an inverted name.
  const inverted = unsigned.test(text) ? /^(\p{Lu}[\p{L}\p{M}’'-]+)\s\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}\.)?(?=\s+(?:and|&)\s|\s*$)/u.exec(start)?.[1] : undefined
  const titleStart = folded.split(' ').slice(0, 12).join(' ')
  const read = [...new Set([...readings, inOrder ?? '', calledWithParticle(start), inverted ?? ''])].map(fold)
  const leads = [...new Set([...read, titleStart])].filter((lead) => lead.length > 1 || /^\p{Lu}$/u.test(lead))
  return { leads, bareLeads: leads.map(withoutParticle), stems: leads.map(undeclined), names: new Set(fold(region || text.slice(0, 200)).split(' ')), authors: countAuthors(region) }
}

const countAuthors = (region: string): number => {
  if (/\bet al\b|\bothers\b|…|\.\.\./u.test(region)) return 3
  const listed = region.match(/\p{L}+\s\p{Lu}{1,3}(?=[,.;]|$)/gu)?.length ?? 0
  const inverted = (region.match(/[\p{L}’'-]+,\s\p{Lu}\p{M}?\./gu)?.length ?? 0) + (/(?:\band|&)\s+(?:\p{Lu}[\p{L}.-]*\s+)+\p{Lu}/u.test(region) ? 1 : 0)
  // `Lee, Ann, Carl Roe, and Mia Berg`: more than two, whoever they are.
  if (/^[^,;]+,\s[^,;]+,\s[^,;]+,?\s(?:and|&)\s/u.test(region)) return 3
  const initialled = region.match(/(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}/gu)?.length ?? 0
  return Math.min(3, Math.max(1, listed, inverted, initialled, /\band\b|&/u.test(region) ? 2 : 1))
}

const spoken = new RegExp(String.raw`^(?:\p{Lu}[\p{L}\p{M}.’'-]*\s){1,3}((?:${nameParticle}\s)*\p{Lu}[\p{L}\p{M}’'-]+),`, 'u')

/** The day on which a page was seen, and what comes after it. */
const seen = new RegExp(String.raw`(?<!\p{L})${surelyAnnouncesSight}(?!\p{L})[^)]*`, 'giu')

/** `2020B`: some write the letter of a year as a capital. */
const capitalLetter = /(?<=(?<![\d\p{L}/.–-])(?:1\d|20)\d\d)[A-H](?![\d\p{L}–/-])/gu

const yearOf = (written: string, region: string): Pick<EntryKey, 'year' | 'letter' | 'years'> => {
  const text = written.replace(capitalLetter, (letter) => letter.toLowerCase())
  const cited = text.replace(/(?:https?:|doi\b|www\.)\S+/giu, ' ').replace(seen, ' ')
  const years = matchesOf(cited, anyYear).map((match) => ({ year: match[1]!, letter: match[2] }))
  const signs = [noted.exec(cited), bareYear(cited)]
  const found = signs.find((match) => match && match.index! <= region.length + 4) ?? signs[0] ?? signs[1]
  const all = [...new Set(years.map((each) => each.year))]
  const plain = unsigned.exec(text)
  if (plain) return { year: plain[2], letter: plain[3], years: all }
  const again = republished.exec(cited)
  if (again && again.index <= region.length + 4) return { year: again[1], letter: again[2], years: all }
  const words = found?.[3]?.toLowerCase().replace(/\s+/g, ' ')
  const year = found?.[1] ?? words ?? years.at(-1)?.year
  return { year, letter: found?.[2] ?? found?.[4] ?? (found ? undefined : years.at(-1)?.letter), years: all }
}

const acronymsOf = (region: string): string[] => {
  // After the name of a group, not of what stands in a title behind names.
  const given = /^(?:[^.,;[(]|(?<=\b\p{Lu})\.)*[[(]\s*(\p{Lu}[\p{Lu}\p{N}&.-]{1,9})\s*[\])]/u.exec(region)?.[1]
  const words = region.replace(/[[(].*/u, '').split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word))
  const names = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const named = (/^[^,]*\.?$/u.test(region) || isGroup(region)) && names.length > 1
  // `DfE` is the Department for Education, `NIH` are the National Institutes of Health.
  const letters = named ? [names, words].map((each) => each.map((word) => word[0]).join('')) : []
  return [given, ...new Set(letters)].flatMap((each) => (each === undefined ? [] : [fold(each).replaceAll(' ', '')]))
}
