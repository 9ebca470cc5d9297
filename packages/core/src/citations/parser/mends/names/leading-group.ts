import { officeOf } from '../../../words/groups.js'
import { noDate } from '../../../words/undated.js'
import { isGroup } from '../../fields/group.js'
import { isNewspaper } from '../../fields/newspaper.js'
import type { Part } from '../../model/label.js'
import { cutAt, has, isContainer, type Mend, type Segment, sure, surely } from '../../segment.js'
import { isSentence, plainWordsIn } from '../sources/sure-source.js'
import { isIssuer } from '../titles/kind-of-work.js'

/** What an entry begins with, and what stands behind it. */
type Opening = readonly [first: Segment, ...behind: Segment[]]

/** An entry without an author begins with the group that wrote it, whatever that was taken for: the first of these readings that fits. */
export const withLeadingGroup: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const [first, ...behind] = at < 0 ? [] : segments.slice(at)
  if (!first || has(segments, 'author')) return segments
  for (const reading of readings) {
    const read = reading([first, ...behind])
    if (read) return [...segments.slice(0, at), ...read]
  }
  return segments
}

const asAuthor = (segment: Segment): Segment => ({ ...segment, label: 'author' })
const quoted = /^[\s.,]*[“"]/
const withoutComma = (text: string): string => text.replace(/[\s,]+$/, '')

const groupFirst = /^[^.]*\p{L}{3}\.\s+(?=\p{Lu})/u
const around: ReadonlySet<Part> = new Set(['url', 'note', 'medium', 'date'])

/** `Harbour Institute. Tables of the Coast [Internet]. Available from: https://…`: a page stands in nothing; whose it is stands before its title. */
const ofUndatedPage = ([first, ...behind]: Opening): Segment[] | undefined => {
  const isPage = isContainer(first) && has(behind, 'url') && behind.every(({ label }) => around.has(label))
  const group = isPage ? groupFirst.exec(first.text)?.[0] : undefined
  if (group === undefined || !isIssuer(group)) return undefined
  const [author, title] = cutAt(surely(first), group.length, 'title')
  return [asAuthor(author), title, ...behind]
}

const oneSentence = /(?:[\p{Ll})]|^\s*\p{Lu}{2,})\.\s*$/u

/** `Department for Education. Working together.`, `Harbour Bureau, “Tides,” HB Press, 2001.` */
const beforeTitle = ([first, ...behind]: Opening): Segment[] | undefined => {
  const isQuoted = behind[0]?.label === 'title' && quoted.test(behind[0].text) && /^[^,]*,\s*$/u.test(first.text)
  const isOther = first.label === 'publisher' || (first.label === 'journal' && isQuoted && isGroup(withoutComma(first.text)))
  const isSet = isQuoted || (oneSentence.test(first.text) && !first.text.includes(','))
  if (!isOther || !isSet || !has(behind.slice(0, 2), 'title')) return undefined
  const isTold = isGroup(first.text.trim()) || behind.some(({ label, text }) => label === 'publisher' || (label === 'title' && quoted.test(text)))
  return isTold ? [asAuthor(first), ...behind] : undefined
}

const upToQuotation = /^\s*[^"“”,]+(?:,\s\p{Lu}[^"“”,]+)?,\s+(?=["“])/u

/** `Harbour Institute, “Tides of the north,”`, taken for one title. */
const withinTitle = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [group] = (first.label === 'title' && upToQuotation.exec(first.text)) || []
  return group !== undefined && isGroup(withoutComma(group)) ? [...cutAt(surely(asAuthor(first)), group.length, 'title'), ...behind] : undefined
}

const office = new RegExp(String.raw`^\s*(?:${officeOf})\s?[^.,:?!]*\p{L}{3}(?:\s\(\p{Lu}[\p{L}.]*\))?(?:\.\s+(?=\p{Lu}|[«„“])|,\s+(?=[«„]))`, 'u')

/**
 * `Office of Tides. Tables of the Coast. Fjord Press, 1962.`, `Office of Tides (NO).`, `Office of Tides. Tables. 2020, https://…`, taken for one title
 * (MLA 9, 5.19; Citing Medicine 2, chapter 4).
 */
const ofPublished = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [group] = (first.label === 'title' && office.exec(first.text)) || []
  const isPage = behind[0]?.label === 'date' && has(behind, 'url')
  const isPublished = isPage || (/^(?:publisher|genre|location|number)$/.test(behind[0]?.label ?? '') && has(behind.slice(1, 3), 'date'))
  return group !== undefined && isPublished ? [...cutAt(surely(asAuthor(first)), group.length, 'title'), ...behind] : undefined
}

