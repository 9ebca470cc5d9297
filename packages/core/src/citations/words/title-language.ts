import { smallWords } from '../../structure/words/small-words.js'
import type { CslItem } from '../item.js'

/** Words and endings that no English title has: one is enough. */
const telling = /^(?:und|für|im|zur|zum|dem|durch|zwischen|nicht|eine[rs]?|über|une|dans|pour|aux|et|nel|nella|della|delle|degli|não|uma|het|een|voor|och|för|og)$/u
/** Names have it behind `van` and `von` only. */
const article = /(?<!\bv[ao]n )\bder\b/u
/** `in die Nordsee`: `die` before a capital is no word of English. */
const germanIn = /(?<!\p{L})[Ii]n d(?:ie|as|en) \p{Lu}/u
/** The same of `da`, `du` and `del`, and of `y` and `i`, behind which names have capitals. */
const romance = /\p{Ll}\s(?:da|du|del|di|y|i)\s\p{Ll}/u
/** `Les rues`, `Il mare`: behind an article at the begin of an English title stands a name (`La Niña`, `Los Angeles`), which has a capital. */
const opening = /^(?:La|Les?|Los|Las|El|Il|Gli|Un[ae]|Het|Een)\s\p{Ll}/u
/** Endings that no word of English has. */
const endings: Readonly<Record<string, readonly string[]>> = {
  de: ['ungen', 'keit', 'schaft', 'ische', 'ischen', 'ischer', 'isches', 'liche', 'lichen', 'licher', 'liches'],
  es: ['ción', 'ciones'],
  it: ['zione', 'zioni'],
  nl: ['heid', 'teit'],
  pt: ['ção', 'ções', 'ência'],
}
const fewestBefore = 3
const ends = (word: string, language: string): boolean =>
  endings[language]?.some((ending) => word.length >= ending.length + fewestBefore && word.endsWith(ending)) ?? false
/** `Речь и мышление`: what is written in other letters, and no formula (`β-catenin`), is not English. */
const alphabets = [['ru', /^\P{L}*\p{Script=Cyrillic}{2}/u], ['el', /^\P{L}*\p{Script=Greek}{2}/u]] as const
const english: ReadonlySet<string> = new Set('the of and to in for on with from by an is are as at how what why its their into about between a or not'.split(' '))

const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/**
 * The language of a title, as CSL names it, by its small words; undefined where it may be English. Styles set English titles in
 * capitals and no others (CSL 1.0.2, `text-case`), and entries seldom say which language they are in. Among titles that are in a language
 * as a rule (`usual`), one word of it is enough, and what may be in any language keeps the capitals that it has.
 */
export const titleLanguage = (title: string, usual?: string): string | undefined => {
  const alphabet = alphabets.find(([, letters]) => letters.test(title))
  if (alphabet) return alphabet[0]
  if (germanIn.test(title)) return 'de'
  const words = wordsOf(ownTitle(title))
  const own = usual === undefined ? undefined : smallWords[usual]
  const known = words.filter((word) => english.has(word) && !own?.has(word)).length
  const best = commonest(words)
  const beside = words.filter((word) => own?.has(word)).length
  if (beside > 0 && beside >= known) return usual
  if (!best || best.count <= known) return known === 0 ? usual : undefined
  const opens = known === 0 && opening.test(title)
  const isTelling = opens || article.test(title) || romance.test(title) || words.some((word) => telling.test(word) || ends(word, best.language))
  return best.count > 1 || isTelling ? best.language : known === 0 ? usual : undefined
}

