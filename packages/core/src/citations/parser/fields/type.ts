import type { CslItem, CslType } from '../../item.js'
import { keywordClass } from '../model/keyword.js'
import { namesThesis } from '../thesis.js'
import { typeOfCode } from './document-code.js'
import { isBlog, isPreprintServer, repositoryName, typeOfHost, typeOfKind } from './kind.js'
import { isNewspaper } from './newspaper.js'
import { standard } from './numbers.js'

const degree = /(?<!\p{L})(?:ph\.?\s?d|master'?s|diss|doctoral|mémoire|habilitation)(?!\p{L})/iu
const report = /\b(?:report|technical|working paper|discussion paper|rapport|bericht|memorandum|tech\. rep|white paper|rfc)\b/i
const meeting = /\b(?:proceedings|proc|conference|conf|symposium|symp|workshop|congress|meeting|actes|tagung|colloqu\w+)\b/i
/** Whether words name where people met, or what they printed of it. */
export const namesMeeting = (words: string): boolean => meeting.test(words)

const held = /\b(?:conference|symposium|workshop|conf|symp)\b/i
/** What a meeting was on, which of them it was, or that this is what was said there: no journal is called so. */
const heldOn = /\bon\b|\d|\b(?:proc\w*|proceedings|annual|conf|conference|symp|intl?|international)\b/i
const dataset = /^\s*\[?data ?set\b/i
const software = /\[(?:computer )?software|\bversion \d|\br package\b/i

const thesisAlone = /^(?:unpublished\s+)?(?:master['’]?s?|doctoral|bachelor['’]?s?|ph\.?\s?d\.?|m\.?phil\.?|m\.?a\.?|m\.?sc\.?)\s+(?:thesis|dissertation)$/iu

/** Whether words say that a work is a thesis, and nothing else. */
export const isThesis = (words: string): boolean => thesisAlone.test(words)

/** The type of a work, from what is said of it, and whether that it is within another one. Articles have a journal, chapters a container, books a publisher. */
export const typeOf = (item: Omit<CslItem, 'type'>, isJournal: boolean, genre: string, isWithin: boolean): CslType => {
  if (namesThesis(genre) || degree.test(genre)) return 'thesis'
  const kind = kindOf(item, isJournal)
  if (kind) return kind
  if (report.test(genre)) return 'report'
  const container = item['container-title'] ?? ''
  if (software.test(genre) || (item.version !== undefined && item.URL !== undefined && container === '' && item.publisher === undefined)) return 'software'
  if (dataset.test(genre)) return 'dataset'
  // `TideFit. Version 3.2. Quay Software; 2019.`: no book that nobody has signed, or that is read at an address alone, has a version with a point in it.
  const isUnsigned = item.author === undefined || (item.URL !== undefined && item['publisher-place'] === undefined)
  if (/^v?\d+\.\d/.test(item.version ?? '') && container === '' && item.DOI === undefined && isUnsigned && item.edition === undefined) return 'software'
  // `Proc. IEEE, vol. 96, no. 9`: what counts its issues and names no meeting is a journal.
  const isPeriodical = item.volume !== undefined && item.issue !== undefined && !held.test(container)
  // `History Workshop Quay 24 (1987): 1–30`: so does one that is only called after meetings.
  const isCalledSo = isJournal && item.volume !== undefined && item.page !== undefined && !heldOn.test(container)
  if (meeting.test(container) && !isPeriodical && !isCalledSo && !/\b(?:proceedings of the (?:national academy|royal society)|proc\.? (?:natl|r\.? soc))/i.test(container) && (!isJournal || held.test(container) || isSpoken(item))) return isSpoken(item) ? 'speech' : 'paper-conference'
  if (isJournal || (isPeriodical && meeting.test(container))) return looked(item) ?? periodicalOf(item)
  // What counts volumes and has neither editors nor a publisher is no book.
  const isYearbook = item.volume !== undefined && item.page !== undefined && [item.editor, item.publisher, item['publisher-place']].every((each) => each === undefined)
  const isPage = isSite(item) || isOnlySeen(item) || (item.editor === undefined && isOnSite(item) && (isUndated(item) || !(isWithin || isBook(item))))
  if (container) return isYearbook ? periodicalOf(item) : (looked(item) ?? (isPage ? 'webpage' : 'chapter'))
  if (item.publisher !== undefined || item.edition !== undefined || item['publisher-place'] !== undefined) return (isDated(item) || isUndated(item)) && item.URL !== undefined ? 'webpage' : 'book'
  return item.URL !== undefined ? 'webpage' : 'document'
}

/** What was seen on a day, and has neither pages nor editors nor a volume, is no chapter. */
const isOnlySeen = ({ accessed, page, editor, volume }: Omit<CslItem, 'type'>): boolean => accessed !== undefined && [page, editor, volume].every((each) => each === undefined)

/** `harbour.example`: the address of a site for its name. */
const isSite = ({ 'container-title': container = '', URL, page }: Omit<CslItem, 'type'>): boolean =>
  URL !== undefined && page === undefined && /^(?:[a-z\d-]+\.)+[a-z]{2,}$/iu.test(container)

const encyclopedia = /encyclop(?:a?e|æ)dia|wikipedia|britannica|enzyklopädie|enciclopedia|encyclopédie|lexikon/iu
const dictionary = /dictionary|wörterbuch|diccionario|dictionnaire|dizionario|dicionário|thesaurus/iu

/** `Tide. In Harbour Encyclopedia. https://…`: what is looked up at an address has neither pages nor anybody who printed it; behind a wiki stands a foundation, and behind what was seen on a day who keeps it. */
const looked = ({ 'container-title': container = '', URL, page, publisher, editor, accessed }: Omit<CslItem, 'type'>): CslType | undefined => {
  const isPrinted = page !== undefined || (publisher !== undefined && accessed === undefined && !/^Wikimedia/.test(publisher)) || editor !== undefined
  if (URL === undefined || isPrinted) return undefined
  return encyclopedia.test(container) ? 'entry-encyclopedia' : dictionary.test(container) ? 'entry-dictionary' : undefined
}

/** `“Tides.” Annual Harbour Conference, 12–15 July 2019, Bergen.`: what has a day and a place, and neither pages nor anybody who printed it, was said there. */
const isSpoken = ({ page, volume, publisher, editor, DOI, URL, issued, 'publisher-place': place, 'container-title': meeting = '' }: Omit<CslItem, 'type'>): boolean =>
  [page, volume, publisher, editor, DOI, URL].every((each) => each === undefined) && place !== undefined && issued?.['date-parts']?.[0]?.length === 3 && !/\bproc/i.test(meeting)

/** `https://arxiv.org/abs/2104.01234`, all that some styles say of where a preprint is kept. */
const preprintAddress = /^https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\//u
const repository = new RegExp(String.raw`^${repositoryName}(?=:\s|$)`)

/** What stands on something that a house of records brought out has no pages. */
const isSong = (publisher: string, container: string, page: string | undefined): boolean => page === undefined && container !== '' && /\p{L}\sRecord(?:ing)?s$/u.test(publisher)

/** What a work is by its own words: by brackets behind its title, by who keeps it, or by what its number counts. */
const kindOf = ({ director, page, title = '', genre = '', number = '', version = '', publisher = '', 'container-title': container = '', URL }: Omit<CslItem, 'type'>, isJournal: boolean): CslType | undefined => {
  const kind = typeOfKind(genre) ?? typeOfCode(title) ?? (director && 'motion_picture') ?? (isSong(publisher, container, page) ? 'song' : undefined)
  // What is seen on a site stands in it.
  const isSeenOnSite = URL !== undefined && ((kind === 'motion_picture' && /video/i.test(genre)) || typeOfHost(publisher) === 'webpage')
  if (kind) return isSeenOnSite ? 'webpage' : kind
  if (isPreprintServer(publisher) || isPreprintServer(container) || /^arXiv:/i.test(number)) return 'article'
  if (!isJournal && container === '' && preprintAddress.test(URL ?? '')) return 'article'
  const host = typeOfHost(publisher) ?? typeOfHost(container)
  // Data have versions, too, and no second point in them; and no repository of code: `northquay/tides: Second release`.
  if (host === 'dataset' && (/^v?\d+\.\d+\.\d+/i.test(version) || repository.test(title))) return 'software'
  if (host && (host !== 'webpage' || URL !== undefined)) return host
  if (number === '' || isJournal) return undefined
  if (/\bpatent\b/i.test(genre)) return 'patent'
  return /\bstandard\b/i.test(genre) || standard.test(number) ? 'standard' : 'report'
}

/** Journals count their volumes. What has none is of a day or a month, as newspapers and magazines are; pages of newspapers name a section: `A1`. */
const periodicalOf = (item: Omit<CslItem, 'type'>): CslType => {
  const { volume, issue, page, publisher, URL, genre, 'container-title': name = '' } = item
  // Posts of a blog may have one, and are of a day all the same.
  const DOI = isBlog(genre) ? undefined : item.DOI
  const isOfDay = item.issued?.['date-parts']?.[0]?.length === 3
  // `Die Woche, 14.05.2020, Nr. 21, S. 31`: journals are of no day, and count volumes.
  if (isOfDay && issue !== undefined && (volume ?? DOI) === undefined) return isNewspaper(name) || /\p{Lu}\d/u.test(page ?? '') ? 'article-newspaper' : 'article-magazine'
  // What is of a day and counts nothing is a newspaper, whatever it calls itself: `Journal du Nord`.
  if ((volume ?? issue ?? DOI) !== undefined || (/\bjournal\b/i.test(name) && !isOfDay)) return 'article-journal'
  if (isOfDay && isNewspaper(name)) return 'article-newspaper'
  if (!isDated(item) && isOnSite(item)) return 'webpage'
  // `“Ice.” Northern Tales, Fjord Press, 1991, pp. 9–52`: what a publisher has brought out in one piece is a book.
  if (!isDated(item)) return page !== undefined && publisher !== undefined && URL === undefined ? 'chapter' : 'article-journal'
  if (page !== undefined) return /\p{Lu}\d|\d\p{Lu}/u.test(page) ? 'article-newspaper' : 'article-magazine'
  return URL !== undefined && isOfDay ? 'article-newspaper' : 'article-magazine'
}

/** `“Ice.” Harbour Watch, 2016, https://…`: what nothing counts and what stands in nothing that calls itself a journal, or has no year, is a page of a site. */
const isOnSite = (item: Omit<CslItem, 'type'>): boolean => {
  const { page, status, publisher, URL, 'container-title': name = '' } = item
  const isPeriodical = !isUndated(item) && name.split(/[^\p{L}]+/u).some((word) => keywordClass(word.toLowerCase()).includes('journal'))
  return URL !== undefined && [page, status, publisher].every((each) => each === undefined) && !isPeriodical
}

/** What stands in a book has a place in it, or says which of its volumes, editions or towns it is of. */
const isBook = (item: Omit<CslItem, 'type'>): boolean => [item.volume, item.edition, item['publisher-place'], item['collection-title'], item['chapter-number'], item.DOI].some((each) => each !== undefined)

/** What says no year and when it was seen is on the web. */
const isUndated = ({ issued, accessed }: Omit<CslItem, 'type'>): boolean => accessed !== undefined && issued?.['date-parts'] === undefined

/** Books come out in a year; what is of a month or a day and has an address is a page. */
const isDated = ({ issued }: Omit<CslItem, 'type'>): boolean => (issued?.['date-parts']?.[0]?.length ?? 0) > 1
