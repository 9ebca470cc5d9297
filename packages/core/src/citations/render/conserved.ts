import type { CslItem } from '../item.js'
import { fold } from '../in-text/fold.js'
import type { ParsedEntry } from '../parser/entry.js'
import { withoutCode } from '../parser/fields/document-code.js'
import { isSpecialIssue } from '../parser/fields/special-issue.js'
import { isDatabase, isLinkNames } from '../parser/link-names.js'
import { isExtent } from './work.js'

/**
 * What a style may leave out: of any work, and the editors of one that has an author; of articles, their number within a volume, and who
 * printed them and where; of chapters, their pages.
 */
const dispensable = ['publisher-place', 'URL', 'DOI', 'ISBN', 'event-place', 'event-date', 'genre', 'medium', 'collection-title', 'number-of-volumes', 'accessed', 'archive', 'issued', 'original-date', 'status', 'PMID', 'PMCID', 'screen-name', 'reviewed-genre'] as const
const dispensableOfArticles = ['issue', 'publisher', 'publisher-place', 'editor'] as const
const dispensableOfParts: readonly string[] = ['chapter', 'paper-conference']
const told = ['title', 'container-title', 'reviewed-title', 'reviewed-genre', 'collection-title', 'publisher', 'publisher-place', 'event-place', 'volume', 'issue', 'page', 'chapter-number', 'number', 'version', 'edition', 'genre', 'medium', 'note', 'archive', 'number-of-volumes', 'status', 'DOI', 'URL', 'ISBN', 'PMID', 'PMCID', 'screen-name'] as const
const hidden = /\bet al\b|\bothers\b|\. \. \.|…/

/** In place of names that are those of the entry above. */
const repeated = /^\s*(?:-{3}|[—–]{1,3})/u

/**
 * The fields of an entry that a rendering leaves out on purpose, under the last one that says its names; undefined where something
 * is lost that no style leaves out.
 */
export const droppedFields = ({ csl, etAl }: Pick<ParsedEntry, 'csl' | 'etAl'>, rendered: string, above = ''): string[] | undefined => {
  // An address has words of whoever keeps it.
  const bare = rendered.replace(address, ' ')
  const all = wordsIn(rendered)
  const within = bare === rendered ? all : wordsIn(bare)
  const [has, hasWithin] = [holds(all), holds(within)]
  const names = isRepeated(rendered) ? above : rendered
  const dated = withoutTitles(csl, within)
  if (csl.director && !saysDirected.test(rendered)) return undefined
  // Of a journal that counts neither volumes nor issues the season says which of them it is.
  if (csl.issued?.season !== undefined && (csl.volume ?? csl.issue) === undefined && !has(fold(csl.issued.season))) return undefined
  if (!namesStay(csl, names === rendered ? has : holds(wordsIn(names)), hidden.test(names) || etAl) || !yearStays(csl, dated)) return undefined
  // `Knots by computer [Computer program]`: a word of the title says nothing of the kind.
  const lookIn: Readonly<Partial<Record<(typeof told)[number], typeof has>>> = { URL: has, DOI: has, number: has, genre: holds(dated) }
  const dropped: string[] = told.filter((field) => csl[field] !== undefined && !stays(field, field === 'title' ? withoutCode(csl[field]) : csl[field], lookIn[field] ?? hasWithin))
  if (!accessStays(csl, has)) dropped.push('accessed')
  if (!dayStays(csl, holds(dated))) dropped.push('issued')
  const { 'date-parts': [[first] = []] = [], literal } = csl['original-date'] ?? {}
  if (csl['original-date'] && !has(fold(literal ?? String(first)))) dropped.push('original-date')
  const [held] = csl['event-date']?.['date-parts']?.[0] ?? []
  if (held !== undefined && !has(String(held))) dropped.push('event-date')
  for (const role of ['editor', 'translator', 'container-author', 'reviewed-author'] as const) {
    if ((role !== 'editor' || csl.author) && (csl[role] ?? []).some(({ family, literal }) => !hidden.test(rendered) && !isNamed(family ?? literal ?? '', has))) dropped.push(role)
  }
  return dropped.every((field) => mayDrop(csl).includes(field)) ? dropped : undefined
}

/** Whoever directed a film has not written it, as an entry without such a word would say. */
const saysDirected = /(?<!\p{L})(?:dirs?\.|direct|réal|regie)/iu

