import { once } from '../../algorithms/once.js'
import { remembering } from '../../algorithms/remembering.js'
import type { CslItem } from '../item.js'
import { isAnnouncement, readAccess } from './fields/access.js'
import { byRoles, type NameField } from './fields/by-roles.js'
import { readDate, readMonth, readOriginal, readYears, seasonIn } from './fields/date.js'
import { versionedWords } from './fields/kind.js'
import { readNames } from './fields/names.js'
import { placeText, plainText, unnamed, withAbbreviation, withoutBrackets, withoutHouse } from './fields/plain-text.js'
import { containerText, titleText } from './fields/title-text.js'
import { isPage, readDoi, readEdition, readNumber, readPages, readUrl, readVolume } from './fields/numbers.js'
import { isThesis, typeOf } from './fields/type.js'
import type { Part } from './model/label.js'
import { presentationOf } from './mends/sources/meeting.js'
import { inEnglish } from './in-english.js'
import type { Model } from './model/model.js'
import { mended } from './mends/mend.js'
import { has, segmentsOf, type FieldSpan, type Segment } from './segment.js'
import { read, written } from './reading.js'
import { editorBehind, inOfBook } from './role-words.js'
import { leftoversOf } from './leftovers.js'
import { namesThesis } from './thesis.js'

/** What an entry says. */
export interface ParsedEntry {
  readonly raw: string
  readonly csl: CslItem
  /** How probable it is that every field is read rightly. */
  readonly confidence: number
  readonly fields: Readonly<Record<string, FieldSpan>>
  /** The list of authors ends in “et al.”: further ones are unknown. */
  readonly etAl: boolean
  /** They stand before the last one that is named: `Lee, A., … Roe, B.` */
  readonly skips: boolean
  /** The list of editors ends so. */
  readonly editorsEtAl: boolean
  /** The letter after the year, which belongs to the list and not to the work. */
  readonly letter: string | undefined
  /** Its title is slanted in the document, and nothing else says what kind of work it is. */
  readonly standsAlone?: true
  /** Stretches of words that no field has: they are shown, and keep an entry from being rewritten without them. */
  readonly leftovers: readonly (readonly [from: number, to: number])[]
}

const knownEntries = once((model: Model) => remembering(512, (raw) => readEntry(raw, segmentsOf(raw, model)), 2000))

/**
 * Reads a reference entry. What it says nothing of is left out; nothing is made up. The last hundreds are remembered: a list
 * is read again in its new words, after its audit, and when its author comes back with the next draft. Its list may say where
 * the names end.
 */
export const parseEntry = (raw: string, model: Model, namesEnd?: number): ParsedEntry =>
  namesEnd === undefined ? knownEntries(model)(raw) : readEntry(raw, segmentsOf(raw, model, undefined, namesEnd))

/** Reads an entry that was cut into its fields: rules alone, no model. They know it as an English one, and each field says what its author wrote. */
export const readEntry = (raw: string, segments: readonly Segment[]): ParsedEntry => {
  const english = inEnglish(raw)
  if (english.text === raw) return new EntryReader(raw, mended(raw, segments)).read()
  const found = mended(english.text, segments.map(movedBetween(raw, english.text, (span) => read(english, span))))
  return new EntryReader(raw, found.map(movedBetween(english.text, raw, (span) => written(english, span)))).read()
}

/** Stretches of one text where they stand in another; what a mend has put right in their words stays. */
const movedBetween = (from: string, to: string, place: (span: Segment['span']) => Segment['span']) => (segment: Segment): Segment => {
  const span = place(segment.span)
  return { ...segment, span, text: segment.text === from.slice(...segment.span) ? to.slice(...span) : segment.text }
}

type Draft = { -readonly [Key in keyof CslItem]?: CslItem[Key] }

class EntryReader {
  private readonly item: Draft = {}
  private readonly fields: Record<string, FieldSpan> = {}
  private etAl = false
  private skips = false
  private editorsEtAl = false
  private letter: string | undefined

  constructor(
    private readonly raw: string,
    private readonly segments: readonly Segment[],
  ) {}

