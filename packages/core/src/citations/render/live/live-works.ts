import { grouped } from '../../../algorithms/grouped.js'
import type { CitationEngine, CitedItem } from '../../engine.js'
import type { LiveField, LiveItem } from '../../fields/live-field.js'
import { fold } from '../../in-text/fold.js'
import { withLanguage } from '../../words/title-language.js'

/** Under which a work of a manager is known: the key of its library, or what is said of it. */
export const idOf = ({ key, item }: LiveItem): string => key || JSON.stringify(item)

/** Every work once, in the order of first mention. */
export const worksOf = (fields: readonly LiveField[]): readonly CitedItem[] => {
  const works = new Map<string, CitedItem>()
  for (const each of fields.flatMap(({ items }) => items)) {
    if (each.item && !each.partial && !works.has(idOf(each))) works.set(idOf(each), withLanguage({ ...each.item, ...pagesOf(each.item.page), id: idOf(each) }))
  }
  return [...works.values()]
}

/** In the order of the lists, which number them; what has no entry is told apart from the others all the same. */
export const amongTyped = (own: readonly CitedItem[], typed: readonly CitedItem[], { keepsOrder }: CitationEngine): readonly CitedItem[] => {
  const known = new Map(own.map((work) => [work.id, work]))
  const listed = new Set(typed.map(({ id }) => id))
  return [...typed.map((entry) => asListed(known.get(entry.id), entry)), ...(keepsOrder ? [] : own.filter(({ id }) => !listed.has(id)))]
}

/** People are called as their entry calls them: `Lee, Ann` beside `Lee, A.` would be told apart from herself. */
const asListed = (work: CitedItem | undefined, entry: CitedItem): CitedItem => {
  if (!work) return entry
  const [names, listed] = [work, entry].map(({ author = [] }) => author.map(({ family, literal }) => fold(family ?? literal ?? '')).join('|'))
  return names === listed && entry.author ? { ...work, author: entry.author } : work
}

/** The engine takes ranges with a hyphen. */
const pagesOf = (page: string | undefined): { page?: string } => (page === undefined ? {} : { page: page.replace(/\s*–\s*/gu, '-') })

/**
 * Finds of which works an entry of a list may be: those whose title it has, of several the ones with the longest, and of these the ones
 * whose name and year it has as well.
 */
export const finderOf = (works: readonly CitedItem[]): ((entry: string) => readonly CitedItem[]) => {
  const lead = (words: readonly string[], at: number) => words.slice(at, at + leading).join(' ')
  const byTitle = grouped(works, (work) => lead(titleOf(work).split(' '), 0))
  return (entry) => {
    const words = fold(entry).split(' ')
    const near = new Set(words.flatMap((_, at) => Array.from({ length: leading }, (__, less) => byTitle.get(words.slice(at, at + less + 1).join(' ')) ?? []).flat()))
    return closest([...near], ` ${words.join(' ')} `)
  }
}

/** So many words of a title find the works that it may be of. */
const leading = 4

const titleOf = ({ title, author }: CitedItem): string => fold((title ?? author?.[0]?.family ?? author?.[0]?.literal ?? '').replace(/<\/?(?:i|b|sup|sub|sc|span)\b[^>]*>/gu, ''))

const closest = (works: readonly CitedItem[], text: string): readonly CitedItem[] => {
  const named = works.filter((work) => titleOf(work) !== '' && text.includes(` ${titleOf(work)} `))
  const longest = Math.max(0, ...named.map((work) => titleOf(work).length))
  const best = named.filter((work) => titleOf(work).length === longest)
  return best.length < 2 ? best : best.filter((work) => saysWhoAndWhen(work, text))
}

/** Whether a text, folded and with a blank around each word, has the name and the year of a work. */
const saysWhoAndWhen = ({ author, issued }: CitedItem, text: string): boolean => {
  const [name, year] = [author?.[0]?.family ?? author?.[0]?.literal, issued?.['date-parts']?.[0]?.[0]]
  return (name === undefined || text.includes(` ${fold(name)} `)) && (year === undefined || text.includes(` ${year}`))
}

/** Whether an entry has the name and the year of a work, too. */
export const isEntryOf = (work: CitedItem, entry: string): boolean => saysWhoAndWhen(work, ` ${fold(entry)} `)