/** The language of most of the words, each counted once. */
const commonest = (words: readonly string[]): { readonly language: string; readonly count: number } | undefined => {
  const counts = new Map<string, number>()
  for (const word of new Set(words)) for (const language of languagesOf(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
  const count = Math.max(...counts.values())
  const language = languages.find((each) => counts.get(each) === count)
  return language === undefined ? undefined : { language, count }
}

const languages = Object.keys(smallWords)
const speakers = new Map<string, string[]>()
for (const language of languages) for (const word of smallWords[language]!) speakers.set(word, [...speakers.get(word) ?? [], language])

/** Most words of a title are in no list, and too short for an ending. */
const languagesOf = (word: string): readonly string[] => speakers.get(word) ?? (word.length > 5 ? languages.filter((language) => ends(word, language)) : [])

/**
 * A title without its translation: `Kat in de zak [Pig in a poke]`. Two words or more in a bracket behind it that begin with a capital
 * are one (APA 7, 9.38; CMOS 18, 13.101).
 */
const ownTitle = (title: string): string => {
  const { own = '', behind = '' } = bracketed.exec(title)?.groups ?? {}
  // Looked at one after the other: in one pattern each blank of a long title would be tried with all that stands before it.
  const isTranslation = /^(?!(?:[Rr]eview|[Ll]etter|[Ii]nterview)\s)\p{Lu}/u.test(behind) && /\s/.test(behind)
  return isTranslation && /\p{L}/u.test(own.slice(Math.max(own.lastIndexOf('['), own.lastIndexOf(']')) + 1)) ? own : title
}

const bracketed = /^(?<own>.*)\s\[(?<behind>[^[\]]*)\]$/su

/** Houses that publish in one language, and words that such have in their names. */
const houses: readonly (readonly [language: string, names: RegExp])[] = [
  ['de', /(?:^|[\s-])(?:\p{L}*[Vv]erlag|Universität|Suhrkamp|Reclam|Rowohlt|Hanser|Klett-Cotta|Metzler|Kohlhammer|Vandenhoeck|Wagenbach|Insel)(?!\p{L})/u],
  ['fr', /(?:^|[\s-])(?:[ÉE]ditions|Gallimard|Seuil|Plon|Flammarion|Grasset|Vrin|PUF|Armand Colin|La Découverte|Fayard|Payot|Presses [Uu]niversitaires)(?!\p{L})/u],
  ['es', /(?:^|[\s-])(?:Editorial|Ediciones|Cátedra|Alianza|Anagrama|Planeta|Tusquets|Gredos|Fondo de Cultura Económica)(?!\p{L})/u],
  ['pt', /(?:^|[\s-])(?:Editora|Edições|Imprensa|Companhia das Letras|Paz e Terra|Vozes|Cortez|Autêntica|Almedina)(?!\p{L})/u],
  ['it', /(?:^|[\s-])(?:Editore|Edizioni|Einaudi|Laterza|Feltrinelli|Mondadori|Adelphi|Bompiani|[Ii]l Mulino|Carocci|FrancoAngeli|Garzanti|Rizzoli|Donzelli|Giappichelli)(?!\p{L})/u],
]

/** Whether words name somebody who publishes books. */
export const isHouse = (name: string): boolean => /\b(?:Press|UP|Publish(?:ers?|ing)|Books|Classics)\b/u.test(name) || languageOfHouse(name) !== undefined

const languageOfHouse = (publisher = ''): string | undefined => houses.find(([, names]) => names.test(publisher))?.[0]

/**
 * A work with its language, where its title says that it is not English and nothing else says which it is. What a house publishes
 * that prints in one language is in it as a rule, and so is a part of what has a title in one, if it does not read as English.
 */
export const withLanguage = <Item extends CslItem>(item: Item, usual?: string): Item => {
  if (item.language !== undefined || item.title === undefined) return item
  const language = titleLanguage(item.title, languageOfHouse(item.publisher) ?? usual) ?? languageOfWhole(item)
  return language === undefined ? item : { ...item, language }
}

/** What is translated behind itself is not English, whatever words it has in common with it. */
const languageOfWhole = ({ title = '', 'container-title': whole }: CslItem): string | undefined => {
  const own = ownTitle(title)
  const isEnglish = own === title && wordsOf(own).some((word) => english.has(word))
  return whole === undefined || isEnglish ? undefined : titleLanguage(whole)
}

/** Fewer titles than this may be a few works in another language. */
const fewest = 2

/** The language of half of the titles of a list or more that say which they are in; undefined where that may be English. */
export const usualLanguage = (items: readonly CslItem[]): string | undefined => {
  const titles = items.flatMap(({ title }) => title ?? [])
  const languages = titles.map((title) => titleLanguage(title))
  const saying = titles.filter((title, index) => languages[index] !== undefined || readsEnglish(title)).length
  const counted = (language: string): number => languages.filter((each) => each === language).length
  return languages.find((language) => language !== undefined && counted(language) >= fewest && counted(language) * 2 >= saying)
}

/** It has more small words of English than of any other language. */
const readsEnglish = (title: string): boolean => {
  const words = new Set(wordsOf(title))
  const count = (known: ReadonlySet<string>): number => [...words].filter((word) => known.has(word)).length
  return Object.values(smallWords).every((own) => count(english) > count(own))
}