  read(): ParsedEntry {
    for (const segment of this.segments) this.add(segment)
    const genre = this.segments.filter(({ label: name }) => name === 'genre' || name === 'note' || name === 'medium').map(({ text }) => text).concat(this.item.genre ?? '').join(' ')
    if (this.isOriginal()) delete this.item['original-date']
    this.dateAhead()
    const isJournal = has(this.segments, 'journal')
    const isWithin = this.segments.some(({ label: name, text }) => name === 'container-title' && /^[\s.,]*In\b/u.test(text))
    const csl = { ...this.item, type: typeOf(this.item, isJournal, genre, isWithin) } as CslItem
    const least = this.segments.reduce((lowest, each) => Math.min(lowest, each.confidence), 1)
    // What says neither who nor when, and not when it was seen, is hardly an entry, however much it looks like a title.
    const confidence = csl.author ?? csl.editor ?? csl.issued ?? csl.accessed ? least : least / 2
    const { raw, fields, etAl, skips, editorsEtAl, letter } = this
    return { raw, csl, confidence, fields, etAl, skips, editorsEtAl, letter, leftovers: leftoversOf(raw, csl, letter, this.wholes()) }
  }

  /** `Tides. 2016. Thesis, Fjord University, 2016.`: what came out first in the year of its own came out once. */
  private isOriginal(): boolean {
    const [first] = this.item['original-date']?.['date-parts']?.[0] ?? []
    return first !== undefined && first === this.item.issued?.['date-parts']?.[0]?.[0]
  }

  /** `Epub 2020 Feb 3.`: when an article came out that has no other date, ahead of print (Citing Medicine 2, chapter 1). */
  private dateAhead(): void {
    const { status = '', issued } = this.item
    const read = issued === undefined && /^epub\s/iu.test(status) ? readDate(status) : undefined
    if (!read) return
    this.item.issued = read.date
    this.item.status = 'Epub ahead of print'
    this.fields['issued'] = this.fields['status']!
  }

  /** Where it says when a page was seen and where, and that it came out online. */
  private wholes(): FieldSpan['span'][] {
    const { accessed } = this.fields
    const issued = JSON.stringify(this.item.issued?.['date-parts'])
    const told = this.segments.filter(({ label, text }) => label === 'date' && online.test(text) && JSON.stringify(readDate(text)?.date['date-parts']) === issued)
    return [...(accessed ? [accessed] : []), ...told, ...this.segments.filter(({ label, text }) => label === 'note' && isAnnouncement(text))].map(({ span }) => span)
  }

  private add(segment: Segment): void {
    this.parts[segment.label]({ ...segment, text: segment.text.replace(handMade, ' ').replace(prescribed, '') })
  }

