import { announcementJoins, surelyAnnounces, surelyAnnouncesSight } from '../words/announcements.js'
import { isBalanced } from '../brackets.js'
import type { CslItem, CslName } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'
import { readMonth } from '../parser/fields/date.js'
import { isGroup } from '../parser/fields/group.js'
import { saysStage } from '../parser/fields/title-text.js'
import { isTown } from '../parser/fields/town.js'
import { isHouse } from '../words/title-language.js'

type Entry = Pick<ParsedEntry, 'raw' | 'csl' | 'fields'>

/** Whether one part of an entry was taken for another, as what is left of it shows. */
export const isMistaken = (entry: Entry): boolean => mistakes.some((mistake) => mistake(entry))

/** `Cambridge, MA` is in Massachusetts. */
const degree = /\b(?:ph\.? ?d|dphil|(?<!\p{L},?\s)m\.?a|msc|thesis|dissertation)\b/iu

const endsAsAnnounced = new RegExp(String.raw`\(no date\)|(?<!\p{L})(?:${surelyAnnounces}\s+${announcementJoins}|(?<=[.?!,;:)]["”’]?\s+)${surelyAnnouncesSight})$`, 'iu')

const mistakes: readonly ((entry: Entry) => boolean)[] = [
  // A year in the title of what has none.
  ({ raw, csl: { issued, title = '' } }) => issued === undefined && /\p{L} (?:1[5-9]|20)\d\d(?: \p{L}|$)/u.test(title) && !/\bn\. ?d\b/i.test(raw),
  // `no. 19442` of a catalogue is no issue of it.
  ({ csl: { type, issue } }) => type === 'book' && issue !== undefined,
  // `vol. 3, 3` of a book: what the second number counts, nobody knows.
  ({ raw, csl: { type, issue } }) => type === 'chapter' && issue !== undefined && /\bvol\.\s\d+,\s\d+[.,]/iu.test(raw),
  // What says where and when a page was seen belongs to no title: `(no date) What is loyalty? Available at`.
  ({ csl: { title = '' } }) => endsAsAnnounced.test(title),
  // `Jane Eyre. Directed by …`, `Abaqus. Version 6.14.`: a title stands where the author would, and nothing else is one.
  ({ csl: { title = '' } }) => /(?:^|\.\s)(?:directed|written|produced|created) by\s|^version [\d.]+$/i.test(title),
  ({ raw }) => isOtherwiseWritten(raw),
  // `Who Shot J.R.?: Television and Its Audiences`: the beginning of the title was taken for its author.
  ({ csl: { title = '' } }) => /^[?!]/.test(title),
  // `“My Last Duchess.” 1842. The Norton Anthology`, `The “Lutheran`: a quotation that ended, or has no end.
  ({ csl: { title = '' } }) => /[.,][”"]\s+\S/u.test(title) || isOpen(title.replace(/„[^„“”]*[“”]/gu, '')),
  // `Class Lecture, Topic: “Noise.” Faculty of Engineering`: what a work stands in has no sentence of its own.
  ({ csl: { 'container-title': container = '' } }) => /[\p{L}\d][.?!][”"]\s+\p{Lu}/u.test(container),
  // What somebody sent to somebody is not listed.
  ({ csl: { title = '', 'container-title': container, publisher } }) => (container ?? publisher) === undefined && /^e-?mail (?:to|from) \p{Lu}/iu.test(title),
  // `Vol. 2 of The Northern Shore`: the whole of which a work is a volume, for something in which it stands.
  ({ csl: { volume, 'container-title': container = '' } }) => volume !== undefined && /^of\s\p{Lu}/u.test(container),
  // A site in brackets for a title: `Berg, A. (2020) [Twitter] 2 April.`
  ({ csl: { title = '' } }) => /^\[\p{L}+\]$/u.test(title),
  // `Tarn, Ellen. Review of Salt, by Ada Roe. Harbours`: what a review is of, for a title of its own, as which it would stand in quotation marks.
  ({ raw, csl: { type, title = '' } }) => type.startsWith('article') && /^Review of \p{Lu}.*, by \p{Lu}/u.test(title) && !/[“"‘„«]\s*$/u.test(raw.slice(0, raw.indexOf(title))),
  // An abbreviation in brackets for a publisher.
  ({ raw, csl: { publisher = '' } }) => /^\p{Lu}{2,}$/u.test(publisher) && raw.includes(`(${publisher})`),
  // What a paper stands in, for a part of its title: `Ropes[C]//Berg A. Proceedings` (GB/T 7714).
  ({ csl: { title = '' } }) => /\[[A-Z]{1,2}(?:\/[A-Z]{2})?\]\s?\/\//u.test(title),
  // An edition in its first word alone, for a place: `Ropes (Second, p. 142). Fjord Press.`
  ({ csl: { 'publisher-place': place = '' } }) => /^(?:first|second|third|fourth|fifth|sixth|revised|new|international)$/iu.test(place),
  // What a course is counted by, for a place: `SEA101: Introduction to the sea`.
  ({ csl: { 'publisher-place': place = '' } }) => /^\p{Lu}{2,}\s?\d{2,}/u.test(place),
  // How far a work has come, for what it stands in: `Northern ropes. In review.` Preprints stand on a server of that name.
  ({ csl: { type, 'container-title': container = '' } }) => type !== 'article' && saysStage.test(container),
  // A degree among the places.
  ({ csl: { type, 'publisher-place': place = '' } }) => type !== 'thesis' && degree.test(place),
  // A given name before the title: `Aumann, Jutta: Assimilation`.
  ({ raw, csl: { author = [], title = '' }, fields }) => author.length === 1 && author[0]!.family !== undefined && author[0]!.given === undefined && /^\p{Lu}\p{Ll}+: /u.test(title)
    && /,\s*$/.test(raw.slice(0, fields['title']?.span[0])),
  // The last of several names in full, or the first words of the title: `Ada Berg, Carl Roe: How sails wear`.
  ({ raw, csl: { author = [], title = '' }, fields }) => /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?)?\s\p{Lu}[\p{L}’'-]+: /u.test(title) && /\p{Ll},\s*$/u.test(raw.slice(0, fields['title']?.span[0]))
    && author.length > 0 && author.every(({ family = '', given = '' }) => /\p{Ll}{2}/u.test(given) && raw.indexOf(given) < raw.indexOf(family)),
  // Half of a bracket in a name: that of an abbreviation (`EPA)`), or of what stands behind the names.
  ({ csl: { author, editor, translator } }) =>
    [author, editor, translator].some((names) => names?.some(({ family = '', given = '', literal = '' }) => ![family, given, literal].every(isBalanced))),
  // Who published a work and where, `Berg, A.; Fjord Press: Oslo, Norway`, or the title of a book: `Ropes, Northern Tides: Three`.
  ({ csl: { author = [], editor = [] } }) => [...author, ...editor].some(({ family = '', given = '', literal = '' }) => /\p{L}: \p{Lu}/u.test(`${given} ${family || literal}`)),
  // What somebody did, for a name: `Santos, L. (Host)`, `Roe, A. [@aroe]`.
  ({ csl: { author = [], editor = [] } }) => [...author, ...editor].some(({ family = '', given = '' }) => /[([]/.test(family + given)),
  // Whom an author wrote with, for one of the authors: no style joins the two with an “and”.
  ({ raw, fields: { author } }) => author !== undefined && /\p{L}[.,]?\s\(?with\s\p{Lu}/u.test(raw.slice(...author.span)),
  // The same behind the name: `Bong, Jun, director. Winter`.
  ({ csl: { title = '' } }) => /^[^.]*,\s(?:director|producer|host|narrator|writer|performer|screenwriter|composer|conductor)s?\.\s/iu.test(title),
  // What somebody did for a name of its own, or for that of an editor: `Lund, O., inventor`, `Berg, E., dir.` of a film.
  ({ csl: { author = [] } }) => author.some(({ family = '', literal = '' }) => /^(?:inventor|assignee|host|director|(?:executive\s)?producer|presenter|narrator|creator|writer|performer|composer|interviewer)s?$/iu.test(literal || family)),
  ({ csl: { author = [], editor = [], translator = [] } }) => [...author, ...editor, ...translator].some(({ family = '', literal = '' }) => /^(?:editors?|eds?|pub|publishers?|co|inc|ltd)\.?$/iu.test(literal || family)),
  ({ raw, csl: { author, editor } }) => author === undefined && editor !== undefined && /^(?:\(\d{1,3}\)\s)?[^()]{3,80},\sdir\.\s/u.test(raw),
  // Bodies write standards, and no persons; one that names none begins with its title, of several words.
  ({ csl: { type, author, title = '' } }) => type === 'standard' && (author ? author[0]!.literal === undefined : !/^\p{L}+(?:[\s,-]+\p{L}+){2,}$/u.test(title)),
  // What a chapter without a title stands in, for its title: `Berg, A. In Ropes of the North; Lund, O., Ed.;` (ACS)
  ({ raw, csl: { title = '' } }) => /^In\s\p{Lu}/u.test(title) && /;[^;]*,\sEds?\.;/u.test(raw),
  // A group that wrote a work, for the first sentence of its title: `Ministry of Fisheries. Cod in Northern Waters.`
  ({ csl: { author, editor, title = '' } }) => (author ?? editor) === undefined && isGroup(/^(?!The )([^.?!“]{8,60})\.\s\p{Lu}/u.exec(title)?.[1] ?? ''),
  // A court case for two works, `Roe v. Harbour Board.`, and what is counted by columns, as debates of a parliament are.
  ({ csl: { title = '', page = '' } }) => /\sv\.?$/u.test(title) || /^cols?\b/iu.test(page),
  // A letter and the archive that keeps it, for an article: `Letter to Ann Roe, May 3. Kern Papers.`; the song of a record, for a chapter: `Track 3 on Tidal`.
  ({ csl: { title = '', 'container-title': container = '' } }) => (/^letter to:?\s\p{Lu}/iu.test(title) && /\b(?:papers|archives?|collection|library)\b/iu.test(container)) || /^track \d+ on\s/iu.test(container),
  // What a series is called behind one of its parts: `The long night. The pilots [television series episode]`.
  ({ csl: { title = '', genre = '', 'container-title': container } }) => container === undefined && /\bepisode$/iu.test(genre) && /\p{L}[.?!]\s\p{Lu}/u.test(title),
  // What a song stands on, behind a kind in brackets: `Low water [song]. On: Tidal`.
  ({ csl: { title = '' } }) => /\]\.\s+On:?\s\p{Lu}/u.test(title),
  // What a review is of, for what it stands in: `“Ropes.” Review of Tides, by Ada Berg. The Harbour Review`.
  ({ csl: { 'container-title': container = '' } }) => /^(?:book\s)?review of\s\p{L}.*[.,]\s\p{Lu}/iu.test(container),
  // Which chapter of a book it is, for the beginning of its title: `Chap. 4 in Ropes of the North`.
  ({ csl: { 'container-title': container = '' } }) => /^ch(?:ap(?:ter)?)?\.?\s\d/iu.test(container),
  // Where a conference was held and where its papers came out, for one place: `Turku, Finland. Bergen`.
  ({ csl: { 'publisher-place': place = '' } }) => /\p{Ll}{3}\.\s\p{Lu}/u.test(place),
  // What a work stands in, for the place of its publisher: `In Ropes of the North`.
  ({ csl: { 'publisher-place': place = '' } }) => /^in\s\p{Lu}/iu.test(place),
  // When it will come out, for a part of the name of what it stands in.
  ({ csl: { 'container-title': container = '', publisher = '' } }) => /[.,]\s(?:in press|forthcoming)$/iu.test(container) || /,\s(?:in press|forthcoming)$/iu.test(publisher),
  // What stands in a bracket with its date is no title: `Smith, J. (personal communication, May 4, 2020)`.
  ({ raw, fields: { title, issued } }) => title !== undefined && issued !== undefined && sharesBracket(raw, title.span[0], issued.span[1]),
  // `[Twitter] 8 November`: a title has words of its own before what a bracket says of it, or is one bracket.
  ({ csl: { title = '' } }) => /^\[[^\]]*\]\s*[^\s.]/u.test(title),
  // Books come out in a year, and so do the parts of them: what has a month is of another kind, which nobody knows. Databases know the day
  // of a book, too: `Fjord Press; 2011 Oct 25.`
  ({ raw, csl: { type, issued } }) => (type === 'book' || type === 'chapter') && (issued?.['date-parts']?.[0]?.length ?? 0) > 1 && !/; (?:19|20)\d\d \p{L}{3}(?: \d{1,2})?\.?$/u.test(raw),
  // How long a recording is, for a volume and a page: `YouTube video, 9:14.`
  ({ raw, csl: { volume, 'container-title': container = '' } }) => volume !== undefined && recording.test(container) && /(?<![\d:])\d{1,3}:[0-5]\d(?![\d–-])/u.test(raw),
  // Who did something else than to write or to publish, for what a work stands in or who published it: `YouTube, uploaded by Harbour Films`.
  ({ csl: { publisher = '', 'container-title': container = '' } }) => doneBy.test(publisher) || doneBy.test(container),
  // Who uploaded a film, beside somebody who made it: no style of ours has a place for both.
  ({ csl: { author, contributor } }) => contributor !== undefined && JSON.stringify(author) !== JSON.stringify(contributor),
  // What a report is counted by, for a journal: `Wreck and Salvage. Harbour Papers No 312`.
  ({ csl: { 'container-title': container = '' } }) => /\s(?:[Nn]os?|Nr|[Nn]úm|[Nn]°)\.?$/u.test(container),
  // An office of a country for the beginning of a title: `BRASIL. Ministério da Pesca. Redes.` (ABNT NBR 6023, 8.1.2)
  ({ raw }) => ofCountry.test(raw),
  // Who revised a translation has not made it, and who edited it as well has done both.
  ({ raw, csl: { editor, translator } }) => /\brevised\s+by\s/i.test(raw) || (bothDone.test(raw) && (editor ?? translator) !== undefined && !(editor && translator)),
  // An entry begins with who wrote it or with its title: `Fjord University. N.d. “The fjord.”`
  ({ csl: { author, editor }, fields: { title, publisher } }) => (author ?? editor) === undefined && (publisher?.span[0] ?? Infinity) < (title?.span[0] ?? 0),
  // What an interview is called, for a title: `Lund, Per. Personal interview. 3 May 2019.`, `Interview. By Per Lund`
  ({ csl: { title = '' } }) => /^(?:personal\s(?:interview|communication|conversation)|interview(?:ed)?\.?\s(?:by|with)\s\p{Lu}.*)$/iu.test(title),
  // What a song stands on, for a publisher or a part of its title: `Formation [Song]. On Lemonade. Parkwood.`
  ({ csl: { title = '', publisher = '' } }) => /\]\.\s+On\s\p{Lu}/u.test(title) || (/\]$/.test(title) && /^On\s\p{Lu}/u.test(publisher)),
  // Pages of nothing: the title has run on into what it stands in (`Tides. Advances in ice, 27.`).
  ({ csl: { type, page } }) => type === 'document' && page !== undefined,
  // Pages or a day at the end of a title: `Introduction to Tides, xi–xxx`, `Calm [Podcast]. 12 August`.
  ({ csl: { title = '' } }) => /,\s[ivxlc]+[–-][ivxlc]+$/u.test(title) || readMonth(/[.\]]\s+\d{1,2}\s+(\p{L}+)$/u.exec(title)?.[1] ?? '') !== undefined,
  // The word for “in” of another language, for a word of the title: `Morje in led. V: Kos, B. (ur.): Zbornik o morju`.
  ({ csl: { title = '' } }) => /[.?!]\s\p{Lu}(?::\s\p{Lu}|$)/u.test(title),
  // Which chapter it is, for its pages: `2017:chap 12.`
  ({ csl: { page = '' } }) => /^ch(?:ap(?:ter)?)?s?\b/iu.test(page),
  // Where in its statutes a law stands, for pages of a site: `Harbour Act 2009, c. 14.`
  ({ csl: { type, page } }) => type === 'webpage' && page !== undefined,
  // A surname that ends in an initial: `Cui J`.
  ({ csl: { author = [] } }) => author.some(({ family = '', given = '' }) => /\p{Ll} \p{Lu}$/u.test(family) && /^\p{Lu}\.?$/u.test(given)),
  // The last author for the beginning of the title: `Lund M, | Berg-van der Roe MW. Safety at sea`.
  ({ raw, csl: { author = [], title = '' }, fields }) =>
    /^\p{Lu}{1,4}$/u.test(author.at(-1)?.given ?? '') && /^\p{Lu}\p{L}[^.]*\s\p{Lu}{1,4}\.\s/u.test(title) && /,\s*$/.test(raw.slice(0, fields['title']?.span[0])),
  // The other authors for a title: `Ada M. Berg, | Carl Roe, Mia Lund. Ropes.`
  ({ raw, csl: { author = [], title = '' }, fields }) => author.length === 1 && /,\s*$/.test(raw.slice(0, fields['title']?.span[0])) && isSpoken(raw, author[0]!)
    && /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.’'-]*){1,2}(?:, \p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.’'-]*){1,2})+$/u.test(title),
  // A town for a publisher: `Holt: New York`.
  ({ csl: { publisher = '', 'publisher-place': place = '' } }) => place !== '' && isTown(publisher) && !isTown(place),
  // Who published a book, for the last part of its title: `Tides, Lippin-Raven, Bergen`.
  ({ raw, csl, fields }) => csl.type === 'book' && csl.publisher === undefined && csl['publisher-place'] !== undefined && endsInHouse(raw, csl, fields),
  // A day for a volume or a publisher: `The Northern Post 24/11/03`.
  ({ csl: { volume = '', publisher = '' } }) => [volume, publisher].some((each) => /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(each)),
  // What a work stands in is announced and not said: `“Tides.” In, 36:396–410.`
  ({ raw }) => /[.,]["”’]?\s+[Ii]n[,:]\s+\d+(?:\(\d+\))?:\s?\d/u.test(raw),
  // Who edited a work, or when it came out, for a part of its name: `Roe, C. (ed) Ropes`, `(May 2020). Ropes`.
  ({ csl: { title = '', 'container-title': container = '', publisher = '' } }) => [title, container, publisher].some((name) => editorWithin.test(name)) || /^\([^()]*\d{4}[^()]*\)/.test(title),
  // The title run on into who translated or edited the work: `Ropes, Carl Roe (trans.)`.
  ({ csl: { title = '' } }) => /\((?:trans|dirs?|coords?)\.?\)/iu.test(title),
  // Words of the title between the names: `Berg, Ada. Ropes: Northern, Old, and Social Tides.`
  ({ fields: { author, title } }) => author !== undefined && title !== undefined && author.span[0] < title.span[0] && title.span[0] < author.span[1],
  // A quotation begun, or the end of “et al.”, in a name: `Berg, A., et al. “Martin-Lund N`.
  ({ csl: { author = [], editor = [] } }) => [...author, ...editor].some(({ family = '', given = '', literal = '' }) => /[“”„«»]/u.test(family + given + literal)),
  // The first word of the title, for a part of the only author’s name: `Berg, A. Ropes, Tides and Sails. Fjord Press`, `Berg, Pierre de. Ropes. The sea`.
  ({ raw, csl: { author = [] }, fields }) => author.length === 1 && isRunIntoTitle(author[0]!.given ?? '', raw.slice(0, fields['title']?.span[0])),
  // What a work stands in, for the last sentence of its title: registered is what came out somewhere, `Ropes. Tides in the North. https://doi.org/…`.
  ({ csl: { type, title = '', DOI } }) => type === 'document' && DOI !== undefined && /[\p{Ll}\d)][.?!]\s\p{Lu}[^.?!]*$/u.test(title),
  // Someone who edited a book that nothing names: `“Ropes”, in Berg et al. (1990)`.
  ({ raw, csl: { author, editor, title, 'container-title': container }, fields }) =>
    author !== undefined && editor !== undefined && title !== undefined && container === undefined && /^[\s,.;]*in:?\s/iu.test(raw.slice(fields['editor']?.span[0])),
  // Something for the book of a chapter that nothing says to be one.
  ({ raw, csl, fields }) => csl.type === 'chapter' && isBookless(raw, csl, fields),
]

