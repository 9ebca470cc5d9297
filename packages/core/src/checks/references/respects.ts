import type { Reference } from '../../citations/reference-list/reference.js'
import { plain, type RichText } from '../../citations/rich-text.js'
import { fullRange } from '../../citations/render/work.js'

/**
 * In what an entry differs from the wording of the style; `whole` where it is more than one of the others can say. `breaks` cut it, in whatever
 * else it differs.
 */
export type Respect = 'breaks' | 'italics' | 'title-case' | 'doi-form' | 'year-form' | 'place' | 'volume-pages' | 'url-form' | 'authors' | 'numbering' | 'whole'

const words = (text: string): string => text.replace(/[\s\u00a0]+/gu, ' ').trim()
const letters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()

/** A DOI with whatever says that it is one. */
const doi = /(?:\bdoi:?\s*)?(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\.org\/)?(?:doi:\s*)?(\b10\.\d{4,}\/\S*[^\s.])\.?/giu

/** What is said before and behind an address to bring it in: `Retrieved from`, `(accessed 3 May 2020)`. */
const broughtIn = /[\s.,;:[(]*\b(?:retrieved|accessed|available|viewed)\b[^/()[\]]{0,60}(?=https?:)|[\s.,;[(]*\b(?:retrieved|accessed|viewed)\b[^/()[\]]{0,40}[\])]?\.?$/giu

/** What says of a number that it is that of a volume, an issue or pages. */
const label = /\b(?:vols?|volume|nos?|number|iss(?:ue)?|pp?|pgs?|pages?)\b\.?\s*(?=\d)/giu

/** Numbers without their labels and the signs around them, ranges of pages in full. */
const numbers = (text: string): string =>
  fullRange(text.replace(label, ' ')).replace(/(?<=\d)\s?[–—-]\s?(?=\d)/g, ' ').replace(/[\s.,:;()]*(\d+)[\s.,:;()]*/g, ' $1 ')

/** The year with what stands around it, wherever the style puts it. */
const year = /[([]?\b(?:1[5-9]|20)\d\d[a-z]?\b[)\]]?[.,;:]*/u

/** How an entry is to be numbered. */
export interface Numbering {
  readonly number: string | undefined
  /** It stays as it is typed. */
  readonly stays: boolean
  /** Word may count the list, if it does. */
  readonly counts: boolean
}

/** In what an entry differs from its wording in the style, and from the number that it is to have. */
export const respectOf = (reference: Reference, text: RichText | undefined, numbering: Numbering): Respect => {
  if (text && reference.split) return 'breaks'
  const labelled = reference.labelled
  const [is, wanted] = [words(reference.raw.slice(labelled)), words(text ? plain(text) : reference.raw.slice(labelled))]
  if (!isNumbered(reference, numbering)) return is === wanted ? 'numbering' : 'whole'
  if (!text) return 'whole'
  if (is === wanted) return 'italics'
  if (is.toLowerCase() === wanted.toLowerCase()) return 'title-case'
  if (is.replace(doi, '$1') === wanted.replace(doi, '$1')) return 'doi-form'
  const [dateless, wantedDateless] = [is, wanted].map((each) => letters(each.replace(year, ' ')))
  if (dateless === wantedDateless && letters(is) !== letters(wanted)) return 'year-form'
  if (letters(is) === letters(wanted) && year.exec(is)?.[0] !== year.exec(wanted)?.[0]) return 'year-form'
  const { 'publisher-place': place, volume, issue, page } = reference.entry.csl
  if (place !== undefined && letters(is.replace(place, ' ')) === letters(wanted)) return 'place'
  const isCounting = (volume ?? issue ?? page) !== undefined
  if (isCounting && year.exec(is)?.[0] === year.exec(wanted)?.[0] && words(numbers(is)) === words(numbers(wanted))) return 'volume-pages'
  const [unbrought, wantedUnbrought] = [is, wanted].map((each) => each.replace(broughtIn, ' ').replace(/[\s.,]+(?=https?:|$)/giu, ' '))
  if (/https?:/i.test(is) && words(unbrought!) === words(wantedUnbrought!)) return 'url-form'
  const after = reference.entry.fields['author']?.span[1]
  // What follows the names is the same: nothing else differs.
  if (after !== undefined && after > labelled && wanted.endsWith(words(reference.raw.slice(after).replace(/^[\s.,;:]+/, '')))) return 'authors'
  return 'whole'
}

/** Whether an entry has its number, with a tab behind it, or none, typed or counted by Word. */
const isNumbered = (reference: Reference, { number, counts }: Numbering): boolean => {
  if (isCounted(reference)) return counts
  const label = reference.raw.slice(0, reference.labelled)
  return number === undefined ? label.trim() === '' : label.trim() === number && label.endsWith('\t')
}

/** Whether Word counts an entry. */
export const isCounted = ({ paragraphs: [paragraph] }: Reference): boolean => Number(paragraph?.effective['numbering'] ?? 0) !== 0