  /** What a stretch of each kind says. */
  private readonly parts: Readonly<Record<Part, (segment: Segment) => void>> = {
    'author': (segment) => this.addAuthors(segment),
    'editor': (segment) => this.addNames('editor', { ...segment, text: segment.text.replace(northernEditor, '') }),
    'translator': (segment) => this.addNames('translator', segment),
    'director': (segment) => this.addDirectors(segment),
    'container-author': (segment) => this.first('container-author', readNames(segment.text.replace(/^[\s.,]*In\s/u, '')).names, segment),
    'reviewed-title': (segment) => this.first('reviewed-title', titleText(segment.text), segment),
    'reviewed-author': (segment) => this.first('reviewed-author', readNames(segment.text).names, segment),
    'reviewed-genre': (segment) => this.first('reviewed-genre', plainText(segment.text), segment),
    'uploader': (segment) => this.addUploader(segment),
    'date': (segment) => this.addDate(segment),
    'volume': (segment) => this.addVolume(segment),
    'pages': (segment) => this.addPages(segment),
    'edition': (segment) => this.first('edition', readEdition(segment.text), segment),
    'doi': (segment) => this.addAddress(isPage(segment.text) ? undefined : readDoi(segment.text), segment),
    'url': (segment) => this.addAddress(/doi\.org|\bdoi:/i.test(segment.text) ? readDoi(segment.text) : undefined, segment),
    'journal': (segment) => this.first('container-title', containerText(segment.text), segment),
    'container-title': (segment) => this.first('container-title', containerText(inNorth.test(this.raw) ? segment.text.replace(/^[\s.,]*i\s/iu, '') : segment.text), segment),
    'title': (segment) => this.first('title', titleText(segment.text), segment),
    'collection-title': (segment) => this.first('collection-title', plainText(segment.text.replace(/^[\s,.(]*(?:in\s(?=\p{Lu})|coll\.\s|ser\.\s)|^\(=\s/u, '').replace(/^\s*«\s?|\s?»[\s.,]*$/gu, '')), segment),
    'publisher': (segment) => this.addPublisher(segment),
    'location': (segment) => this.first('publisher-place', placeText(segment.text), segment),
    'genre': (segment) => this.first(saysOnline.test(segment.text) ? 'medium' : 'genre', presentationOf(segment.text) ?? withAbbreviation(withoutBrackets(segment.text), segment.text), segment),
    'medium': (segment) => this.first('medium', withoutBrackets(segment.text), segment),
    'isbn': (segment) => this.first('ISBN', /[\dX][\dX\s-]{8,}[\dX]/i.exec(segment.text)?.[0], segment),
    'note': (segment) => this.addNote(segment),
    'citation-number': () => undefined,
    'number': (segment) => this.addNumber(segment),
    'version': (segment) => this.addVersion(segment),
    'event-date': (segment) => this.first('event-date', readDate(segment.text)?.date, segment),
    'event-place': (segment) => this.first('event-place', placeText(segment.text), segment),
    'status': (segment) => this.first('status', plainText(segment.text), segment),
    'pubmed': (segment) => this.first(/PMC/i.test(segment.text) ? 'PMCID' : 'PMID', /(?:PMC)?\d+/i.exec(segment.text)?.[0], segment),
    'volumes': (segment) => this.first('number-of-volumes', /\d+/.exec(segment.text)?.[0], segment),
    'original-date': (segment) => this.first('original-date', readOriginal(segment.text), segment),
  }

  /** `R package version 2.3.3`, `Computer software version 3.2` says what has the version, too. */
  private addVersion(segment: Segment): void {
    this.first('version', /(?<=Revision\s)[\p{L}\d.]*\d|(?:(?<!\p{L})[Vv])?\d[\w.-]*\w|\d/u.exec(segment.text)?.[0].replace('V', 'v'), segment)
    this.first('genre', versioned.exec(segment.text)?.[1], segment)
  }

  private addDate(segment: Segment): void {
    const [original, later] = readYears(segment.text) ?? []
    if (original !== undefined) this.first('original-date', { 'date-parts': [[original]] }, segment)
    const read = readDate(later ?? segment.text)
    if (read && (this.item.issued?.['date-parts'] === undefined || this.isSurer(segment))) {
      this.letter = read.letter
      this.set('issued', read.date, segment)
    }
    this.addDay(segment.text)
    // `Last modified June 4, 2019`, `Updated May 4, 2021`
    const [, modified] = /(?<!\p{L})(modified|updated)(?=\s\p{Lu})/iu.exec(segment.text) ?? []
    this.first('modified', modified && `last ${modified.toLowerCase()}`, segment)
  }

  private addVolume(segment: Segment): void {
    const { volume: counted, issue: stated } = readVolume(segment.text)
    // `16 (June)`, `16 (Spring)`: a month is no issue, nor is a season; and `(Spring)` alone is no volume.
    const issue = stated !== undefined && (readMonth(stated) ?? seasonIn(stated)) !== undefined ? undefined : stated
    const volume = counted !== undefined && /^\p{L}{3,}$/u.test(counted) && (readMonth(counted) ?? seasonIn(counted)) !== undefined ? undefined : counted
    for (const month of [issue === stated ? undefined : stated, volume === counted ? undefined : counted]) if (month !== undefined) this.addMonth(month)
    if (volume !== undefined && this.item.volume === undefined) this.set('volume', volume, segment)
    else if (this.item.page !== undefined) return
    else if (volume !== undefined && issue === undefined && this.item.issue === undefined && this.item.volume !== volume) this.set('issue', volume, segment)
    if (issue !== undefined && this.item.issue === undefined) this.set('issue', issue, segment)
  }

  /** `NBER Working Paper No. 24731`: which of its kind a work is. */
  private addNumber(segment: Segment): void {
    const { genre, number } = readNumber(segment.text)
    this.first('number', number, segment)
    // `(Publication No. 13812345) [Doctoral dissertation]`: what a thesis is says its bracket.
    if (!this.segments.some((other) => other.label === 'genre' && namesThesis(other.text))) this.first('genre', genre, segment)
  }

  private addPages(segment: Segment): void {
    // `ch. 4, pp. 88–120` (IEEE Reference Guide 2023, chapters)
    const [chapter = '', number] = chapterBefore.exec(segment.text) ?? []
    this.first('chapter-number', number, segment)
    const pages = readPages(segment.text.slice(chapter.length))
    if (!paginated.test(pages)) return
    if (saysArticle.test(segment.text)) this.first('number', pages, segment)
    this.first('page', pages, segment)
  }

  private addAddress(doi: string | undefined, segment: Segment): void {
    if (doi === undefined) this.first('URL', readUrl(segment.text), segment)
    else this.first('DOI', doi, segment)
  }

  private addPublisher(segment: Segment): void {
    if (unnamed.test(segment.text)) return
    const [disc] = onDisc.exec(segment.text) ?? []
    if (disc !== undefined) {
      this.first('medium', plainText(disc), segment)
      return this.addPublisher({ ...segment, text: segment.text.slice(0, -disc.length) })
    }
    const publisher = withoutHouse.test(segment.text) ? '[s. n.]' : plainText(segment.text.replace(/^Publisher:\s/, ''))
    const [author] = this.item.author ?? []
    if (ownHouse.test(publisher) && author?.literal !== undefined) return this.first('publisher', author.literal, segment)
    // “Unpublished master’s dissertation” stands where a publisher would, and is none.
    if (isThesis(publisher)) this.first('genre', publisher, segment)
    else this.first(this.isKept() ? 'archive' : 'publisher', publisher, segment)
  }

  private addNote(segment: Segment): void {
    const accessed = readAccess(segment.text)
    if (accessed) this.first('accessed', accessed, segment)
    else if (undatedNote.test(segment.text)) this.first('issued', { literal: withoutBrackets(segment.text) }, segment)
    else if (/^[\s.]*\[Internet\][\s.]*$/u.test(segment.text)) this.first('medium', 'Internet', segment)
    else if (!isAnnouncement(segment.text)) this.first('note', plainText(segment.text), segment)
  }

  /** A thesis whose university is named is kept by whoever is named behind it. */
  private isKept(): boolean {
    return this.item.publisher !== undefined && (namesThesis(this.item.genre ?? '') || /\bdiss\b/iu.test(this.item.genre ?? ''))
  }

  /** `2019. … 46 (August): 151–60`, `46 (Spring): 151–60` */
  private addMonth(text: string): void {
    const [year, ...others] = this.item.issued?.['date-parts']?.[0] ?? []
    if (year === undefined || others.length > 0) return
    const [month, season] = [readMonth(text), seasonIn(text)]
    if (month !== undefined) this.item.issued = { 'date-parts': [[year, month]] }
    else if (season !== undefined) this.item.issued = { 'date-parts': [[year]], season }
  }

  /** `2020. … February 3, 2020`, `(2020) … 3 February`, `2020. … February 2020` */
  private addDay(text: string): void {
    const [year, ...others] = this.item.issued?.['date-parts']?.[0] ?? []
    const parts = (year === undefined ? undefined : readDate(/\d{4}/.test(text) ? text : `${text.trim()} ${year}`)?.date['date-parts']) ?? []
    const [stated, month, day] = parts[0] ?? []
    if (others.length === 0 && stated === year && month !== undefined && day !== undefined) this.item.issued = { 'date-parts': parts }
    else if (others.length === 0 && stated === year && month !== undefined) this.item.issued = { 'date-parts': [[year!, month]] }
    else this.addMonth(text)
  }

  /** Of two dates the one that is much surer is that of the work; the other is a word of something else. */
  private isSurer({ confidence }: Segment): boolean {
    return confidence > (this.fields['issued']?.confidence ?? 0) + 0.3
  }

  /** `Roe, A. [@adaroe].`: beside the name stands what its owner is called on a site (APA 7, 9.8). */
  private addAuthors(segment: Segment): void {
    this.first('screen-name', screenName.exec(segment.text)?.[1], segment)
    this.addNames('author', { ...segment, text: segment.text.replace(screenName, '').replace(inventor, '') })
  }

  private addNames(field: NameField, segment: Segment): void {
    for (const { role, text } of byRoles(field, segment.text)) this.addNamesOf(role, { ...segment, text })
  }

  /** A film is cited by who directed it, unless it names an author. */
  private addDirectors(segment: Segment): void {
    const { names } = readNames(segment.text.replace(/^\s*Dir\.\s/u, ''))
    if (names.length === 0) return
    this.set('director', names, segment)
    this.first('author', names, segment)
  }

  /** A film on the web is cited by who uploaded it, unless it names an author (APA 7, 10.12). */
  private addUploader(segment: Segment): void {
    const called = segment.text.replace(/^,\suploaded\sby\s/u, '').trim()
    // A channel is called as it calls itself: nobody can say whether `Harbour School` has a surname.
    const names = this.item.author ? readNames(called).names : [{ literal: called }]
    this.set('contributor', names, segment)
    this.first('author', names, segment)
    this.first('genre', 'Video', segment)
  }

  private addNamesOf(field: NameField, segment: Segment): void {
    const { names, etAl, skips } = readNames(segment.text)
    if (field === 'author') this.etAl ||= etAl
    if (field === 'author') this.skips ||= skips
    if (field === 'editor') this.editorsEtAl ||= etAl
    if (names.length > 0) this.set(field, [...(this.item[field] ?? []), ...names], segment)
  }

  private first<Field extends keyof CslItem>(field: Field, value: CslItem[Field] | undefined, segment: Segment): void {
    if (value !== undefined && value !== '' && this.item[field] === undefined) this.set(field, value, segment)
  }

  private set<Field extends keyof CslItem>(field: Field, value: CslItem[Field], { span, confidence }: Segment): void {
    (this.item as Record<string, unknown>)[field] = value
    this.fields[field] = { span, confidence }
  }
}

/** `Roe A, Berg C, inventors.` (Citing Medicine 2, chapter 7) */
const inventor = /,\sinventors?(?=[\s.]*$)/u

const chapterBefore = /^[\s,.]*ch(?:ap)?\.\s?(\d+),\s(?=pp?\.\s)/u

const screenName = /\s[[(](@[\w.]+)[\])]/u

const northernEditor = new RegExp(editorBehind, 'u')
const inNorth = new RegExp(inOfBook, 'u')

/** Words set in by hand are one text. */
const handMade = / ?\n?\t\s*/gu

/** `Tides. — Bergen: Fjord Press, 2019. — 48 p.`: what stands before an area of a description, and is none of it (ISBD, A.3; GOST R 7.0.5). */
const prescribed = /^[\s.,;]*[—–]\s+(?=[\p{L}\d])/u

/** `Warner Bros. DVD`: on what a film came out is no part of who brought it out. */
const onDisc = /(?<=\p{L}\.?,?\s)(?:DVD|Blu-ray|VHS)\b[\s.]*$/u

const versioned = new RegExp(String.raw`^[\s.,;(]*(${versionedWords}),?\s(?:version\s|v)\d`, 'iu')

/** `Washington, DC: Author.`: a group has published the work itself (APA 6, 7.02). */
const ownHouse = /^Authors?$/u

/** `[date unknown]` (Citing Medicine 2, chapter 2). */
const undatedNote = /^[\s.,;]*\[date unknown\][\s.,;]*$/iu

/** `Published online April 3, 2020`, `posted 2022 Mar 9`, `Last modified June 4, 2019` */
const online = /^[\s.,]*(?:published(?:\sonline)?|posted|(?:last\s)?(?:updated|modified))(?:\son)?:?\s/iu

/** `[en ligne]`: where a work is read, and not what it is. */
const saysOnline = /^[\s.,]*\[(?:en ligne|en línea|em linha|on-?line|pdf)\][\s.,]*$/iu

/** `12–15`, `xii`, `n. pag.`: what has no number is no page, whatever stands where pages do. */
const paginated = /\d|(?<!\p{L})[ivxlcdm]+(?!\p{L})|n\.\s?pag/iu

/** The number of an article in a journal without pages, where it is called one. */
const saysArticle = /^[\s,;]*art(?:icle)?\b/iu