/** `C. Ropes` before a comma, `Ada M. Lund` there, and `Marc de. Ropes` or `C. L’harbour` anywhere. */
const isRunIntoTitle = (given: string, names: string): boolean =>
  /\p{Ll}{2}\.\s\p{Lu}\p{Ll}{2}/u.test(given) || /^\p{Lu}\.\s[LD]’\p{Ll}/u.test(given) || (/(?:^|\s)\p{Lu}\.\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(given) && /,\s*$/.test(names))

/** `Ada M. Berg` */
const isSpoken = (raw: string, { given = '', family = '' }: CslName): boolean => /\p{Ll}/u.test(given) && raw.includes(`${given} ${family}`)

const isOpen = (text: string): boolean => text.split('“').length !== text.split('”').length

const lastPart = /[.,;]\s+(?!The\s)(\p{Lu}[^.,;()\d]*)$/u
/** `Lippin-Raven`, `Brook/Cole`: two surnames that are one. */
const partners = /^\p{Lu}\p{Ll}+[-/]\p{Lu}\p{Ll}+$/u

const endsInHouse = (raw: string, { title = '' }: CslItem, { author, title: said }: ParsedEntry['fields']): boolean => {
  const [, last = ''] = lastPart.exec(title) ?? []
  const named = last.split(/\s+/).every((word) => /^(?:[^\p{Ll}]|(?:and|of|for|the|on|in|und|für|et|de)$)/u.test(word)) && (isGroup(last) || isHouse(last) || partners.test(last))
  return named || (last.length > 3 && author !== undefined && author.span[0] < (said?.span[0] ?? 0) && raw.slice(...author.span).replace(/,(?= and )/, '').includes(last))
}