const mayDrop = ({ type, author, editor, publisher, issue, page, genre, number, note = '', 'publisher-place': place = '' }: CslItem): readonly string[] => {
  // What stands where a place would, and no publisher, may be one; a number counts what its kind says, and a manuscript is not published.
  const isTold = (number !== undefined && !/^(?:tech(?:nical|\.)\s)?rep(?:ort|\.)$/iu.test(genre ?? '')) || type === 'manuscript'
  // A group has brought out its report itself, and what names a town with its country is no publisher.
  const isOwnReport = type === 'report' && author?.[0]?.literal !== undefined && place.includes(', ')
  const printed = dispensable.filter((field) => (field !== 'publisher-place' || publisher !== undefined || type === 'paper-conference' || isOwnReport) && (field !== 'genre' || !isTold))
  const always = [...printed, ...(author === undefined ? [] : ['editor']), ...(isLinkNames(note) || duration.test(note) || isSpecialIssue(note) || (page !== undefined && isDatabase(note)) ? ['note'] : [])]
  // Pages of newspapers differ between their editions (CMOS 17, 14.191).
  if (type.startsWith('article')) return [...always, ...(type === 'article-newspaper' ? ['page'] : []), ...dispensableOfArticles.filter((field) => field !== 'publisher' || (issue ?? page) !== undefined)]
  // `Publication No. 13812345` is that of a thesis where it is kept, and pages are how many it has.
  if (type === 'thesis') return [...always, 'number', 'page']
  // What was sent is known by the day on which it was.
  if (type === 'broadcast') return always.filter((field) => field !== 'issued')
  // The number says whose patent it is.
  if (type === 'patent') return [...always, ...(isPatentOffice(publisher) ? ['publisher'] : [])]
  // Proceedings that nobody edited are cited as a journal is, by the pages (CMOS 18, 14.20; APA 7, 10.5).
  if (type === 'paper-conference' && editor === undefined && page !== undefined && !isExtent(page)) return [...always, 'publisher']
  return dispensableOfParts.includes(type) || isExtent(page ?? '') ? [...always, 'page', 'chapter-number'] : always
}

/** How long a film is. */
const duration = /^(?:\d{1,2}:)?\d{1,2}:\d\d$/

const isPatentOffice = (name = ''): boolean => /\bpatent\b.*\boffice\b/iu.test(name)

const address = /(?:https?:\/\/|www\.|\b10\.\d{4,9}\/)\S+/gu

/** `WEO-2016 report` says nothing of when it came out. */
const withoutTitles = ({ title, 'container-title': container }: CslItem, words: string): string =>
  [title, container].reduce<string>((text, name) => (name === undefined ? text : text.replace(` ${fold(name)} `, ' ')), words)

/** Whether a rendering has a dash where the entry above it has its names. */
export const isRepeated = (rendered: string): boolean => repeated.test(rendered)

/** The words of a text, folded, with a blank around each. */
const wordsIn = (text: string): string => ` ${fold(text)} `

const holds = (text: string) => (words: string): boolean => text.includes(` ${words} `)

const stays = (field: (typeof told)[number], value: string, has: (words: string) => boolean): boolean => {
  const words = fold(value).split(' ').filter((word) => word !== '')
  switch (field) {
    // Ranges are written out or cut short.
    case 'page':
    case 'volume':
    case 'issue':
    case 'version':
    case 'ISBN':
      return has(words[0] ?? '')
    // `2` as `2nd`, as `2e` in French, `2ª` in Italian, `Second` as `2nd`, `Doctoral dissertation` as `PhD dissertation`, `PhD diss.` in full.
    case 'status':
      return has(words.join(' ')) || has('advance online publication') || has('early access')
    case 'edition':
    case 'genre':
      return words.length === 0 || words.some((word) => ['', 'st', 'nd', 'rd', 'th', 'e', 'a', 'ª', 'de', 'ste', 'ertation'].some((ending) => has(word + ending)))
    // The address of a preprint has its number.
    case 'number':
      return has(words.join(' ')) || has(words.join(' ').replace(/^arxiv /, 'arxiv org abs '))
    // Without the scheme.
    case 'URL':
      return has(words.filter((word) => !/^https?$/.test(word)).join(' '))
    default:
      return has(words.join(' '))
  }
}

const withParticle = /^(\p{Ll}[\p{Ll}’' ]*)\s(\p{Lu}.*)$/u

/** `van der Berg, J.` is `Berg, J. van der` where a list sorts by Berg (CMOS 18, 8.10). */
const isNamed = (name: string, has: (words: string) => boolean): boolean => {
  const [, particle, family] = withParticle.exec(name) ?? []
  return has(fold(name)) || (particle !== undefined && has(fold(particle)) && has(fold(family!)))
}

const namesStay = ({ author, editor }: CslItem, has: (words: string) => boolean, shortened: boolean): boolean => {
  const names = author ?? editor ?? []
  const present = names.map(({ family, literal }) => isNamed(family ?? literal ?? '', has))
  return shortened ? present[0] !== false : present.every(Boolean)
}

/** A page that was seen in the year of its own has that year twice, or its own is lost. */
const yearStays = ({ issued, accessed }: CslItem, dated: string): boolean => {
  const year = issued?.['date-parts']?.[0]?.[0]
  if (year === undefined) return true
  const given = dated.split(' ').filter((word) => /^\d+[a-z]?$/.test(word) && Number.parseInt(word, 10) === year).length
  return given > (year === accessed?.['date-parts']?.[0]?.[0] && accessStays({ accessed }, holds(dated)) ? 1 : 0)
}

const dayStays = ({ issued }: CslItem, has: (words: string) => boolean): boolean => {
  return (issued?.['date-parts'] ?? []).every(([, , day]) => day === undefined || saysDay(day, has))
}

/** `3`, or `03` as IEEE has it. */
const saysDay = (day: number | undefined, has: (words: string) => boolean): boolean => has(String(day)) || has(String(day).padStart(2, '0'))

const accessStays = ({ accessed, issued }: Pick<CslItem, 'accessed' | 'issued'>, has: (words: string) => boolean): boolean => {
  const [year, , day] = accessed?.['date-parts']?.[0] ?? []
  return year === undefined || (saysDay(day, has) && (year !== issued?.['date-parts']?.[0]?.[0] || has(String(year))))
}