/** `Ministry of Tides. Tables of the Coast. 2020, https://…` (MLA 9, 5.25) */
const ofDatedPage = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [work, year, address, ...rest] = behind
  const isPage = isTitled(first) && work !== undefined && isContainer(work) && /^[^,:]*\p{Ll}\.\s*$/u.test(first.text)
    && year?.label === 'date' && address?.label === 'url' && rest.every(({ label }) => label === 'note')
  return isPage ? [surely(asAuthor(first)), { ...work, label: 'title' }, ...behind.slice(1)] : undefined
}

const isTitled = ({ label, text }: Segment): boolean => label === 'title' && isGroup(text.trim())

const publishing: ReadonlySet<Part> = new Set(['journal', 'container-title', 'publisher'])
const told: ReadonlySet<Part> = new Set(['publisher', 'url', 'doi', 'note'])
/** `(2019).`, `(no date)` */
const endsDate = new RegExp(String.raw`\)[.:]\s*$|\((?:${noDate})\)\s*$`, 'iu')

/** `2017,`, `n.d.,` (Style Manual of the Australian Government) */
const yearAlone = /^\s*(?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.),\s*$/u

/**
 * `Nursing Council (2018) The code`, `Nursing Council 2018, The code`, `Harbour Facility. n.d. “Harbours.”`: what an entry begins with, before a
 * year in brackets or with nothing before it and a title, or a year and a quoted one, is who wrote it and no journal.
 */
const beforeYear = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [date, title, source] = behind
  if (date?.label !== 'date' || title?.label !== 'title' || !(/^\s*\(/.test(date.text) || quoted.test(title.text) || yearAlone.test(date.text))) return undefined
  if (yearAlone.test(date.text)) return publishing.has(first.label) ? behindName(first, behind) : undefined
  const isCertain = endsDate.test(`${date.text}${/^[.:]/.exec(title.text)?.[0] ?? ''}`)
  const isGroupOfTitle = isTitled(first) && (isCertain || (title.confidence >= sure && told.has(source?.label ?? 'title')))
  if (!publishing.has(first.label) && !isGroupOfTitle) return undefined
  const author = asAuthor(first)
  return [isCertain && isGroup(first.text.trim()) && title.confidence >= sure ? surely(author) : author, ...behind]
}

/** Newspapers stand so, too; whoever has published the work, or has a page, is no journal. */
const behindName = (first: Segment, behind: readonly Segment[]): Segment[] | undefined => {
  if (/[,.:;]/.test(first.text) || isNewspaper(first.text)) return undefined
  const isTold = isGroup(first.text.trim()) || has(behind, 'publisher', 'url')
  return [isTold ? surely(asAuthor(first)) : asAuthor(first), ...behind]
}

const undatedInBrackets = new RegExp(String.raw`^\s*\((?:${noDate})\)\.?\s*$`, 'iu')

/** `Harbour School (no date) How to tie a boat.`: of what stands on both sides of “no date”, names are in front and a title is behind it. */
const beforeUndated = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [date, title] = behind
  const isName = first.label === 'title' && !/["“”‘,:]/u.test(first.text) && plainWordsIn(first.text) === 0 && date !== undefined && undatedInBrackets.test(date.text)
  return isName && title?.label === 'title' && isSentence(title.text) ? [surely(asAuthor(first)), ...behind] : undefined
}

const namesThenTitle = /^(\s*\p{Lu}[^.,:;?!()]*\s[^.,:;?!()]*\p{Ll}\.\s+)\p{Lu}/u

/** `Harbour School. How to tie a boat [Internet].`: of two sentences in front of where it is read the first has names alone (Citing Medicine 2, chapter 25). */
const ofPageOnline = ([first, ...behind]: Opening): Segment[] | undefined => {
  const [, group] = (first.label === 'title' && /^[\s.]*\[Internet\]/u.test(behind[0]?.text ?? '') && namesThenTitle.exec(first.text)) || []
  const title = first.text.slice(group?.length)
  return group !== undefined && plainWordsIn(group) === 0 && isSentence(title) ? [...cutAt(surely(asAuthor(first)), group.length, 'title'), ...behind] : undefined
}

const readings = [ofUndatedPage, beforeTitle, withinTitle, ofPublished, ofDatedPage, beforeYear, beforeUndated, ofPageOnline]