const editorWithin = /\((?:eds?|hrsg|hg|éds?)\.?\)/iu
const ofCountry = /^\p{Lu}[\p{Lu}\s]{2,}\.\s(?:Minist[éè]r|Secretar[ií]a|Supremo|Superior|Tribunal|Conselho|C[âá]mara|Congres|Senado|Assembl|Presid[êe]ncia|Constitui|Lei\s|Decret)/u
const recording = /\b(?:video|audio|podcast|film|television|radio)\b/iu
const doneBy = /(?:^|[\s,])(?:edited|uploaded|hosted|directed|created|written|narrated|performed|performances?|produced|presented|conducted|interview(?:ed)?)\s+by\s/iu
const bothDone = /\b(?:edited\s+(?:and|&)\s+translated|translated\s+(?:and|&)\s+edited)\s+by\s/iu

const sharesBracket = (raw: string, from: number, to: number): boolean => {
  const open = raw.lastIndexOf('(', from + raw.slice(from).search(/[\p{L}\p{N}]/u))
  return open >= 0 && to > from && !/[()]/.test(raw.slice(open + 1, to).replace(/\)?[\s.]*$/, ''))
}

/** Commas and quotation marks of Arabic, Chinese and Japanese (`『潮汐の科学』東京大学出版会`), between which the model tells nothing apart. */
const otherMarks = /[،؛、「」『』《》【】]/
/** GB/T 7714: `海洋工程导论[M]` */
const chinese = /\p{Script=Han}.*\[[A-Z]{1,2}(?:\/[A-Z]{2})?\]/u
/** GOST 7.0.5: `Приливы / И. И. Иванов. – Москва : Наука, 2010. – 245 с.`, `Волны // Океанология` */
const russian = /\p{Script=Cyrillic}.*(?:\s\/\/?\s|\.\s[–—]\s)/u

/** National standards write entries in signs of their own, which styles of ours have not: such an entry stays as it is. */
const isOtherwiseWritten = (raw: string): boolean => otherMarks.test(raw) || chinese.test(raw) || russian.test(raw)

/** What a chapter stands in comes after `In`, or the chapter has quotation marks, pages or editors. */
const isBookless = (raw: string, { page, editor }: CslItem, { title, 'container-title': book }: ParsedEntry['fields']): boolean =>
  page === undefined && editor === undefined && title !== undefined && book !== undefined
  && !/[“”"„«»‘’']/.test(raw.slice(Math.max(0, title.span[0] - 1), title.span[1] + 1)) && !/\b(?:in|en|dans|im)\b/i.test(raw.slice(Math.max(0, title.span[1] - 4), book.span[0] + 4))
